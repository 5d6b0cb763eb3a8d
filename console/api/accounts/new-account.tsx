import { useQueryClient } from "@tanstack/react-query";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { Failed, fieldErrorsIn } from "../failed.tsx";
import { AccountFields, accountBody, emptyAccount, wrongIn } from "./account-fields.tsx";
import { useIsServiceAdmin } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";

export interface NewAccountProps {
  accounts: Accounts;
  onCancel: () => void;
  onMade: (account: AccountRow) => void;
}

/** Without a draft: passwords are not kept in the browser. */
export default function NewAccount({ accounts, onCancel, onMade }: NewAccountProps) {
  const text = useWords(accountWords);
  const queries = useQueryClient();
  const isServiceAdmin = useIsServiceAdmin(accounts);
  const form = useForm({
    initial: emptyAccount,
    validate: (values) => wrongIn(values, text, accounts.requestReset === undefined),
    async submit(values) {
      try {
        const made = await accounts.create(
          accountBody(accounts, values, { before: undefined, isServiceAdmin }),
        );
        showToast({ text: text.added(accountName(made)) });
        void queries.invalidateQueries({ queryKey: accountsKey(accounts) });
        onMade(made);
        return undefined;
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
    },
  });
  return (
    <Form form={form} verb={text.add} onCancel={onCancel} problemOf={(problem) => <Failed error={problem} />}>
      <AccountFields form={form} accounts={accounts} isNew />
    </Form>
  );
}
