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
  /** As the specification has it, with a query, or with `...` for what lies below. */
  address: string;
  /** The address of ours where the specification leaves it open. */
  chosen?: string;
  /** Why the specification itself has nobody do it, although a rule for many records names it. */
  refused?: string;
}

/** The name under which stands what every service has. */
export const EVERY_SERVICE = "every service";

/**
 * The operations that section 4 of the specification names, by service. In the file a service stands at the margin,
 * below it its sections, below these the operations: `= address` where the specification leaves the address open,
 * `! reason` where it names an operation and rules it out.
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

/** The operations that do what a line asks for. */
export function operationsFor({ method, address, chosen }: Line, operations: Operation[]): Operation[] {
  const wanted = shapeOf(chosen ?? address);
  const base = wanted.slice(0, -BELOW.length);
  const isWanted = (path: string) =>
    wanted.endsWith(BELOW) ? path === base || path.startsWith(`${base}/`) : path === wanted;
  return operations.filter((operation) => operation.method === method && isWanted(shapeOf(operation.path)));
}

/** An address without its query, whatever its parameters are called. */
const shapeOf = (address: string): string =>
  address
    .replace(/\?.*/, "")
    .replace(/\/$/, "")
    .replace(/\{\w+\}/g, "{}");
