import { call } from "./api.ts";

/* The calls of previews. All of them throw `Refusal`. */

/** A page as a picture, and how many there are. */
export interface PagePicture {
  picture: Blob;
  pages: number;
}

/** `VedereDeCitire` of the contract of documents. */
export interface Reading {
  blocuri: { tip: "TITLU" | "PARAGRAF" | "TABEL"; nivel?: number; text?: string; randuri?: string[][] }[];
  trunchiat: boolean;
}

/** Passwords, by the header in which they are sent. */
export type Passwords = Partial<Record<"x-link-password" | "x-document-password", string>>;

const headersOf = (passwords: Passwords): Record<string, string> =>
  Object.fromEntries(Object.entries(passwords).map(([name, value]) => [name, encodeURIComponent(value)]));

const WIDTH = 1200;

async function pictureIn(answer: Promise<Response>): Promise<PagePicture> {
  const found = await answer;
  return { picture: await found.blob(), pages: Number(found.headers.get("x-page-count") ?? 1) };
}

const readingIn = async (answer: Promise<Response>): Promise<Reading> =>
  (await (await answer).json()) as Reading;

export const previewLink = (token: string, page: number, passwords: Passwords): Promise<PagePicture> =>
  pictureIn(
    call(
      "GET",
      `/documents/api/public/linkuri/${encodeURIComponent(token)}/previzualizare?pagina=${page}&latime=${WIDTH}`,
      undefined,
      headersOf(passwords),
    ),
  );

export const readByLink = (token: string, passwords: Passwords): Promise<Reading> =>
  readingIn(
    call(
      "GET",
      `/documents/api/public/linkuri/${encodeURIComponent(token)}/lectura`,
      undefined,
      headersOf(passwords),
    ),
  );

export const previewPublic = (id: number, page: number, passwords: Passwords): Promise<PagePicture> =>
  pictureIn(
    call(
      "GET",
      `/documents/api/v1/public/documents/${id}/previews?pagina=${page}&latime=${WIDTH}`,
      undefined,
      headersOf(passwords),
    ),
  );

export const readPublicText = (id: number, passwords: Passwords): Promise<Reading> =>
  readingIn(
    call("GET", `/documents/api/v1/public/documents/${id}/readings`, undefined, headersOf(passwords)),
  );
