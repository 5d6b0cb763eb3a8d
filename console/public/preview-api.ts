import type { VedereDeCitire } from "../../client/generated/documents/types.ts";
import { call, jsonOf } from "./api.ts";

/* The calls of previews. All of them throw `Refusal`. */

/** A page as a picture, and how many there are. */
export interface PagePicture {
  picture: Blob;
  pages: number;
}

/** Headers with passwords. */
export type Passwords = Record<string, string>;

const WIDTH = 1200;

async function pictureIn(answer: Promise<Response>): Promise<PagePicture> {
  const found = await answer;
  return { picture: await found.blob(), pages: Number(found.headers.get("x-page-count") ?? 1) };
}

export const previewLink = (token: string, page: number, passwords: Passwords): Promise<PagePicture> =>
  pictureIn(
    call(
      "GET",
      `/documents/api/public/linkuri/${encodeURIComponent(token)}/previzualizare?pagina=${page}&latime=${WIDTH}`,
      undefined,
      passwords,
    ),
  );

export const readByLink = (token: string, passwords: Passwords): Promise<VedereDeCitire> =>
  jsonOf(
    call("GET", `/documents/api/public/linkuri/${encodeURIComponent(token)}/lectura`, undefined, passwords),
  );

export const previewPublic = (id: number, page: number, passwords: Passwords): Promise<PagePicture> =>
  pictureIn(
    call(
      "GET",
      `/documents/api/v1/public/documents/${id}/previews?pagina=${page}&latime=${WIDTH}`,
      undefined,
      passwords,
    ),
  );

export const readPublicText = (id: number, passwords: Passwords): Promise<VedereDeCitire> =>
  jsonOf(call("GET", `/documents/api/v1/public/documents/${id}/readings`, undefined, passwords));
