import type { User } from "../../client/generated/documents/types.ts";
import { findClients } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { RecordForm } from "../api/record-form.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { TextField } from "../kit/fields.tsx";
import { Skeleton } from "../kit/states.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { changePerson, readPerson, type PersonFormProps, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

interface Values {
  clientId: FoundOption | undefined;
  subject: string;
}

const valuesOf = ({ clientId, subject = "" }: User, name: string | undefined): Values => ({
  clientId: clientId === undefined ? undefined : { id: String(clientId), label: name ?? String(clientId) },
  subject,
});

/** The name of the client stands in the field before it can be changed. */
export default function LinksForm(props: PersonFormProps) {
  const { clientId } = props.user;
  const name = useNames("clients", [clientId])(clientId);
  return clientId !== undefined && name === undefined ? <Skeleton /> : <Links {...props} name={name} />;
}

function Links({ user, etag, onEnd, name }: PersonFormProps & { name: string | undefined }) {
  const text = useWords(peopleWords);
  const saved = usePeopleSaved();
  return (
    <RecordForm
      name={`links.${user.login}`}
      start={{ values: valuesOf(user, name), etag }}
      labels={{ clientId: text.fields.client, subject: text.fields.subject }}
      shown={(_, value) => (typeof value === "object" ? value.label : (value ?? ""))}
      verb={text.save}
      onEnd={onEnd}
      reread={async () => {
        const read = await readPerson(user.login);
        return { values: valuesOf(read.data, undefined), etag: read.etag };
      }}
      save={async ({ clientId, subject }, ifMatch) => {
        const change = {
          clientId: clientId ? Number(clientId.id) : null,
          subject: subject.trim() || null,
        };
        await changePerson(user, change, ifMatch);
        await saved(text.saved);
      }}
    >
      {(form) => (
        <>
          <ComboField
            label={text.fields.client}
            hint={text.fields.clientHint}
            field={form.field("clientId")}
            search={findClients}
          />
          <TextField
            label={text.fields.subject}
            hint={text.fields.subjectHint}
            field={form.field("subject")}
            maxLength={520}
          />
        </>
      )}
    </RecordForm>
  );
}
