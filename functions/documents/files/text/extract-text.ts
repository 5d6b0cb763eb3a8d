import { MOST_TEXT } from "../../search-index/search-index.ts";
import { hasTextLayer } from "../../../../shared/text/file-kinds.ts";
import { textApart } from "../../../../shared/text/text-apart.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import type { Document } from "../../records/document.ts";
import { readWhole } from "../content/content-at-rest.ts";
import { isOwnText, type KeptText, mayHaveText, textKey, type TextSource } from "./kept-text.ts";
import { placeNamed } from "./conversion-files.ts";

/**
 * Extracts the text of the current content, and stores it. Content that cannot be read, or takes too long, counts as having
 * no text.
 * @returns the stored text; undefined for content that has no text layer, or is its own text
 */
export async function extractText(document: Document): Promise<KeptText | undefined> {
  if (!mayHaveText(document) || !hasTextLayer(document.contentType) || isOwnText(document)) return undefined;
  const [key, bytes] = [textKey(document), Buffer.from(await textIn(document))];
  await placeNamed(document, key, bytes, "text/plain");
  return { key, text: bytes.toString() };
}

async function textIn(document: TextSource): Promise<string> {
  const bytes = await readWhole(document, document);
  try {
    return await textApart({ bytes, contentType: document.contentType }, MOST_TEXT);
  } catch (error) {
    if (error instanceof UnreadableFile) return "";
    throw error;
  }
}
