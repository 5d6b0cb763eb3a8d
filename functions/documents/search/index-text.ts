import { read } from "../../../shared/data/repository.ts";
import type { SearchIndex } from "../../../shared/search/search-index.ts";
import { extractText } from "../content/extract-text.ts";
import { removeTexts } from "../content/kept-text.ts";
import { Documents } from "../records/document.ts";
import { indexDocuments } from "./index-documents.ts";

/** Reads the text out of a document's content, and indexes the document with it. @throws where it is to be tried again */
export async function indexText(index: SearchIndex, id: number): Promise<void> {
  const document = await read(Documents, { id });
  const readOut = document && (await extractText(document));
  // What was purged meanwhile took its texts along; this one came after.
  const now = await read(Documents, { id });
  if (document && now?.status === "PURJAT") await removeTexts(document);
  const left = await indexDocuments(index, [id], readOut);
  if (left.length > 0) throw new Error("the document could not be indexed, or has changed meanwhile");
}
