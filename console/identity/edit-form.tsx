import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Organization, Partner, Project } from "../../client/generated/identity/types.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { TextArea, TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { type Kind, keyOf } from "./calls.ts";
import { identityWords } from "./words.ts";

interface Values {
  name: string;
  description: string;
}

async function readValues<Row extends Partner | Organization | Project>(
  kind: Kind<Row>,
  id: number,
): Promise<Revised<Values>> {
  const { data, etag } = await kind.read(id);
  const description = "description" in data ? (data.description ?? "") : "";
  return { values: { name: data.name, description }, etag };
}

export interface EditFormProps<Row extends Partner | Organization | Project> {
  kind: Kind<Row>;
  id: number;
  onEnd: () => void;
}

export default function EditForm<Row extends Partner | Organization | Project>(props: EditFormProps<Row>) {
  const { kind, id, onEnd } = props;
  const text = useWords(identityWords);
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: [...keyOf(kind), id, "form"],
    queryFn: () => readValues(kind, id),
    gcTime: 0,
  });
  const save = async ({ name, description }: Values, etag: string | undefined): Promise<void> => {
    await kind.patch(id, { name: name.trim(), description: description.trim() || null }, etag);
    showToast({ text: text.saved });
    await queries.invalidateQueries({ queryKey: keyOf(kind) });
  };
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`identity.${kind.id}.${id}`}
          start={found}
          reread={() => readValues(kind, id)}
          save={save}
          onEnd={onEnd}
          verb={text.save}
          labels={{ name: text.name, description: text.description }}
          validate={({ name }) => ({ name: name.trim() === "" ? text.missing : undefined })}
        >
          {(form) => (
            <>
              <TextField label={text.name} field={form.field("name")} isRequired maxLength={255} />
              {kind.hasDescription && <TextArea label={text.description} field={form.field("description")} />}
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
