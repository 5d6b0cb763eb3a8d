import * as z from "zod";
import { hasPages } from "../../../shared/text/file-kinds.ts";
import { clock } from "../../../shared/clock.ts";
import { transact, withNewId } from "../../../shared/data/transaction.ts";
import { conflict } from "../../../shared/errors.ts";
import type { UploadedFile } from "../../../shared/http/multipart.ts";
import { dataOf } from "../../../shared/ocr/language-data.ts";
import type { File } from "../../../shared/text/pages.ts";
import { joinPages } from "../../../shared/text/page-texts.ts";
import { UnreadableFile } from "../../../shared/text/unreadable.ts";
import type { Principal } from "../access/principal.ts";
import { readWhole, receiveFile } from "../content/content-at-rest.ts";
import { placeNamed, placeResult, type Holder } from "../text/conversion-files.ts";
import { Conversion, ended, listedFor, listedWith } from "../records/conversion.ts";
import { commitRead, starting } from "./commit.ts";
import { conversionJob } from "./conversion-job.ts";
import { openForText, refuseSuspended, uploadKey } from "./open-source.ts";
import { isWhole, ownPages, refuseSource } from "./read-pages.ts";
import { keyOf } from "./reasons.ts";

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
 * Builds the answer after the conversion is composed; the transaction stores it for the request's Idempotency-Key.
 */
type Answering<Answer> = (conversion: Conversion) => Answer;

/**
 * Starts to read the current version of a document: text layers immediately, images of pages by a worker.
 * @throws the errors of openForText, unsupportedMedia, tooLarge; conflict for a language without data
 */
export async function transcribeDocument<Answer>(
  caller: Principal,
  { documentId, ...wish }: z.output<typeof WantedText>,
  { password, answering }: { password: string | undefined; answering: Answering<Answer> },
): Promise<Answer> {
  const { document, content } = await openForText(caller, documentId, password);
  const { dimensiune: size, contentType, numarVersiune } = content;
  refuseSource({ contentType, size }, wish.tip);
  const base = { ...newConversion(caller, wish), documentId, numarVersiune, sursa: contentType, size };
  const read = () => readWhole(document, content);
  return start(
    (id) => ({ ...base, id, listedIn: listedWith(document, id) }),
    { holder: document, read, keep: () => Promise.resolve() },
    answering,
  );
}

/**
 * The same for a file that does not become a document: only the caller may read its text. @throws unsupportedMedia,
 * tooLarge
 */
export async function transcribeFile<Answer>(
  caller: Principal,
  { file, ...wish }: Wish & { file: UploadedFile },
  answering: Answering<Answer>,
): Promise<Answer> {
  refuseSuspended(caller);
  const { bytes, name, facts } = await receiveFile(file);
  const { contentType, dimensiune: size } = facts;
  refuseSource({ contentType, size }, wish.tip);
  const denumire = wish.denumire ?? name;
  const base = { ...newConversion(caller, { ...wish, denumire }), sursa: contentType, size };
  return start(
    (id) => ({ ...base, id, listedIn: listedFor(caller.key) }),
    {
      holder: undefined,
      read: () => Promise.resolve(bytes),
      keep: (id) => placeNamed(undefined, uploadKey(id), bytes, contentType),
    },
    answering,
  );
}

const newConversion = (
  caller: Principal,
  wish: Wish,
): Omit<Conversion, "id" | "listedIn" | "sursa" | "size"> => ({
  ...wish,
  creator: caller.key,
  creatDe: caller.actor,
  creatLa: clock.iso(),
  tinta: "text/plain",
  status: "IN_ASTEPTARE",
  attempts: 0,
});

interface Beginning {
  holder: Holder;
  read(): Promise<Buffer>;
  /** Stores data that only the request has, for the worker. */
  keep(id: number): Promise<void>;
}

async function start<Answer>(
  compose: (id: number) => Conversion,
  beginning: Beginning,
  answering: Answering<Answer>,
): Promise<Answer> {
  const sample = compose(0);
  const found = sample.size <= MOST_DIRECT_BYTES ? await readAtOnce(sample, beginning) : "later";
  if (found === "later") return startLater(compose, beginning, answering);
  return withNewId((id) =>
    "eroare" in found
      ? storeFailed(compose(id), found, answering)
      : storeRead(compose(id), { ...found, holder: beginning.holder }, answering),
  );
}

/** Stores a failed conversion if the file itself cannot be read. */
async function storeFailed<Answer>(
  base: Conversion,
  { eroare }: { eroare: string },
  answering: Answering<Answer>,
): Promise<Answer> {
  const conversion = ended(base, { status: "ESUATA", eroare });
  const answer = answering(conversion);
  await transact(starting(conversion), { answer });
  return answer;
}

/**
 * Stores a text that was read. The sweep removes what a lost race leaves behind, because the id may belong to another
 * conversion.
 */
async function storeRead<Answer>(
  base: Conversion,
  { text, pages, holder }: Read & Pick<Beginning, "holder">,
  answering: Answering<Answer>,
): Promise<Answer> {
  const placed = await placeResult(holder, base.id, Buffer.from(text), "text/plain");
  const counted = { ...base, pagini: pages, paginiGata: pages };
  const conversion = ended(counted, { status: "FINALIZATA", text: placed });
  const answer = answering(conversion);
  await commitRead(conversion, starting(conversion), { answer });
  return answer;
}

interface Read {
  text: string;
  pages: number;
}

type AtOnce = Read | { eroare: string } | "later";

/** The text if the file contains all of it; "later" if pages need recognition. */
async function readAtOnce({ tip, sursa: contentType }: Conversion, { read }: Beginning): Promise<AtOnce> {
  try {
    const source: File = { bytes: await read(), contentType };
    const pages = await ownPages(source, tip);
    return isWhole(pages) ? { text: joinPages(pages), pages: pages.length } : "later";
  } catch (error) {
    if (error instanceof UnreadableFile) return { eroare: keyOf(error) };
    throw error;
  }
}

async function startLater<Answer>(
  compose: (id: number) => Conversion,
  { keep }: Beginning,
  answering: Answering<Answer>,
): Promise<Answer> {
  const { limba, sursa, tip } = compose(0);
  if (hasPages(sursa) && tip !== "TEXT" && !dataOf(limba))
    throw conflict("limbaIndisponibila", { values: { limba } });
  const { id, answer } = await withNewId(async (id) => {
    const conversion = conversionJob.waiting(compose(id));
    const answer = answering(conversion);
    await keep(id);
    await transact(starting(conversion), { answer });
    return { id, answer };
  });
  await conversionJob.wake(id);
  return answer;
}
