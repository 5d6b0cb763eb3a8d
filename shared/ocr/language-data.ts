import { existsSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.ts";
import type { Language } from "./language.ts";
import { type LanguageData, packedData } from "./packed-data.ts";

const RUSSIAN = "rus";

/** The data of a language; undefined if there are none. */
export function dataOf(language: Language, folder = config.ocrDataFolder): LanguageData | undefined {
  if (language !== "ru") return packedData[language];
  const file = join(folder, `${RUSSIAN}.traineddata`);
  if (existsSync(file)) return { code: RUSSIAN, folder, isCompressed: false };
  return existsSync(`${file}.gz`) ? { code: RUSSIAN, folder, isCompressed: true } : undefined;
}
