import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Tesseract from "tesseract.js";
import type { Picture } from "../text/pdf.ts";
import { toPnm } from "../text/picture-formats.ts";
import { corrected, type Language } from "./language.ts";
import { type LanguageData, packedData } from "./packed-data.ts";

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
  ...Object.values(packedData).map(({ code, folder }) => `${folder}/${code}.traineddata.gz`),
];

/** The text of a page, and a PDF of one page with that text, invisible and at its place in the picture. */
export interface RecognizedPage {
  text: string;
  layer: Uint8Array;
}

type Recognize = (picture: Picture) => Promise<RecognizedPage>;

/**
 * A Tesseract engine for pages in one language: two languages at once worsen both (ș and ț are lost). Nothing is
 * downloaded or written. It runs until `end`.
 */
export async function startTesseract(
  language: Language,
  data: LanguageData,
): Promise<{ recognize: Recognize; end(): Promise<unknown> }> {
  const worker = await startWorker(data);
  return {
    recognize: async (picture) => {
      const read = await worker.recognize(toPnm(picture), { pdfTextOnly: true }, { text: true, pdf: true });
      const { text, pdf } = read.data;
      return { text: corrected(text.trim(), language), layer: Uint8Array.from(pdf ?? []) };
    },
    end: () => worker.terminate(),
  };
}

function startWorker({ code, folder, isCompressed }: LanguageData): Promise<Tesseract.Worker> {
  const load = createRequire(join(process.cwd(), "package.json"));
  const library = load("tesseract.js") as typeof Tesseract;
  return library.createWorker(code, library.OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: isCompressed,
    cacheMethod: "none",
    // Without a handler the library throws an error that cannot be caught; the failed call is rejected in any case.
    errorHandler: () => undefined,
  });
}
