import type {
  CerereDeNotificareAdministrativa,
  DestinatarTrimis,
  Sablon,
} from "../../../client/generated/notifications/types.ts";
import { given } from "../../kit/given.ts";
import { sectionsIn } from "../common/template-text.ts";
import { type RecipientTable, recipientsIn } from "../common/csv.ts";
import { entriesIn } from "../common/entries.ts";
import type { SendValues } from "./values.ts";

/** Names that the service fills in by itself. */
const own = new Set(["Date", "Time", "RecipientName"]);

export interface VariableField {
  name: string;
  /** A list or a condition of the template: one element in a line. */
  isList: boolean;
}

/** The variables that a person fills in: those of the template that neither the service nor the table has. */
export function fieldsOf(
  template: Pick<Sablon, "variabile" | "subject" | "body" | "bodyShort">,
  table: RecipientTable | undefined,
): VariableField[] {
  const { subject, body, bodyShort = { ro: "" } } = template;
  const texts = [subject, body, bodyShort].flatMap(({ ro, ru = "", en = "" }) => [ro, ru, en]);
  const lists = new Set(texts.flatMap(sectionsIn));
  return template.variabile
    .filter((name) => !own.has(name) && !(table?.variables.includes(name) ?? false))
    .map((name) => ({ name, isList: lists.has(name) }));
}

const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The variables as the service takes them. */
export const variablesOf = (
  fields: readonly VariableField[],
  typed: SendValues["variables"],
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, isList }) => [name, isList ? linesIn(typed[name] ?? "") : (typed[name] ?? "")]),
  );

export const tableOf = ({ to, table }: Pick<SendValues, "to" | "table">): RecipientTable | undefined =>
  to === "table" && table ? recipientsIn(table.text) : undefined;

/** The recipients of the form; those with an address get the language that was chosen for them. */
export function recipientsOf(values: SendValues): DestinatarTrimis[] {
  const { to, list, person, group, language } = values;
  const isAddress = ({ type }: DestinatarTrimis): boolean => type === "Email" || type === "SMS";
  const inLanguage = (one: DestinatarTrimis): DestinatarTrimis =>
    isAddress(one) && language !== "ro" ? { ...one, limba: language } : one;
  if (to === "list") return entriesIn(list).recipients.map(inLanguage);
  if (to === "table") return (tableOf(values)?.recipients ?? []).map(inLanguage);
  if (to === "group") return group === "" ? [] : [{ type: "Group", value: group }];
  return person ? [{ type: person.id.startsWith("1") ? "IDNO" : "IDNP", value: person.id }] : [];
}

const isoOf = (local: string): string | undefined =>
  local === "" ? undefined : new Date(local).toISOString();

const localized = (ro: string, ru: string) => (ru.trim() === "" ? { ro } : { ro, ru });

type Attachments = NonNullable<CerereDeNotificareAdministrativa["attachments"]>;

function contentOf(values: SendValues, fields: readonly VariableField[]) {
  const { content, template, subject, body, bodyShort, subjectRu, bodyRu, bodyShortRu } = values;
  if (content === "template")
    return { template: { id: Number(template), variables: variablesOf(fields, values.variables) } };
  return {
    subject: localized(subject, subjectRu),
    body: localized(body, bodyRu),
    ...(bodyShort.trim() === "" ? {} : { bodyShort: localized(bodyShort, bodyShortRu) }),
  };
}

/** What is sent; `fields` are the variables of the template. */
export function requestOf(
  values: SendValues,
  { fields, attachments }: { fields: readonly VariableField[]; attachments: Attachments },
): Omit<CerereDeNotificareAdministrativa, "sistemId"> {
  const { channels, order, afterMinutes, priority, category, copies } = values;
  const isInTurn = order === "inTurn" && afterMinutes !== undefined && reachesPeople(values);
  return given({
    recipients: recipientsOf(values),
    ...contentOf(values, fields),
    priority,
    categorie: category === "" ? undefined : category,
    channels: channels.length > 0 && reachesPeople(values) ? [...channels] : undefined,
    escalate: isInTurn ? { afterMinutes } : undefined,
    attachments: attachments.length > 0 ? attachments : undefined,
    scheduledAt: isoOf(values.scheduledAt),
    expiresAt: isoOf(values.expiresAt),
    forwardTo: copies.trim() === "" ? undefined : entriesIn(copies).recipients.map(({ value }) => value),
  });
}

/** True if a recipient is a person of the registry, who is reached by several channels. */
export const reachesPeople = (values: SendValues): boolean =>
  recipientsOf(values).some(({ type }) => type === "IDNP" || type === "IDNO" || type === "Group");

/** The content of a file in base64, as requests carry it. */
export const attachmentOf = (file: File): Promise<{ fileName: string; base64: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("error", () => reject(reader.error ?? new Error(file.name)));
    reader.addEventListener("load", () =>
      resolve({ fileName: file.name, base64: String(reader.result).replace(/^[^,]*,/, "") }),
    );
    reader.readAsDataURL(file);
  });
