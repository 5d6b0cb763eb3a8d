import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminIssuesPatch, adminIssuesRead } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { TextArea, TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { ISSUES_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

interface Values {
  note: string;
  assignee: string;
}

async function readValues(id: number): Promise<Revised<Values>> {
  const { data, etag } = await adminIssuesRead(client, { path: { id } });
  return { values: { note: data.note ?? "", assignee: data.assignee ?? "" }, etag };
}

export default function NoteForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(conformanceWords).issues;
  const { save: verb } = useWords(systemWords).form;
  const queries = useQueryClient();
  const start = useQuery({ queryKey: [...ISSUES_KEY, id, "form"], queryFn: () => readValues(id), gcTime: 0 });
  const save = async ({ note, assignee }: Values, etag: string | undefined): Promise<void> => {
    await adminIssuesPatch(client, {
      path: { id },
      body: { note: note.trim() || null, assignee: assignee.trim() || null },
      ifMatch: etag,
    });
    showToast({ text: text.annotated });
    await queries.invalidateQueries({ queryKey: ISSUES_KEY });
  };
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`issue.${id}`}
          start={found}
          reread={() => readValues(id)}
          save={save}
          onEnd={onEnd}
          verb={verb}
          labels={{ assignee: text.assignee, note: text.note }}
        >
          {(form) => (
            <>
              <TextField label={text.assignee} field={form.field("assignee")} maxLength={255} />
              <TextArea label={text.note} field={form.field("note")} />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
