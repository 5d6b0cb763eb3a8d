import { dirname, join } from "node:path";
import ts from "typescript";
import type { Row } from "./row.ts";
import { isScript, isTest, linesOf, textOf, trackedIn, treeOf, walk } from "./sources.ts";

/** Tests, their helpers and what they expect: outside the rooms, as in .dependency-cruiser.cjs. */
const isProduct = (file: string): boolean =>
  isScript(file) && !isTest(file) && !/(^|\/)testing(\.ts$|\/)|\/api\.ts$|\.expectations\.ts$/.test(file);

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, from = ""]) =>
    join(dirname(file), from),
  );

/** The wings of a service, each with those that it imports from. */
function wingsOf(service: string): Map<string, Set<string>> {
  const wingOf = (file: string): string | undefined => {
    const [top, name, wing, ...rest] = file.split("/");
    return top === "functions" && name === service && rest.length > 0 ? wing : undefined;
  };
  const wings = new Map<string, Set<string>>();
  for (const file of trackedIn(`functions/${service}`).filter(isProduct)) {
    const wing = wingOf(file);
    if (!wing) continue;
    const below = wings.get(wing) ?? new Set();
    wings.set(wing, below);
    for (const other of importsOf(file).map(wingOf)) if (other && other !== wing) below.add(other);
  }
  return wings;
}

/** The wings on the longest way down. */
function floorsOf(wings: Map<string, Set<string>>): number {
  const floorOf = (wing: string): number =>
    1 + Math.max(0, ...[...(wings.get(wing) ?? [])].map((below) => floorOf(below)));
  return Math.max(...[...wings.keys()].map(floorOf));
}

const MOST_LINES = 100;

const isLong = (node: ts.Node): boolean => {
  if (!ts.isFunctionLike(node)) return false;
  const tree = node.getSourceFile();
  const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1 > MOST_LINES;
};

function longFunctions(): number {
  let found = 0;
  for (const file of ["shared", "functions", "client", "console", "localstack"].flatMap(trackedIn))
    if (isProduct(file)) walk(treeOf(file), (node) => void (found += Number(isLong(node))));
  return found;
}

const number = new Intl.NumberFormat("en");

const linesOfWords = (): number =>
  ["shared", "functions", "console", "localstack"]
    .flatMap(trackedIn)
    .filter((file) => /(^|[/-])(words|texts)(-\w+)?\.(ts|js)$/.test(file))
    .reduce((sum, file) => sum + linesOf(file), 0);

/** How the services are divided, and how long their functions and texts are. */
export const functionsRows = (): Row[] => {
  const [documents, notifications] = [wingsOf("documents"), wingsOf("notifications")];
  return [
    {
      what: "wings of documents, of notifications",
      now: `${documents.size}, ${notifications.size}`,
      goal: "12, 10",
    },
    {
      what: "floors of documents, of notifications",
      now: `${floorsOf(documents)}, ${floorsOf(notifications)}`,
      goal: "8, 8",
    },
    { what: "functions over 100 lines", now: String(longFunctions()), goal: "0" },
    { what: "lines of words and texts", now: number.format(linesOfWords()), goal: "13,000" },
  ];
};
