import type { User } from "../../client/generated/documents/types.ts";
import { RecordForm } from "../api/record-form.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { SelectField, TextField } from "../kit/fields.tsx";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { changePerson, readPerson, type PersonFormProps, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

const valuesOf = ({ firstName = "", lastName = "", email, langKey }: User) => ({
  firstName,
  lastName,
  email,
  langKey,
});

export default function DataForm({ user, etag, onEnd }: PersonFormProps) {
  const text = useWords(peopleWords);
  const saved = usePeopleSaved();
  const isService = useIsServiceAdministrator();
  const isSelf = usePerson().id === user.login;
  const mayChangeEmail = isService || isSelf;
  const { firstName, lastName, email, langKey } = text.fields;
  return (
    <RecordForm
      name={`person.${user.login}`}
      start={{ values: valuesOf(user), etag }}
      labels={{ firstName, lastName, email, langKey }}
      shown={(name, value) => (name === "langKey" ? text.languages[value === "ru" ? "ru" : "ro"] : value)}
      verb={text.save}
      onEnd={onEnd}
      validate={(values) => (/^\S+@\S+$/.test(values.email.trim()) ? {} : { email: text.missing.email })}
      reread={async () => {
        const read = await readPerson(user.login);
        return { values: valuesOf(read.data), etag: read.etag };
      }}
      save={async (values, ifMatch) => {
        const change = {
          firstName: values.firstName.trim() || null,
          lastName: values.lastName.trim() || null,
          email: values.email.trim(),
          langKey: values.langKey,
        };
        await changePerson(user, change, ifMatch);
        await saved(text.saved);
      }}
    >
      {(form) => (
        <>
          <TextField label={firstName} field={form.field("firstName")} maxLength={50} />
          <TextField label={lastName} field={form.field("lastName")} maxLength={50} />
          {mayChangeEmail ? (
            <TextField label={email} field={form.field("email")} type="email" isRequired />
          ) : (
            <p className="hint">{text.emailByService}</p>
          )}
          <SelectField
            label={langKey}
            field={form.field("langKey")}
            options={[
              { id: "ro", label: text.languages.ro },
              { id: "ru", label: text.languages.ru },
            ]}
            isRequired
          />
        </>
      )}
    </RecordForm>
  );
}
