import { useQuery } from "@tanstack/react-query";
import { adminSystemsPatch, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import type { Credential, Credentials, CredentialsByZone } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { useSaved } from "../api/saved.ts";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, type FormState, useForm } from "../kit/form.ts";
import { useWords, type TextsOf } from "../words/words.ts";
import { accessWords } from "./access-words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

/** Has no draft, because the browser must not keep secrets. */
export default function AccessForm({ id: text, onEnd }: { id: string; onEnd: () => void }) {
  const id = Number(text);
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
  const saved = useSaved(SYSTEMS_KEY);
  const form = useForm<AccessValues>({
    initial: emptyAccess,
    validate: (values) => missingIn(values, text),
    async submit(values) {
      const credentials = credentialsOf(values);
      await adminSystemsPatch(client, { path: { id }, body: { credentials }, ifMatch: etag });
      await saved(credentials ? text.saved : text.removed);
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

type Texts = TextsOf<typeof accessWords>;

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

const zones = ["citizen", "secondCitizen", "staff", "admin", "app"] as const;
const types = ["none", "bearer", "basic", "header", "login", "clientCredentials"] as const;
type CredentialType = (typeof types)[number];

/** The fields of each kind of credential, in the order of the form. */
const fieldsOf = {
  none: [],
  bearer: ["token"],
  basic: ["username", "password"],
  header: ["name", "value"],
  login: ["url", "username", "password"],
  clientCredentials: ["tokenUrl", "clientId", "clientSecret", "permissions"],
} as const satisfies Record<CredentialType, readonly string[]>;

type CredentialField = (typeof fieldsOf)[CredentialType][number];
/** The credential of one zone, or "all" for the one of all zones. */
type Slot = "all" | (typeof zones)[number];
type SlotField = `${Slot}.${CredentialField}`;

type AccessValues = { scope: "all" | "zones" | "none" } & Record<`${Slot}.type`, CredentialType> &
  Record<SlotField, string>;

const slots = ["all", ...zones] as const;

const emptySlot = (slot: Slot) => ({
  [`${slot}.type`]: slot === "all" ? "bearer" : "none",
  ...Object.fromEntries(
    [...new Set(Object.values(fieldsOf).flat())].map((field) => [`${slot}.${field}`, ""]),
  ),
});

/** Nothing is prefilled: stored credentials are not shown. */
export const emptyAccess = Object.assign({ scope: "all" }, ...slots.map(emptySlot)) as AccessValues;

/** The slots that the chosen scope has. */
const slotsOf = ({ scope }: AccessValues): readonly Slot[] =>
  scope === "all" ? ["all"] : scope === "zones" ? zones : [];

function credentialOf(values: AccessValues, slot: Slot): Credential | undefined {
  const of = (field: CredentialField): string => values[`${slot}.${field}`].trim();
  const password = values[`${slot}.password`];
  const type = values[`${slot}.type`];
  if (type === "bearer") return { type, token: of("token") };
  if (type === "basic") return { type, username: of("username"), password };
  if (type === "header") return { type, name: of("name"), value: of("value") };
  if (type === "login") return { type, url: of("url"), username: of("username"), password };
  if (type === "clientCredentials")
    return {
      type,
      tokenUrl: of("tokenUrl"),
      clientId: of("clientId"),
      clientSecret: of("clientSecret"),
      ...(of("permissions") && { scope: of("permissions") }),
    };
  return undefined;
}

/** What is sent: null takes the credentials away. */
export function credentialsOf(values: AccessValues): Credentials | null {
  if (values.scope === "all") return credentialOf(values, "all") ?? null;
  const byZone: CredentialsByZone = {};
  for (const zone of slotsOf(values)) {
    const credential = credentialOf(values, zone);
    if (credential && zone !== "all") byZone[zone] = credential;
  }
  return Object.keys(byZone).length === 0 ? null : byZone;
}
