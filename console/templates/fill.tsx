import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { templatesDownloadResult, templatesGenerate } from "../../client/generated/documents/operations.ts";
import type { GenerareDocument, Sablon, ValoriSablon } from "../../client/generated/documents/types.ts";
import { download } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { ContainerField, bucketOf } from "../api/containers.tsx";
import { Failed, Loaded } from "../api/failed.tsx";
import { useRun } from "../api/use-run.ts";
import { Button, Link } from "../kit/button.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type FormState, useForm } from "../kit/form.ts";
import { saveFile } from "../kit/save-file.ts";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, plainScreen } from "../shell/screen.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useGo } from "../shell/use-go.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type Row, type TemplateField, type Written, fieldsOf, labelOf, valuesOf } from "./fields.ts";
import { useTemplateRights } from "./may.ts";
import { Preview } from "./preview.tsx";
import { RemoveTemplate, TemplateMenu } from "./template-acts.tsx";
import { type ReadTemplate, templateQuery } from "./template-query.ts";
import { templateWords } from "./words.ts";

interface FieldInputProps {
  field: TemplateField;
  id: string;
  value: Written | undefined;
  onChange: (value: Written) => void;
}

/** The control for a field of a template, with a label from its name. */
function FieldInput({ field: { name, kind, columns }, id, value, onChange }: FieldInputProps) {
  const text = useWords(templateWords);
  const label = labelOf(name);
  if (kind === "choice") {
    const field = { id, name, value: value === true, onChange };
    return <CheckboxField label={text.include(label)} field={field} />;
  }
  if (kind === "rows") {
    const rows = typeof value === "object" ? value : [];
    return <Rows label={label} id={id} columns={columns} rows={rows} onChange={onChange} />;
  }
  const field = { id, name, value: typeof value === "string" ? value : "", onChange };
  if (kind === "text") return <TextField label={label} isRequired field={field} />;
  return (
    <TextArea
      label={label}
      isRequired={kind === "words"}
      rows={kind === "words" ? 2 : 4}
      hint={kind === "words" ? text.wordsHint : text.lines}
      field={field}
    />
  );
}

interface RowsProps {
  label: string;
  id: string;
  columns: readonly string[];
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
}

/** A list of records: a group of fields for each. */
function Rows({ label, id, columns, rows, onChange }: RowsProps) {
  const text = useWords(templateWords);
  const { number } = useFormats();
  return (
    <fieldset className="template-rows">
      <legend>{label}</legend>
      {rows.map((row, position) => (
        <div key={position} role="group" aria-label={text.row(number(position + 1))} className="template-row">
          {columns.map((column, place) => (
            <TextField
              key={column}
              label={labelOf(column)}
              isRequired
              field={{
                id: `${id}-${position}-${place}`,
                name: column,
                value: row[column] ?? "",
                onChange: (cell) =>
                  onChange(rows.map((other, at) => (at === position ? { ...other, [column]: cell } : other))),
              }}
            />
          ))}
          <Button
            look="quiet"
            icon="close"
            label={text.removeRow(number(position + 1))}
            onPress={() => onChange(rows.filter((_, at) => at !== position))}
          />
        </div>
      ))}
      <Button icon="plus" onPress={() => onChange([...rows, {}])}>
        {text.addRow}
      </Button>
    </fieldset>
  );
}

interface Values {
  written: Readonly<Record<string, Written>>;
  format: GenerareDocument["format"];
  name: string;
  bucketId: string;
}

interface FillFormProps {
  template: Sablon;
  /** Called with the values in the template's shape, for the preview. */
  onValues: (values: ValoriSablon) => void;
}

