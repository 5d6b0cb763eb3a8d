import { useQuery } from "@tanstack/react-query";
import {
  semnaturaDocumentsPatch,
  semnaturaDocumentsRead,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm, type Revised } from "../../api/record-form.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

interface Values {
  observatii: string;
}

async function readRemark(id: number, signal?: AbortSignal): Promise<Revised<Values>> {
  const { data, etag } = await semnaturaDocumentsRead(client, { path: { id }, signal });
  return { etag, values: { observatii: data.observatii ?? "" } };
}

/** Writes remarks on a signature. */
export default function RemarkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords);
  const run = useAct();
  const { document } = useOpened();
  const read = useQuery({
    queryKey: ["documents", "signature", id],
    queryFn: ({ signal }) => readRemark(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  async function save({ observatii }: Values, etag: string | undefined): Promise<void> {
    const body = { observatii: observatii.trim() || null };
    await semnaturaDocumentsPatch(client, { path: { id }, body, ifMatch: etag });
    await run(document.id, () => Promise.resolve({ text: text.signatures.remarked }));
  }
  return (
    <Loaded query={read}>
      {(start) => (
        <RecordForm
          name={`signature.${id}`}
          start={start}
          reread={() => readRemark(id)}
          save={save}
          onEnd={onEnd}
          verb={text.edit.save}
          labels={{ observatii: text.signatures.remark }}
        >
          {(form) => <TextArea label={text.signatures.remark} field={form.field("observatii")} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
