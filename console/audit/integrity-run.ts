import {
  documentsList,
  evenimentDocumentsRead,
  integritateVerify,
} from "../../client/generated/documents/operations.ts";
import type { Document, EvenimentDocument, Integritate } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";

export const PAGE_ROWS = 50;
/** Documents of one run. */
export const MOST_DOCUMENTS = 500;

export interface DocumentFilters {
  /** Parts of the name and of the code. */
  name: string;
  code: string;
}

export const documentsQuery = ({ name, code }: DocumentFilters) => ({
  "filter[status][in]": "ACTIV,ARHIVAT,STERS,PURJAT",
  ...(name === "" ? {} : { "filter[denumire][contains]": name }),
  ...(code === "" ? {} : { "filter[cod][contains]": code }),
});

/** The documents that the filters find, at most those of one run. */
export async function everyDocument(filters: DocumentFilters): Promise<Document[]> {
  const found: Document[] = [];
  const list = rows((next) =>
    documentsList(client, { query: { size: 200, ...documentsQuery(filters), ...next } }),
  );
  for await (const document of list) {
    found.push(document);
    if (found.length === MOST_DOCUMENTS) break;
  }
  return found;
}

/** A history that was altered; `event` is the oldest that does not fit, if it can still be read. */
export class BrokenChain extends Error {
  override readonly name = "BrokenChain";
  readonly result: Integritate;
  readonly event: EvenimentDocument | undefined;

  constructor(result: Integritate, event: EvenimentDocument | undefined) {
    super("The chain of events is broken");
    this.result = result;
    this.event = event;
  }
}

/** @throws BrokenChain */
export async function verifyChain(documentId: string, signal: AbortSignal): Promise<Integritate> {
  const { data } = await integritateVerify(client, { path: { id: Number(documentId) }, signal });
  if (data.valid) return data;
  throw new BrokenChain(data, data.ruptLa === undefined ? undefined : await readEvent(data.ruptLa));
}

async function readEvent(id: number): Promise<EvenimentDocument | undefined> {
  try {
    return (await evenimentDocumentsRead(client, { path: { id } })).data;
  } catch {
    return undefined;
  }
}
