import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminSystemsPatch, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import type { Limits, System } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import type { Errors } from "../kit/form.ts";
import { NumberField } from "../kit/number-field.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { addressesIn, addressLine } from "./dry-addresses.ts";
import { limitNames } from "./system-limits.ts";
import { systemWords } from "./system-words.ts";

const methods = ["POST", "PUT", "PATCH"] as const;

interface Values extends Record<(typeof limitNames)[number], number | undefined> {
  /** "" for no write. */
  method: "" | (typeof methods)[number];
  path: string;
  body: string;
  /** One address a line: `PUT /api/v1/admin/offices/proba`. */
  dry: string;
}

/** Limits that this form does not show stay as they are. */
interface Start extends Revised<Values> {
  limits: Limits;
}

const valuesOf = ({ probe, dryAddresses = [], limits = {} }: System): Values => ({
  method: probe?.method ?? "",
  path: probe ? String(probe.path) : "",
  body: probe ? JSON.stringify(probe.body) : "",
  dry: dryAddresses.map(addressLine).join("\n"),
  requestsPerSecond: limits.requestsPerSecond,
  atOnce: limits.atOnce,
  requests: limits.requests,
  seconds: limits.seconds,
  answerSeconds: limits.answerSeconds,
});

async function read(id: number): Promise<Start> {
  const { data, etag } = await adminSystemsRead(client, { path: { id } });
  return { values: valuesOf(data), etag, limits: data.limits ?? {} };
}

/** The object that a text is in JSON; undefined if it is none. */
function objectIn(text: string): { [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function limitsOf(values: Values, kept: Limits): Limits | null {
  const entries = limitNames.map((name) => [name, values[name]] as const);
  const limits: Limits = {
    ...Object.fromEntries(Object.entries(kept).filter(([name]) => !limitNames.some((one) => one === name))),
    ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  };
  return Object.keys(limits).length === 0 ? null : limits;
}

export default function TechnicalForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const words = useWords(systemWords);
  const text = words.technical;
  const queries = useQueryClient();
  const start = useQuery({ queryKey: [...SYSTEMS_KEY, id, "technical"], queryFn: () => read(id), gcTime: 0 });
  const validate = ({ method, path, body, dry }: Values): Errors<Values> => ({
    ...(method !== "" && {
      path: path.startsWith("/") ? undefined : text.pathWrong,
      body: objectIn(body) ? undefined : text.bodyWrong,
    }),
    dry: addressesIn(dry) ? undefined : text.dryWrong,
  });
  const saveOver =
    (kept: Limits) =>
    async (values: Values, etag: string | undefined): Promise<void> => {
      const { method, path, body, dry } = values;
      const probe = method === "" ? null : { method, path, body: objectIn(body) ?? {} };
      const dryAddresses = addressesIn(dry) ?? [];
      await adminSystemsPatch(client, {
        path: { id },
        body: {
          probe,
          dryAddresses: dryAddresses.length > 0 ? dryAddresses : null,
          limits: limitsOf(values, kept),
        },
        ifMatch: etag,
      });
      showToast({ text: text.saved });
      await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
    };
  const { method, path, body, dry, requestsPerSecond, atOnce, requests, seconds, answerSeconds } = text;
  const labels = { method, path, body, dry, requestsPerSecond, atOnce, requests, seconds, answerSeconds };
  return (
    <Loaded query={start}>
      {(found) => (
        <RecordForm
          name={`technical.${id}`}
          start={found}
          reread={() => read(id)}
          save={saveOver(found.limits)}
          onEnd={onEnd}
          verb={words.form.save}
          labels={labels}
          shown={(_, value) => String(value ?? "–")}
          validate={validate}
        >
          {(form) => (
            <>
              <p>{text.lead}</p>
              <SelectField
                label={method}
                field={form.field("method")}
                options={[{ id: "", label: text.none }, ...methods.map((one) => ({ id: one, label: one }))]}
              />
              {form.values.method !== "" && (
                <>
                  <TextField label={path} field={form.field("path")} isRequired />
                  <TextArea label={body} field={form.field("body")} isRequired rows={3} />
                </>
              )}
              <TextArea label={dry} hint={text.dryHint} field={form.field("dry")} rows={3} />
              {limitNames.map((name) => (
                <NumberField key={name} label={labels[name]} field={form.field(name)} min={1} />
              ))}
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
