import type { Format } from "./file-formats.ts";
import type { Text } from "./words.ts";

/** The kinds of files, as people call them. */
export const formatWords: Record<Format, Text> = {
  pdf: ["PDF", "PDF", "PDF"],
  office: ["document de birou", "офисный документ"],
  image: ["imagine", "изображение"],
  text: ["text", "текст"],
  archive: ["arhivă", "архив"],
  other: ["alt fișier", "другой файл"],
};
