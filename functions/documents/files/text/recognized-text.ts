import { newestFirst } from "../../../../shared/data/lists.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { type Conversion, conversionLists, Conversions, type Result } from "../../records/conversion.ts";
import { type Document, Documents } from "../../records/document.ts";
import { readResult } from "./conversion-files.ts";

/** Older transcriptions are not read. */
const MOST = 20;

/**
 * The text last extracted from the current version of a document, for indexing. Undefined if there is none, and
 * always undefined for sealed content, whose text is stored only in its transcription. The event TRANSCRIS announces
 * a new text.
 */
export async function recognizedText(document: Document): Promise<string | undefined> {
  if (document.tipSecuritate !== undefined || document.status === "PURJAT") return undefined;
  const rows = await newestFirst(Documents.table, [conversionLists.document(document.id)], {
    most: MOST,
  }).take(MOST);
  const found = await readMany(
    Conversions,
    rows.map(({ id }) => id),
  );
  const text = found.find((conversion) => isOfCurrent(conversion, document))?.text;
  return text && textIn(document, text);
}

const isOfCurrent = ({ numarVersiune, status }: Conversion, document: Document): boolean =>
  status === "FINALIZATA" && numarVersiune === document.numarVersiune;

const textIn = async (document: Document, text: Result): Promise<string> =>
  (await readResult(document, text)).toString("utf8");
