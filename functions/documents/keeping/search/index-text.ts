import { read } from "../../../../shared/data/repository.ts";
import type { SearchIndex } from "../../search-index/search-index.ts";
import { extractText } from "../../files/text/extract-text.ts";
import { removeTexts } from "../../files/text/kept-text.ts";
import { Documents } from "../../records/document.ts";
import type { OfDocument } from "../../records/indexing.ts";
import { offerForRecognition } from "../../files/text/offer-for-recognition.ts";
import { indexDocuments } from "./index-documents.ts";

/**
 * Extracts the text of a document's content, and indexes the document with it and with what the file says about itself; not again
 * if its entry lacks neither.
 * @throws if it is to be tried again
 */
export async function indexText(index: SearchIndex, { documentId: id, hasEntry }: OfDocument): Promise<void> {
  const document = await read(Documents, { id });
  const readOut = document && (await extractText(document));
  // A purge during the extraction has removed the texts; this one was stored after it.
  const now = await read(Documents, { id });
  if (document && now?.status === "PURJAT") await removeTexts(document);
  if (document && readOut?.hasPictures === true) await offerForRecognition(document);
  if (hasEntry && readOut?.text === "" && !readOut.hasProperties) return;
  const left = await indexDocuments(index, [id], { readOut });
  if (left.length > 0) throw new Error("indexing the document failed, or the document changed meanwhile");
}
