import { absentOr, onlyIf } from "../../../shared/data/conditions.ts";
import { itemAt, type ItemAt } from "../../../shared/data/read-together.ts";
import { readPartition } from "../../../shared/data/repository.ts";
import { tableOf, type Key } from "../../../shared/data/tables.ts";
import { transactIfUnchanged, type Write } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";

/*
 * Marks of documents that some callers may no longer read. The transaction that takes the read access away writes the
 * mark, and it stays until the search index has the change. The index is therefore never asked to count documents
 * that the caller may not read.
 */

const TableName = tableOf("documents");
const PARTITION = "narrowed";

export interface Mark {
  /** The event of the document's chain that took the read access away. */
  lastId: number;
}

const keyOf = (documentId: number): Key => ({ pk: PARTITION, sk: sortableId(documentId) });

export const markingNarrowed = (documentId: number, lastId: number): Write => ({
  item: { Put: { TableName, Item: { ...keyOf(documentId), lastId } satisfies Key & Mark } },
});

/** The ids of all documents with a mark, up to `limit`. */
export const narrowedIds = async (limit?: number): Promise<number[]> =>
  (
    await readPartition(TableName, PARTITION, {
      ...(limit === undefined ? {} : { limit }),
      confirmsLater: true,
    })
  ).map(({ sk }) => Number(sk));

/** The mark of a document; undefined if it has none. */
export const markAt = (documentId: number): ItemAt<Mark | undefined> =>
  itemAt(keyOf(documentId), ({ lastId }) => ({ lastId: Number(lastId) }));

/** Removes a mark if it is unchanged since it was read; a newer mark stays. */
export async function removeMark(documentId: number, { lastId }: Mark): Promise<void> {
  const Delete = { TableName, Key: { ...keyOf(documentId) } };
  await transactIfUnchanged([onlyIf({ Delete }, absentOr({ lastId }))]);
}
