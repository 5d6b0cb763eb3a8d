import {
  documentsList,
  documentsPatch,
  documentsRead,
  evenimentDocumentsCreate,
} from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";

/** Sets or lifts the hold of a document as it is now. */
export async function setHold(id: number, retinereLegala: boolean): Promise<void> {
  const path = { id };
  const { etag } = await documentsRead(client, { path });
  await documentsPatch(client, { path, body: { retinereLegala }, ifMatch: etag });
}

/** Adds a line to the history of the document. */
export const noteReason = (documentId: number, motiv: string) =>
  evenimentDocumentsCreate(client, { body: { documentId, detalii: { motiv } } });

const MOST = 10;

/** Documents that are not held yet, by a part of the name or the whole code. */
export const findDocuments: SearchOptions = async (text, signal) => {
  const free = { "filter[retinereLegala]": "false", size: MOST };
  const [named, coded] = await Promise.all([
    documentsList(client, { query: { ...free, "filter[denumire][contains]": text }, signal }),
    documentsList(client, { query: { ...free, "filter[cod]": text }, signal }),
  ]);
  const found = new Map([...coded.data.items, ...named.data.items].map((one) => [one.id, one]));
  return [...found.values()]
    .slice(0, MOST)
    .map(({ id, denumire, cod }): FoundOption => ({ id: String(id), label: denumire, detail: cod }));
};
