import type { Template } from "../../client/generated/template-admin/types.ts";
import { Button } from "../kit/button.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { CheckboxField, TextArea, TextField } from "../kit/fields.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { arranged, criteriaIn, listIn } from "./criteria.ts";
import { findOrganizations, useKnowsOrganizations } from "./parts.tsx";
import { templateAdminWords } from "./words.ts";

export interface TemplateValues {
  name: string;
  /** By a choice where organizations are known by name, else by its id. */
  organization: FoundOption | undefined;
  organizationId: string;
  isActive: boolean;
  template: string;
}

export const newTemplate: TemplateValues = {
  name: "",
  organization: undefined,
  organizationId: "",
  isActive: true,
  template: "[]",
};

export const templateValues = (
  template: Template,
  organization: FoundOption | undefined,
): TemplateValues => ({
  name: template.name,
  organization,
  organizationId: template.organization_id ?? "",
  isActive: template.status_id === "1",
  template: arranged(template.template),
});

export const templateBody = (values: TemplateValues, isChosen: boolean) => ({
  name: values.name.trim(),
  organization_id: (isChosen ? values.organization?.id : values.organizationId.trim()) || null,
  status_id: values.isActive ? ("1" as const) : ("0" as const),
  template: values.template,
});

type Texts = (typeof templateAdminWords)["ro"] | (typeof templateAdminWords)["ru"];

export const wrongIn = (values: TemplateValues, text: Texts): Errors<TemplateValues> => ({
  name: values.name.trim() === "" ? text.missing : undefined,
  organizationId: /^\d{0,16}$/.test(values.organizationId.trim()) ? undefined : text.organizationIdWrong,
  template: listIn(values.template) ? undefined : text.textWrong,
});

export function TemplateFields({ form }: { form: FormState<TemplateValues> }) {
  const text = useWords(templateAdminWords);
  const isChosen = useKnowsOrganizations();
  const template = form.field("template");
  const list = listIn(template.value);
  return (
    <>
      <TextField label={text.name} field={form.field("name")} isRequired maxLength={255} />
      {isChosen ? (
        <ComboField
          label={text.organization}
          hint={text.everybodyHint}
          field={form.field("organization")}
          search={findOrganizations}
        />
      ) : (
        <TextField
          label={text.organizationById}
          hint={text.organizationIdHint}
          field={form.field("organizationId")}
          maxLength={16}
        />
      )}
      <CheckboxField label={text.activeField} hint={text.activeHint} field={form.field("isActive")} />
      <TextArea label={text.text} hint={text.textHint} field={template} isRequired rows={12} />
      <div className="acts">
        <Button onPress={() => template.onChange(arranged(template.value))}>{text.arrange}</Button>
        <span role="status">{list && text.count(criteriaIn(template.value).length)}</span>
      </div>
    </>
  );
}
