import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { templatesCreate, templatesPatch } from "../../client/generated/documents/operations.ts";
import type { Sablon } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { useSaved } from "../api/saved.ts";
import { base64Of } from "../kit/base64.ts";
import { CheckboxField, SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import { NotFound } from "../shell/error-page.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, plainScreen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { type TextsOf, useWords } from "../words/words.ts";
import { useTemplateRights } from "./may.ts";
import { Preview } from "./preview.tsx";
import { type ReadTemplate, TEMPLATES, readTemplate } from "./template-query.ts";
import { templateWords } from "./words.ts";

/** A Word file is a ZIP. */
const ZIP_IN_BASE64 = "UEsD";

const revisedOf = ({ template, etag }: ReadTemplate) => ({ values: editorValuesOf(template), etag });

function Edit({ params }: ScreenProps<"id", object>) {
  const text = useWords(templateWords);
  const id = Number(params.id);
  const found = useQuery({
    queryKey: ["documents", "templates", id, "edit"],
    queryFn: () => readTemplate(id),
    // The form keeps the revision that it started from.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <>
      {!found.data && <PageTitle>{text.title}</PageTitle>}
      <Loaded query={found}>{(read) => <Editor key={id} read={read} />}</Loaded>
    </>
  );
}

function Editor({ read }: { read: ReadTemplate }) {
  const { id, denumire, organizatieId } = read.template;
  const text = useWords(templateWords);
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  const { mayEdit, mayPublish } = useTemplateRights();
  if (!mayEdit(read.template)) return <NotFound home="/app/sabloane" />;
  const isPublisher = mayPublish({ ...(organizatieId === undefined ? {} : { organizatieId }) });
  const save = async (
    { descriere, publicat, ...others }: EditorValues,
    etag: string | undefined,
  ): Promise<void> => {
    const body = { ...others, descriere: descriere.trim() || null, ...(isPublisher ? { publicat } : {}) };
    const { data } = await templatesPatch(client, { path: { id }, body, ifMatch: etag });
    await saved(text.saved(data.denumire));
  };
  const shown = (name: keyof EditorValues, value: EditorValues[keyof EditorValues]): string => {
    if (typeof value === "boolean") return value ? text.yes : text.no;
    const words: Readonly<Record<string, string>> =
      name === "format" ? text.formats : name === "limba" ? text.languages : {};
    return name === "continut" && value.startsWith(ZIP_IN_BASE64)
      ? text.wordPresent
      : (words[value] ?? value);
  };
  return (
    <>
      <PageTitle>{text.editTitle(denumire)}</PageTitle>
      <div className="template-edit">
        <RecordForm<EditorValues>
          name={`template-edit.${id}`}
          start={revisedOf(read)}
          reread={async () => revisedOf(await readTemplate(id))}
          save={save}
          onEnd={() => go(`/app/sabloane/${id}`)}
          verb={text.save}
          labels={editorLabels(text)}
          shown={shown}
          validate={(values) => editorErrors(values, text)}
        >
          {(form) => (
            <>
              <EditorFields form={form} mayPublish={isPublisher} />
              <EditorPreview values={form.values} />
            </>
          )}
        </RecordForm>
      </div>
    </>
  );
}

function NewTemplate() {
  const text = useWords(templateWords);
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  const { mayPublish } = useTemplateRights();
  return (
    <>
      <PageTitle>{text.newTitle}</PageTitle>
      <div className="template-edit">
        <NewForm
          name="template-new"
          initial={newTemplate}
          verb={text.create}
          onCancel={() => go("/app/sabloane")}
          validate={(values) => editorErrors(values, text)}
          save={async ({ descriere, publicat, ...others }) => {
            const isPublished = mayPublish() && publicat;
            const body = { ...others, descriere: descriere.trim() || null, publicat: isPublished };
            const { data } = await templatesCreate(client, { body });
            await saved(text.saved(data.denumire));
            go(`/app/sabloane/${data.id}`);
          }}
        >
          {(form) => (
            <>
              <EditorFields form={form} mayPublish={mayPublish()} />
              <EditorPreview values={form.values} />
            </>
          )}
        </NewForm>
      </div>
    </>
  );
}

export const create = plainScreen({ page: NewTemplate, useFound: byTitle(templateWords.newTitle) });
export const edit = plainScreen({ params: ["id"], page: Edit });

interface EditorValues {
  cod: string;
  denumire: string;
  descriere: string;
  format: Sablon["format"];
  limba: Sablon["limba"];
  publicat: boolean;
  /** The text, or a Word file in base64. */
  continut: string;
}

const newTemplate: EditorValues = {
  cod: "",
  denumire: "",
  descriere: "",
  format: "TEXT",
  limba: "ro",
  publicat: false,
  continut: "",
};

const editorValuesOf = ({ descriere = "", ...template }: Sablon): EditorValues => {
  const { cod, denumire, format, limba, publicat, continut } = template;
  return { cod, denumire, descriere, format, limba, publicat, continut };
};

function editorErrors(
  { cod, denumire, format, continut }: EditorValues,
  text: TextsOf<typeof templateWords>,
): Errors<EditorValues> {
  return {
    ...(cod.trim() === "" ? { cod: text.missingCode } : {}),
    ...(denumire.trim() === "" ? { denumire: text.missingName } : {}),
    ...(continut === "" ? { continut: format === "DOCX" ? text.missingFile : text.missingContent } : {}),
  };
}

const editorLabels = (text: TextsOf<typeof templateWords>) => ({
  cod: text.code,
  denumire: text.name,
  descriere: text.description,
  format: text.kind,
  limba: text.language,
  publicat: text.publish,
  continut: text.content,
});

interface EditorFieldsProps {
  form: FormState<EditorValues>;
  mayPublish: boolean;
}

function EditorFields({ form, mayPublish }: EditorFieldsProps) {
  const text = useWords(templateWords);
  const { format } = form.values;
  return (
    <>
      <TextField label={text.name} isRequired maxLength={255} field={form.field("denumire")} />
      <TextField label={text.code} isRequired hint={text.codeHint} maxLength={64} field={form.field("cod")} />
      <TextArea label={text.description} rows={2} field={form.field("descriere")} />
      <SelectField
        label={text.language}
        isRequired
        field={form.field("limba")}
        options={(["ro", "ru", "en"] as const).map((id) => ({ id, label: text.languages[id] }))}
      />
      <SelectField
        label={text.kind}
        isRequired
        field={{ ...form.field("format"), onChange: (kind) => changeFormat(form, kind) }}
        options={(["TEXT", "HTML", "DOCX"] as const).map((id) => ({ id, label: text.formats[id] }))}
      />
      {format === "DOCX" ? (
        <WordFile form={form} />
      ) : (
        <TextArea
          label={text.content}
          isRequired
          rows={16}
          hint={text.contentHint}
          field={form.field("continut")}
        />
      )}
      {mayPublish && <CheckboxField label={text.publish} field={form.field("publicat")} />}
    </>
  );
}

/** Discards content of the other kind: a text is not a Word file, and a Word file is not a text. */
function changeFormat(form: FormState<EditorValues>, format: Sablon["format"]): void {
  const isOther = (format === "DOCX") !== (form.values.format === "DOCX");
  if (isOther) form.field("continut").onChange("");
  form.field("format").onChange(format);
}

function WordFile({ form }: { form: FormState<EditorValues> }) {
  const text = useWords(templateWords);
  const [files, setFiles] = useState<readonly File[]>([]);
  const content = form.field("continut");
  const take = (chosen: readonly File[]): void => {
    setFiles(chosen);
    const [file] = chosen;
    if (file) void base64Of(file).then(content.onChange);
  };
  return (
    <FileDrop
      label={text.word}
      isRequired
      hint={content.value === "" || files.length > 0 ? undefined : text.wordKept}
      accepts={[".docx"]}
      field={{ id: content.id, name: content.name, error: content.error, value: files, onChange: take }}
    />
  );
}

/** Previews the content that is being written, without values. */
function EditorPreview({ values: { continut, format } }: { values: EditorValues }) {
  return continut === "" ? null : <Preview asked={{ continut, format }} format={format} values={{}} />;
}
