import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Tesseract from "tesseract.js";
import type { Picture } from "../text/pdf.ts";
import { toPnm } from "../text/picture-formats.ts";
import { corrected, type Language } from "./language.ts";
import { type LanguageData, orientationData, packedData } from "./packed-data.ts";
import { isPoor, type Recognized, type Word } from "./recognized.ts";
import { levelled, middleOf, onWhite, quarterTurned, skewOf } from "./upright.ts";

/**
 * The files that a function which reads scans packs (functions.yml), relative to the working directory: the library
 * starts a worker from a file, which bundlers cannot include. Of the six cores Node loads this one.
 */
export const tesseractFiles = [
  "node_modules/tesseract.js/package.json",
  "node_modules/tesseract.js/src/**",
  "node_modules/tesseract.js-core/package.json",
  "node_modules/tesseract.js-core/tesseract-core-relaxedsimd.js",
  "node_modules/tesseract.js-core/tesseract-core-relaxedsimd.wasm",
  "node_modules/regenerator-runtime/**",
  "node_modules/is-url/**",
  "node_modules/bmp-js/**",
  "node_modules/wasm-feature-detect/package.json",
  "node_modules/wasm-feature-detect/dist/cjs/**",
  ...[...Object.values(packedData), orientationData].map(
    ({ code, folder }) => `${folder}/${code}.traineddata.gz`,
  ),
];

/** Text over a page: a PDF of one page with invisible words, which is `turn` degrees clockwise from the page. */
export interface TextLayer {
  pdf: Uint8Array;
  turn: number;
}

/** The words of a page, and the layer that has them where they are in the picture. */
export interface RecognizedPage extends Recognized {
  layer: TextLayer;
}

/** A page that is drawn in grey, and the dots per inch of the picture on it, if it is one. */
export interface DrawnPage {
  draw(dpi: number): Picture;
  dpi: number | undefined;
}

type Recognize = (page: DrawnPage) => Promise<RecognizedPage>;

/** Which side is up is seen in this picture. */
const LOOKED_AT_DPI = 200;

/** Letters are read in this one: the network of the engine looks at lines of 36 pixels, those of small print. */
const READ_DPI = 300;
/** A4 at that. A larger picture is read as it is. */
const MOST_READ = 9_000_000;
/** Of less, the steps between the pixels would remain. */
const LEAST_DRAWN_DPI = 150;

/** A page as the scanner saw it, pixel by pixel, which is not sharper than what is read; and the scale in which it is read. */
function drawn({ draw, dpi = READ_DPI }: DrawnPage): { picture: Picture; scale: number } {
  const own = Math.max(LEAST_DRAWN_DPI, Math.min(dpi, READ_DPI));
  const picture = onWhite(draw(own));
  const most = Math.max(1, Math.sqrt(MOST_READ / pixelsOf(picture)));
  return { picture, scale: Math.min(READ_DPI / own, most) };
}

/**
 * A Tesseract engine for pages in one language: two languages at once worsen both (ș and ț are lost). Nothing is
 * downloaded or written. It runs until `end`.
 */
export async function startTesseract(
  language: Language,
  data: LanguageData,
): Promise<{ recognize: Recognize; end(): Promise<unknown> }> {
  const start = async () => {
    const { OEM, PSM } = load();
    const worker = await startWorker(data, OEM.LSTM_ONLY);
    await worker.setParameters({
      // Left to itself, the library takes a page for one block: dust is letters then, and columns are one line.
      tessedit_pageseg_mode: PSM.AUTO,
      // It writes what it finds on pages to the standard error.
      debug_file: "/dev/null",
    });
    return worker;
  };
  let reader: Tesseract.Worker | undefined = await start();
  const end = async () => {
    await reader?.terminate();
    reader = undefined;
  };
  return {
    async recognize(page) {
      const { turn, isSure } = await sideUp(page.draw(LOOKED_AT_DPI));
      const { picture, scale } = drawn(page);
      reader ??= await start();
      const found = await readBest(reader, picture, { turn, isSure, scale, language });
      // Its memory only grows, and the next page needs some to find which side is up.
      if (pixelsOf(picture) * scale ** 2 > MOST_LOOKED_AT) await end();
      return found;
    },
    end,
  };
}

