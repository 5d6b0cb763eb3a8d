import * as z from "zod";
import { hasPages } from "../../../../shared/everywhere/paged.ts";
import { clock } from "../../../../shared/clock.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import { dataOf } from "../../../../shared/ocr/language-data.ts";
import type { File } from "../../../../shared/text/pages.ts";
import { UnreadableFile } from "../../../../shared/text/unreadable.ts";
import type { Principal } from "../../access/principal.ts";
import { isHeldFromReaders, unscanned } from "../../access/held-back.ts";
import { readWhole, receiveFile } from "../../files/content/content-at-rest.ts";
import { placeNamed, placeResult, type Holder } from "../../files/text/conversion-files.ts";
import { Conversion, ended, listedFor, listedWith } from "../../records/conversion.ts";
import { commitRead, starting } from "./commit.ts";
import { conversionJob } from "./conversion-job.ts";
import { openForText, refuseSuspended, uploadKey } from "./open-source.ts";
import { ownPages, refuseSource, wholeText } from "./read-pages.ts";
import { keyOf } from "./reasons.ts";
import { refusals } from "./texts.ts";

/** Options of a transcription. */
export const Wish = z.object({
  tip: Conversion.shape.tip.default("AUTO"),
  limba: Conversion.shape.limba.default("ro"),
  denumire: Conversion.shape.denumire,
});
type Wish = z.output<typeof Wish>;

export const WantedText = z
  .object({ documentId: z.int().positive(), ...Wish.shape })
  .meta({ id: "TranscriereNoua" });

/** Text layers of files up to this size are read within the request. */
const MOST_DIRECT_BYTES = 10_000_000;

/**
 * Starts to read the current version of a document: text layers immediately, images of pages by a worker.
 * @throws the errors of openForText, unsupportedMedia, tooLarge; conflict for a language without data
 */
export async function transcribeDocument(
  caller: Principal,
  { documentId, ...wish }: z.output<typeof WantedText>,
  password: string | undefined,
): Promise<Conversion> {
  const { document, content } = await openForText(caller, documentId, password);
  const { dimensiune: size, contentType, numarVersiune } = content;
  refuseSource({ contentType, size }, wish.tip);
  const source = { sursa: contentType, charset: document.charset, size };
  const draft = { ...newConversion(caller, wish), documentId, numarVersiune, ...source };
  return start({
    draft,
    holder: document,
    listedIn: (id) => listedWith(document, id),
    read: () => readWhole(document, content),
    keep: () => Promise.resolve(),
  });
}

/**
 * The same for a file that does not become a document: only the caller may read its text. Where contents are scanned, a worker reads it,
 * once it was scanned.
 * @throws unsupportedMedia, tooLarge
 */
export async function transcribeFile(
  caller: Principal,
  { file, ...wish }: Wish & { file: UploadedFile },
): Promise<Conversion> {
  refuseSuspended(caller);
  const { bytes, name, facts } = await receiveFile(file);
  const { contentType, charset, dimensiune: size } = facts;
  refuseSource({ contentType, size }, wish.tip);
  const scanare = unscanned();
  const denumire = wish.denumire ?? name;
  const source = { sursa: contentType, charset, size };
  const draft = {
    ...newConversion(caller, { ...wish, denumire }),
    ...source,
    ...(scanare ? { scanare } : {}),
  };
  return start({
    draft,
    holder: undefined,
    listedIn: () => listedFor(caller.key),
    read: () => Promise.resolve(bytes),
    keep: (id) => placeNamed(undefined, uploadKey(id), bytes, contentType),
  });
}

/** A conversion without its id, which is drawn when it is stored, and what depends on it. */
type Draft = Omit<Conversion, "id" | "listedIn">;

const newConversion = (caller: Principal, wish: Wish): Omit<Draft, "sursa" | "size"> => ({
  ...wish,
  creator: caller.key,
  creatDe: caller.actor,
  creatLa: clock.iso(),
  tinta: "text/plain",
  status: "IN_ASTEPTARE",
  attempts: 0,
});

interface Beginning {
  draft: Draft;
  holder: Holder;
  listedIn(id: number): string[];
  read(): Promise<Buffer>;
  /** Stores data that only the request has, for the worker. */
  keep(id: number): Promise<void>;
}

async function start(beginning: Beginning): Promise<Conversion> {
  const { size, scanare } = beginning.draft;
  const isUnscanned = scanare?.stare === "asteapta" || isHeldFromReaders({ scanare });
  const isLater = size > MOST_DIRECT_BYTES || isUnscanned;
  const found = isLater ? "later" : await readAtOnce(beginning);
  if (found === "later") return startLater(beginning);
  return withNewId((id) => {
    const base = conversionOf(beginning, id);
    return "eroare" in found
      ? storeFailed(base, found)
      : storeRead(base, { ...found, holder: beginning.holder });
  });
}

const conversionOf = ({ draft, listedIn }: Beginning, id: number): Conversion => ({
  ...draft,
  id,
  listedIn: listedIn(id),
});

/** Stores a failed conversion if the file itself cannot be read. */
async function storeFailed(base: Conversion, { eroare }: { eroare: string }): Promise<Conversion> {
  const conversion = ended(base, { status: "ESUATA", eroare });
  await transact(starting(conversion), { answer: conversion });
  return conversion;
}

/**
 * Stores a text that was read. The sweep removes what a lost race leaves behind, because the id may belong to another
 * conversion.
 */
async function storeRead(
  base: Conversion,
  { text, pages, holder }: Read & Pick<Beginning, "holder">,
): Promise<Conversion> {
  const placed = await placeResult(holder, base.id, Buffer.from(text), "text/plain");
  const counted = { ...base, pagini: pages, paginiGata: pages };
  const conversion = ended(counted, { status: "FINALIZATA", text: placed });
  await commitRead(conversion, starting(conversion), { answer: conversion });
  return conversion;
}

interface Read {
  text: string;
  pages: number;
}

type AtOnce = Read | { eroare: string } | "later";

/** The text if the file contains all of it; "later" if pages need recognition. */
async function readAtOnce({ draft, read }: Beginning): Promise<AtOnce> {
  try {
    const source: File = { bytes: await read(), contentType: draft.sursa, charset: draft.charset };
    const pages = await ownPages(source, draft.tip);
    const text = wholeText(pages);
    return text === undefined ? "later" : { text, pages: pages.length };
  } catch (error) {
    if (error instanceof UnreadableFile) return { eroare: keyOf(error) };
    throw error;
  }
}

async function startLater(beginning: Beginning): Promise<Conversion> {
  const { limba, sursa, tip } = beginning.draft;
  if (hasPages(sursa) && tip !== "TEXT" && !dataOf(limba)) throw refusals.limbaIndisponibila({ limba });
  const conversion = await withNewId(async (id) => {
    const waiting = conversionJob.waiting(conversionOf(beginning, id));
    await beginning.keep(id);
    await transact(starting(waiting), { answer: waiting });
    return waiting;
  });
  await conversionJob.wake(conversion.id);
  return conversion;
}
