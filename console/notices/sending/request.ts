import type {
  CerereDeNotificareAdministrativa,
  DestinatarTrimis,
  Sablon,
} from "../../../client/generated/notifications/types.ts";
import { base64Of } from "../../kit/base64.ts";
import type { Errors } from "../../kit/form.ts";
import { given } from "../../kit/given.ts";
import { linesIn } from "../../kit/lines.ts";
import { MOST_RECIPIENTS, type RecipientTable, recipientsIn } from "../common/csv.ts";
import { entriesIn } from "../common/entries.ts";
import { CATEGORY } from "../common/kinds.ts";
import { sectionsIn } from "../common/template-text.ts";
import type { SendValues } from "./values.ts";
import type { SendErrorTexts } from "./words.ts";

/** Names that the service fills in itself. */
const own = new Set(["Date", "Time", "RecipientName"]);

export interface VariableField {
  name: string;
  /** True for a list or a condition of the template: one element on each line. */
  isList: boolean;
}

/** The variables that a person fills in: those of the template that neither the service nor the table provides. */
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

/** The variables in the service's form. */
export const variablesOf = (
  fields: readonly VariableField[],
  typed: SendValues["variables"],
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, isList }) => [name, isList ? linesIn(typed[name] ?? "") : (typed[name] ?? "")]),
  );

export const tableOf = ({ to, table }: Pick<SendValues, "to" | "table">): RecipientTable | undefined =>
  to === "table" && table ? recipientsIn(table.text) : undefined;

/** The recipients of the form. Those given by address get the language chosen for them. */
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

/** The texts of the request, or the template instead. */
export function contentOf(values: SendValues, fields: readonly VariableField[]) {
  const { content, template, subject, body, bodyShort, subjectRu, bodyRu, bodyShortRu } = values;
  if (content === "template")
    return { template: { id: Number(template), variables: variablesOf(fields, values.variables) } };
  return {
    subject: localized(subject, subjectRu),
    body: localized(body, bodyRu),
    ...(bodyShort.trim() === "" ? {} : { bodyShort: localized(bodyShort, bodyShortRu) }),
  };
}

/** The request to send; `fields` are the variables of the template. */
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

/** True if a recipient is in the registry, and so can be reached by several channels. */
export const reachesPeople = (values: SendValues): boolean =>
  recipientsOf(values).some(({ type }) => type === "IDNP" || type === "IDNO" || type === "Group");

export const attachmentOf = async (file: File) => ({ fileName: file.name, base64: await base64Of(file) });

export interface Known {
  fields: readonly VariableField[];
  /** True if the sender has to choose the system. */
  isAdmin: boolean;
  now: number;
}

/** The most bytes of all attached files: a request has at most 6 MB, with the files in base64. */
const MOST_BYTES = 4_000_000;
const MOST_FILES = 10;
const YEAR_MS = 366 * 24 * 3600 * 1000;

export function errorsIn(values: SendValues, known: Known, text: SendErrorTexts): Errors<SendValues> {
  return {
    ...(known.isAdmin && values.system === "" ? { system: text.system } : {}),
    ...recipientErrors(values, text),
    ...contentErrors(values, known, text),
    ...timeErrors(values, known.now, text),
    ...(values.category !== "" && !CATEGORY.test(values.category) ? { category: text.category } : {}),
    ...(entriesIn(values.copies).recipients.every(({ type }) => type === "Email") &&
    entriesIn(values.copies).wrong.length === 0
      ? {}
      : { copies: text.copies }),
  };
}

function recipientErrors(values: SendValues, text: SendErrorTexts): Errors<SendValues> {
  const { to, list, person, table, group } = values;
  if (to === "person") return person ? {} : { person: text.person };
  if (to === "group") return group === "" ? { group: text.group } : {};
  if (to === "table") {
    if (!table) return { table: text.table };
    return (tableOf(values)?.errors.length ?? 0) > 0 ? { table: text.tableWrong } : {};
  }
  const { recipients, wrong } = entriesIn(list);
  if (wrong.length > 0) return { list: text.listWrong(wrong.slice(0, 3).join(", ")) };
  if (recipients.length > MOST_RECIPIENTS) return { list: text.tooMany };
  return recipients.length === 0 ? { list: text.list } : {};
}

function contentErrors(values: SendValues, { fields }: Known, text: SendErrorTexts): Errors<SendValues> {
  const { content, template, variables, subject, body, subjectRu, bodyRu, files } = values;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const errors: Errors<SendValues> =
    files.length > MOST_FILES || bytes > MOST_BYTES ? { files: text.files } : {};
  if (content === "template") {
    if (template === "") return { ...errors, template: text.template };
    const missing = fields.filter(({ name, isList }) => !isList && (variables[name] ?? "").trim() === "");
    return missing.length > 0
      ? { ...errors, variables: text.variables(missing.map(({ name }) => name).join(", ")) }
      : errors;
  }
  return {
    ...errors,
    ...(subject.trim() === "" ? { subject: text.subject } : {}),
    ...(body.trim() === "" ? { body: text.body } : {}),
    // With only a subject, the message would mix a Russian subject with a Romanian text.
    ...(subjectRu.trim() !== "" && bodyRu.trim() === "" ? { bodyRu: text.bodyRu } : {}),
    ...(bodyRu.trim() !== "" && subjectRu.trim() === "" ? { subjectRu: text.subjectRu } : {}),
  };
}

function timeErrors(
  { scheduledAt, expiresAt, order, afterMinutes }: SendValues,
  now: number,
  text: SendErrorTexts,
) {
  const at = scheduledAt === "" ? now : Date.parse(scheduledAt);
  const end = expiresAt === "" ? undefined : Date.parse(expiresAt);
  return {
    ...(scheduledAt !== "" && !(at > now && at < now + YEAR_MS) ? { scheduledAt: text.scheduledAt } : {}),
    ...(end !== undefined && !(end > at) ? { expiresAt: text.expiresAt } : {}),
    ...(order === "inTurn" && afterMinutes === undefined ? { afterMinutes: text.afterMinutes } : {}),
  };
}
