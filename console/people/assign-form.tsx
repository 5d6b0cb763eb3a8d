import { tenantUsersAssign } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { findOrganizations } from "../api/finders.ts";
import { RecordForm } from "../api/record-form.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { readPerson, type PersonFormProps, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

interface Values {
  organizatieId: FoundOption | undefined;
}

const nothing: Values = { organizatieId: undefined };

export default function AssignForm({ user, etag, onEnd }: PersonFormProps) {
  const text = useWords(peopleWords);
  const saved = usePeopleSaved();
  const isMember = user.organizatieId !== undefined;
  return (
    <RecordForm<Values>
      name={`assign.${user.login}`}
      start={{ values: nothing, etag }}
      labels={{ organizatieId: text.fields.organization }}
      shown={(_, value) => value?.label ?? ""}
      verb={isMember ? text.affiliation.move : text.affiliation.assign}
      onEnd={onEnd}
      validate={({ organizatieId }) => (organizatieId ? {} : { organizatieId: text.missing.organization })}
      reread={async () => ({ values: nothing, etag: (await readPerson(user.login)).etag })}
      save={async ({ organizatieId }, ifMatch) => {
        if (!organizatieId) return;
        await tenantUsersAssign(client, {
          path: { id: user.id },
          body: { organizatieId: Number(organizatieId.id) },
          ifMatch,
        });
        await saved(text.affiliation.assigned(organizatieId.label));
      }}
    >
      {(form) => (
        <ComboField
          label={text.fields.organization}
          hint={isMember ? text.affiliation.moveText : undefined}
          field={form.field("organizatieId")}
          search={findOrganizations}
          isRequired
        />
      )}
    </RecordForm>
  );
}
