import { hasPages, isPicture } from "../../../../shared/everywhere/paged.ts";
import { hasTextLayer, isPlainText, mayHoldFiles } from "../../../../shared/text/file-kinds.ts";
import { type FileProperties, propertiesOf } from "../../../../shared/text/file-properties.ts";
import { decodeText } from "../../../../shared/text/plain-text.ts";
import { readObject, removeBelow } from "../../../../shared/content/objects.ts";
import { MOST_TEXT } from "../../search-index/search-index.ts";
import { MOST_WHOLE } from "./condensed.ts";
import { readWhole } from "../content/content-at-rest.ts";
import { isHeldFromReaders } from "../../access/held-back.ts";
import type { Document } from "../../records/document.ts";
import { withOwnLines } from "../../../../shared/text/own-lines.ts";
import { recognizedText } from "./recognized-text.ts";
import { storeOf } from "../content/store-of.ts";

/*
 * The searchable text of a document: the text extracted from its current content is stored under `texts/<id>/`, in
 * the store of the document, by the hash of the content. So it is extracted only once, however often the document is
 * indexed. What the file says about itself is kept with it, so that a content which comes back is not opened again. Some pages of it may be
 * pictures: a transcription says more of them. A content without text has an empty one. A small text file has no such copy, because
 * reading the copy would cost as much as decoding the file; nor has a picture, whose letters OCR alone reads. Sealed content is never
 * read for it.
 */

const textsOf = (documentId: number): string => `texts/${documentId}/`;

/** Larger content is not read, because extraction holds it in memory as a whole. */
const MOST_BYTES = 100_000_000;

export type TextSource = Document & { hashSha256: string; dimensiune: number; contentType: string };

/** True if its content is stored here, unsealed, of a kind that can have a text, and not held back by the scan. */
export function mayHaveText(document: Document): document is TextSource {
  const { status, tipSecuritate, visibility, hashSha256, dimensiune, contentType } = document;
  return (
    (status === "ACTIV" || status === "ARHIVAT") &&
    !isHeldFromReaders(document) &&
    tipSecuritate === undefined &&
    visibility !== "SECRET" &&
    hashSha256 !== undefined &&
    dimensiune !== undefined &&
    dimensiune <= MOST_BYTES &&
    contentType !== undefined &&
    (hasTextLayer(contentType) || mayHoldFiles(contentType) || hasPages(contentType))
  );
}

/**
 * True for a text file that is decoded whenever its text is needed. No encoding has more UTF-16 units than bytes, so the whole
 * text is indexed. In a tenant's store only a worker reads contents.
 */
export const isOwnText = ({ tenantStoreId, contentType, dimensiune }: TextSource): boolean =>
  tenantStoreId === undefined && isPlainText(contentType) && dimensiune <= MOST_WHOLE;

/** True until a worker has read the content and noted what it says about itself. */
export const isUnread = (document: Document): boolean =>
  document.proprietati === undefined && mayHaveText(document) && !isOwnText(document);

/** A text extracted from content, with the key of its object. */
export interface KeptText {
  key: string;
  text: string;
  /** True if the file says something about itself. */
  hasProperties?: boolean;
  /** True if it was just extracted, and pages of the content are pictures that OCR may read. */
  hasPictures?: boolean;
}

interface TextBefore {
  /** A text that has just been extracted: it is not fetched again. */
  readOut?: KeptText | undefined;
  /** True for a document that was just made: nothing is stored of its text, and nothing is looked for. */
  isNew?: boolean | undefined;
}

/** The text of a document as it is found: what is certain, and what a poor scan may say. */
export interface SearchableText {
  text?: string | undefined;
  doubtful?: string | undefined;
}

/**
 * The known text of the current content: extracted from it or, for a scan, recognised by a transcription. `isPending`
 * if it has not been extracted yet.
 */
export async function knownText(
  document: Document,
  { readOut, isNew = false }: TextBefore = {},
): Promise<SearchableText & { isPending: boolean }> {
  if (!mayHaveText(document)) return { isPending: false };
  const carried = await carriedText(document, { readOut, isNew });
  if (carried === undefined) return { isPending: true };
  // A restored content whose text is kept: what it says about itself went with the document's former content.
  const isPending = isUnread(document);
  const isWhole = carried !== "" && !carried.includes(PICTURE);
  const isRead = !isWhole && !isNew && hasPages(document.contentType);
  const recognized = isRead ? await recognizedText(document) : undefined;
  const own = carried.replaceAll(PICTURE, "");
  const text = (recognized?.certain ? withOwnLines(recognized.certain, own) : own).slice(0, MOST_TEXT);
  const doubtful = recognized?.doubtful.slice(0, MOST_TEXT - text.length) ?? "";
  return { ...(text === "" ? {} : { text }), ...(doubtful === "" ? {} : { doubtful }), isPending };
}

/** Stands for the letters of a page that are in its picture. */
export const PICTURE = "\ufffc";

/** Changes with what is read of a file, so that a text of an earlier version is not taken for all that the file says. */
const READ_AS = 4;

export const textKey = ({ id, hashSha256, charset }: TextSource): string =>
  [`${textsOf(id)}${hashSha256}`, READ_AS, charset].filter((part) => part !== undefined).join("-");

/** The pages that a converter made of a content. */
export const pagesKey = ({ id, hashSha256 }: Pick<TextSource, "id" | "hashSha256">): string =>
  `${textsOf(id)}${hashSha256}-pages`;

async function carriedText(document: TextSource, before: TextBefore): Promise<string | undefined> {
  if (isPicture(document.contentType)) return "";
  if (!isOwnText(document)) return readKept(document, before);
  return decodeText(await readWhole(document, document), document.charset);
}

async function readKept(document: TextSource, { readOut, isNew }: TextBefore): Promise<string | undefined> {
  if (isNew) return undefined;
  const key = textKey(document);
  if (readOut?.key === key) return readOut.text;
  return (await keptReading(document))?.text;
}

/** What was read of a content. */
export interface Reading {
  text: string;
  properties: FileProperties;
  /** True if pages are pictures. */
  hasPictures: boolean;
}

/** A reading as it is kept: a line about the file, then its text. */
export const keptForm = ({ text, ...about }: Reading): Buffer =>
  Buffer.from(`${JSON.stringify(about)}\n${text}`);

/** Undefined for a content that was not read, and for an object that is none of ours: a tenant may write into its store. */
export async function keptReading(document: TextSource): Promise<Reading | undefined> {
  const kept = (await readObject(await storeOf(document), textKey(document)))?.toString("utf8") ?? "";
  const end = kept.indexOf("\n");
  if (end < 0) return undefined;
  try {
    const { properties = {}, hasPictures } = JSON.parse(kept.slice(0, end)) as Partial<Reading>;
    return {
      text: kept.slice(end + 1),
      properties: propertiesOf(properties),
      hasPictures: hasPictures === true,
    };
  } catch {
    return undefined;
  }
}

/** Removes the extracted texts of all versions of a document. */
export const removeTexts = async (document: Document): Promise<void> =>
  removeBelow(await storeOf(document), textsOf(document.id));
