import type { Language } from "../../../../shared/everywhere/texts.ts";
import type { Counts, ReportedBreach, RuleVerdict } from "../model/report.ts";
import { inLanguage, type Text } from "../../../../shared/texts.ts";

/** PASS, WARN and FAIL are words of the standard; the fourth verdict is in the language of the reader. */
const notApplicable: Text = ["nu se aplică", "неприменимо", "does not apply"];

export const verdictText = (verdict: RuleVerdict, language: Language): string =>
  verdict === "NOT_APPLICABLE" ? inLanguage(notApplicable, language) : verdict;

/** `50 PASS, 1 WARN, 0 FAIL, 2 nu se aplică`. */
export const countsText = (counts: Counts, language: Language = "ro"): string =>
  (["PASS", "WARN", "FAIL", "NOT_APPLICABLE"] as const)
    .map((verdict) => `${String(counts[verdict] ?? 0)} ${verdictText(verdict, language)}`)
    .join(", ");

const deviation = [
  (expected: string, found: string) => `așteptat: ${expected}; găsit: ${found}`,
  (expected: string, found: string) => `ожидалось: ${expected}; найдено: ${found}`,
  (expected: string, found: string) => `expected: ${expected}; found: ${found}`,
] as const;

/** What was expected and what was found, on one line. */
export const deviationText = (
  { expected, found }: Pick<ReportedBreach, "expected" | "found">,
  language: Language,
): string => inLanguage(deviation, language)(expected, found);
