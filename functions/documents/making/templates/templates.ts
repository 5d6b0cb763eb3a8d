import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, type Scope } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { read, readUnique, refuseStale, removing } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { RecordWrite, Target } from "../../../../shared/features/crud-verbs.ts";
import { isOrganizationAdmin, isServiceAdmin, type Person, type Principal } from "../../access/principal.ts";
import { demandTemplateRight, templateRightsOf } from "../../access/template-rights.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { scanBytes, SECONDS_OF_A_REQUEST } from "../../files/scanning/scan-bytes.ts";
import { refuseUnfit } from "../../files/scanning/unfit.ts";
import { type Template, type TemplateFields, templateLists, Templates } from "../../records/template.ts";
import { bytesOf, placeTemplate, readTemplateBytes, textOf, variablesOf } from "./content.ts";
import { refusals } from "./texts.ts";

/** The templates that a caller may see: published ones, and their own drafts. */
export const listTemplates = (caller: Principal, query: ListQuery): Promise<Page<Stored<Template>>> =>
  listRecords(Templates, scopeOf(caller), query);

function scopeOf(caller: Principal): Scope<Template> {
  const { published, drafts, draftsOfOrganization, draftsOfMaker } = templateLists;
  const scope = (name: string, lists: Scope<Template>["lists"]) => ({
    name: `templates#${name}`,
    lists,
    narrowing: ["filter[cod]"],
  });
  if (caller.kind === "machine") return scope("published", [published]);
  if (isServiceAdmin(caller)) return scope("all", [published, drafts]);
  const { organizatieId, key } = caller;
  return isOrganizationAdmin(caller)
    ? scope(`organization#${organizatieId}`, [published, draftsOfOrganization({ organizatieId })])
    : scope(key, [published, draftsOfMaker(key, { organizatieId })]);
}

/** A template that the caller has this right on. @throws notFound, forbidden */
export async function templateFor(
  caller: Principal,
  id: number,
  right: Parameters<typeof demandTemplateRight>[2],
): Promise<Stored<Template>> {
  const template = await read(Templates, { id });
  if (!template) throw accessRefusals.sablonInexistent();
  demandTemplateRight(caller, template, right);
  return template;
}

/** A published template by its code, as machines see it. @throws notFound */
export async function publishedTemplate(caller: Principal, cod: string): Promise<Stored<Template>> {
  const template = await readUnique(Templates, "cod", cod);
  if (!template?.publicat) throw accessRefusals.sablonInexistent();
  demandTemplateRight(caller, template, "read");
  return template;
}

/** The template with its content, as a single template is returned. */
export async function withContent(
  template: Stored<Template>,
): Promise<Stored<Template> & { continut: string }> {
  return { ...template, continut: textOf(template.format, await readTemplateBytes(template)) };
}

export const readTemplate = async ({ caller, id }: Target<Principal>) => templateFor(caller, id, "read");

type Fields = typeof TemplateFields;

/**
 * The fields that the server derives at every write of a template. Content is stored before the record that refers to
 * it.
 * @throws forbidden for callers who may not write or publish it; badRequest, unsupportedMedia, unprocessable for
 * content that is not a template; locked, unavailable for what the scan says about it
 */
export async function templateFields({ caller, before, body }: RecordWrite<Template, Fields, Person>) {
  const now = clock.iso();
  const made = before ?? {
    creator: caller.key,
    organizatieId: caller.organizatieId,
    creatDe: caller.actor,
    creatLa: now,
  };
  const { creator, organizatieId, creatDe, creatLa } = made;
  const publicat = body.publicat ?? before?.publicat ?? false;
  demandWrite(caller, { creator, organizatieId, publicat: before?.publicat ?? false }, publicat);
  return {
    ...(await contentFields(before, body)),
    publicat,
    limba: body.limba ?? before?.limba ?? ("ro" as const),
    creator,
    ...(organizatieId === undefined ? {} : { organizatieId }),
    creatDe,
    creatLa,
    modificatDe: caller.actor,
    modificatLa: now,
  };
}

function demandWrite(
  caller: Person,
  facts: Parameters<typeof demandTemplateRight>[1],
  publicat: boolean,
): void {
  demandTemplateRight(caller, facts, "write");
  if (publicat && !templateRightsOf(caller, facts).has("publish"))
    throw refusals.publicareaESarcinaAdministratorului();
}

/** The fields derived from the content; updated only if new content was sent and differs. */
async function contentFields(
  before: Stored<Template> | undefined,
  { continut, format: wanted }: RecordWrite<Template, Fields, Person>["body"],
) {
  const format = wanted ?? before?.format ?? "TEXT";
  if (typeof continut !== "string") {
    if (before && format === before.format) return { ...contentOf(before), format };
    const bytes = before ? await readTemplateBytes(before) : Buffer.alloc(0);
    return newContent(before, format, bytes);
  }
  return newContent(before, format, bytesOf(format, continut));
}

const contentOf = ({ hash, variabile, versiune, scanare }: Template) => ({
  hash,
  variabile,
  versiune,
  scanare,
});

async function newContent(before: Stored<Template> | undefined, format: Template["format"], bytes: Buffer) {
  const scanare = await scanBytes(bytes, SECONDS_OF_A_REQUEST);
  refuseUnfit(scanare);
  const variabile = await variablesOf(format, bytes);
  const hash = await placeTemplate(bytes);
  const isSame = before?.hash === hash && before.format === format;
  const versiune = isSame ? before.versiune : (before?.versiune ?? 0) + 1;
  return { format, hash, variabile, versiune, scanare };
}

/**
 * Removes a template. Its content stays, because documents refer to it. Repeating this within a day succeeds for
 * callers who could remove it.
 * @throws notFound, forbidden, stale
 */
export const removeTemplate = ({ caller, id, ifMatch }: Target<Person>): Promise<void> =>
  retry(async () => {
    const before = await read(Templates, { id });
    const known = before ?? (await readTombstone(Templates, id));
    if (!known) throw accessRefusals.sablonInexistent();
    demandTemplateRight(caller, known, "write");
    if (!before) return;
    refuseStale(before, ifMatch);
    await transact([...removing(Templates, before), addingTombstone(Templates, before)]);
  });
