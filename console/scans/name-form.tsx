import { useQuery, useQueryClient } from "@tanstack/react-query";
import { conversiesPatch, conversiesRead } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { scanWords } from "./words.ts";

interface Values {
  name: string;
}

async function readName(id: number): Promise<Revised<Values>> {
  const answer = await conversiesRead(client, { path: { id } });
  const name = answer.status === 200 ? (answer.data.denumire ?? "") : "";
  return { values: { name }, etag: answer.etag };
}

export default function NameForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(scanWords);
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["documents", "scans", id, "name"],
    queryFn: () => readName(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const save = async ({ name }: Values, etag: string | undefined): Promise<void> => {
    const denumire = name.trim() === "" ? null : name.trim();
    await conversiesPatch(client, { path: { id }, body: { denumire }, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["documents", "scans"] });
    showToast({ text: text.renamed });
  };
  return (
    <Loaded query={start}>
      {(revised) => (
        <RecordForm
          name={`scan-name.${id}`}
          start={revised}
          reread={() => readName(id)}
          save={save}
          onEnd={onEnd}
          verb={text.rename}
          labels={{ name: text.name }}
        >
          {(form) => <TextField label={text.name} maxLength={255} field={form.field("name")} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
