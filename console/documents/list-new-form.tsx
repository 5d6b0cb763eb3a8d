import { useRef, useState } from "react";
import type { BucketPropriu } from "../../client/generated/documents/types.ts";
import { Failed, fieldErrorsIn, Loaded } from "../api/failed.tsx";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, type Field, useForm } from "../kit/form.ts";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import { addFile, createDocument, type Created, emptyDocument, type NewDocument } from "./list-create.ts";
import { labelsIn, LONGEST_LABEL } from "./list-labels.ts";
import { useOpenContainers } from "./list-move-form.tsx";
import { useCreated } from "./list-created.ts";
import { listWords } from "./words.ts";

interface NewFormProps {
  close: () => void;
  onChange: () => void;
}

export default function NewForm(props: NewFormProps) {
  const containers = useOpenContainers();
  return <Loaded query={containers}>{(found) => <Fields {...props} containers={found} />}</Loaded>;
}

const CODE = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63})?$/;
const visibilities = ["PERSONAL", "PUBLIC", "SECRET"] as const;

/** The password and the file are never part of the draft. */
function Fields({ close, onChange, containers }: NewFormProps & { containers: BucketPropriu[] }) {
  const words = useWords(listWords);
  const forms = useWords(formWords);
  const text = forms.newForm;
  const onCreated = useCreated();
  const [password, setPassword] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [own, setOwn] = useState<{ password?: string | undefined }>({});
  const [sent, setSent] = useState<number>();
  const created = useRef<Created>(undefined);
  const [file] = files;
  const form = useForm({
    initial: emptyDocument,
    draft: useDraft("nou.document", emptyDocument),
    validate(values): Errors<NewDocument> {
      const { denumire, cod, etichete, visibility, protection } = values;
      const isMissing = protection === "PAROLA" && password === "";
      setOwn(isMissing ? { password: text.passwordMissing } : {});
      return {
        denumire: denumire.trim() === "" && !file ? text.nameMissing : undefined,
        cod: CODE.test(cod.trim()) ? undefined : text.codeWrong,
        etichete: labelsIn(etichete).some((label) => label.length > LONGEST_LABEL)
          ? forms.labelForm.long
          : undefined,
        protection: isMissing
          ? text.passwordMissing
          : visibility === "SECRET" && protection === ""
            ? text.secretProtection
            : undefined,
      };
    },
    async submit(values) {
      try {
        // A file that failed is sent again to the same document.
        created.current ??= await createDocument(values, { password, file });
        onChange();
        if (file) await addFile(created.current, file, setSent);
        onChange();
        close();
        onCreated(created.current);
        return undefined;
      } catch (error) {
        setSent(undefined);
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
    },
  });
  const passwordField: Field<string> = {
    id: form.idOf("password"),
    name: "password",
    value: password,
    error: own.password,
    onChange: setPassword,
  };
  const fileField = { id: form.idOf("file"), name: "file", value: files, onChange: setFiles };
  return (
    <Form
      form={form}
      verb={text.verb}
      onCancel={close}
      initial={emptyDocument}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        field={form.field("denumire")}
        maxLength={255}
        isRequired
      />
      <TextArea label={text.description} field={form.field("descriere")} rows={2} />
      <SelectField
        label={text.container}
        field={form.field("bucketId")}
        isRequired
        options={[
          { id: "", label: text.default },
          ...containers.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
        ]}
      />
      <SelectField
        label={text.visibility}
        field={form.field("visibility")}
        isRequired
        options={visibilities.map((id) => ({ id, label: `${words.visibility[id]}: ${text[id]}` }))}
      />
      <TextField label={text.labels} hint={text.labelsHint} field={form.field("etichete")} />
      <TextField label={text.code} hint={text.codeHint} field={form.field("cod")} maxLength={64} />
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
          field={passwordField}
          type="password"
          autoComplete="new-password"
          isRequired
        />
      )}
      <FileDrop label={text.file} hint={text.fileHint} field={fileField} />
      {sent !== undefined && <progress aria-label={text.sending} value={sent} max={1} />}
    </Form>
  );
}
