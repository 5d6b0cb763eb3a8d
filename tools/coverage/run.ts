import { relative } from "node:path";
import { operationsOf } from "../../shared/contract/contract-operations.ts";
import { contracts } from "../openapi.ts";
import { testsByOperation } from "./exercised.ts";
import { EVERY_SERVICE, operationsFor, specification, type Line, type Operation } from "./specification.ts";

/** The operations of a service, with the tests that call each. */
interface Declared {
  operations: Operation[];
  tests: Map<string, string[]>;
}

async function declaredServices(): Promise<Map<string, Declared>> {
  const services = (await contracts()).map(({ service, text }) => {
    const operations = operationsOf(JSON.parse(text));
    return [service, { operations, tests: testsByOperation(service, operations) }] as const;
  });
  return new Map(services);
}

/** The tests of all services, by the operation ids that they share. */
function testsOfAll(services: Map<string, Declared>): Map<string, string[]> {
  const all = [...services.values()].flatMap(({ tests }) => [...tests]);
  const byId = Map.groupBy(all, ([operationId]) => operationId);
  return new Map([...byId].map(([id, found]) => [id, [...new Set(found.flatMap(([, files]) => files))]]));
}

interface Covered {
  line: Line;
  found: Operation[];
}

const isThere = ({ found }: Covered): boolean => found.length > 0;
const isRefused = (one: Covered): boolean => !isThere(one) && one.line.refused !== undefined;
const isMissing = (one: Covered): boolean => !isThere(one) && !isRefused(one);

/** The operations that the specification names, each with what a service declares for it. */
const covered = (lines: Line[], operations: Operation[]): Covered[] =>
  lines.map((line) => ({ line, found: operationsFor(line, operations) }));

/** An operation required of every service counts as found only if no service lacks it. */
function coveredEverywhere(lines: Line[], services: Declared[]): Covered[] {
  return lines.map((line) => {
    const found = services.map(({ operations }) => operationsFor(line, operations));
    return { line, found: found.every((some) => some.length > 0) ? (found[0] ?? []) : [] };
  });
}

/**
 * The specification, operation by operation: the operation that implements it, the tests that call it, missing and
 * additional operations.
 */
export async function coverage(): Promise<string> {
  const services = await declaredServices();
  const specified = specification();
  const everywhere = specified.get(EVERY_SERVICE) ?? [];
  const parts = [...specified].map(([service, lines]) => {
    const declared = services.get(service) ?? { operations: [], tests: testsOfAll(services) };
    const all =
      service === EVERY_SERVICE
        ? coveredEverywhere(lines, [...services.values()])
        : covered(lines, declared.operations);
    const specifiedIds = [...all, ...covered(everywhere, declared.operations)].flatMap(({ found }) =>
      found.map(({ operationId }) => operationId),
    );
    const added = declared.operations.filter(({ operationId }) => !specifiedIds.includes(operationId));
    return { service, all, added, tests: declared.tests };
  });
  const counts = parts.map(({ service, all, added }) => {
    const count = (is: (one: Covered) => boolean) => all.filter(is).length;
    return [service, all.length, count(isThere), count(isRefused), count(isMissing), added.length].map(
      String,
    );
  });
  const head = ["service", "named by the specification", "implemented", "refused", "missing", "added"];
  return [introduction, table([head, ...counts]), ...parts.map(chapter)].join("\n");
}

interface Part {
  service: string;
  all: Covered[];
  added: Operation[];
  tests: Map<string, string[]>;
}

function chapter({ service, all, added, tests }: Part): string {
  const shownTests = (operations: Operation[]) =>
    [...new Set(operations.flatMap(({ operationId }) => tests.get(operationId) ?? []))]
      .map(linked)
      .join(", ");
  const sections = [...Map.groupBy(all, ({ line }) => line.section)].map(([section, some]) => {
    const rows = some.map((one) => [
      `\`${one.line.method} ${one.line.address}\``,
      shownOperation(one),
      shownTests(one.found),
    ]);
    return `### ${section}\n\n${table([["specification", "operation", "tests"], ...rows])}`;
  });
  const rows = added.map((operation) => [
    `\`${operation.method} ${operation.path}\``,
    `\`${operation.operationId}\``,
    shownTests([operation]),
  ]);
  const beyond =
    rows.length > 0
      ? [`### Added to the specification\n\n${table([["address", "operation", "tests"], ...rows])}`]
      : [];
  return [`## ${service}\n`, ...sections, ...beyond].join("\n");
}

function shownOperation(one: Covered): string {
  if (isRefused(one)) return `refused: ${one.line.refused ?? ""}`;
  return isMissing(one) ? "**missing**" : one.found.map(({ operationId }) => `\`${operationId}\``).join(", ");
}

/** A link to a file, named by its room. */
const linked = (file: string): string =>
  `[${file.replace(/^functions\/[^/]+\//, "").replace(/\.test\.ts$/, "")}](${relative("docs", file)})`;

const table = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");

const introduction = `# Coverage of the specification

\`npm run generate\` writes this page from the declarations of the routes and from \`tools/coverage/specification.txt\`,
which lists the operations that section 4 of each specification names; an architecture test fails if the page is stale.
\`...\` stands for every address below. The tests are those of the service's rooms that name the address; in addition,
\`routes-matrix\`, \`rights\`, \`examples\` and \`fuzz\` of a service call every operation that it declares.
`;
