import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Tesseract from "tesseract.js";
import type { Picture } from "../text/pdf.ts";
import { toPnm } from "../text/picture-formats.ts";
import { corrected, type Language } from "./language.ts";
import { type LanguageData, packedData } from "./packed-data.ts";

/**
 * What a function that reads scans packs (functions.yml), relative to the working directory: the library starts a worker
 * from a file, which bundlers cannot take along. Of the six cores Node loads this one.
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

/** The text of a page, and a PDF of one page that holds it invisibly where it stands in the picture. */
export interface RecognizedPage {
  text: string;
  layer: Uint8Array;
}

type Recognize = (picture: Picture) => Promise<RecognizedPage>;

/**
 * A Tesseract for pages in one language: two at once read both worse (ș and ț are lost). Nothing is fetched and nothing is
 * written. It lasts until `end`.
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
    // Without one the library throws where nobody can catch it; the call that failed is refused in any case.
    errorHandler: () => undefined,
  });
}