const pixelsOf = ({ width, height }: Picture): number => width * height;

/**
 * Reads a picture by the side that is up. If neither the letters tell which one it is, nor the words, the others are tried: one that
 * is not poor is it.
 */
async function readBest(
  reader: Tesseract.Worker,
  picture: Picture,
  { turn, isSure, ...how }: Side & How,
): Promise<RecognizedPage> {
  const first = await readTurned(reader, picture, { turn, ...how });
  if (isSure || first.words.length === 0 || !isPoor(first.words)) return first;
  for (const other of OTHERS) {
    const found = await readTurned(reader, picture, { turn: (turn + other) % 360, ...how });
    if (found.words.length > 0 && !isPoor(found.words)) return found;
  }
  return first;
}

const OTHERS = [180, 90, 270];

/** How a picture is read, whichever side is up. */
interface How {
  scale: number;
  language: Language;
}

interface Side {
  /** By how many degrees a picture is to be turned clockwise for its letters to stand upright. */
  turn: number;
  isSure: boolean;
}

/** Less than that is a guess: pages of text have 5 to 35. */
const LEAST_SURE = 5;

/** The letters of this part of a picture tell enough, pixels: an A4 page. */
const MOST_LOOKED_AT = 4_000_000;

/** Only the older engine tells which side is up. It is ended before the page is read: each holds a hundred megabytes. */
async function sideUp(picture: Picture): Promise<Side> {
  const finder = await startWorker(orientationData, load().OEM.TESSERACT_ONLY);
  try {
    const { data } = await finder.detect(toPnm(middleOf(picture, MOST_LOOKED_AT)));
    const { orientation_degrees: turn, orientation_confidence: confidence } = data;
    const isSure = turn !== null && confidence !== null && confidence >= LEAST_SURE;
    return { turn: isSure ? turn : 0, isSure };
  } finally {
    await finder.terminate();
  }
}

/** Reads a picture that has to be turned by quarters for its letters to stand upright, and whose lines may slope. */
async function readTurned(
  reader: Tesseract.Worker,
  picture: Picture,
  { turn, scale, language }: { turn: number } & How,
): Promise<RecognizedPage> {
  const upright = quarterTurned(picture, turn);
  const skew = skewOf(upright);
  const level = levelled(upright, { degrees: skew, scale });
  const { data } = await reader.recognize(
    toPnm(level),
    { pdfTextOnly: true },
    { text: true, pdf: true, tsv: true },
  );
  return {
    text: corrected(data.text.trim(), language),
    words: wordsIn(data.tsv ?? "", language),
    layer: { pdf: Uint8Array.from(data.pdf ?? []), turn: turn + skew },
  };
}

/** The level of words in Tesseract's table, and its columns. */
const WORD = "5";
const [LEVEL, CONFIDENCE, TEXT] = [0, 10, 11];

const wordsIn = (table: string, language: Language): Word[] =>
  table.split("\n").flatMap((line) => {
    const cells = line.split("\t");
    const text = cells[TEXT]?.trim() ?? "";
    if (cells[LEVEL] !== WORD || text === "") return [];
    return [{ text: corrected(text, language), confidence: Math.round(Number(cells[CONFIDENCE])) }];
  });

const load = (): typeof Tesseract =>
  createRequire(join(process.cwd(), "package.json"))("tesseract.js") as typeof Tesseract;

function startWorker(
  { code, folder, isCompressed }: LanguageData,
  engine: Tesseract.OEM,
): Promise<Tesseract.Worker> {
  return load().createWorker(code, engine, {
    langPath: folder,
    gzip: isCompressed,
    cacheMethod: "none",
    // Without a handler the library throws an error that cannot be caught; the failed call is rejected in any case.
    errorHandler: () => undefined,
  });
}
