import { listedFields } from "./listed-fields.ts";
import { isLive, type IndexFields, type Reader, type SearchEntry, type Tombstone } from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";
import { formWord, numberFor, spellingWord, wordOf } from "./sqlite-marks.ts";
import { indexedWords } from "./words.ts";

/**
 * Separates two values of a field, so that no phrase matches across both: a character that never occurs in our words.
 */
const BOUNDARY = " \uE000 ";

/** The tables of a generation, and the fields of its entries. */
interface Filled {
  db: Connection;
  tables: Tables;
  fields: IndexFields;
}

/** Writes an entry unless there is a newer one of the document. */
export function writeEntry(filled: Filled, entry: SearchEntry | Tombstone): void {
  const { db, tables, fields } = filled;
  const { id, version } = entry;
  const [text, doubtful] = [fields.text, fields.doubtful].map((field) =>
    isLive(entry) ? entry.words[field]?.join("\n") : undefined,
  );
  const listed = isLive(entry) ? JSON.stringify(listedFields(entry.listed)) : null;
  const changes = db.run(
    `INSERT INTO ${tables.entries} VALUES (?, ?, ?, jsonb(?), ?)
     ON CONFLICT DO UPDATE SET version = excluded.version, text = excluded.text, listed = excluded.listed,
       doubtful = excluded.doubtful
     WHERE excluded.version >= version`,
    id,
    version,
    text ?? null,
    listed,
    doubtful ?? null,
  );
  if (changes === 0) return;
  db.run(`DELETE FROM ${tables.loans} WHERE id = ?`, id);
  db.run(`DELETE FROM ${tables.facets} WHERE id = ?`, id);
  db.run(`DELETE FROM ${tables.words} WHERE rowid = ?`, id);
  if (isLive(entry)) fill(filled, entry);
}

function fill({ db, tables, fields }: Filled, entry: SearchEntry): void {
  const facets = fields.facets.flatMap((field) =>
    [...new Set(entry.facets[field])].map((value) => numberFor(db, tables, field, value)),
  );
  if (facets.length > 0) db.run(`INSERT INTO ${tables.facets} VALUES (?, ?)`, entry.id, facets.join(" "));
  const readers = entry.readers.map((reader) => open(db, tables, entry.id, reader));
  const words = indexedWords(fields.words, entry.words);
  db.run(
    `INSERT INTO ${tables.words} (rowid, ${fields.words.join(", ")}, others, marks)
     VALUES (?, ${fields.words.map(() => "?").join(", ")}, ?, ?)`,
    entry.id,
    ...fields.words.map((field) =>
      (words.fields.get(field) ?? []).map((value) => value.join(" ")).join(BOUNDARY),
    ),
    [...words.stems, ...words.forms.map(formWord), ...words.spellings.map(spellingWord)].join(" "),
    [...facets, ...readers].map(wordOf).join(" "),
  );
}

/** The number of a key that grants access to an entry. */
function open(db: Connection, tables: Tables, id: number, { key, until }: Reader): number {
  if (until === undefined) return numberFor(db, tables, "open", key);
  const number = numberFor(db, tables, "lent", key);
  db.run(`INSERT OR IGNORE INTO ${tables.loans} VALUES (?, ?, ?)`, id, number, until);
  return number;
}
