import { documentsList } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { hasWords } from "../../shared/everywhere/has-words.ts";
import { client } from "../api/client.ts";
import type { FoundRecord } from "../shell/found.ts";

const MOST = 5;

/** A word with a digit may be a code; other texts are parts of names. */
const fieldsFor = (text: string): readonly ("denumire" | "cod")[] =>
  /^\S*\d\S*$/.test(text) ? ["denumire", "cod"] : ["denumire"];

/** How many documents with the longest word are looked through for the others. */
const LOOKED_THROUGH = 100;

/** Documents by a part of their name or code, or by words of their name in any order; those that changed last before others. */
export async function findDocuments(text: string, signal: AbortSignal) {
  const words = text.split(/\s+/);
  if (words.length > 1) return findByWords(words, signal);
  const found = new Map<number, FoundRecord>();
  let others = 0;
  for (const field of fieldsFor(text)) {
    const { items, total } = await listWith(field, text, MOST, signal);
    for (const document of items) found.set(document.id, recordOf(document));
    others += total - items.length;
  }
  return { records: [...found.values()].slice(0, MOST), total: found.size + others };
}

/** A filter looks for one text: the longest word finds the fewest documents, and the others are looked for among these. */
async function findByWords(words: readonly string[], signal: AbortSignal) {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const { items } = await listWith("denumire", longest, LOOKED_THROUGH, signal);
  const found = items.filter(({ denumire }) => hasWords(words.join(" "), denumire));
  return { records: found.slice(0, MOST).map(recordOf), total: found.length };
}

const recordOf = ({ id, cod, denumire }: Document): FoundRecord => ({
  href: `/app/acte/${id}`,
  title: denumire,
  detail: cod,
});

async function listWith(field: "denumire" | "cod", text: string, size: number, signal: AbortSignal) {
  const query = { size, sort: "-modificatLa", [`filter[${field}][contains]`]: text };
  return (await documentsList(client, { query, signal })).data;
}
