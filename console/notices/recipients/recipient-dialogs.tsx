import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  destinatarsRead,
  destinatarsRemove,
  provisionCreateLink,
  provisionRemoveLink,
} from "../../../client/generated/notifications/operations.ts";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
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
import { recipientWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));
const LinkForm = lazy(() => import("./link-form.tsx"));

/** The acts on a recipient. */
export function RecipientDialogs({ recipient: { nume, utilizatorLogin = "" } }: { recipient: Destinatar }) {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const saved = useSaved(["notifications", "recipients"]);
  const unlink = async (id: string): Promise<void> => {
    await provisionRemoveLink(client, { path: { id: Number(id) } });
    await saved(text.unlinked, () =>
      provisionCreateLink(client, { body: { login: utilizatorLogin, destinatarId: Number(id) } }),
    );
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await destinatarsRead(client, { path });
    await destinatarsRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "recipients"], refetchType: "none" });
    showToast({ text: text.removed(nume) });
    go(paths.recipients, { isReplacing: true });
  };
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit(nume)}>
        {(id, close) => <EditForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="link" title={() => text.link}>
        {(id, close) => <LinkForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="unlink"
        title={() => text.unlinkTitle(utilizatorLogin)}
        verb={text.unlink}
        act={unlink}
        whyOf={whyOf}
      >
        {() => text.unlinkHint}
      </Confirm>
      <Confirm
        name="remove"
        title={() => text.removeTitle(nume)}
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
