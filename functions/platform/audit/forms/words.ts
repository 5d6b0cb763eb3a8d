import type { Counts, ReportedBreach, RuleVerdict } from "../model/report.ts";
import type { Language, Text } from "../model/texts.ts";

/** PASS, WARN and FAIL are words of the standard; the fourth verdict is in the language of the reader. */
const notApplicable: Text = { ro: "nu se aplică", ru: "неприменимо" };

export const verdictText = (verdict: RuleVerdict, language: Language): string =>
  verdict === "NOT_APPLICABLE" ? notApplicable[language] : verdict;

/** `50 PASS, 1 WARN, 0 FAIL, 2 nu se aplică`. */
export const countsText = (counts: Counts, language: Language = "ro"): string =>
  (["PASS", "WARN", "FAIL", "NOT_APPLICABLE"] as const)
    .map((verdict) => `${String(counts[verdict] ?? 0)} ${verdictText(verdict, language)}`)
    .join(", ");

const deviation: Record<Language, (expected: string, found: string) => string> = {
  ro: (expected, found) => `așteptat: ${expected}; găsit: ${found}`,
  ru: (expected, found) => `ожидалось: ${expected}; найдено: ${found}`,
};

/** What was expected and what was found, on one line. */
export const deviationText = (
  { expected, found }: Pick<ReportedBreach, "expected" | "found">,
  language: Language,
): string => deviation[language](expected, found);
