import { apart } from "../apart/apart.ts";
import { ApartFailure, type Limits } from "../apart/opener-process.ts";
import { isPlainText } from "./file-kinds.ts";
import type { Drawn, Look } from "./file-opener.ts";
import type { File } from "./pages.ts";
import { joinPages, type Most } from "./page-texts.ts";
import { decodeText } from "./plain-text.ts";
import { UnreadableFile } from "./unreadable.ts";

/** How long a file may be read, and what may be held for it: 100 pages take a third of a second and 100 MB. */
export const LIMITS: Limits = { milliseconds: 15_000, megabytes: 320 };

/** Decoded at once: nothing in a text can be followed, and so much takes a few milliseconds. */
const MOST_DECODED_HERE = 1_000_000;

/** The text of a file as `textOf` gives it, read as `pagesApart` reads. @throws UnreadableFile */
export const textApart = async (file: File, most: number, limits = LIMITS): Promise<string> =>
  joinPages(await pagesApart(file, { characters: most }, limits)).slice(0, most);

/**
 * The texts of a file's pages as `pagesOf` gives them, read in a process of its own: a file that its reader never comes to an
 * end with, or that fills its memory, is unreadable, and others in this process do not notice.
 * @throws UnreadableFile
 */
export async function pagesApart(file: File, most: Most = {}, limits = LIMITS): Promise<string[]> {
  if (isPlainText(file.contentType) && file.bytes.length <= MOST_DECODED_HERE)
    return [decodeText(file.bytes)];
  return readably(async () => apart(await files(), "pages", { ...file, most }, limits));
}

/** The number of pages of a PDF, found as `pagesApart` reads. @throws UnreadableFile */
export const pageCountApart = ({ bytes }: Pick<File, "bytes">): Promise<number> =>
  readably(async () => apart(await files(), "pageCount", { bytes }, LIMITS));

/** The picture of a page, drawn as `pagesApart` reads. @throws UnreadableFile */
export const pictureApart = (file: File, look: Look): Promise<Drawn> =>
  readably(async () => apart(await files(), "picture", { ...file, look }, LIMITS));

const files = async () => (await import("./file-opener.ts")).default;

/** What ends its process is larger inside than it may be, in bytes or in time. */
export async function readably<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isOfFile = error instanceof ApartFailure && error.reason !== "crowded";
    throw isOfFile ? new UnreadableFile("preaMare", error) : error;
  }
}
