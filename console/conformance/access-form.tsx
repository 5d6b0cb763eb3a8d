import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminSystemsPatch, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, type FormState, useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import {
  type AccessValues,
  type Slot,
  credentialsOf,
  emptyAccess,
  fieldsOf,
  slotsOf,
  types,
} from "./access-credential.ts";
import { accessWords } from "./access-words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

/** Without a draft: secrets are not kept in the browser. */
export default function AccessForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "access"],
    queryFn: () => adminSystemsRead(client, { path: { id } }),
    gcTime: 0,
  });
  return (
    <Loaded query={system}>
      {({ data, etag }) => <Fields id={id} etag={etag} hasCredentials={data.hasCredentials} onEnd={onEnd} />}
    </Loaded>
  );
}

interface FieldsProps {
  id: number;
  etag: string | undefined;
  hasCredentials: boolean;
  onEnd: () => void;
}

function Fields({ id, etag, hasCredentials, onEnd }: FieldsProps) {
  const text = useWords(accessWords);
  const { save } = useWords(systemWords).form;
  const queries = useQueryClient();
  const form = useForm<AccessValues>({
    initial: emptyAccess,
    validate: (values) => missingIn(values, text),
    async submit(values) {
      const credentials = credentialsOf(values);
      await adminSystemsPatch(client, { path: { id }, body: { credentials }, ifMatch: etag });
      showToast({ text: credentials ? text.saved : text.removed });
      await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={save} onCancel={onEnd} problemOf={(problem) => <Failed error={problem} />}>
      <p>
        {text.lead} {hasCredentials && text.there}
      </p>
      <SelectField
        label={text.scope}
        field={form.field("scope")}
        isRequired
        options={(["all", "zones", "none"] as const).map((scope) => ({
          id: scope,
          label: text.scopes[scope],
        }))}
      />
      {slotsOf(form.values).map((slot) => (
        <SlotFields key={slot} form={form} slot={slot} />
      ))}
    </Form>
  );
}

type Texts = (typeof accessWords)["ro"] | (typeof accessWords)["ru"];

function missingIn(values: AccessValues, text: Texts): Errors<AccessValues> {
  const errors: Errors<AccessValues> = {};
  for (const slot of slotsOf(values))
    for (const field of fieldsOf[values[`${slot}.type`]])
      if (field !== "permissions" && values[`${slot}.${field}`].trim() === "")
        errors[`${slot}.${field}`] = text.missing(text[field]);
  return errors;
}

const secrets: readonly string[] = ["token", "password", "value", "clientSecret"];

function SlotFields({ form, slot }: { form: FormState<AccessValues>; slot: Slot }) {
  const text = useWords(accessWords);
  const type = form.values[`${slot}.type`];
  return (
    <fieldset className="facet">
      {slot !== "all" && <legend>{text.zones[slot]}</legend>}
      <SelectField
        label={text.type}
        field={form.field(`${slot}.type`)}
        isRequired
        options={types.map((id) => ({ id, label: text.types[id] }))}
      />
      {fieldsOf[type].map((field) => (
        <TextField
          key={field}
          label={text[field]}
          field={form.field(`${slot}.${field}`)}
          isRequired={field !== "permissions"}
          type={secrets.includes(field) ? "password" : "text"}
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}
