import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  sistemsRead,
  sistemsRemove,
  sistemsRemoveCredentials,
} from "../../../client/generated/notifications/operations.ts";
import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { commonWords } from "../common/words.ts";
import { systemWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));
const RotateForm = lazy(() => import("./rotate-form.tsx"));

export function SystemDialogs({ system: { denumire } }: { system: Sistem }) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const removeCredentials = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await sistemsRead(client, { path });
    await sistemsRemoveCredentials(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "systems"] });
    showToast({ text: text.credentialsRemoved });
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await sistemsRead(client, { path });
    await sistemsRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "systems"], refetchType: "none" });
    showToast({ text: text.removed(denumire) });
    go(paths.systems, { isReplacing: true });
  };
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit(denumire)}>
        {(id, close) => <EditForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="rotate" title={() => text.rotate}>
        {(id, close) => <RotateForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="removeCredentials"
        title={() => text.removeCredentialsTitle(denumire)}
        verb={text.removeCredentials}
        isDangerous
        act={removeCredentials}
        whyOf={whyOf}
      >
        {() => text.removeCredentialsHint}
      </Confirm>
      <Confirm
        name="remove"
        title={() => text.removeTitle(denumire)}
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
