import { call } from "./api.ts";
import { contentOf, type Content } from "./content.ts";
import type { Format } from "./file-formats.ts";

/* The calls of the public catalogue. All of them throw `Refusal`. */

/** `PublicDocument` of the contract of documents. */
export interface PublicDocument {
  id: number;
  cod: string;
  denumire: string;
  descriere?: string;
  etichete: string[];
  format?: Format;
  dimensiune?: number;
  hashSha256?: string;
  numarVersiune: number;
  creatLa: string;
  modificatLa: string;
}

/** A page of documents. */
export interface Found {
  items: PublicDocument[];
  total: number;
  /** The words that were searched instead, because no document has the typed ones. */
  correction?: { searched: string; exact: string };
  /** The query has neither a letter nor a digit. */
  notSearched?: "FARA_CUVINTE";
}

export async function listPublic(search: URLSearchParams): Promise<Found> {
  const answer = await call("GET", `/documents/api/v1/public/documents?${search.toString()}`);
  return (await answer.json()) as Found;
}

export async function readPublic(id: string): Promise<PublicDocument> {
  const answer = await call("GET", `/documents/api/v1/public/documents/${encodeURIComponent(id)}`);
  return (await answer.json()) as PublicDocument;
}

export const downloadPublic = (id: number, password: string | undefined): Promise<Content> =>
  contentOf(() =>
    call(
      "GET",
      `/documents/api/v1/public/documents/${id}/content`,
      undefined,
      password === undefined ? {} : { "x-document-password": encodeURIComponent(password) },
    ),
  );
