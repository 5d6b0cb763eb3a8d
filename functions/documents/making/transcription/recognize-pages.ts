import { setTimeout as sleep } from "node:timers/promises";
import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { log } from "../../../../shared/log.ts";
import { config } from "../../../../shared/ocr/config.ts";
import { dataOf } from "../../../../shared/ocr/language-data.ts";
import { type Scan, withScan } from "../../../../shared/ocr/scan-apart.ts";
import { isPoor, qualityOf, type Word } from "../../../../shared/ocr/recognized.ts";
import type { TextLayer } from "../../../../shared/ocr/tesseract.ts";
import {
  startTextract,
  textractOpens,
  textractPages,
  textractReads,
} from "../../../../shared/ocr/textract.ts";
import { joinPages, type PageText } from "../../../../shared/text/page-texts.ts";
import { withOwnLines } from "../../../../shared/text/own-lines.ts";
import { keptPages, type Holder, type PageResult } from "../../files/text/conversion-files.ts";
import type { Conversion, Quality } from "../../records/conversion.ts";
import type { WorkSource } from "./open-source.ts";
import { refusals } from "./texts.ts";

export interface ReadPages {
  text: string;
  /** The original with its text as a layer over the pages that were recognised. */
  pdf?: Buffer;
  /** The words of the pages that were recognised, by the number of the page. */
  words?: ReadonlyMap<number, readonly Word[]>;
}

/** The words of pages as they are kept: a page with its mean confidence, from 0 to 100. */
export const wordsFile = (pages: ReadonlyMap<number, readonly Word[]>): Buffer =>
  Buffer.from(
    JSON.stringify({
      pagini: [...pages].map(([pagina, words]) => ({
        pagina,
        calitate: qualityOf(words),
        cuvinte: words.map(({ text, confidence }) => ({ text, incredere: confidence })),
      })),
    }),
  );

/** Undefined if nothing was recognised. */
export function qualityIn(pages: ReadonlyMap<number, readonly Word[]>): Quality | undefined {
  const medie = qualityOf([...pages.values()].flat());
  if (medie === undefined) return undefined;
  return { medie, paginiNesigure: [...pages].flatMap(([page, words]) => (isPoor(words) ? [page] : [])) };
}

/** Callbacks of the reader between two pages. */
interface Reporting {
  isTimeLeft(): boolean;
  reach(done: number, all: number): void;
  /** A job of an external service was started. */
  start(job: string): void;
}

/** The source, and what it says itself on each of its pages. */
interface Reading {
  opened: WorkSource;
  own: PageText[];
  reporting: Reporting;
}

/** All pages of a source; "unfinished" if the time ran out, and the next worker continues from there. */
export async function recognizePages(
  conversion: Conversion,
  reading: Reading,
): Promise<ReadPages | "unfinished"> {
  const { place, source } = reading.opened;
  const isTextracts =
    config.ocrEngine === "textract" && textractReads(conversion.limba) && textractOpens(source.contentType);
  return isTextracts && place
    ? readByTextract(conversion, place, reading.reporting)
    : readByTesseract(conversion, reading);
}

/** Larger originals get no searchable copy, because it is assembled in memory. */
const MOST_SEARCHABLE_BYTES = 100_000_000;

async function readByTesseract(
  { id, limba }: Conversion,
  { opened: { source, holder }, own, reporting }: Reading,
): Promise<ReadPages | "unfinished"> {
  const data = dataOf(limba);
  if (!data) throw refusals.limbaIndisponibila({ limba });
  const texts = own.map(({ text, isPicture }) => (isPicture ? undefined : text));
  const layers = new Map<number, TextLayer>();
  const words = new Map<number, Word[]>();
  const readOne = await pageReader(holder, id);
  return withScan(source, { language: limba, data }, async (scan) => {
    for (const [index, { text, isPicture }] of own.entries()) {
      if (!isPicture) continue;
      if (!reporting.isTimeLeft()) return "unfinished";
      const found = await readOne(index + 1, scan);
      texts[index] = withOwnLines(found.text, text);
      layers.set(index + 1, { pdf: Buffer.from(found.layer, "base64"), turn: found.turn });
      words.set(index + 1, found.words);
      reporting.reach(texts.filter((one) => one !== undefined).length, own.length);
    }
    const size = source.bytes.length;
    return {
      text: joinPages(texts.map((text = "") => text)),
      words,
      ...(size > MOST_SEARCHABLE_BYTES ? {} : await searchable(scan, layers)),
    };
  });
}

/**
 * Reads a page, and stores it for a worker that continues; a page that an earlier worker stored is not read again.
 */
async function pageReader(holder: Holder, id: number) {
  const kept = await keptPages(holder, id);
  return async (page: number, scan: Scan): Promise<PageResult> => {
    const known = await kept.read(page);
    if (known) return known;
    const { layer, ...read } = await scan.read(page);
    const result = { ...read, layer: Buffer.from(layer.pdf).toString("base64"), turn: layer.turn };
    await kept.keep(page, result);
    return result;
  };
}

/** Empty if the original cannot be reassembled: readers then get only the text. */
async function searchable(scan: Scan, layers: Map<number, TextLayer>): Promise<Pick<ReadPages, "pdf">> {
  try {
    return { pdf: Buffer.from(await scan.searchable(layers)) };
  } catch (error) {
    if (error instanceof ApartFailure) throw error;
    log.warn("creating a searchable PDF failed", { cause: error instanceof Error ? error.name : "unknown" });
    return {};
  }
}

const ASK_EVERY_MS = 3000;

async function readByTextract(
  conversion: Conversion,
  place: { bucket: string; key: string },
  reporting: Reporting,
): Promise<ReadPages | "unfinished"> {
  const job = conversion.job ?? (await startTextract({ ...place, name: `conversion-${conversion.id}` }));
  reporting.start(job);
  while (reporting.isTimeLeft()) {
    const pages = await textractPages(job);
    if (pages) {
      reporting.reach(pages.length, pages.length);
      return {
        text: joinPages(pages.map(({ text }) => text)),
        words: new Map(pages.map(({ words }, index) => [index + 1, words])),
      };
    }
    await sleep(ASK_EVERY_MS);
  }
  return "unfinished";
}
