import ts from "typescript";
import type { Row } from "./row.ts";
import {
  functionsOver,
  importsOf,
  isScript,
  isTest,
  linesOf,
  number,
  treeOf,
  trackedIn,
  walk,
} from "./sources.ts";

const MOST_LINES = 60;

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isArrowFunction(node);

/** As the formatter breaks them. */
const WIDTH = 110;

/** The lines that only the third language of a text takes: they do not count (docs/decisions/0127). */
function linesOfThirdLanguage(file: string): number {
  const tree = treeOf(file);
  const placeOf = (position: number) => tree.getLineAndCharacterOfPosition(position);
  let found = 0;
  walk(tree, (node) => {
    if (!ts.isArrayLiteralExpression(node) || !node.elements.every(isText)) return;
    const [first, second, third, ...more] = node.elements;
    if (!first || !second || !third || more.length > 0) return;
    const start = placeOf(node.getStart());
    const pair = `[${first.getText()}, ${second.getText()}],`;
    const fits = !pair.includes("\n") && start.character + pair.length <= WIDTH;
    const [before, after] = fits ? [start, node.getEnd()] : [placeOf(second.getEnd()), third.getEnd()];
    found += placeOf(after).line - before.line;
  });
  return found;
}

/** The size of the console, and into how many pieces it is cut. */
export function consoleRows(): Row[] {
  const scripts = trackedIn("console").filter((file) => isScript(file) && !isTest(file));
  const importers = new Map<string, number>();
  for (const file of scripts)
    for (const imported of importsOf(file)) importers.set(imported, (importers.get(imported) ?? 0) + 1);
  const once = scripts.filter((file) => importers.get(file) === 1).length;
  return [
    {
      what: "lines of the console without tests and English",
      now: number.format(scripts.reduce((sum, file) => sum + linesOf(file) - linesOfThirdLanguage(file), 0)),
      goal: "59,200",
    },
    {
      what: "files of the console that one other imports",
      now: `${once} of ${scripts.length}, ${Math.round((100 * once) / scripts.length)} %`,
      goal: "35 %",
    },
    {
      what: `functions of the console over ${MOST_LINES} lines`,
      now: String(functionsOver(MOST_LINES, scripts)),
      goal: "15",
    },
  ];
}
