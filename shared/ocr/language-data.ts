import { existsSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.ts";
import type { Language } from "./language.ts";

/** Tesseract's data of a language: a file of this code in a folder. */
export interface LanguageData {
  code: string;
  folder: string;
  isCompressed: boolean;
}

const packed = (code: string): LanguageData => ({
  code,
  folder: `node_modules/@tesseract.js-data/${code}/4.0.0_best_int`,
  isCompressed: true,
});

/** The data that come with the package. That of Russian is in no package: it is put into a folder. */
export const packedData = { ro: packed("ron"), en: packed("eng") };
const RUSSIAN = "rus";

/** The data of a language; undefined where there are none. */
export function dataOf(language: Language, folder = config.ocrDataFolder): LanguageData | undefined {
  if (language !== "ru") return packedData[language];
  const file = join(folder, `${RUSSIAN}.traineddata`);
  if (existsSync(file)) return { code: RUSSIAN, folder, isCompressed: false };
  return existsSync(`${file}.gz`) ? { code: RUSSIAN, folder, isCompressed: true } : undefined;
}
