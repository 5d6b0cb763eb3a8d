/*
 * JSON as bytes of strangers (RFC 8259). Programs disagree about an object that has a name twice: some take the first value, some the
 * last one. Such a text is none here.
 */

/** The bytes are not JSON, could be read in two ways, or have too much in them. */
export class JsonError extends Error {
  override readonly name = "JsonError";
}

/** A whole object. Its names are only read by the functions below: they are a stranger's. */
export type JsonObject = Readonly<Record<string, unknown>>;

const MOST_DEPTH = 50;
/** More names, strings and brackets than any signed file has; its content is one string. */
const MOST_TOKENS = 200_000;

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/gs;

/** @throws JsonError */
export function jsonIn(bytes: Buffer | string): unknown {
  try {
    const text = typeof bytes === "string" ? bytes : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    checkTokens(text);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof JsonError ? error : new JsonError("not JSON", { cause: error });
  }
}

/** The names of each object that is open, and nothing for an array. */
type Open = (Set<string> | undefined)[];

function checkTokens(text: string): void {
  const open: Open = [];
  let count = 0;
  for (const { 0: token, 1: colon } of text.matchAll(TOKEN)) {
    count += 1;
    if (count > MOST_TOKENS) throw new JsonError("too many values");
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : undefined);
    else if (token === "}" || token === "]") open.pop();
    else if (colon !== undefined) checkName(JSON.parse(token.slice(0, -colon.length)) as string, open);
    if (open.length > MOST_DEPTH) throw new JsonError("values nested too deeply");
  }
}

function checkName(name: string, open: Open): void {
  const names = open.at(-1);
  if (names?.has(name)) throw new JsonError("a name twice");
  names?.add(name);
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A member of an object; undefined for every other value. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const textAt = (value: unknown, name: string): string | undefined => {
  const found = memberOf(value, name);
  return typeof found === "string" ? found : undefined;
};

/** The items of an array; none for every other value. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const itemsAt = (value: unknown, name: string): unknown[] => itemsOf(memberOf(value, name));

export const textsAt = (value: unknown, name: string): string[] =>
  itemsAt(value, name).filter((one) => typeof one === "string");

/** Bytes in base64url without padding, as JWS demands (RFC 7515, 2): what one decoder skips, another does not. */
export const base64UrlIn = (text: string | undefined): Buffer | undefined =>
  text !== undefined && /^[\w-]*$/.test(text) && text.length % 4 !== 1
    ? Buffer.from(text, "base64url")
    : undefined;

/** Bytes in base64 of either alphabet, as certificates and digests are written. */
export const base64In = (text: string | undefined): Buffer | undefined =>
  text !== undefined && /^[\w+/-]*={0,2}$/.test(text) ? Buffer.from(text, "base64") : undefined;
