import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminSystemsPatch, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import {
  SystemFields,
  type SystemValues,
  intervals,
  systemBody,
  systemValues,
  wrongIn,
} from "./system-fields.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

async function readValues(id: number): Promise<Revised<SystemValues>> {
  const { data, etag } = await adminSystemsRead(client, { path: { id } });
  return { values: systemValues(data), etag };
}

export default function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const words = useWords(systemWords);
  const text = words.form;
  const common = useWords(conformanceWords);
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "form"],
    queryFn: () => readValues(id),
    gcTime: 0,
  });
  const save = async (values: SystemValues, etag: string | undefined): Promise<void> => {
    await adminSystemsPatch(client, { path: { id }, body: systemBody(values), ifMatch: etag });
    showToast({ text: text.saved });
    await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
  };
  const { denumire, cod, baseUrl, openapiUrl, contact, activ } = text;
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`system.${id}`}
          start={found}
          reread={() => readValues(id)}
          save={save}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            denumire,
            cod,
            baseUrl,
            openapiUrl,
            contact,
            interval: text.interval,
            activ,
            public: text.public,
          }}
          shown={(name, value) => {
            if (typeof value === "boolean") return value ? words.facts.yes : words.facts.no;
            const interval = intervals.find((one) => one === value);
            return name === "interval" && interval ? common.interval[interval] : value;
          }}
          validate={(values) => wrongIn(values, text)}
        >
          {(form) => <SystemFields form={form} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
