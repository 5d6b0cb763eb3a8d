import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords } from "../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { mustExist } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/errors.ts";
import { isServiceAdmin } from "../../../shared/features/accounts/access.ts";
import type { RecordWrite } from "../../../shared/features/crud-verbs.ts";
import { type Person, systemOf } from "../access/callers.ts";
import { Systems } from "../records/system.ts";
import {
  NoticeTexts,
  type Template,
  type TemplateFields,
  Templates,
  templates,
  templatesOf,
} from "../records/template.ts";
import { placeTexts, readTexts, variablesOf } from "./content.ts";

/** The templates that a person may read: service administrators all, operators those of their system. */
export function listTemplates(caller: Person, query: ListQuery): Promise<Page<Stored<Template>>> {
  if (isServiceAdmin(caller)) return listRecords(Templates, { name: "templates", lists: [templates] }, query);
  const systemId = systemOf(caller) ?? 0;
  const scope = { name: `templates#${systemId}`, lists: [templatesOf(systemId)] };
  return listRecords(Templates, scope, query);
}

/** The template with its body, as a single one is answered. */
export const withBody = async (
  template: Stored<Template>,
): Promise<Stored<Template> & Pick<NoticeTexts, "body">> => {
  const { body } = await readTexts(template);
  return { ...template, body };
};

type Fields = typeof TemplateFields;

/**
 * The fields that the server derives at every write of a template. The texts are stored before the record that refers to
 * them.
 * @throws badRequest for a text that is not a template
 */
export async function templateFields({ caller, before, ...write }: RecordWrite<Template, Fields, Person>) {
  const now = clock.iso();
  const { creatDe, creatLa } = before ?? { creatDe: caller.login, creatLa: now };
  const texts = await textsAfter(before, write);
  const variabile = variablesOf(texts);
  const hash = await placeTexts(texts);
  const versiune = before?.hash === hash ? before.versiune : (before?.versiune ?? 0) + 1;
  return { variabile, hash, versiune, creatDe, creatLa, modificatDe: caller.login, modificatLa: now };
}

/** The texts after a write; a PATCH without a body keeps the former one. */
async function textsAfter(
  before: Stored<Template> | undefined,
  { fields, body: sent }: Pick<RecordWrite<Template, Fields, Person>, "fields" | "body">,
): Promise<NoticeTexts> {
  const body = sent.body ?? (before && (await readTexts(before)).body);
  return NoticeTexts.parse({ subject: fields.subject, body, bodyShort: fields.bodyShort });
}

/** The system of a new template must exist, and so must the one to which a template is moved. */
export const requiringSystem = (after: Template, before: Stored<Template> | undefined): Write[] =>
  after.sistemId === before?.sistemId
    ? []
    : [mustExist(Systems, { id: after.sistemId }, () => unknownReference("sistemId"))];
