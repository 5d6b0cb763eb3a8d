import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminTemplatesPatch, adminTemplatesRead } from "../../client/generated/template-admin/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { TEMPLATES_KEY, organizationName, useKnowsOrganizations } from "./parts.tsx";
import {
  TemplateFields,
  type TemplateValues,
  templateBody,
  templateValues,
  wrongIn,
} from "./template-fields.tsx";
import { templateAdminWords } from "./words.ts";

async function readValues(id: number, isChosen: boolean): Promise<Revised<TemplateValues>> {
  const { data, etag } = await adminTemplatesRead(client, { path: { id } });
  const organization = data.organization_id;
  const option =
    isChosen && organization !== undefined
      ? { id: organization, label: await organizationName(organization) }
      : undefined;
  return { values: templateValues(data, option), etag };
}

export default function TemplateForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(templateAdminWords);
  const queries = useQueryClient();
  const isChosen = useKnowsOrganizations();
  const start = useQuery({
    queryKey: [...TEMPLATES_KEY, id, "form"],
    queryFn: () => readValues(id, isChosen),
    gcTime: 0,
  });
  const save = async (values: TemplateValues, etag: string | undefined): Promise<void> => {
    await adminTemplatesPatch(client, { path: { id }, body: templateBody(values, isChosen), ifMatch: etag });
    showToast({ text: text.saved });
    await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
  };
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`template-admin.template.${id}`}
          start={found}
          reread={() => readValues(id, isChosen)}
          save={save}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            name: text.name,
            organization: text.organization,
            organizationId: text.organizationById,
            isActive: text.activeField,
            template: text.text,
          }}
          shown={(_, value) => {
            if (typeof value === "boolean") return value ? text.yes : text.no;
            return typeof value === "string" ? value : (value?.label ?? text.everybody);
          }}
          validate={(values) => wrongIn(values, text)}
        >
          {(form) => <TemplateFields form={form} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
