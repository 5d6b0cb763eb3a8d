import type { BucketView } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { changeBucket, readBucket, useBucketSaved, useFreshBucket } from "./bucket.ts";
import { isCode } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const valuesOf = ({ denumire, cod }: BucketView) => ({ denumire, cod });

export default function BucketForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(organizationWords);
  const saved = useBucketSaved();
  const start = useFreshBucket(id);
  const { denumire, cod } = text.fields;
  return (
    <Loaded query={start}>
      {({ data, etag }) => (
        <RecordForm
          name={`bucket.${id}`}
          start={{ values: valuesOf(data), etag }}
          labels={{ denumire, cod }}
          verb={text.save}
          onEnd={onEnd}
          validate={(values) => ({
            denumire: values.denumire.trim() === "" ? text.missing.denumire : undefined,
            cod: isCode(values.cod) ? undefined : text.missing.cod,
          })}
          reread={async () => {
            const read = await readBucket(id);
            return { values: valuesOf(read.data), etag: read.etag };
          }}
          save={async (values, ifMatch) => {
            await changeBucket(data, { denumire: values.denumire.trim(), cod: values.cod.trim() }, ifMatch);
            await saved(text.saved);
          }}
        >
          {(form) => (
            <>
              <TextField label={denumire} field={form.field("denumire")} maxLength={255} isRequired />
              <TextField label={cod} field={form.field("cod")} maxLength={64} isRequired />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
