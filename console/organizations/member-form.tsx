import { bucketAccesCreate } from "../../client/generated/documents/operations.ts";
import type { BucketAccesNou } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { findPeople } from "../api/finders.ts";
import { NewForm } from "../api/new-form.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { SelectField } from "../kit/fields.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { useBucket, useBucketSaved } from "./bucket.ts";
import { organizationWords } from "./words.ts";

interface Values {
  appUserId: FoundOption | undefined;
  rol: BucketAccesNou["rol"];
}

const initial: Values = { appUserId: undefined, rol: "OPERATOR" };

/** Finds a person of the container's organization by name; the platform's container takes anybody. */
export default function MemberForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(organizationWords).members;
  const saved = useBucketSaved();
  const bucket = useBucket(id);
  return (
    <Loaded query={bucket}>
      {({ data: { organizatieId } }) => (
        <NewForm
          name={`member.${id}`}
          initial={initial}
          verb={text.add}
          onCancel={onEnd}
          validate={({ appUserId }) => (appUserId ? {} : { appUserId: text.choosePerson })}
          save={async ({ appUserId, rol }) => {
            if (!appUserId) return;
            await bucketAccesCreate(client, { body: { bucketId: id, appUserId: Number(appUserId.id), rol } });
            await saved(text.added(appUserId.label));
            onEnd();
          }}
        >
          {(form) => (
            <>
              <ComboField
                label={text.person}
                hint={text.personHint}
                field={form.field("appUserId")}
                search={findPeople(
                  organizatieId === undefined ? {} : { "filter[organizatieId]": String(organizatieId) },
                )}
                isRequired
              />
              <SelectField
                label={text.role}
                hint={text.roleHint}
                field={form.field("rol")}
                options={[
                  { id: "OPERATOR", label: text.roles.OPERATOR },
                  { id: "ADMIN", label: text.roles.ADMIN },
                ]}
                isRequired
              />
            </>
          )}
        </NewForm>
      )}
    </Loaded>
  );
}
