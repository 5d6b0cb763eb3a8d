import { read, readItems, readPartition, recordOf } from "../../../shared/data/repository.ts";
import type { SearchIndex } from "../../../shared/search/search-index.ts";
import { Documents } from "../records/document.ts";
import { headKey, headOf } from "../records/event.ts";
import { type Grant, GRANT_PREFIX } from "../records/grant.ts";
import { entryOf } from "./entry.ts";

/**
 * Brings the entry of a document up to date. The head of its chain is read before all else: an entry may be newer than its
 * version says, never older, and the change that made it so will be indexed as well.
 */
export async function indexDocument(index: SearchIndex, id: number): Promise<void> {
  const [chain] = await readItems(Documents.table, [headKey(id)]);
  const head = headOf(chain);
  const [document, grants] = await Promise.all([read(Documents, { id }), grantsOf(id)]);
  await index.write([document ? entryOf(document, grants, head) : { id, version: head.lastId }]);
}

const grantsOf = async (id: number): Promise<Grant[]> =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: GRANT_PREFIX })).map(recordOf<Grant>);
