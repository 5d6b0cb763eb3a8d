import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import type { Operation } from "./specification.ts";

/*
 * Which test files call which operation, by the addresses that they name. Tests are read as text: constants and short
 * functions that make an address are known, as are lists of addresses that a test runs over, and the helpers of a room
 * that a test imports.
 */

interface Call {
  method: string;
  /** As the test has it, without its query; `${…}` is `UNKNOWN`. */
  path: string;
}

const METHOD = "GET|POST|PUT|PATCH|DELETE";
const literal = '`[^`]*`|"[^"\\n]*"';
const argument = `(${literal}|\\w+)`;
/** `client.get<Body>(…`. */
const called = new RegExp(`\\.(get|post|put|patch|delete|upload)(?:<[^;]*?>)?\\(\\s*${argument}`, "g");
/** `call("GET", …`. */
const sent = new RegExp(`\\(\\s*"(${METHOD})",\\s*${argument}`, "g");
/** The title of a test, `POST /api/documents/{id}/purge`, and the argument of `call(…)`. */
const titled = new RegExp(`[\`"]((?:(?:${METHOD})(?:, | and )?)+) (\\/[^\\s"\`,:;)]+|\\$\\{[^\\s"\`]+)`, "g");
/** `const PATH = "/api/…"` and `const pathOf = (id: number) => "/api/…"`. */
const named = new RegExp(`const (\\w+) = (?:\\([^)]*\\)(?:: string)? =>\\s*)?(${literal})`, "g");
/** A list or keys of a table: what a test runs over. */
const listed = /[[{,\n]\s*"(\/[^"\s]*)"/g;

/** What stands for a value that only the run knows. */
const UNKNOWN = "\u0000";

/** What the names of a file stand for; a name that it does not explain may be any address of its lists. */
class Names {
  private readonly meanings = new Map<string, string[]>();
  private readonly lists: string[];

  constructor(text: string) {
    for (const [, name = "", value = ""] of text.matchAll(named))
      this.meanings.set(name, [...(this.meanings.get(name) ?? []), value.slice(1, -1)]);
    this.lists = [...text.matchAll(listed)].map(([, address = ""]) => address);
  }

  /** What an argument of a call may be. */
  addresses(value: string): string[] {
    if (/^[`"]/.test(value)) return this.written(value.slice(1, -1));
    return this.meanings.has(value) ? this.written(`\${${value}}`) : this.lists;
  }

  private written(template: string, steps = 4): string[] {
    const [hole, name = ""] = /\$\{(\w*)(?:\([^{}]*\))?[^{}]*\}/.exec(template) ?? [];
    if (hole === undefined) return [template];
    const isFirst = /^(\/[a-z-]+)?$/.test(template.slice(0, template.indexOf(hole)));
    const values = (steps > 0 && this.meanings.get(name)) || [UNKNOWN, ...(isFirst ? this.lists : [])];
    return values.flatMap((one) =>
      this.written(
        template.replace(hole, () => one),
        steps - 1,
      ),
    );
  }
}

function callsOf(file: string, service: string): Call[] {
  const text = withHelpers(file, service);
  const names = new Names(text);
  const methodOf = (name: string) => (name === "upload" ? "POST" : name.toUpperCase());
  const plain = [...text.matchAll(called), ...text.matchAll(sent)].flatMap(([, method = "", value = ""]) =>
    names.addresses(value).map((path) => ({ method: methodOf(method), path })),
  );
  const inTitles = [...text.matchAll(titled)].flatMap(([, methods = "", value = ""]) =>
    names
      .addresses(`"${value}"`)
      .flatMap((path) =>
        [...methods.matchAll(new RegExp(METHOD, "g"))].map(([method]) => ({ method, path })),
      ),
  );
  return [...plain, ...inTitles].map(({ method, path }) => ({ method, path: inService(path) }));
}

/** An address without its query and without the name of the service. */
const inService = (address: string): string =>
  address.replace(/\?.*/s, "").replace(/^\/[a-z-]+(?=\/(api|health|management|docs|info|metrics)\b)/, "");

/** A file with the helpers of rooms that it imports; those of the whole service say nothing about one test. */
function withHelpers(file: string, service: string): string {
  const text = readFileSync(join(root, file), "utf8");
  const helpers = [...text.matchAll(/from "(\.[^"]*\/testing\.ts)"/g)]
    .map(([, from = ""]) => join(dirname(file), from))
    .filter((helper) => helper.startsWith("functions/") && helper !== `functions/${service}/testing.ts`);
  return [text, ...helpers.map((helper) => readFileSync(join(root, helper), "utf8"))].join("\n");
}

/** Of the operations of a service: the files of tests that call each, by operation id. */
export function testsByOperation(service: string, operations: Operation[]): Map<string, string[]> {
  const patterns = [`functions/${service}/**/*.test.ts`, "shared/features/**/*.test.ts"];
  const files = globSync(patterns, { cwd: root }).sort();
  const found = new Map<string, string[]>(operations.map(({ operationId }) => [operationId, []]));
  for (const file of files) {
    const ids = callsOf(file, service).flatMap((call) => operationAt(operations, call)?.operationId ?? []);
    for (const id of new Set(ids)) found.get(id)?.push(file);
  }
  return found;
}

/** The operation that a router finds at an address: a fixed segment comes before a parameter. */
function operationAt(operations: Operation[], { method, path }: Call): Operation | undefined {
  const segments = path.split("/");
  const isAt = (own: string[]) =>
    own.length === segments.length && own.every((one, i) => one.startsWith("{") || one === segments[i]);
  const parameters = ({ path: own }: Operation) => own.split("{").length;
  const [first] = operations
    .filter((operation) => operation.method === method && isAt(operation.path.split("/")))
    .sort((a, b) => parameters(a) - parameters(b));
  return first;
}
