import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminServicesPatch, adminServicesRead } from "../../client/generated/invoicing/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { SERVICES_KEY } from "./parts.tsx";
import { ServiceFields, type ServiceValues, serviceBody, serviceValues, wrongIn } from "./service-fields.tsx";
import { invoicingWords } from "./words.ts";

async function readValues(id: number): Promise<Revised<ServiceValues>> {
  const { data, etag } = await adminServicesRead(client, { path: { id } });
  return { values: serviceValues(data), etag };
}

export default function ServiceForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const words = useWords(invoicingWords);
  const text = words.services;
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: [...SERVICES_KEY, id, "form"],
    queryFn: () => readValues(id),
    gcTime: 0,
  });
  const save = async (values: ServiceValues, etag: string | undefined): Promise<void> => {
    await adminServicesPatch(client, { path: { id }, body: serviceBody(values), ifMatch: etag });
    showToast({ text: text.saved });
    await queries.invalidateQueries({ queryKey: SERVICES_KEY });
  };
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`invoicing.service.${id}`}
          start={found}
          reread={() => readValues(id)}
          save={save}
          onEnd={onEnd}
          verb={words.save}
          labels={{ name: text.name, code: text.code, amount: words.amount, active: text.activeField }}
          shown={(_, value) => (typeof value === "boolean" ? (value ? text.yes : text.no) : value)}
          validate={(values) => wrongIn(values, words)}
        >
          {(form) => <ServiceFields form={form} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
