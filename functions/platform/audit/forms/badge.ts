import type { Verdict } from "../model/report.ts";
import type { Language } from "../model/texts.ts";
import { escapeXml } from "./xml.ts";

const colours: Record<Verdict, string> = { PASS: "#1a7f37", WARN: "#9a6700", FAIL: "#b42318" };
const labels: Record<Language, string> = { ro: "conformitate", ru: "соответствие" };
const WIDTH_OF_SIGN = 7;
const PADDING = 16;

interface BadgeOf {
  verdict: Verdict;
  counts: Record<Verdict, number>;
  /** ISO 8601. */
  finishedAt: string;
}

/** The badge of a system as SVG, without a foreign font or address. */
export function badgeOf({ verdict, counts, finishedAt }: BadgeOf, language: Language = "ro"): string {
  const [label, value] = [
    labels[language],
    `${verdict} ${String(counts.PASS)}/${String(counts.PASS + counts.WARN + counts.FAIL)}`,
  ];
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
