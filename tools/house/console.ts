import { dirname, join } from "node:path";
import ts from "typescript";
import type { Row } from "./row.ts";
import { isScript, isTest, linesOf, trackedIn, treeOf, walk } from "./sources.ts";

const MOST_LINES = 60;

const number = new Intl.NumberFormat("en");

/** The modules of the console that a file imports, also when it is drawn first. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  walk(treeOf(file), (node) => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const from = isImport ? node.moduleSpecifier : isLate ? node.arguments[0] : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith("."))
      found.push(join(dirname(file), from.text));
  });
  return [...new Set(found)];
}

const isLong = (node: ts.Node): boolean => {
  if (!ts.isFunctionLike(node)) return false;
  const tree = node.getSourceFile();
  const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1 > MOST_LINES;
};

/** The size of the console, and into how many pieces it is cut. */
export function consoleRows(): Row[] {
  const all = trackedIn("console");
  const scripts = all.filter((file) => isScript(file) && !isTest(file));
  const importers = new Map<string, number>();
  for (const file of scripts)
    for (const imported of importsOf(file)) importers.set(imported, (importers.get(imported) ?? 0) + 1);
  const once = scripts.filter((file) => importers.get(file) === 1).length;
  let long = 0;
  for (const file of scripts) walk(treeOf(file), (node) => (long += isLong(node) ? 1 : 0));
  const lines = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);
  return [
    { what: "lines of the console", now: number.format(lines(all)), goal: "50,000" },
    { what: "… of its code without tests", now: number.format(lines(scripts)), goal: "" },
    {
      what: "files of the console that one other imports",
      now: `${once} of ${scripts.length}, ${Math.round((100 * once) / scripts.length)} %`,
      goal: "35 %",
    },
    { what: `functions of the console over ${MOST_LINES} lines`, now: String(long), goal: "15" },
  ];
}
