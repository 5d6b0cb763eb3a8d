import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import type { Operation } from "./specification.ts";

/*
 * The test files that call each operation, by the addresses in them. Tests are read as text: this module understands
 * constants and short functions that build an address, lists of addresses that a test runs over, and the helpers of a room
 * that a test imports.
 */

interface Call {
  method: string;
  /** The path as written in the test, without its query; `${…}` is `UNKNOWN`. */
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
/** A list, or the keys of a table, that a test runs over. */
const listed = /[[{,\n]\s*"(\/[^"\s]*)"/g;

/** Placeholder for a value known only at run time. */
const UNKNOWN = "\u0000";

/** The meanings of the names in a file; an unexplained name may be any address of its lists. */
class Names {
  private readonly meanings = new Map<string, string[]>();
  private readonly lists: string[];

  constructor(text: string) {
    for (const [, name = "", value = ""] of text.matchAll(named))
      this.meanings.set(name, [...(this.meanings.get(name) ?? []), value.slice(1, -1)]);
    this.lists = [...text.matchAll(listed)].map(([, address = ""]) => address);
  }

  /** The possible addresses of a call's argument. */
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

/** A file with the helpers of rooms that it imports; helpers of the whole service do not show which test calls an operation. */
function withHelpers(file: string, service: string): string {
  const text = readFileSync(join(root, file), "utf8");
  const helpers = [...text.matchAll(/from "(\.[^"]*\/testing\.ts)"/g)]
    .map(([, from = ""]) => join(dirname(file), from))
    .filter((helper) => helper.startsWith("functions/") && helper !== `functions/${service}/testing.ts`);
  return [text, ...helpers.map((helper) => readFileSync(join(root, helper), "utf8"))].join("\n");
}

/** The test files that call each operation of a service, by operation id. */
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

/** The operation that a router finds at an address: a fixed segment precedes a parameter. */
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
