import { readItems, readMany, readPartition, recordOf } from "../../../shared/data/repository.ts";
import { log } from "../../../shared/log.ts";
import { send } from "../../../shared/messaging/send.ts";
import type { SearchEntry, SearchIndex, Tombstone } from "../../../shared/search/search-index.ts";
import { knownText } from "../content/kept-text.ts";
import { type Document, Documents } from "../records/document.ts";
import { headKey, headOf, type ChainHead } from "../records/event.ts";
import { type Grant, GRANT_PREFIX } from "../records/grant.ts";
import { indexingQueue } from "../records/indexing.ts";
import { entryOf } from "./entry.ts";

/**
 * Brings the entries of documents up to date, and asks a worker for texts that nobody has read out yet. The heads of their
 * chains are read before all else: an entry may be newer than its version says, never older, and the change that made it
 * so will be indexed as well.
 * @returns the ids of documents that could not be read
 */
export async function indexDocuments(index: SearchIndex, ids: readonly number[]): Promise<number[]> {
  const heads = await readItems(
    Documents.table,
    ids.map((id) => headKey(id)),
  );
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
  await index.write(found.map(({ entry }) => entry));
  for (const { entry, isPending } of found)
    if (isPending) await send(indexingQueue, { documentId: entry.id });
  return ids.filter((_, i) => composed[i] === undefined);
}

interface Composed {
  entry: SearchEntry | Tombstone;
  /** Its text is still to be read out. */
  isPending: boolean;
}

async function compose(id: number, document: Document | undefined, head: ChainHead): Promise<Composed> {
  if (!document) return { entry: { id, version: head.lastId }, isPending: false };
  const [grants, { text, isPending }] = await Promise.all([grantsOf(id), knownText(document)]);
  return { entry: entryOf(document, { grants, head, text }), isPending };
}

const grantsOf = async (id: number): Promise<Grant[]> =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: GRANT_PREFIX })).map(recordOf<Grant>);
