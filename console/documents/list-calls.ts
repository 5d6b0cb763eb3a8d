import {
  documentsArchive,
  documentsList,
  documentsPatch,
  documentsPurge,
  documentsRead,
  documentsRemove,
  documentsRestore,
  documentsShare,
} from "../../client/generated/documents/operations.ts";
import type { Document, Partajare } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { inParts } from "../api/found.ts";

/** The rows of these documents, as far as the person may read them and they are not in the trash. */
export async function readRows(ids: readonly number[]): Promise<Document[]> {
  const parts = inParts(ids).map(async (part) => {
    const query = { size: part.length, "filter[id][in]": part.join(",") };
    return (await documentsList(client, { query })).data.items;
  });
  return (await Promise.all(parts)).flat();
}

/** A document as it is now, and its revision for the next write. */
async function fresh(rowId: string, signal?: AbortSignal) {
  const { data, etag } = await documentsRead(client, { path: { id: Number(rowId) }, signal });
  return { document: data, ifMatch: etag };
}

/**
 * The call of an act: the document may have changed since the list was read, so its revision is read first.
 * @returns the state that the document had
 */
const atRevision =
  (act: typeof documentsArchive | typeof documentsRestore | typeof documentsRemove) =>
  async (rowId: string, signal?: AbortSignal): Promise<Document["status"]> => {
    const { document, ifMatch } = await fresh(rowId, signal);
    await act(client, { path: { id: Number(rowId) }, ifMatch, signal });
    return document.status;
  };

export const archive = atRevision(documentsArchive);
export const restore = atRevision(documentsRestore);
export const remove = atRevision(documentsRemove);

/** True if the content is gone; false if the act waits for the approval of another administrator. */
export async function purge(rowId: string, signal?: AbortSignal): Promise<boolean> {
  const { ifMatch } = await fresh(rowId, signal);
  const { status } = await documentsPurge(client, { path: { id: Number(rowId) }, ifMatch, signal });
  return status === 200;
}

export interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
}

export const relabelled = (labels: readonly string[], { add, remove: gone }: LabelChange): string[] => [
  ...new Set([...labels.filter((label) => !gone.includes(label)), ...add]),
];

/** What takes a change of these labels back: only what it has changed. */
export const undoing = (labels: readonly string[], { add, remove: gone }: LabelChange): LabelChange => ({
  add: labels.filter((label) => gone.includes(label) && !add.includes(label)),
  remove: add.filter((label) => !labels.includes(label)),
});

/** @returns the change that takes it back */
export async function relabel(
  rowId: string,
  change: LabelChange,
  signal?: AbortSignal,
): Promise<LabelChange> {
  const { document, ifMatch } = await fresh(rowId, signal);
  const body = { etichete: relabelled(document.etichete, change) };
  await documentsPatch(client, { path: { id: document.id }, body, ifMatch, signal });
  return undoing(document.etichete, change);
}

export async function move(
  rowId: string,
  bucketId: Document["bucketId"],
  signal?: AbortSignal,
): Promise<void> {
  const { document, ifMatch } = await fresh(rowId, signal);
  if (document.bucketId === bucketId) return;
  await documentsPatch(client, { path: { id: document.id }, body: { bucketId }, ifMatch, signal });
}

export async function share(rowId: string, body: Partajare, signal?: AbortSignal): Promise<void> {
  await documentsShare(client, { path: { id: Number(rowId) }, body, signal });
}
