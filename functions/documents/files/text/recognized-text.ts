import { newestFirst } from "../../../../shared/data/lists.ts";
import { joinPages, PAGE_BREAK } from "../../../../shared/text/page-texts.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { type Conversion, conversionLists, Conversions, type Result } from "../../records/conversion.ts";
import { type Document, Documents } from "../../records/document.ts";
import { readResult } from "./conversion-files.ts";

/** Older transcriptions are not read. */
const MOST = 20;

/** A recognised text, with the pages apart that are not to be relied upon. */
interface RecognizedText {
  certain: string;
  doubtful: string;
}

/**
 * The text last extracted from the current version of a document, for indexing. Undefined if there is none, and
 * always undefined for sealed content, whose text is stored only in its transcription. The event TRANSCRIS announces
 * a new text.
 */
export async function recognizedText(document: Document): Promise<RecognizedText | undefined> {
  if (document.tipSecuritate !== undefined || document.status === "PURJAT") return undefined;
  const { text, calitate } = (await transcriptionsOf(document)).at(0) ?? {};
  return text && apart(await textIn(document, text), calitate?.paginiNesigure ?? []);
}

/** The last transcriptions of the current version of a document that have ended well, newest first. */
export async function transcriptionsOf(document: Document): Promise<Conversion[]> {
  const rows = await newestFirst(Documents.table, [conversionLists.document(document.id)], {
    most: MOST,
  }).take(MOST);
  const found = await readMany(
    Conversions,
    rows.map(({ id }) => id),
  );
  return found.filter(
    ({ numarVersiune, status }) => status === "FINALIZATA" && numarVersiune === document.numarVersiune,
  );
}

const textIn = async (document: Document, text: Result): Promise<string> =>
  (await readResult(document, text)).toString("utf8");

function apart(text: string, doubtful: readonly number[]): RecognizedText {
  if (doubtful.length === 0) return { certain: text, doubtful: "" };
  const pages = text.split(PAGE_BREAK);
  const isDoubtful = (_: string, index: number) => doubtful.includes(index + 1);
  return {
    certain: joinPages(pages.map((page, index) => (isDoubtful(page, index) ? "" : page))),
    doubtful: pages.filter(isDoubtful).join("\n"),
  };
}
