import { documentsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import type { FoundRecord } from "../shell/found.ts";

const MOST = 5;

/** A word with a digit may be a code; other texts are parts of names. */
const fieldsFor = (text: string): readonly ("denumire" | "cod")[] =>
  /^\S*\d\S*$/.test(text) ? ["denumire", "cod"] : ["denumire"];

/** Documents by a part of their name or code, those that changed last before others. */
export async function findDocuments(text: string, signal: AbortSignal) {
  const found = new Map<number, FoundRecord>();
  let others = 0;
  for (const field of fieldsFor(text)) {
    const query = { size: MOST, sort: "-modificatLa", [`filter[${field}][contains]`]: text };
    const { data } = await documentsList(client, { query, signal });
    for (const { id, cod, denumire } of data.items)
      found.set(id, { href: `/app/acte/${id}`, title: denumire, detail: cod });
    others += data.total - data.items.length;
  }
  return { records: [...found.values()].slice(0, MOST), total: found.size + others };
}