/** A form with a field for each value of the template; the result is a document or a file. */
function FillForm({ template, onValues }: FillFormProps) {
  const { id, denumire, format } = template;
  const text = useWords(templateWords);
  const go = useGo();
  const queries = useQueryClient();
  const fields = useMemo(() => fieldsOf(template), [template]);
  const initial: Values = {
    written: {},
    format: format === "DOCX" ? "DOCX" : "PDF",
    name: denumire,
    bucketId: "",
  };
  const form = useForm<Values>({
    initial,
    draft: useDraft(`template.${id}`, initial),
    validate: ({ name }) => (name.trim() === "" ? { name: text.missingName } : {}),
    async submit({ written, name, bucketId, ...wanted }) {
      const variabile = valuesOf(fields, written);
      const body = { format: wanted.format, variabile, denumire: name, ...bucketOf(bucketId) };
      const { data } = await templatesGenerate(client, { path: { id }, body });
      await queries.invalidateQueries({ queryKey: ["documents", "list"] });
      form.reset(initial);
      showToast({
        text: text.generated(data.denumire),
        act: { title: text.open, onPress: () => go(`/app/acte/${data.id}`) },
      });
      return undefined;
    },
  });
  const written = form.field("written");
  useEffect(() => onValues(valuesOf(fields, written.value)), [fields, written.value, onValues]);
  return (
    <Form
      form={form}
      verb={text.generate}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <h2>{text.values}</h2>
      {fields.map((field, position) => (
        <FieldInput
          key={field.name}
          field={field}
          id={form.idOf(`value-${position}`)}
          value={written.value[field.name]}
          onChange={(value) => written.onChange({ ...written.value, [field.name]: value })}
        />
      ))}
      <ResultFields form={form} template={template} fields={fields} />
    </Form>
  );
}

interface ResultFieldsProps {
  form: FormState<Values>;
  template: Sablon;
  fields: readonly TemplateField[];
}

/** What becomes of the values: a document with this name, or a file. */
function ResultFields({ form, template: { id, denumire, format }, fields }: ResultFieldsProps) {
  const text = useWords(templateWords);
  const { isPending, run } = useRun();
  const save = async (): Promise<void> => {
    const { format: wanted, written } = form.values;
    const body = { format: wanted, variabile: valuesOf(fields, written) };
    const file = await download(client, () => templatesDownloadResult(client, { path: { id }, body }));
    saveFile(file.content, file.name ?? `${denumire}.${wanted.toLowerCase()}`);
  };
  return (
    <>
      <h2>{text.result}</h2>
      <TextField label={text.name} isRequired maxLength={255} field={form.field("name")} />
      <SelectField
        label={text.format}
        isRequired
        hint={format === "DOCX" ? text.layoutLost : undefined}
        field={form.field("format")}
        options={(["PDF", "DOCX"] as const).map((one) => ({ id: one, label: text.resultFormats[one] }))}
      />
      <ContainerField field={form.field("bucketId")} />
      <div className="acts">
        <Button icon="download" isPending={isPending} onPress={() => void run(save)}>
          {text.download}
        </Button>
      </div>
    </>
  );
}

function Fill({ params }: ScreenProps<"id", object>) {
  const text = useWords(templateWords);
  const found = useQuery(templateQuery(Number(params.id)));
  return (
    <>
      {!found.data && <PageTitle>{text.title}</PageTitle>}
      <Loaded query={found}>{(read) => <Opened key={read.template.id} read={read} />}</Loaded>
    </>
  );
}

function Opened({ read: { template } }: { read: ReadTemplate }) {
  const { id, denumire, descriere, format } = template;
  const text = useWords(templateWords);
  const { mayEdit } = useTemplateRights();
  const [values, setValues] = useState<ValoriSablon>({});
  return (
    <>
      <div className="acts list-head">
        <PageTitle>{denumire}</PageTitle>
        <TemplateMenu template={template} mayEdit={mayEdit(template)} />
      </div>
      {descriere && <p>{descriere}</p>}
      <div className="template-work">
        <FillForm template={template} onValues={setValues} />
        <Preview asked={{ templateId: id }} format={format} values={values} />
      </div>
      <RemoveTemplate />
      <p>
        <Link href="/app/sabloane">{text.back}</Link>
      </p>
    </>
  );
}

export default plainScreen({ params: ["id"], page: Fill });
