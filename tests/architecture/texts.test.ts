import ts from "typescript";
import { expect, it } from "vitest";
import { isScript, isTest, textOf, trackedIn, treeOf, walk } from "../../tools/house/sources.ts";

/* That a text is there in each language is said by the compiler (`InEach`). */

const CYRILLIC = /\p{Script=Cyrillic}/u;
const ROMANIAN = /[ăâîșțşţ]/i;

const sources = ["console", "functions", "shared", "localstack"]
  .flatMap(trackedIn)
  .filter((file) => isScript(file) && !isTest(file) && !file.includes("/testing/"))
  .filter((file) => CYRILLIC.test(textOf(file)));

/** A string, a function that makes one, a number with its noun. */
const isSaid = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isConditionalExpression(node) ||
  (ts.isCallExpression(node) && node.getText().startsWith("plural."));

/** Without what it quotes as code, which may be of another language. */
const wordsOf = (node: ts.Expression): string =>
  node.getText().replaceAll(ts.isStringLiteral(node) ? /`[^`]*`/g : /\\`[^`]*\\`/g, "");

/** The English of each text of a file. */
function englishIn(file: string): string[] {
  const found: string[] = [];
  walk(treeOf(file), (node) => {
    if (!ts.isArrayLiteralExpression(node) || !node.elements.every(isSaid)) return;
    const [ro, ru, en, ...more] = node.elements;
    const isText = ro && ru && !CYRILLIC.test(ro.getText()) && CYRILLIC.test(ru.getText());
    if (isText && en && more.length === 0) found.push(wordsOf(en));
  });
  return found;
}

it("no English text has a letter of another language", () => {
  const wrong = sources.flatMap((file) =>
    englishIn(file)
      .filter((text) => CYRILLIC.test(text) || ROMANIAN.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
  expect(sources.flatMap(englishIn).length).toBeGreaterThan(100);
});
