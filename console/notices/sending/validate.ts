import type { Errors } from "../../kit/form.ts";
import { CATEGORY } from "../common/kinds.ts";
import { MOST_RECIPIENTS } from "../common/csv.ts";
import { entriesIn } from "../common/entries.ts";
import { tableOf, type VariableField } from "./request.ts";
import type { SendValues } from "./values.ts";
import type { SendErrorTexts } from "./words.ts";

export interface Known {
  fields: readonly VariableField[];
  /** True if the sender chooses the system. */
  isAdmin: boolean;
  now: number;
}

/** Bytes of attached files together: a request of 6 MB has them in base64. */
export const MOST_BYTES = 4_000_000;
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
    // A subject alone would send a Russian subject with a Romanian text.
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
