import { queryOptions } from "@tanstack/react-query";
import {
  documentsDownload,
  documentsReadPreview,
  documentsReadView,
  documentsReadWords,
  searchList,
} from "../../../client/generated/documents/operations.ts";
import type { CuvinteCuLocuri, Document, VedereDeCitire } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { type Fragment, fragmentsOf } from "../marks.tsx";
import { type Opened } from "./opened.ts";

/** The pixels across of a page on the screen. */
export const WIDTH = 1200;

type Content = Pick<Document, "contentType">;

const office = "vnd\\.(openxmlformats-officedocument|oasis\\.opendocument|ms-word|ms-excel|ms-powerpoint)";

/** True if a converter may make pages of it; its text is read otherwise. */
export const isOffice = ({ contentType = "" }: Content): boolean =>
  new RegExp(`^application/(rtf|msword|${office})([.+-]|$)`).test(contentType);

export const isMail = ({ contentType = "" }: Content): boolean =>
  contentType === "message/rfc822" || contentType === "application/vnd.ms-outlook";

/** Content never changes under its hash. Each read is noted in the history, so it is read only once. */
const contentKey = ({ id, hashSha256 }: Document, ...parts: (string | number)[]) =>
  ["documents", "content", id, hashSha256, ...parts] as const;
const ONCE = { staleTime: Infinity, gcTime: 300_000 };

/** A page as a picture, with its pixels, and the number of pages. */
export interface Picture {
  image: Blob;
  width: number;
  height: number;
  pages: number;
}

interface PictureChoice {
  page: number;
  width?: number | undefined;
}

/** A page of the current version as a picture. */
export const pictureQuery = (opened: Opened, { page, width = WIDTH }: PictureChoice) =>
  queryOptions({
    ...ONCE,
    queryKey: contentKey(opened.document, "page", page, width),
    queryFn: ({ signal }) => readPicture(opened, { page, width }, signal),
  });

/** The same, read now and not kept. */
export async function readPicture(
  { document, password }: Opened,
  { page, width }: { page: number; width: number },
  signal: AbortSignal,
): Promise<Picture> {
  const call = { path: { id: document.id }, query: { pagina: page, latime: width } };
  const headers = passwordHeader(password);
  let pages = 1;
  const { content } = await download(
    client,
    async () => {
      const answer = await documentsReadPreview(client, { ...call, headers, signal });
      pages = Number(answer.headers.get("x-page-count") ?? 1);
      return answer;
    },
    { signal },
  );
  return { image: content, ...(await sizeOf(content)), pages };
}

/** Where a PNG has its width and height (PNG, third edition, 11.2.1). */
const [WIDTH_AT, HEIGHT_AT, HEADER_END] = [16, 20, 24];

async function sizeOf(png: Blob): Promise<Pick<Picture, "width" | "height">> {
  const header = new DataView(await png.slice(0, HEADER_END).arrayBuffer());
  if (header.byteLength < HEADER_END) return { width: 1, height: 1 };
  return { width: header.getUint32(WIDTH_AT), height: header.getUint32(HEIGHT_AT) };
}

const WORDS = "words";

/** The words of pages from one on, with their places. A scan gets them by a reading. */
export const wordsQuery = ({ document, password }: Opened, page: number) =>
  queryOptions({
    ...ONCE,
    queryKey: contentKey(document, WORDS, page),
    async queryFn({ signal }): Promise<CuvinteCuLocuri> {
      const call = { path: { id: document.id }, query: { pagina: page }, headers: passwordHeader(password) };
      return (await documentsReadWords(client, { ...call, signal })).data;
    },
  });

/** The key of all words of the current version. */
export const wordsKey = (document: Document) => contentKey(document, WORDS);

/** What a file says, with its headings and tables. */
export const readingQuery = ({ document, password }: Opened) =>
  queryOptions({
    ...ONCE,
    queryKey: contentKey(document, "reading"),
    async queryFn({ signal }): Promise<VedereDeCitire> {
      const call = { path: { id: document.id }, headers: passwordHeader(password), signal };
      return (await documentsReadView(client, call)).data;
    },
  });

/** The text of a file that is text. */
export const textQuery = ({ document, password }: Opened) =>
  queryOptions({
    ...ONCE,
    queryKey: contentKey(document, "text"),
    async queryFn({ signal }): Promise<string> {
      const query = { mod: "vizualizare" as const };
      const call = { path: { id: document.id }, query, headers: passwordHeader(password), signal };
      const { content } = await download(client, () => documentsDownload(client, call), { signal });
      return content.text();
    },
  });

/** Fragments of the document around searched words. Its code in the query limits the search to this document. */
export const highlightsQuery = ({ id, cod }: Document, words: string) =>
  queryOptions({
    queryKey: ["documents", "highlights", id, words],
    async queryFn({ signal }): Promise<Fragment[]> {
      const query = { q: `${words} "${cod}"`, size: 20 };
      const { data } = await searchList(client, { query, signal });
      const { cod: _, ...others } = data.items.find((one) => one.id === id)?.highlights ?? {};
      return fragmentsOf(others);
    },
  });
