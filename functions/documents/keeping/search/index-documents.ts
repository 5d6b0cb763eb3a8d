import { readTogether } from "../../../../shared/data/read-together.ts";
import { readMany, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { log } from "../../../../shared/log.ts";
import type { SearchEntry, SearchIndex, Tombstone } from "../../search-index/search-index.ts";
import { isOutage } from "../../../../shared/aws/transient.ts";
import { type KeptText, knownText } from "../../files/text/kept-text.ts";
import { type Document, Documents } from "../../records/document.ts";
import { headAt, START, type ChainHead } from "../../records/event.ts";
import { type Grant, GRANT_PREFIX } from "../../records/grant.ts";
import { isUnshared } from "../../records/granted.ts";
import { type Mark, markAt, removeMark } from "../../records/narrowed.ts";
import { entryOf } from "./entry.ts";

/** What a caller already knows about the texts of documents. */
interface TextsBefore {
  /** An extracted text that need not be fetched. */
  readOut?: KeptText | undefined;
  /** Documents that were just made: no text of them is stored yet. */
  made?: ReadonlySet<number>;
}

/** A document that a worker has to index individually. */
interface Left {
  documentId: number;
  /** False if it could not be read or written; otherwise its entry lacks the text, which is not extracted yet. */
  hasEntry: boolean;
}

/**
 * Brings the entries of documents up to date. A document that fails by itself does not block others: a batch that fails is
 * split in halves and tried again.
 * @throws the failure of a service that does not answer now (the index, the table): then nothing is wrong with the
 * documents
 */
export async function indexDocuments(
  index: SearchIndex,
  ids: readonly number[],
  texts: TextsBefore = {},
): Promise<Left[]> {
  try {
    return await indexTogether(index, ids, texts);
  } catch (error) {
    if (isOutage(error)) throw error;
    log.error("indexing documents failed", error, { object: ids[0] });
    if (ids.length <= 1) return ids.map((documentId) => ({ documentId, hasEntry: false }));
    const half = Math.ceil(ids.length / 2);
    const first = await indexDocuments(index, ids.slice(0, half), texts);
    return [...first, ...(await indexDocuments(index, ids.slice(half), texts))];
  }
}

/**
 * The heads of their chains are read before all else: the content of an entry may be newer than its version says,
 * never older, and the newer change will be indexed too.
 */
async function indexTogether(
  index: SearchIndex,
  ids: readonly number[],
  texts: TextsBefore,
): Promise<Left[]> {
  const { heads, marks } = await readTogether(Documents.table, {
    heads: ids.map(headAt),
    marks: ids.map(markAt),
  });
  const documents = new Map((await readMany(Documents, [...ids])).map((document) => [document.id, document]));
  const composed = await Promise.all(
    ids.map((id, i) => compose(id, documents.get(id), { head: heads[i] ?? START, texts })),
  );
  const entries = composed.map(({ entry }) => entry);
  await index.write(entries, { seenAtOnce: marks.some((mark) => mark !== undefined) });
  await removeMarks(marks, entries);
  return composed.flatMap(({ entry, isPending }) =>
    isPending ? [{ documentId: entry.id, hasEntry: true }] : [],
  );
}

type Entry = SearchEntry | Tombstone;

/** Removes the marks whose changes the index now has. */
async function removeMarks(marks: (Mark | undefined)[], entries: Entry[]): Promise<void> {
  for (const [i, { id, version }] of entries.entries()) {
    const mark = marks[i];
    if (mark && mark.lastId <= version) await removeMark(id, mark);
  }
}

interface Composed {
  entry: Entry;
  /** Its text is still to be extracted. */
  isPending: boolean;
}

interface Known {
  head: ChainHead;
  texts: TextsBefore;
}

async function compose(
  id: number,
  document: Document | undefined,
  { head, texts: { readOut, made } }: Known,
): Promise<Composed> {
  if (!document) return { entry: { id, version: head.lastId }, isPending: false };
  const [grants, { isPending, ...texts }] = await Promise.all([
    grantsOf(id, head),
    textFor(document, { readOut, isNew: made?.has(id) }),
  ]);
  return { entry: entryOf(document, { grants, head, ...texts }), isPending };
}

/**
 * Indexing the readers of a document must not wait for the store of its text, which may be a tenant's: a worker asks that
 * store again.
 */
async function textFor(...known: Parameters<typeof knownText>): ReturnType<typeof knownText> {
  const [document] = known;
  try {
    return await knownText(...known);
  } catch (error) {
    log.error("extracting the text of a document failed", error, { object: document.id });
    return { isPending: true };
  }
}

/** The grants of a document. Most documents have none, which the head says without another read. */
const grantsOf = async (id: number, head: ChainHead): Promise<Grant[]> =>
  isUnshared(head)
    ? []
    : (await readPartition(Documents.table, `document#${id}`, { prefix: GRANT_PREFIX })).map(recordOf<Grant>);
