import type { Language } from "../../../../shared/everywhere/texts.ts";
import type { Counts, Verdict } from "../model/report.ts";
import { inLanguage, type Text } from "../../../../shared/texts.ts";
import { verdictText } from "./words.ts";
import { escapeXml } from "./xml.ts";

const colours: Record<Verdict, string> = { PASS: "#1a7f37", WARN: "#9a6700", FAIL: "#b42318" };
const labels: Text = ["conformitate", "соответствие", "conformance"];
const WIDTH_OF_SIGN = 7;
const PADDING = 16;

interface BadgeOf {
  verdict: Verdict;
  counts: Counts;
  /** ISO 8601. */
  finishedAt: string;
}

/** The badge of a system as SVG, without a foreign font or address: rules that are not applicable are not among its total. */
export function badgeOf({ verdict, counts, finishedAt }: BadgeOf, language: Language = "ro"): string {
  const { PASS, WARN, FAIL, NOT_APPLICABLE = 0 } = counts;
  const others =
    NOT_APPLICABLE > 0 ? `, ${String(NOT_APPLICABLE)} ${verdictText("NOT_APPLICABLE", language)}` : "";
  const label = inLanguage(labels, language);
  const value = `${verdict} ${String(PASS)}/${String(PASS + WARN + FAIL)}${others}`;
  const [left, right] = [label, value].map((text) => text.length * WIDTH_OF_SIGN + PADDING) as [
    number,
    number,
  ];
  const title = escapeXml(`${label}: ${value}, ${finishedAt.slice(0, 10)}`);
  const text = (x: number, shown: string) =>
    `<text x="${String(x)}" y="14" text-anchor="middle" fill="#fff">${escapeXml(shown)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(left + right)}" height="20" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<rect width="${String(left)}" height="20" fill="#444"/>`,
    `<rect x="${String(left)}" width="${String(right)}" height="20" fill="${colours[verdict]}"/>`,
    `<g font-family="sans-serif" font-size="11">${text(left / 2, label)}${text(left + right / 2, value)}</g>`,
    "</svg>",
    "",
  ].join("\n");
}
