import { useState } from "react";
import type { Sablon } from "../../client/generated/documents/types.ts";
import { CheckboxField, SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import { type SameTexts, useWords } from "../words/words.ts";
import { Preview } from "./preview.tsx";
import { templateWords } from "./words.ts";

export interface EditorValues {
  cod: string;
  denumire: string;
  descriere: string;
  format: Sablon["format"];
  limba: Sablon["limba"];
  publicat: boolean;
  /** The text, or a Word file in base64. */
  continut: string;
}

export const newTemplate: EditorValues = {
  cod: "",
  denumire: "",
  descriere: "",
  format: "TEXT",
  limba: "ro",
  publicat: false,
  continut: "",
};

export const editorValuesOf = ({ descriere = "", ...template }: Sablon): EditorValues => {
  const { cod, denumire, format, limba, publicat, continut } = template;
  return { cod, denumire, descriere, format, limba, publicat, continut };
};

export function editorErrors(
  { cod, denumire, format, continut }: EditorValues,
  text: SameTexts<typeof templateWords.ro>,
): Errors<EditorValues> {
  return {
    ...(cod.trim() === "" ? { cod: text.missingCode } : {}),
    ...(denumire.trim() === "" ? { denumire: text.missingName } : {}),
    ...(continut === "" ? { continut: format === "DOCX" ? text.missingFile : text.missingContent } : {}),
  };
}

export const editorLabels = (text: SameTexts<typeof templateWords.ro>) => ({
  cod: text.code,
  denumire: text.name,
  descriere: text.description,
  format: text.kind,
  limba: text.language,
  publicat: text.publish,
  continut: text.content,
});

export interface EditorFieldsProps {
  form: FormState<EditorValues>;
  mayPublish: boolean;
}

export function EditorFields({ form, mayPublish }: EditorFieldsProps) {
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

/** A text is no Word file, and the other way round. */
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

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read"));
    reader.readAsDataURL(file);
  });

/** The content that is being written, without values. */
export function EditorPreview({ values: { continut, format } }: { values: EditorValues }) {
  return continut === "" ? null : <Preview asked={{ continut, format }} format={format} values={{}} />;
}
