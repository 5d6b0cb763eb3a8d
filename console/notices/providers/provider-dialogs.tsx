import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  providersPatch,
  providersRead,
  providersRemove,
} from "../../../client/generated/notifications/operations.ts";
import type { Furnizor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { useSaved } from "../../api/saved.ts";
import { Confirm } from "../../kit/confirm.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { commonWords } from "../common/words.ts";
import { providerWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));

export function ProviderDialogs({ provider: { cod } }: { provider: Furnizor }) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const saved = useSaved(["notifications", "providers"]);
  const changeActive = async (id: string, activ: boolean): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await providersRead(client, { path });
    await providersPatch(client, { path, body: { activ }, ifMatch: etag });
  };
  const setActive = async (id: string, activ: boolean): Promise<void> => {
    await changeActive(id, activ);
    await saved(activ ? text.activated(cod) : text.retired(cod), () => changeActive(id, !activ));
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await providersRead(client, { path });
    await providersRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "providers"], refetchType: "none" });
    showToast({ text: text.removed(cod) });
    go(paths.providers, { isReplacing: true });
  };
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit(cod)}>
        {(id, close) => <EditForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="retire"
        title={() => text.retireTitle(cod)}
        verb={text.retire}
        isDangerous
        act={(id) => setActive(id, false)}
        whyOf={whyOf}
      >
        {() => text.retireHint}
      </Confirm>
      <Confirm
        name="activate"
        title={() => text.activateTitle(cod)}
        verb={text.activate}
        act={(id) => setActive(id, true)}
        whyOf={whyOf}
      >
        {() => text.activateHint}
      </Confirm>
      <Confirm
        name="remove"
        title={() => text.removeTitle(cod)}
        verb={common.remove}
        isDangerous
        act={remove}
        whyOf={whyOf}
      >
        {() => text.removeHint}
      </Confirm>
    </>
  );
}
