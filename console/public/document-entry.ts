import type { PublicDocument } from "../../client/generated/documents/types.ts";
import { formatWords } from "./catalog-words.ts";
import { entryOf } from "./entries.ts";
import { day, fact, sizeOf } from "./facts.ts";
import { say } from "./language.ts";
import type { Words } from "./words.ts";

/* What lists and pages of documents say of one, also of a citizen's. */

const words = {
  code: ["Cod", "Код", "Code"],
  labels: ["Etichete", "Метки", "Labels"],
  format: ["Felul fișierului", "Вид файла", "File type"],
  size: ["Mărime", "Размер", "Size"],
  changed: ["modificat pe {day}", "изменён {day}", "changed on {day}"],
} satisfies Words;

const formatOf = ({ format }: PublicDocument): string | undefined => format && say(formatWords[format]);
const contentSizeOf = ({ dimensiune }: PublicDocument): string | undefined =>
  dimensiune === undefined ? undefined : sizeOf(dimensiune);

export const documentEntry = (one: PublicDocument, href: string): HTMLElement =>
  entryOf(one.denumire, href, [
    [one.cod, formatOf(one), contentSizeOf(one), say(words.changed, { day: day(one.modificatLa) })]
      .filter(Boolean)
      .join(" · "),
  ]);

export const documentFacts = (one: PublicDocument): HTMLElement[] => [
  ...fact(words.code, one.cod),
  ...fact(words.labels, one.etichete.join(", ")),
  ...fact(words.format, formatOf(one)),
  ...fact(words.size, contentSizeOf(one)),
];
