import { isPicture } from "../../../../shared/everywhere/paged.ts";
import { hasTextLayer, mayHoldFiles } from "../../../../shared/text/file-kinds.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { joinPages } from "../../../../shared/text/page-texts.ts";
import { readably } from "../../../../shared/text/readably.ts";
import { readApart } from "../../../../shared/text/text-apart.ts";
import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import type { Document } from "../../records/document.ts";
import { readWhole } from "../content/content-at-rest.ts";
import type { Around, FoundContent } from "../../signing/signed-contents.ts";
import { condensed, MOST_WHOLE } from "./condensed.ts";
import {
  isOwnText,
  keptForm,
  keptReading,
  type KeptText,
  mayHaveText,
  PICTURE,
  type Reading,
  textKey,
  type TextSource,
} from "./kept-text.ts";
import { noteProperties } from "./file-properties.ts";
import { placeNamed } from "./conversion-files.ts";

/**
 * Extracts the text of the current content, and stores it; what the file says about itself is noted in the document. Content
 * that cannot be read, or takes too long, counts as having neither, as does a picture, of which nothing is stored. Content that was
 * read in an earlier version is not opened again.
 * @returns the text; undefined for content of which nothing is kept, or that is its own text
 */
export async function extractText(document: Document): Promise<KeptText | undefined> {
  if (!mayHaveText(document) || isOwnText(document)) return undefined;
  const key = textKey(document);
  const isKept = !isPicture(document.contentType);
  const kept = isKept && document.numarVersiune > 1 ? await keptReading(document) : undefined;
  const { text, properties, hasPictures } = kept ?? (await readIn(document));
  if (isKept && !kept)
    await placeNamed(document, key, keptForm({ text, properties, hasPictures }), "text/plain");
  await noteProperties(document, properties);
  return {
    key,
    // As it will be read.
    text: text.toWellFormed(),
    hasPictures,
    hasProperties: Object.keys(properties).length > 0,
  };
}

async function readIn(document: TextSource): Promise<Reading> {
  const { contentType, charset } = document;
  if (isPicture(contentType)) return { ...NOTHING, hasPictures: true };
  const bytes = await readWhole(document, document);
  const own = hasTextLayer(contentType)
    ? await readable({ bytes, contentType, charset }, MOST_READ)
    : NOTHING;
  const inside = mayHoldFiles(contentType) ? await textInside({ bytes, contentType }) : "";
  const text = condensed([own.text, inside].filter(Boolean).join("\n").slice(0, MOST_READ));
  return { ...own, text };
}

/** The contract says so: what follows is not searched. */
const MOST_READ = 600_000;

const NOTHING: Reading = { text: "", properties: {}, hasPictures: false };

async function readable(file: File, most: number): Promise<Reading> {
  try {
    const { pages, properties } = await readApart(file, { characters: most });
    const hasText = pages.some(({ text }) => text !== "");
    const texts = pages.map(({ text, isPicture: isScan }) =>
      isScan && hasText ? `${text}${PICTURE}` : text,
    );
    const hasPictures = pages.some((page) => page.isPicture);
    return { text: joinPages(texts).slice(0, most), properties, hasPictures };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // A file that takes too long as a whole may have a beginning that does not.
    return error.reason === "preaMare" && most > MOST_WHOLE ? readable(file, MOST_WHOLE) : NOTHING;
  }
}

/** More of the files inside of one are not read. */
const MOST_INSIDE_BYTES = 50_000_000;

/** The names and the texts of the files inside of a signed file. */
async function textInside(around: Around): Promise<string> {
  const { readableContentsApart } = await import("../../signing/signed-file-apart.ts");
  const found = await inside(() => readableContentsApart(around, MOST_INSIDE_BYTES));
  let text = "";
  for (const { nume = "", ...file } of found) {
    if (text.length >= MOST_READ) break;
    const read = await readable(file, MOST_READ - text.length);
    text += `${nume}\n${read.text}\n`;
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
