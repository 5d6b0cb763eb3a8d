import type { Cota } from "../../client/generated/documents/types.ts";
import { KeyValues } from "../kit/facts.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords, words } from "../words/words.ts";
import type { Known } from "./register/kind.ts";

/** What an organization or a person may hold by its own record, if it names limits. */
export interface OwnLimits {
  limitaOcteti?: number | undefined;
  limitaDocumente?: number | undefined;
}

/** People write limits in megabytes. */
const MEGABYTE = 1_000_000;
const PETABYTE = 10 ** 15;

const asInstalled = [
  "ca în setările sistemului",
  "как в настройках системы",
  "as in the system settings",
] as const;
const hint = [
  "Gol: limita din setările sistemului, dacă are una.",
  "Пусто: предел из настроек системы, если он есть.",
  "Leave empty for the limit in the system settings, if there is one.",
] as const;

/** The limits of a record, for who may set them. */
export const limitFields = {
  limitaOcteti: {
    label: ["Spațiu permis, MB", "Разрешённый объём, МБ", "Space allowed, MB"],
    input: "number",
    min: 0,
    max: PETABYTE / MEGABYTE,
    hint,
    of: ({ limitaOcteti }: OwnLimits) =>
      limitaOcteti === undefined ? undefined : Math.round(limitaOcteti / MEGABYTE),
    isFact: true,
    show: ({ limitaOcteti }: OwnLimits, { say, formats }: Known): string =>
      limitaOcteti === undefined ? say(asInstalled) : formats.size(limitaOcteti),
  },
  limitaDocumente: {
    label: ["Documente permise", "Разрешено документов", "Documents allowed"],
    input: "number",
    min: 0,
    max: PETABYTE,
    hint,
    isFact: true,
    show: ({ limitaDocumente }: OwnLimits, { say, formats }: Known): string =>
      limitaDocumente === undefined ? say(asInstalled) : formats.number(limitaDocumente),
  },
} as const;

/** The limits of a form as the service takes them: an emptied one is removed. */
export const limitsSent = (values: OwnLimits) => ({
  limitaOcteti: values.limitaOcteti === undefined ? null : values.limitaOcteti * MEGABYTE,
  limitaDocumente: values.limitaDocumente ?? null,
});

/** The words of a limit in a record's history. */
export const limitText = (name: string, value: unknown, { formats }: Known): string | undefined =>
  name === "limitaOcteti" && typeof value === "number" ? formats.size(value) : undefined;

const quotaWords = words({
  bytes: ["Spațiu folosit", "Занято места", "Space used"],
  documents: ["Documente", "Документы", "Documents"],
  of: [
    (used: string, most: string) => `${used} din ${most}`,
    (used: string, most: string) => `${used} из ${most}`,
    (used: string, most: string) => `${used} of ${most}`,
  ],
  free: [
    (used: string) => `${used}, fără limită`,
    (used: string) => `${used}, без ограничений`,
    (used: string) => `${used}, no limit`,
  ],
});

/** What is held, of what may be held. */
export function QuotaFacts({ cota: { octeti, documente } }: { cota: Cota }) {
  const text = useWords(quotaWords);
  const { size, number } = useFormats();
  const said = ({ folosit, limita }: Cota["octeti"], format: (value: number) => string): string =>
    limita === undefined ? text.free(format(folosit)) : text.of(format(folosit), format(limita));
  return (
    <KeyValues
      entries={[
        { label: text.bytes, value: said(octeti, size) },
        { label: text.documents, value: said(documente, number) },
      ]}
    />
  );
}
