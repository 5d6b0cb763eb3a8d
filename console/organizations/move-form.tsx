import { Loaded } from "../api/failed.tsx";
import { findOrganizations } from "../api/finders.ts";
import { RecordForm } from "../api/record-form.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { changeBucket, readBucket, useBucketSaved, useFreshBucket } from "./bucket.ts";
import { organizationWords } from "./words.ts";

interface Values {
  organizatieId: FoundOption | undefined;
}

const nothing: Values = { organizatieId: undefined };

/** Moves a container with its documents to another organization. */
export default function MoveForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(organizationWords);
  const saved = useBucketSaved();
  const start = useFreshBucket(id);
  return (
    <Loaded query={start}>
      {({ data, etag }) => (
        <RecordForm<Values>
          name={`bucket.move.${id}`}
          start={{ values: nothing, etag }}
          labels={{ organizatieId: text.fields.organizatieId }}
          shown={(_, value) => value?.label ?? ""}
          verb={text.buckets.move}
          onEnd={onEnd}
          validate={({ organizatieId }) =>
            organizatieId ? {} : { organizatieId: text.missing.organization }
          }
          reread={async () => ({ values: nothing, etag: (await readBucket(id)).etag })}
          save={async ({ organizatieId }, ifMatch) => {
            if (!organizatieId) return;
            await changeBucket(data, { organizatieId: Number(organizatieId.id) }, ifMatch);
            await saved(text.buckets.moved(organizatieId.label));
          }}
        >
          {(form) => (
            <>
              <p>{text.buckets.moveText}</p>
              <ComboField
                label={text.fields.organizatieId}
                field={form.field("organizatieId")}
                search={findOrganizations}
                isRequired
              />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
