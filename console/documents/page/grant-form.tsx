import { useQuery } from "@tanstack/react-query";
import {
  partajareDocumentsPatch,
  partajareDocumentsRead,
} from "../../../client/generated/documents/operations.ts";
import type { PartajareDocument } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm, type Revised } from "../../api/record-form.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { useWords } from "../../words/words.ts";
import { dayOf, endIn, today } from "./access-data.ts";
import { rightOptions } from "./right-options.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

interface Values {
  drept: PartajareDocument["drept"];
  ultimaZi: string;
}

type Read = Revised<Values> & { grant: PartajareDocument };

async function readGrant(id: number, signal?: AbortSignal): Promise<Read> {
  const { data, etag } = await partajareDocumentsRead(client, { path: { id }, signal });
  return { grant: data, etag, values: { drept: data.drept, ultimaZi: dayOf(data.dataExpirare) } };
}

/** Changes the right or the end of a grant. */
export default function GrantForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const read = useQuery({
    queryKey: ["documents", "grant", id],
    queryFn: ({ signal }) => readGrant(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return <Loaded query={read}>{(found) => <Fields id={id} found={found} onEnd={onEnd} />}</Loaded>;
}

function Fields({ id, found, onEnd }: { id: number; found: Read; onEnd: () => void }) {
  const text = useWords(pageWords);
  const run = useAct();
  async function save({ drept, ultimaZi }: Values, etag: string | undefined): Promise<void> {
    const { documentId, dataExpirare } = found.grant;
    const body = { drept, dataExpirare: endIn(ultimaZi, dataExpirare) ?? null };
    await partajareDocumentsPatch(client, { path: { id }, body, ifMatch: etag });
    await run(documentId, () => Promise.resolve({ text: text.access.changed }));
  }
  return (
    <RecordForm
      name={`grant.${id}`}
      start={found}
      reread={() => readGrant(id)}
      save={save}
      onEnd={onEnd}
      verb={text.edit.save}
      labels={{ drept: text.access.right, ultimaZi: text.access.lastDay }}
      shown={(name, value) =>
        rightOptions(text.rights).find(({ id }) => name === "drept" && id === value)?.label ??
        (value || text.access.endless)
      }
    >
      {(form) => (
        <>
          <SelectField
            label={text.access.right}
            field={form.field("drept")}
            options={rightOptions(text.rights)}
            isRequired
          />
          <DateField
            label={text.access.lastDay}
            field={form.field("ultimaZi")}
            hint={text.access.lastDayHint}
            earliest={today()}
          />
        </>
      )}
    </RecordForm>
  );
}
