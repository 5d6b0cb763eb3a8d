import { locales } from "../../shared/everywhere/texts.ts";
import type { Language } from "../words/language.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in its largest unit: "5 minute". */
export function ageOf(seconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? (["second", 1] as const);
  return new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(Math.floor(seconds / length));
}
