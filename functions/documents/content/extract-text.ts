import { MOST_TEXT } from "../../../shared/search/search-index.ts";
import { hasTextLayer } from "../../../shared/text/file-kinds.ts";
import { textApart } from "../../../shared/text/text-apart.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import type { Document } from "../records/document.ts";
import { readWhole } from "./content-at-rest.ts";
import { type KeptText, mayHaveText, textKey, type TextSource } from "./kept-text.ts";
import { placeNamed } from "./results.ts";

/**
 * Reads the text out of the current content, and keeps it. What cannot be read, or takes too long, has none.
 * @returns what it keeps; undefined for content that carries no text
 */
export async function extractText(document: Document): Promise<KeptText | undefined> {
  if (!mayHaveText(document) || !hasTextLayer(document.contentType)) return undefined;
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
