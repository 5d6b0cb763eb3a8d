import { visibleText } from "../visible-text.ts";

/** What a file says about itself, and the language of its text. */
export interface FileProperties {
  title?: string;
  author?: string;
  /** ISO time of its creation; of a mail, that of sending. */
  date?: string;
  /** ISO 639-1: of its text, else the one that the file names. */
  language?: string;
  /** Pages, or slides. */
  pages?: number;
}

/** What a file says, in its own spelling. */
export type SaidProperties = { [Name in keyof FileProperties]: string | number | undefined };

const MOST_CHARACTERS = 255;
const MOST_PAGES = 1_000_000;

/** The properties in one form. What cannot be one is left out. */
export function propertiesOf({ title, author, date, language, pages }: SaidProperties): FileProperties {
  const all = {
    title: lineOf(title),
    author: lineOf(author),
    date: timeOf(String(date ?? "")),
    language: /^\s*([a-z]{2})(?![a-z])/i.exec(String(language ?? ""))?.[1]?.toLowerCase(),
    pages: Number(pages) > 0 && Number(pages) <= MOST_PAGES ? Math.trunc(Number(pages)) : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function lineOf(text: string | number | undefined): string | undefined {
  const line = visibleText(String(text ?? ""))
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line === "" ? undefined : Array.from(line).slice(0, MOST_CHARACTERS).join("").trim();
}

/** A time of PDF (ISO 32000-1, 7.9.4): `D:20310314100000+02'00'`; all parts but the year may be missing. */
const PDF_TIME =
  /^\s*(?:D:)?(\d{4})(?!-\d\d-)(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([-+])(\d\d)'?(\d\d)?|Z|$|')/;
/** An ISO time without a zone is taken for UTC: the file does not say where it was made. */
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;

function timeOf(text: string): string | undefined {
  const [, year, month = "01", day = "01", hour = "00", minute = "00", second = "00", sign, ...zone] =
    PDF_TIME.exec(text) ?? [];
  const iso =
    year === undefined
      ? `${text.trim()}${WITHOUT_ZONE.test(text.trim()) && text.includes("T") ? "Z" : ""}`
      : `${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${zone[0]}:${zone[1] ?? "00"}` : "Z"}`;
  const time = new Date(iso);
  const isTime =
    !Number.isNaN(time.getTime()) && time.getUTCFullYear() > EARLIEST && time.getUTCFullYear() < LATEST;
  return isTime ? time.toISOString() : undefined;
}

/** Programs write zero, in several ways, for a time that they do not know. */
const [EARLIEST, LATEST] = [1980, 9999];
