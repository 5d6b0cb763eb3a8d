import { useQueryClient } from "@tanstack/react-query";
import { provisionCreateUser } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn } from "../common/entries.ts";
import { paths } from "../common/notice-sections.tsx";
import { type NoticeLanguage, noticeLanguages } from "../common/preview.tsx";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

const initial: { number: string; nume: string; limba: NoticeLanguage; contacts: string } = {
  number: "",
  nume: "",
  limba: "ro",
  contacts: "",
};

const NUMBER = /^\d{13}$/;
const numberOf = (number: string) => (number.startsWith("1") ? { idno: number } : { idnp: number });

/** Makes a recipient with contacts; one with the number that exists already gets these contacts in addition. */
export default function ProvisionForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="notice-recipient.new"
      initial={initial}
      verb={text.add}
      onCancel={onCancel}
      validate={({ number, nume, contacts }) => {
        const { recipients, wrong } = entriesIn(contacts);
        const others = recipients.filter(({ type }) => type !== "Email" && type !== "SMS");
        const refused = [...wrong, ...others.map(({ value }) => value)];
        return {
          ...(NUMBER.test(number.trim()) ? {} : { number: text.numberWrong }),
          ...(nume.trim() === "" ? { nume: text.nameMissing } : {}),
          ...(refused.length > 0 ? { contacts: text.contactsWrong(refused.join(", ")) } : {}),
        };
      }}
      save={async ({ number, nume, limba, contacts }) => {
        const written = entriesIn(contacts).recipients.flatMap(({ type, value }) =>
          type === "Email" || type === "SMS" ? [{ canal: type, adresa: value }] : [],
        );
        const { data, status } = await provisionCreateUser(client, {
          body: {
            ...numberOf(number.trim()),
            nume: nume.trim(),
            limba,
            ...(written.length > 0 ? { contacts: written } : {}),
          },
        });
        await queries.invalidateQueries({ queryKey: ["notifications", "recipients"] });
        showToast({ text: status === 201 ? text.added(data.nume) : text.updated(data.nume) });
        go(`${paths.recipients}/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          <TextField label={text.number} hint={text.numberHint} field={form.field("number")} isRequired />
          <TextField label={text.name} field={form.field("nume")} maxLength={255} isRequired />
          <SelectField
            label={text.language}
            field={form.field("limba")}
            isRequired
            options={noticeLanguages.map((id) => ({ id, label: common.language[id] }))}
          />
          <TextArea label={text.contacts} hint={text.contactsHint} field={form.field("contacts")} rows={3} />
        </>
      )}
    </NewForm>
  );
}
