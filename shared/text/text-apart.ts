import { apart } from "../apart/apart.ts";
import { isPlainText } from "./file-kinds.ts";
import type { Drawn, Look } from "./page-picture.ts";
import type { File } from "./pages.ts";
import type { Most, PageText } from "./page-texts.ts";
import type { FileWords, Range } from "./page-words.ts";
import type { ReadFile } from "./text-of.ts";
import { decodeText } from "./plain-text.ts";
import { LIMITS, readably } from "./readably.ts";
import type { ReadingView } from "./reading-view.ts";

/**
 * Texts up to this size are decoded in this process: text contains nothing to follow, and this size takes a few
 * milliseconds.
 */
const MOST_DECODED_HERE = 1_000_000;

/**
 * What a file says as from `readFile`, read in a separate process: a file that never finishes or exhausts the memory counts as
 * unreadable, and does not affect others in this process. @throws UnreadableFile
 */
export const readApart = (file: File, most: Most = {}, limits = LIMITS): Promise<ReadFile> =>
  readably(async () => apart(await files(), "read", { ...file, most }, limits));

/** What it says on its pages. @throws UnreadableFile */
export async function pagesApart(file: File, most: Most = {}, limits = LIMITS): Promise<PageText[]> {
  if (isPlainText(file.contentType) && file.bytes.length <= MOST_DECODED_HERE)
    return [{ text: decodeText(file.bytes, file.charset), isPicture: false }];
  return readably(async () => apart(await files(), "pages", { ...file, most }, limits));
}

/** The number of pages of a PDF or a picture, read like `pagesApart`. @throws UnreadableFile */
export const pageCountApart = (file: File): Promise<number> =>
  readably(async () => apart(await files(), "pageCount", file, LIMITS));

/** What a file says with its headings and tables, up to a number of characters, read like `pagesApart`. @throws UnreadableFile */
export const readingApart = (file: File, most: number): Promise<ReadingView> =>
  readably(async () => apart(await files(), "reading", { ...file, most }, LIMITS));

/** The words of pages with their places, read like `pagesApart`. @throws UnreadableFile */
export const wordsApart = (file: File, range: Range): Promise<FileWords> =>
  readably(async () => apart(await files(), "words", { ...file, range }, LIMITS));

/** The picture of a page, drawn like `pagesApart` reads. @throws UnreadableFile */
export const pictureApart = (file: File, look: Look): Promise<Drawn> =>
  readably(async () => apart(await files(), "picture", { ...file, look }, LIMITS));

const files = async () => (await import("./file-opener.ts")).default;
