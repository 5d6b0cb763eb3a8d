import { useRef, useState } from "react";
import { ContainerField } from "../api/containers.tsx";
import { hasLongLabel } from "../api/labels.ts";
import { LabelsField } from "../api/labels-field.tsx";
import { NewForm } from "../api/new-form.tsx";
import { apiWords } from "../api/words.ts";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import { type Created, type NewDocument, createDocument, emptyDocument } from "./list-create.ts";
import { useCreated } from "./list-created.ts";
import { type Progress, addVersion } from "./send-version.ts";
import { listWords } from "./words.ts";

interface NewDocumentFormProps {
  close: () => void;
  onChange: () => void;
}

const CODE = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63})?$/;

/** What is wrong with a new document, except what only the service knows. */
function useJudge(): (values: NewDocument) => Errors<NewDocument> {
  const text = useWords(formWords).newForm;
  const { long } = useWords(apiWords).labels;
  return ({ denumire, cod, etichete, visibility, protection, password, files }) => ({
    denumire: denumire.trim() === "" && files.length === 0 ? text.nameMissing : undefined,
    cod: CODE.test(cod.trim()) ? undefined : text.codeWrong,
    etichete: hasLongLabel(etichete) ? long : undefined,
    protection: visibility === "SECRET" && protection === "" ? text.secretProtection : undefined,
    password: protection === "PAROLA" && password === "" ? text.passwordMissing : undefined,
  });
}

export default function NewDocumentForm({ close, onChange }: NewDocumentFormProps) {
  const text = useWords(formWords).newForm;
  const validate = useJudge();
  const onCreated = useCreated();
  const [sent, setSent] = useState<Progress>();
  const created = useRef<Created>(undefined);
  const save = async (values: NewDocument): Promise<void> => {
    const [file] = values.files;
    // A failed file is sent again to the same document.
    created.current ??= await createDocument(values);
    onChange();
    if (file) await addVersion({ id: created.current.id, file }, setSent).finally(() => setSent(undefined));
    onChange();
    close();
    onCreated(created.current);
  };
  return (
    <NewForm
      name="nou.document"
      initial={emptyDocument}
      unkept={["password", "files"]}
      verb={text.verb}
      validate={validate}
      onCancel={close}
      save={save}
    >
      {(form) => (
        <>
          <Description form={form} />
          <Protection form={form} />
          <FileDrop label={text.file} hint={text.fileHint} field={form.field("files")} />
          {sent && <progress aria-label={text.sending} value={sent.sent} max={sent.size} />}
        </>
      )}
    </NewForm>
  );
}

interface FieldsProps {
  form: FormState<NewDocument>;
}

const visibilities = ["PERSONAL", "PUBLIC", "SECRET"] as const;

function Description({ form }: FieldsProps) {
  const words = useWords(listWords);
  const text = useWords(formWords).newForm;
  return (
    <>
      <TextField
        label={text.name}
        hint={text.nameHint}
        field={form.field("denumire")}
        maxLength={255}
        isRequired
      />
      <TextArea label={text.description} field={form.field("descriere")} rows={2} />
      <ContainerField field={form.field("bucketId")} />
      <SelectField
        label={text.visibility}
        field={form.field("visibility")}
        isRequired
        options={visibilities.map((id) => ({ id, label: `${words.visibility[id]}: ${text[id]}` }))}
      />
      <LabelsField label={text.labels} field={form.field("etichete")} />
      <TextField label={text.code} hint={text.codeHint} field={form.field("cod")} maxLength={64} />
    </>
  );
}

function Protection({ form }: FieldsProps) {
  const words = useWords(listWords);
  const text = useWords(formWords).newForm;
  return (
    <>
      <SelectField
        label={text.protection}
        field={form.field("protection")}
        isRequired
        options={[
          { id: "", label: text.none },
          { id: "CRIPTAT", label: words.security.CRIPTAT },
          { id: "PAROLA", label: words.security.PAROLA },
        ]}
      />
      {form.values.protection === "PAROLA" && (
        <TextField
          label={text.password}
          hint={text.passwordHint}
          field={form.field("password")}
          type="password"
          autoComplete="new-password"
          isRequired
        />
      )}
    </>
  );
}
