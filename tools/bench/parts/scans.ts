import "../../../shared/testing/environment.ts";
import { dataOf } from "../../../shared/ocr/language-data.ts";
import { russianData } from "../../../shared/testing/russian-data.ts";
import { type Scanning, scannings } from "../../../shared/testing/scanned-paper.ts";
import {
  MOST_OF_UPRIGHT,
  TURNS,
  worseThanUpright,
  type Wrong,
  wrongIn,
} from "../../../shared/testing/turned-scans.ts";
import { ratio, table, verdict, type Section } from "../report.ts";

/* How well scans are read whichever side is up, and if the paper lies askew. */

interface Row {
  language: string;
  scanning: string;
  found: Wrong[];
}

/** @param letters how many of the letters of each language are read from each scanner */
export async function scans({ letters }: { letters: number }): Promise<Section> {
  const languages = [
    ["ro", dataOf("ro")],
    ["ru", russianData()],
  ] as const;
  const missing = languages.flatMap(([language, data]) => (data ? [] : [language]));
  const tables: string[] = [];
  const judged: Row[] = [];
  for (const [language, data] of languages) {
    if (!data) continue;
    const rows: Row[] = [];
    for (const scanning of scannings) {
      const pages = Array.from({ length: letters }, (_, letter) => ({ letter, scanning }));
      rows.push({ language, scanning: nameOf(scanning), found: await wrongIn({ language, data }, pages) });
    }
    const all = { language, scanning: "all", found: sumOf(rows) };
    judged.push(all);
    tables.push(tableOf([...rows, all]));
  }
  const holds = judged.every(({ found }) => worseThanUpright(found).length === 0);
  return {
    title: "28. Scans: letters read wrongly at each angle",
    body: [
      `${letters} letters of an office in each language, from each of these scanners: small print with grain, so that upright pages are ` +
        "not read without faults. On its side and upside down is the same picture, turned; askew the paper is scanned anew. Letters that are wrong, missing " +
        `or too many, of 1,000; of all pages of a language at most ${MOST_OF_UPRIGHT} of those of the upright pages at each angle, where 4° to the left and to the right count together: ${verdict(holds)}.`,
      ...(missing.length > 0 ? [`Not read, without data of the language: ${missing.join(", ")}.`] : []),
      ...tables,
    ],
  };
}

const nameOf = ({ name, size }: Scanning): string => `${name}, ${size} points`;

const sumOf = (rows: readonly Row[]): Wrong[] =>
  TURNS.map((turn) =>
    rows
      .flatMap(({ found }) => found.filter((of) => of.turn === turn))
      .reduce((sum, { wrong, written }) => ({
        turn,
        wrong: sum.wrong + wrong,
        written: sum.written + written,
      })),
  );

const tableOf = (rows: readonly Row[]): string =>
  table(
    ["language", "scanner and print", ...TURNS.map((turn) => `${turn}°`), "the most of upright"],
    rows.map(({ language, scanning, found }) => [
      language,
      scanning,
      ...found.map(({ wrong, written }) => ((1000 * wrong) / written).toFixed(1)),
      ratio(Math.max(...found.map(({ wrong }) => wrong)) / (found[0]?.wrong ?? Number.NaN)),
    ]),
  );
