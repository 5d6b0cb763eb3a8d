import type { PublicDocument } from "../../client/generated/documents/types.ts";
import type { Text } from "./words.ts";

export type Format = NonNullable<PublicDocument["format"]>;

/** The kinds of files, as people call them. */
export const formatWords: Record<Format, Text> = {
  pdf: ["PDF", "PDF", "PDF"],
  office: ["document de birou", "офисный документ", "office document"],
  image: ["imagine", "изображение", "image"],
  text: ["text", "текст", "text"],
  archive: ["arhivă", "архив", "archive"],
  other: ["alt fișier", "другой файл", "other file"],
};
