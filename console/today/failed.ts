import { conversiesList, importsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { readDocumentNames } from "../api/names.ts";
import { readDrafts } from "../shell/drafts.ts";
import {
  SHOWN,
  type Section,
  type SectionContext,
  type TodayItem,
  type Waiting,
  ofDocuments,
} from "./section.ts";

/* What the person began and what did not succeed. */

/**
 * Uploads of the tray that ended without a document. The service has no list of them; the browser that began them keeps them
 * among the drafts of the person.
 */
async function uploads({ person, text }: SectionContext): Promise<Waiting> {
  const kept = await readDrafts(person.id, "uploads/");
  const items = kept.flatMap((record): TodayItem[] => {
    const { id, name, end } = fieldsOf(record);
    const { why } = fieldsOf(end);
    if (typeof id !== "string" || typeof name !== "string" || typeof why !== "string") return [];
    return [{ id: `upload ${id}`, title: name, detail: text.upload(why) }];
  });
  return { items, total: items.length };
}

const RECENT_IMPORTS = 5;

/** Files that the last imports did not bring. */
async function imports({ text, formats }: SectionContext): Promise<Waiting> {
  const { rows } = pageOf(await importsList(client, { query: { size: RECENT_IMPORTS } }));
  const items = rows
    .filter(({ esuate }) => esuate > 0)
    .map(({ id, creatLa, esuate }) => ({
      id: `import ${id}`,
      title: text.importOf(formats.dateTime(creatLa)),
      detail: text.imported(esuate),
      href: `/app/importuri/aduse/${id}`,
    }));
  return { items, total: items.length };
}

/** Scans whose text was not read. */
async function scans({ person, text, formats, now }: SectionContext): Promise<Waiting> {
  const query = { size: SHOWN, "filter[status]": "ESUATA", "filter[creatDe]": person.id };
  const { rows, total = 0 } = pageOf(await conversiesList(client, { query }));
  const ids = rows.flatMap(({ documentId: id }) => (id === undefined ? [] : [id]));
  const names = await readDocumentNames(ids);
  const items = rows.map(({ id, denumire, documentId = 0, creatLa }) => ({
    id: `scan ${id}`,
    title: denumire ?? names.get(documentId)?.denumire ?? text.nameless(String(documentId)),
    detail: text.scan(formats.ago(creatLa, now)),
    href: `/app/scanari/${id}`,
  }));
  const rest: TodayItem[] =
    total > rows.length
      ? [{ id: "scans", title: text.scans, detail: formats.number(total), href: "/app/scanari?stare=ESUATA" }]
      : [];
  return { items: [...items, ...rest], total };
}

export const failed: Section = {
  id: "failed",
  queryKey: ["documents", "conversions"],
  isFor: ofDocuments,
  async read(context) {
    const parts = await Promise.all([uploads(context), imports(context), scans(context)]);
    return {
      items: parts.flatMap(({ items }) => items),
      total: parts.reduce((sum, { total }) => sum + total, 0),
    };
  },
};

/** The fields of a record that another version of the console may have written. */
const fieldsOf = (record: unknown): Readonly<Record<string, unknown>> =>
  typeof record === "object" && record !== null ? { ...record } : {};
