import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "vitest";
import { type ContractOperation, operationsOf } from "../contract/contract-operations.ts";
import { once } from "../once.ts";
import { answers, type Answered } from "./caller.ts";

/*
 * Fails a test in which an operation answers with a status that its contract does not declare: all answers seen by
 * tests are compared with the published contracts.
 */

interface Address {
  segments: string[];
  operations: ContractOperation[];
}

const functions = join(import.meta.dirname, "../../functions");
const isParameter = (segment = "") => segment.startsWith("{");
const parametersIn = ({ segments }: Address) => segments.filter((segment) => isParameter(segment)).length;

/** The addresses of a service, those with fewer parameters first: literal segments win, as in the router. */
function addressesOf(service: string): Address[] {
  const text = readFileSync(join(functions, service, "openapi.json"), "utf8");
  const byPath = Map.groupBy(operationsOf(JSON.parse(text)), ({ path }) => path);
  const found = [...byPath].map(([path, operations]) => ({
    segments: [service, ...path.split("/").filter(Boolean)],
    operations,
  }));
  return found.sort((a, b) => parametersIn(a) - parametersIn(b));
}

/** The services that have a contract. */
const services = readdirSync(functions, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && existsSync(join(functions, entry.name, "openapi.json")),
);
/** Read with a service's first answer: most files of tests have answers of one service, many have none. */
const addresses = new Map(services.map(({ name }) => [name, once(() => addressesOf(name))]));

/** The operation of a request; undefined if the path or the method is not in a contract. */
function operationAt({ method, path }: Pick<Answered, "method" | "path">): ContractOperation | undefined {
  const asked = path.split("/").filter(Boolean);
  const ofService = addresses.get(asked[0] ?? "")?.();
  const address = ofService?.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, i) => isParameter(segment) || segment === asked[i]),
  );
  return address?.operations.find((one) => one.method === (method === "HEAD" ? "GET" : method));
}

/** The answers since the last call that no contract declares: `documents.read answers 418`. */
export function takeUndeclared(): string[] {
  const undeclared = answers.splice(0).flatMap(({ method, path, status }) => {
    const operation = operationAt({ method, path });
    return operation && !(String(status) in operation.responses)
      ? [`${operation.operationId} answers ${String(status)}`]
      : [];
  });
  return [...new Set(undeclared)];
}

afterEach(() => {
  const undeclared = takeUndeclared();
  if (undeclared.length > 0) throw new Error(`the contract does not declare: ${undeclared.join(", ")}`);
});
