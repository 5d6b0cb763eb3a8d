import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { root } from "../../../localstack/serverless/deployment.ts";

/* Texts that no person should read: values of enums, ids, names of texts, what scripts print. */

/** Names of formats and protocols, and words that are the same in Romanian. */
const KNOWN = new Set(
  "PDF HTML DOCX TEXT CSV JSON XML SMTP HTTP HTTPS WEBPUSH POST GET PUT PATCH DELETE DUAE IDNP IDNO SARIF Email Push SMS Total Destinatar".split(
    " ",
  ),
);

/** The values of enums in the contracts: words in capitals or with a capital, as `IN_ASTEPTARE` and `Failed`. */
const enumValues = new Set(
  globSync("client/generated/*/types.ts", { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/'([A-Z][A-Za-z_]{3,})'/g)])
    .flatMap(([, value = ""]) => (KNOWN.has(value) ? [] : [value])),
);

const patterns: [string, RegExp][] = [
  ["printed by a script", /\b(undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|(?<![\w„])null(?!\w)/g],
  ["a hole of a text", /(?<![{\w/])\{\w*\}(?!\})/g],
  [
    "an id",
    /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|\b[\dA-HJKMNP-TV-Z]{26}\b|\b\d{15,}\b/g,
  ],
  ["a name of a text", /\b[a-z]+[A-Z]\w*\.[a-z]\w+\b|\berror\.\w+/g],
];

/** The texts of the screen that are not words, each with its reason. */
export async function rawTexts(page: Page, region = "main"): Promise<string[]> {
  const text = await page.evaluate((within) => {
    const main = document.querySelector<HTMLElement>(within);
    if (!main) return "";
    // What stands as code is to be copied, and files and texts in another language speak for themselves.
    const inAnother = `[lang]:not([lang="${document.documentElement.lang}"])`;
    const verbatim = [
      ...main.querySelectorAll<HTMLElement>(`code, pre, kbd, samp, .page-leaf, .verbatim, ${inAnother}`),
    ];
    for (const element of verbatim) element.style.display = "none";
    const shown = main.innerText;
    for (const element of verbatim) element.style.removeProperty("display");
    return shown;
  }, region);
  const found = patterns.flatMap(([why, pattern]) =>
    [...text.matchAll(pattern)].map(([one]) => `${why}: ${one}`),
  );
  // In English "Failed" may be a word; a value in capitals is none.
  const isEnglish = await page.evaluate(() => document.documentElement.lang === "en");
  const values = isEnglish ? /(?<![\w-])[A-Z][A-Z_]{3,}(?![\w-])/g : /(?<![\w-])[A-Z][A-Za-z_]{3,}(?![\w-])/g;
  const words = text.match(values) ?? [];
  const raw = words.filter((word) => enumValues.has(word)).map((word) => `a value of an enum: ${word}`);
  return [...new Set([...found, ...raw])];
}
