import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An operation that a service declares. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
}

/** An operation that the specification names. */
export interface Line {
  section: string;
  method: string;
  /** As the specification writes it, with a query, or with `...` for everything below. */
  address: string;
  /** Our address, if the specification leaves it open. */
  chosen?: string;
  /** The reason why the specification itself allows this to no one, although a rule for many records names it. */
  refused?: string;
}

/** The name of the section for operations that every service has. */
export const EVERY_SERVICE = "every service";

/**
 * The operations that section 4 of the specification names, by service. In the file, services are not indented; below each
 * are its sections, and below these the operations: `= address` if the specification leaves the address open, `! reason` if
 * it names an operation and rules it out.
 */
export function specification(): Map<string, Line[]> {
  const lines = new Map<string, Line[]>();
  let service = "";
  let section = "";
  for (const text of readFileSync(join(import.meta.dirname, "specification.txt"), "utf8")
    .trim()
    .split("\n")) {
    const word = text.trim();
    const depth = text.search(/\S/);
    if (depth === 0) lines.set((service = word), []);
    else if (depth === 2) section = word;
    else lines.get(service)?.push(lineOf(section, word));
  }
  return lines;
}

function lineOf(section: string, text: string): Line {
  const [, method = "", address = "", chosen, refused] =
    /^(\S+) (\S+)(?: = (\S+))?(?: ! (.+))?$/.exec(text) ?? [];
  return {
    section,
    method,
    address,
    ...(chosen === undefined ? {} : { chosen }),
    ...(refused === undefined ? {} : { refused }),
  };
}

const BELOW = "/...";

/** The operations that implement a line. */
export function operationsFor({ method, address, chosen }: Line, operations: Operation[]): Operation[] {
  const wanted = shapeOf(chosen ?? address);
  const base = wanted.slice(0, -BELOW.length);
  const isWanted = (path: string) =>
    wanted.endsWith(BELOW) ? path === base || path.startsWith(`${base}/`) : path === wanted;
  return operations.filter((operation) => operation.method === method && isWanted(shapeOf(operation.path)));
}

/** An address without its query and the names of its parameters. */
const shapeOf = (address: string): string =>
  address
    .replace(/\?.*/, "")
    .replace(/\/$/, "")
    .replace(/\{\w+\}/g, "{}");
