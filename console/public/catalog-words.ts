import type { Format } from "./catalog-api.ts";
import type { Text } from "./words.ts";

/** The kinds of files, as people name them. */
export const formatWords: Record<Format, Text> = {
  pdf: { ro: "PDF", ru: "PDF" },
  office: { ro: "document de birou", ru: "офисный документ" },
  image: { ro: "imagine", ru: "изображение" },
  text: { ro: "text", ru: "текст" },
  archive: { ro: "arhivă", ru: "архив" },
  other: { ro: "alt fișier", ru: "другой файл" },
};
