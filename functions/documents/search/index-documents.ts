import { readItems, readMany, readPartition, recordOf } from "../../../shared/data/repository.ts";
import { log } from "../../../shared/log.ts";
import type {
  SearchEntry,
  SearchIndex,
  Tombstone,
  WriteOptions,
} from "../../../shared/search/search-index.ts";
import { knownText } from "../content/kept-text.ts";
import { type Document, Documents } from "../records/document.ts";
import { headKey, headOf, type ChainHead } from "../records/event.ts";
import { type Grant, GRANT_PREFIX } from "../records/grant.ts";
import { marksOf, removeMark } from "../records/narrowed.ts";
import { entryOf } from "./entry.ts";

/**
 * Brings the entries of documents up to date. The heads of their chains are read before all else: an entry may be newer
 * than its version says, never older, and the change that made it so will be indexed as well.
 * @returns the ids that a worker has to take up apart: what could not be read or written, and texts that nobody has read out
 */
export async function indexDocuments(index: SearchIndex, ids: readonly number[]): Promise<number[]> {
  const [heads, marks] = await Promise.all([
    readItems(
      Documents.table,
      ids.map((id) => headKey(id)),
    ),
    marksOf(ids),
  ]);
  const documents = new Map((await readMany(Documents, [...ids])).map((document) => [document.id, document]));
  const composed = await Promise.all(
    ids.map((id, i) =>
      compose(id, documents.get(id), headOf(heads[i])).catch((error: unknown) => {
        log.error("a document could not be read for the index", error, { object: id });
        return undefined;
      }),
    ),
  );
  const found = composed.filter((one) => one !== undefined);
  const written = await writeEach(
    index,
    found.map(({ entry }) => entry),
    { seenAtOnce: marks.size > 0 },
  );
  await removeMarks(
    marks,
    found.flatMap(({ entry }) => (written.has(entry.id) ? [entry] : [])),
  );
  const pending = new Set(found.flatMap(({ entry, isPending }) => (isPending ? [entry.id] : [])));
  return ids.filter((id) => pending.has(id) || !written.has(id));
}

type Entry = SearchEntry | Tombstone;

/** The index has the changes that these marks stand for. */
async function removeMarks(marks: Awaited<ReturnType<typeof marksOf>>, entries: Entry[]): Promise<void> {
  for (const { id, version } of entries) {
    const mark = marks.get(id);
    if (mark && mark.lastId <= version) await removeMark(id, mark);
  }
}

/** Writes entries together, and where that fails one by one: one that the index refuses holds no other back. */
async function writeEach(index: SearchIndex, entries: Entry[], options: WriteOptions): Promise<Set<number>> {
  const written = new Set<number>();
  const write = async (some: Entry[]): Promise<void> => {
    try {
      await index.write(some, options);
      for (const { id } of some) written.add(id);
    } catch (error) {
      log.error("entries were not written to the index", error, { object: some[0]?.id });
      if (some.length > 1) for (const one of some) await write([one]);
    }
  };
  await write(entries);
  return written;
}

interface Composed {
  entry: Entry;
  /** Its text is still to be read out. */
  isPending: boolean;
}

async function compose(id: number, document: Document | undefined, head: ChainHead): Promise<Composed> {
  if (!document) return { entry: { id, version: head.lastId }, isPending: false };
  const [grants, { text, isPending }] = await Promise.all([grantsOf(id), textFor(document)]);
  return { entry: entryOf(document, { grants, head, text }), isPending };
}

/** Who may find a document does not wait for the store of its text, which may be a tenant's: a worker asks for that again. */
async function textFor(document: Document): ReturnType<typeof knownText> {
  try {
    return await knownText(document);
  } catch (error) {
    log.error("the text of a document could not be read for the index", error, { object: document.id });
    return { isPending: true };
  }
}

const grantsOf = async (id: number): Promise<Grant[]> =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: GRANT_PREFIX })).map(recordOf<Grant>);
