import { isProductSource, productSources } from "../../tests/architecture/product-sources.ts";
import type { Row } from "./row.ts";
import { functionsOver, importsOf, isScript, isTest, linesOf, number, trackedIn } from "./sources.ts";

/** The wings of a service, each with those that it imports from. */
function wingsOf(service: string): Map<string, Set<string>> {
  const wingOf = (file: string): string | undefined => {
    const [top, name, wing, ...rest] = file.split("/");
    return top === "functions" && name === service && rest.length > 0 ? wing : undefined;
  };
  const wings = new Map<string, Set<string>>();
  for (const file of productSources) {
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

const sources = (): string[] =>
  ["shared", "functions", "client", "console", "localstack"]
    .flatMap(trackedIn)
    .filter((file) => isScript(file) && !isTest(file) && isProductSource(file));

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
    {
      what: `functions over ${MOST_LINES} lines`,
      now: String(functionsOver(MOST_LINES, sources())),
      goal: "0",
    },
    { what: "lines of words and texts", now: number.format(linesOfWords()), goal: "13,000" },
  ];
};
