import { useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { Confirm } from "../../kit/confirm.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { sentenceOf } from "../failed.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";

const EditAccount = lazy(() => import("./edit-account.tsx"));

export interface AccountDialogsProps {
  accounts: Accounts;
  account: AccountRow;
}

/** The form of an account, and the questions before it is removed or mailed. */
export function AccountDialogs({ accounts, account }: AccountDialogsProps) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const name = accountName(account);

  async function remove(login: string): Promise<void> {
    const { etag } = await accounts.read(login);
    await accounts.remove(login, etag);
    showToast({ text: text.removed(name) });
    go(accounts.path, { isReplacing: true });
    queries.removeQueries({ queryKey: [...accountsKey(accounts), login] });
    await queries.invalidateQueries({ queryKey: [...accountsKey(accounts), "list"] });
  }

  return (
    <>
      <AddressDialog name="edit" title={() => text.editTitle(name)}>
        {(login, close) => (
          <Suspense fallback={<Skeleton />}>
            <EditAccount accounts={accounts} login={login} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="remove"
        title={() => text.removeTitle(name)}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
      <Confirm
        name="reset"
        title={() => `${text.reset}: ${name}`}
        verb={text.resetVerb}
        act={async (login) => {
          await accounts.requestReset?.(login);
          showToast({ text: text.resetDone });
        }}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.resetText(account.email)}
      </Confirm>
    </>
  );
}
