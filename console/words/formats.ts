import { locales } from "../../shared/everywhere/texts.ts";
import { type Language, useLanguage } from "./language.ts";

type Moment = string | number | Date;

export interface Formats {
  date(moment: Moment): string;
  dateTime(moment: Moment): string;
  /** The day and the time without the year. */
  dayTime(moment: Moment): string;
  /** With seconds. */
  time(moment: Moment): string;
  /** "ieri", "acum 5 minute"; `now` in milliseconds. */
  ago(moment: Moment, now: number): string;
  number(value: number): string;
  percent(share: number): string;
  /** Bytes as B, kB, MB or GB, in steps of 1,000. */
  size(bytes: number): string;
  list(items: readonly string[]): string;
}

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const AGES: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Makes a formatter at its first use, because each takes a browser milliseconds. */
function late<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

function formatsOf(language: Language): Formats {
  const locale = locales[language];
  const momentIn = (options: Intl.DateTimeFormatOptions) =>
    late(() => new Intl.DateTimeFormat(locale, options));
  const numberIn = (options: Intl.NumberFormatOptions) => late(() => new Intl.NumberFormat(locale, options));
  const date = momentIn({ dateStyle: "medium" });
  const dateTime = momentIn({ dateStyle: "medium", timeStyle: "short" });
  const dayTime = momentIn({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const time = momentIn({ timeStyle: "medium" });
  const relative = late(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const number = numberIn({});
  const percent = numberIn({ style: "percent" });
  const list = late(() => new Intl.ListFormat(locale));
  const sizes = SIZES.map((unit, step) =>
    numberIn({
      style: "unit",
      unit,
      // Short, English has no plural: "7 byte".
      unitDisplay: step === 0 && language === "en" ? "long" : "short",
      maximumFractionDigits: step === 0 ? 0 : 1,
    }),
  );
  return {
    date: (moment) => date().format(new Date(moment)),
    dateTime: (moment) => dateTime().format(new Date(moment)),
    dayTime: (moment) => dayTime().format(new Date(moment)),
    time: (moment) => time().format(new Date(moment)),
    ago(moment, now) {
      const seconds = Math.round((new Date(moment).getTime() - now) / 1000);
      const [unit, length] = AGES.find(([, least]) => Math.abs(seconds) >= least) ?? ["second", 1];
      return relative().format(Math.trunc(seconds / length), unit);
    },
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    size(bytes) {
      const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), SIZES.length - 1);
      return sizes[step]?.().format(bytes / 1000 ** step) ?? String(bytes);
    },
    list: (items) => list().format(items),
  };
}

const kept: Partial<Record<Language, Formats>> = {};

export const formatsIn = (language: Language): Formats => (kept[language] ??= formatsOf(language));

/** Dates, numbers and sizes in the language of the page. */
export const useFormats = (): Formats => formatsIn(useLanguage());
