import { hasPages, hasTextLayer } from "../../../shared/text/file-kinds.ts";
import { list, readObject, remove } from "../../../shared/content/objects.ts";
import { MOST_TEXT } from "../../../shared/search/search-index.ts";
import type { Document } from "../records/document.ts";
import { recognizedText } from "./recognized-text.ts";
import { storeOf } from "./store-of.ts";

/*
 * What the words of a document are found by: the text that its current content carries lies below `texts/<id>/`, in the
 * store of the document, by the hash of the content, so that it is read out once, whatever is indexed how often. An empty
 * one says that there is none. Sealed content is never read for it.
 */

const textsOf = (documentId: number): string => `texts/${documentId}/`;

/** Larger content is not read: it would be held whole. */
const MOST_BYTES = 100_000_000;

export type TextSource = Document & { hashSha256: string; dimensiune: number; contentType: string };

/** Whether its content is here, unsealed, and of a kind that can have a text. */
export function mayHaveText(document: Document): document is TextSource {
  const { status, tipSecuritate, visibility, hashSha256, dimensiune, contentType } = document;
  return (
    (status === "ACTIV" || status === "ARHIVAT") &&
    tipSecuritate === undefined &&
    visibility !== "SECRET" &&
    hashSha256 !== undefined &&
    dimensiune !== undefined &&
    dimensiune <= MOST_BYTES &&
    contentType !== undefined &&
    (hasTextLayer(contentType) || hasPages(contentType))
  );
}

/** A text that was read out of content, with the key of its object. */
export interface KeptText {
  key: string;
  text: string;
}

/**
 * The text of the current content, as far as it is known: what was read out of it, or of a scan what a transcription has
 * recognised. `isPending` if nobody has read it out yet.
 * @param readOut a text that was read out a moment ago: it is not fetched again
 */
export async function knownText(
  document: Document,
  readOut?: KeptText,
): Promise<{ text?: string; isPending: boolean }> {
  if (!mayHaveText(document)) return { isPending: false };
  const carried = hasTextLayer(document.contentType) ? await readKept(document, readOut) : "";
  if (carried !== "")
    return carried === undefined ? { isPending: true } : { text: carried, isPending: false };
  const recognized = hasPages(document.contentType) ? await recognizedText(document) : undefined;
  return { ...(recognized ? { text: recognized.slice(0, MOST_TEXT) } : {}), isPending: false };
}

export const textKey = ({ id, hashSha256 }: TextSource): string => `${textsOf(id)}${hashSha256}`;

async function readKept(document: TextSource, readOut?: KeptText): Promise<string | undefined> {
  const key = textKey(document);
  if (readOut?.key === key) return readOut.text;
  return (await readObject(await storeOf(document), key))?.toString("utf8");
}

/** Removes what was read out of all versions of a document. */
export async function removeTexts(document: Document): Promise<void> {
  const store = await storeOf(document);
  for (;;) {
    const objects = await list(store, { prefix: textsOf(document.id), after: undefined, limit: 1000 });
    if (objects.length === 0) return;
    await remove(
      store,
      objects.map(({ key }) => key),
    );
  }
}
