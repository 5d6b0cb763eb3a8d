import { useQueryClient } from "@tanstack/react-query";
import { adminTemplatesCreate } from "../../client/generated/template-admin/operations.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { BASE, TEMPLATES_KEY, useKnowsOrganizations } from "./parts.tsx";
import {
  TemplateFields,
  type TemplateValues,
  newTemplate,
  templateBody,
  wrongIn,
} from "./template-fields.tsx";
import { templateAdminWords } from "./words.ts";

export default function NewTemplate({ onCancel }: { onCancel: () => void }) {
  const text = useWords(templateAdminWords);
  const queries = useQueryClient();
  const go = useGo();
  const isChosen = useKnowsOrganizations();
  const save = async (values: TemplateValues): Promise<void> => {
    const { data } = await adminTemplatesCreate(client, { body: templateBody(values, isChosen) });
    showToast({ text: text.added(data.name) });
    void queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
    go(`${BASE}/sabloane/${data.id}`, { isReplacing: true });
  };
  return (
    <NewForm
      name="template-admin.template.new"
      initial={newTemplate}
      save={save}
      onCancel={onCancel}
      verb={text.add}
      validate={(values) => wrongIn(values, text)}
    >
      {(form) => <TemplateFields form={form} />}
    </NewForm>
  );
}
