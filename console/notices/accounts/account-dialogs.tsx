import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  usersRead,
  usersRemove,
  usersRequestReset,
} from "../../../client/generated/notifications/operations.ts";
import type { User } from "../../../client/generated/notifications/types.ts";
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
import { accountWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));

export function AccountDialogs({ account: { login } }: { account: User }) {
  const text = useWords(accountWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const reset = async (id: string): Promise<void> => {
    await usersRequestReset(client, { path: { login: id } });
    showToast({ text: text.resetSent });
  };
  const remove = async (id: string): Promise<void> => {
    const path = { login: id };
    const { etag } = await usersRead(client, { path });
    const { status } = await usersRemove(client, { path, ifMatch: etag });
    // Where two persons decide, the account stays until the second one has.
    const isAsked = status === 202;
    showToast({ text: isAsked ? text.removalAsked(id) : text.removed(id) });
    if (isAsked) return;
    await queries.invalidateQueries({ queryKey: ["notifications", "accounts"], refetchType: "none" });
    go(paths.accounts, { isReplacing: true });
  };
  return (
    <>
      <AddressDialog name="edit" title={(id) => text.edit(id)}>
        {(id, close) => <EditForm login={id} onEnd={close} />}
      </AddressDialog>
      <Confirm name="reset" title={() => text.resetTitle(login)} verb={text.reset} act={reset} whyOf={whyOf}>
        {() => text.resetHint}
      </Confirm>
      <Confirm
        name="remove"
        title={() => text.removeTitle(login)}
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
