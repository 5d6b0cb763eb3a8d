import { clock } from "../../../../shared/clock.ts";
import { newestFirst } from "../../../../shared/data/lists.ts";
import { read, readMany } from "../../../../shared/data/repository.ts";
import { readTombstone } from "../../../../shared/data/tombstone.ts";
import { IdTaken, transact } from "../../../../shared/data/transaction.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { config } from "../../../../shared/ocr/config.ts";
import { dataOf } from "../../../../shared/ocr/language-data.ts";
import { mayHaveText, type TextSource } from "../../files/text/kept-text.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { type Bucket, Buckets } from "../../records/bucket.ts";
import {
  type Conversion,
  conversionLists,
  Conversions,
  listedWith,
  type Offered,
} from "../../records/conversion.ts";
import { Documents } from "../../records/document.ts";
import { starting } from "./commit.ts";
import { conversionJob } from "./conversion-job.ts";
import { MOST_BYTES } from "./read-pages.ts";

/** Of so many readings of a document one may be of its current version. */
const LOOKED_AT = 20;

/**
 * Starts to recognise a version that was uploaded without a text, for the owner of its document, if its container wishes it and
 * nobody has asked before. A version has one such conversion, whose id is that of the version: a message that comes twice finds it.
 * @returns its id; undefined if there is none
 */
export async function startByItself({ documentId, numarVersiune }: Offered): Promise<number | undefined> {
  const document = await read(Documents, { id: documentId });
  if (!document || document.numarVersiune !== numarVersiune || !mayHaveText(document)) return undefined;
  const wish = wishOf(await read(Buckets, { id: document.bucketId }));
  if (!wish || document.dimensiune > MOST_BYTES) return undefined;
  const { id } = await readVersion(document, numarVersiune);
  if (await isAskedFor(document, id)) return undefined;
  try {
    await transact(starting(conversionJob.waiting(conversionOf(document, id, wish))), { repeatable: true });
  } catch (error) {
    if (error instanceof IdTaken) return id;
    // Its content was removed meanwhile.
    if (isRefusal(error)) return undefined;
    throw error;
  }
  return id;
}

/** Recognition by Textract is paid by the page, so there a container has to wish it. */
const isUsual = (): boolean => config.ocrEngine === "tesseract";

/** How the documents of a container are recognised; undefined if they are not, or the language has no data. */
function wishOf(bucket: Bucket | undefined): Pick<Conversion, "limba"> | undefined {
  const { recunoastere = isUsual() ? "AUTOMATA" : "LA_CERERE", limbaScanarilor: limba = "ro" } = bucket ?? {};
  return recunoastere === "AUTOMATA" && dataOf(limba) ? { limba } : undefined;
}

/** True if another conversion of the version was started, or this one was removed. */
async function isAskedFor({ id, numarVersiune }: TextSource, conversionId: number): Promise<boolean> {
  const rows = await newestFirst(Documents.table, [conversionLists.document(id)], { most: LOOKED_AT }).take(
    LOOKED_AT,
  );
  const found = await readMany(
    Conversions,
    rows.map((row) => row.id),
  );
  const others = found.filter((one) => one.id !== conversionId && one.numarVersiune === numarVersiune);
  return others.length > 0 || (await readTombstone(Conversions, conversionId)) !== undefined;
}

const conversionOf = (
  document: TextSource,
  id: number,
  { limba }: Pick<Conversion, "limba">,
): Omit<Conversion, "dueAt" | "dueStatus"> => ({
  id,
  creator: document.creator,
  documentId: document.id,
  numarVersiune: document.numarVersiune,
  tip: "AUTO",
  limba,
  sursa: document.contentType,
  tinta: "text/plain",
  status: "IN_ASTEPTARE",
  creatDe: document.creatDe,
  creatLa: clock.iso(),
  automata: true,
  size: document.dimensiune,
  attempts: 0,
  listedIn: listedWith(document, id),
});
