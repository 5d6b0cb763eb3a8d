import { ComboField } from "../../kit/combo-field.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import type { Choices } from "./edit-choices.ts";
import type { EditValues } from "./edit-values.ts";
import { findClient } from "./find-people.ts";
import type { ReadDocument } from "./opened.ts";
import { pageWords } from "./words.ts";

interface InputsProps {
  form: FormState<EditValues>;
  opened: ReadDocument;
  issuers: Choices;
  buckets: Choices;
}

/** The fields that the caller may change: each group asks for a right of its own. */
export function EditInputs({ form, opened, issuers, buckets }: InputsProps) {
  const text = useWords(pageWords);
  const { poate, tipSecuritate, visibility, mod } = opened.document;
  const levels = (["PUBLIC", "PERSONAL", "SECRET"] as const)
    // Content that is not sealed cannot become secret, and live content stays with those who have access.
    .filter((level) => level === visibility || mod !== "LEGATURA")
    .filter((level) => level !== "SECRET" || tipSecuritate !== undefined || visibility === "SECRET")
    .map((id) => ({ id, label: text.visibility[id] }));
  return (
    <>
      {poate.includes("MODIFICA") && (
        <>
          <TextField label={text.fields.denumire} field={form.field("denumire")} isRequired />
          <TextArea label={text.fields.descriere} field={form.field("descriere")} />
          <TextField
            label={text.fields.etichete}
            field={form.field("etichete")}
            hint={text.edit.labelsHint}
          />
        </>
      )}
      {poate.includes("GUVERNEAZA") && (
        <>
          <SelectField
            label={text.fields.visibility}
            field={form.field("visibility")}
            options={levels}
            hint={tipSecuritate === undefined ? text.edit.secretHint : undefined}
            isRequired
          />
          <SelectField
            label={text.fields.bucketId}
            field={form.field("bucketId")}
            options={buckets}
            isRequired
          />
          <ComboField
            label={text.details.owner}
            field={form.field("proprietarId")}
            hint={text.edit.ownerHint}
            search={(typed, signal) => findClient(typed.trim(), signal)}
          />
        </>
      )}
      {poate.includes("ATRIBUIE") && (
        <SelectField label={text.fields.emitentId} field={form.field("emitentId")} options={issuers} />
      )}
    </>
  );
}
