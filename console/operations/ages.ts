import { locales } from "../../shared/everywhere/texts.ts";
import type { Language } from "../words/language.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in its largest unit and the one below it: "3 ore 40 de minute", "5 minute". What is less is left out. */
export function ageOf(seconds: number, language: Language): string {
  const largest = UNITS.findIndex(([, length]) => length === 1 || seconds >= length);
  let rest = Math.floor(seconds);
  const parts = UNITS.slice(largest, largest + 2).flatMap(([unit, length], part) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 && part > 0 ? [] : inUnit(count, unit, language);
  });
  return parts.join(" ");
}

const inUnit = (count: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "unit", unit, unitDisplay: "long" }).format(count);

/** Whole units whose halves are whole units too. */
const ROUND_AGES = [
  ...[2, 4, 10, 20, 60].flatMap((count) => [count, count * 60]),
  ...[2, 4, 6, 12, 24].map((hours) => hours * 3_600),
].sort((a, b) => a - b);

/** The least duration that is not below another one and has a plain name, as its half has; in seconds. */
export function roundAge(seconds: number): number {
  const round = ROUND_AGES.find((age) => age >= seconds);
  if (round !== undefined) return round;
  const days = Math.ceil(seconds / 86_400);
  const power = 10 ** Math.floor(Math.log10(days));
  return ([2, 4, 6, 10].find((step) => step * power >= days) ?? 10) * power * 86_400;
}
