import { globSync } from "node:fs";
import { dirname } from "node:path";
import { dataOf } from "../ocr/language-data.ts";
import type { LanguageData } from "../ocr/packed-data.ts";

/** The Russian data of an installed Tesseract, or of the folder in its variable `TESSDATA_PREFIX`; undefined without. */
export function russianData(): LanguageData | undefined {
  const [installed = ""] = globSync("/usr/share/tesseract-ocr/*/tessdata/rus.traineddata");
  return dataOf("ru", process.env.TESSDATA_PREFIX ?? dirname(installed));
}
