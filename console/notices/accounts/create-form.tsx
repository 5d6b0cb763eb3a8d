import { usersCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { useSaved } from "../../api/saved.ts";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { AccountFields } from "./account-fields.tsx";
import { bodyOf, emptyAccount, errorsIn } from "./values.ts";
import { accountWords } from "./words.ts";

export default function CreateForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(accountWords);
  const saved = useSaved(["notifications", "accounts"]);
  const go = useGo();
  return (
    <NewForm
      name="notice-account.new"
      initial={emptyAccount}
      verb={text.add}
      onCancel={onCancel}
      validate={(values) => errorsIn(values, text)}
      save={async (values) => {
        const { login, email } = values;
        const { data } = await usersCreate(client, { body: { ...bodyOf(values), login, email } });
        await saved(text.added(data.login));
        go(`${paths.accounts}/${encodeURIComponent(data.login)}`, { isReplacing: true });
      }}
    >
      {(form) => <AccountFields form={form} isNew />}
    </NewForm>
  );
}
