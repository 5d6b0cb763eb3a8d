import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import type { RecordWrite } from "../../../../shared/features/crud-verbs.ts";
import { type Person, systemOf } from "../../access/callers.ts";
import {
  NoticeTexts,
  type Template,
  type TemplateFields,
  Templates,
  TEMPLATES,
  templatesOfSystem,
} from "../../records/template.ts";
import { placeTexts, readTexts, variablesOf } from "../../state/content/template-texts.ts";

/** The templates that a person may read: all for service administrators, those of their system for operators. */
export function listTemplates(caller: Person, query: ListQuery): Promise<Page<Stored<Template>>> {
  const partition = isServiceAdmin(caller) ? TEMPLATES : templatesOfSystem(systemOf(caller) ?? 0);
  return listRecords(Templates, wholeList(partition), query);
}

/** The template with its body, as a single one is answered. */
export const withBody = async (
  template: Stored<Template>,
): Promise<Stored<Template> & Pick<NoticeTexts, "body">> => {
  const { body } = await readTexts(template);
  return { ...template, body };
};

type Fields = typeof TemplateFields;

/** The person or the system that writes a template, by the name that records show. */
type Author = Pick<Person, "login">;

/**
 * The fields that the server derives at every write of a template. The texts are stored before the record that refers to
 * them.
 * @throws badRequest for a text that is not a template
 */
export async function templateFields({ caller, before, ...write }: RecordWrite<Template, Fields, Author>) {
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
  { fields, body: sent }: Pick<RecordWrite<Template, Fields, Author>, "fields" | "body">,
): Promise<NoticeTexts> {
  const body = sent.body ?? (before && (await readTexts(before)).body);
  return NoticeTexts.parse({ subject: fields.subject, body, bodyShort: fields.bodyShort });
}
