import { useQueryClient } from "@tanstack/react-query";
import { adminServicesCreate } from "../../client/generated/invoicing/operations.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { BASE, SERVICES_KEY } from "./parts.tsx";
import { ServiceFields, type ServiceValues, newService, serviceBody, wrongIn } from "./service-fields.tsx";
import { invoicingWords } from "./words.ts";

export default function NewService({ onCancel }: { onCancel: () => void }) {
  const text = useWords(invoicingWords);
  const queries = useQueryClient();
  const go = useGo();
  const save = async (values: ServiceValues): Promise<void> => {
    const { data } = await adminServicesCreate(client, { body: serviceBody(values) });
    showToast({ text: text.services.added(data.name) });
    void queries.invalidateQueries({ queryKey: SERVICES_KEY });
    go(`${BASE}/servicii/${data.id}`, { isReplacing: true });
  };
  return (
    <NewForm
      name="invoicing.service.new"
      initial={newService}
      save={save}
      onCancel={onCancel}
      verb={text.services.add}
      validate={(values) => wrongIn(values, text)}
    >
      {(form) => <ServiceFields form={form} />}
    </NewForm>
  );
}
