import type { ClientMasina, ClientMasinaNou } from "../../client/generated/documents/types.ts";
import { findBuckets, findIssuers } from "../api/finders.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { CheckboxField, TextField } from "../kit/fields.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { type SameTexts, useWords } from "../words/words.ts";
import { machineWords } from "./words.ts";

export interface MachineValues {
  denumire: string;
  emitentId: FoundOption | undefined;
  bucketId: FoundOption | undefined;
  read: boolean;
  write: boolean;
}

export const noValues: MachineValues = {
  denumire: "",
  emitentId: undefined,
  bucketId: undefined,
  read: true,
  write: false,
};

const optionOf = (id: number | undefined, name: string | undefined): FoundOption | undefined =>
  id === undefined ? undefined : { id: String(id), label: name ?? String(id) };

export const valuesOf = (
  { denumire, emitentId, bucketId, scopes }: ClientMasina,
  names: { issuer: string | undefined; bucket: string | undefined },
): MachineValues => ({
  denumire,
  emitentId: optionOf(emitentId, names.issuer),
  bucketId: optionOf(bucketId, names.bucket),
  read: scopes.includes("documente.read"),
  write: scopes.includes("documente.write"),
});

export const bodyOf = ({ denumire, emitentId, bucketId, read, write }: MachineValues): ClientMasinaNou => ({
  denumire: denumire.trim(),
  emitentId: Number(emitentId?.id),
  ...(bucketId ? { bucketId: Number(bucketId.id) } : {}),
  scopes: [...(read ? ["documente.read" as const] : []), ...(write ? ["documente.write" as const] : [])],
});

export const errorsIn = (
  { denumire, emitentId, read, write }: MachineValues,
  { missing }: SameTexts<(typeof machineWords)["ro"]>,
): Errors<MachineValues> => ({
  denumire: denumire.trim() === "" ? missing.denumire : undefined,
  emitentId: emitentId ? undefined : missing.emitent,
  read: read || write ? undefined : missing.scopes,
});

export function MachineFields({ form }: { form: FormState<MachineValues> }) {
  const text = useWords(machineWords).fields;
  return (
    <>
      <TextField label={text.denumire} field={form.field("denumire")} maxLength={255} isRequired />
      <ComboField
        label={text.emitentId}
        hint={text.emitentHint}
        field={form.field("emitentId")}
        search={findIssuers}
        isRequired
      />
      <ComboField
        label={text.bucketId}
        hint={text.bucketHint}
        field={form.field("bucketId")}
        search={findBuckets}
      />
      <fieldset className="facet">
        <legend>{text.scopes}</legend>
        <CheckboxField label={text.read} field={form.field("read")} />
        <CheckboxField label={text.write} field={form.field("write")} />
      </fieldset>
    </>
  );
}
