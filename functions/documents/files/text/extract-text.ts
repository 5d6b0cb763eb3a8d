import { hasTextLayer, mayHoldFiles } from "../../../../shared/text/file-kinds.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { joinPages } from "../../../../shared/text/page-texts.ts";
import { pagesApart, readably } from "../../../../shared/text/text-apart.ts";
import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import type { Document } from "../../records/document.ts";
import { readWhole } from "../content/content-at-rest.ts";
import type { FoundContent } from "../../signing/signed-contents.ts";
import { condensed, MOST_WHOLE } from "./condensed.ts";
import { isOwnText, type KeptText, mayHaveText, PICTURE, textKey, type TextSource } from "./kept-text.ts";
import { placeNamed } from "./conversion-files.ts";

/**
 * Extracts the text of the current content, and stores it. Content that cannot be read, or takes too long, counts as having
 * no text.
 * @returns the stored text; undefined for content that has no text layer, or is its own text
 */
export async function extractText(document: Document): Promise<KeptText | undefined> {
  if (!mayHaveText(document) || isOwnText(document)) return undefined;
  if (!hasTextLayer(document.contentType) && !mayHoldFiles(document.contentType)) return undefined;
  const [key, bytes] = [textKey(document), Buffer.from(await textIn(document))];
  await placeNamed(document, key, bytes, "text/plain");
  return { key, text: bytes.toString() };
}

async function textIn(document: TextSource): Promise<string> {
  const bytes = await readWhole(document, document);
  const { contentType, charset } = document;
  const own = hasTextLayer(contentType) ? await readableText({ bytes, contentType, charset }, MOST_READ) : "";
  const inside = mayHoldFiles(contentType) ? await textInside(bytes) : "";
  return condensed([own, inside].filter(Boolean).join("\n").slice(0, MOST_READ));
}

/** The contract says so: what follows is not searched. */
const MOST_READ = 600_000;

async function readableText(file: File, most: number): Promise<string> {
  try {
    const pages = await pagesApart(file, { characters: most });
    const hasText = pages.some(({ text }) => text !== "");
    const texts = pages.map(({ text, isPicture }) => (isPicture && hasText ? `${text}${PICTURE}` : text));
    return joinPages(texts).slice(0, most);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // A file that takes too long as a whole may have a beginning that does not.
    return error.reason === "preaMare" && most > MOST_WHOLE ? readableText(file, MOST_WHOLE) : "";
  }
}

/** More of the files inside of one are not read. */
const MOST_INSIDE_BYTES = 50_000_000;

/** The names and the texts of the files inside of a signed file. */
async function textInside(bytes: Buffer): Promise<string> {
  const { readableContentsApart } = await import("../../signing/signed-file-apart.ts");
  const found = await inside(() => readableContentsApart(bytes, MOST_INSIDE_BYTES));
  let text = "";
  for (const { nume = "", ...file } of found) {
    if (text.length >= MOST_READ) break;
    const read = await readableText(file, MOST_READ - text.length);
    text += `${nume}\n${read}\n`;
  }
  return text.slice(0, MOST_READ).trim();
}

/** A file that cannot be opened within the limits has nothing inside. */
async function inside(read: () => Promise<FoundContent[]>): Promise<FoundContent[]> {
  try {
    return await readably(read);
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof ArchiveTooLarge) return [];
    throw error;
  }
}
