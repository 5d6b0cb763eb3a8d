import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { templatesDownloadResult, templatesGenerate } from "../../client/generated/documents/operations.ts";
import type { GenerareDocument, Sablon, ValoriSablon } from "../../client/generated/documents/types.ts";
import { download } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { ContainerField, bucketOf } from "../api/containers.tsx";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { saveFile } from "../kit/save-file.ts";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { useDraft } from "../shell/use-draft.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { FieldInput } from "./field-input.tsx";
import { type Written, fieldsOf, valuesOf } from "./fields.ts";
import { templateWords } from "./words.ts";

interface Values {
  written: Readonly<Record<string, Written>>;
  format: GenerareDocument["format"];
  name: string;
  bucketId: string;
}

export interface FillFormProps {
  template: Sablon;
  /** The values as the template takes them, for the preview. */
  onValues: (values: ValoriSablon) => void;
}

/** A field for each value of the template; it becomes a document or a file. */
export function FillForm({ template, onValues }: FillFormProps) {
  const { id, denumire, format } = template;
  const text = useWords(templateWords);
  const language = useLanguage();
  const router = useRouter();
  const queries = useQueryClient();
  const [isDownloading, setIsDownloading] = useState(false);
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
      const body = {
        format: wanted.format,
        variabile: valuesOf(fields, written),
        denumire: name,
        ...bucketOf(bucketId),
      };
      const { data } = await templatesGenerate(client, { path: { id }, body });
      await queries.invalidateQueries({ queryKey: ["documents", "list"] });
      form.reset(initial);
      showToast({
        text: text.generated(data.denumire),
        act: { title: text.open, onPress: () => void go(router, `/app/acte/${data.id}`) },
      });
      return undefined;
    },
  });
  const written = form.field("written");
  useEffect(() => onValues(valuesOf(fields, written.value)), [fields, written.value, onValues]);

  const save = async (): Promise<void> => {
    setIsDownloading(true);
    try {
      const body = { format: form.values.format, variabile: valuesOf(fields, written.value) };
      const file = await download(client, () => templatesDownloadResult(client, { path: { id }, body }));
      saveFile(file.content, file.name ?? `${denumire}.${form.values.format.toLowerCase()}`);
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsDownloading(false);
    }
  };
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
        <Button icon="download" isPending={isDownloading} onPress={() => void save()}>
          {text.download}
        </Button>
      </div>
    </Form>
  );
}
