import jsonBodyParser from "@middy/http-json-body-parser";
import { AppError } from "../errors.ts";
import { invalidField, kernel } from "../refusals.ts";
import { noteNumber } from "../written-numbers.ts";
import { bodyBytes, type Incoming } from "./request.ts";

/**
 * The value of a JSON body (RFC 8259). Everything that the RFC allows is read, including a byte order mark; only keys
 * that reach JavaScript's prototypes are refused, by name, and texts that no encoding can store.
 * @throws badRequest for a missing or malformed body, one nested too deep, and those keys and texts
 */
export async function readJson(request: Incoming): Promise<unknown> {
  if (bodyBytes(request).length === 0) throw kernel.corpLipsa();
  const text = textOf(request);
  refuseDeepNesting(text);
  const event = { body: text as unknown };
  try {
    await parser.before?.({ event } as never);
  } catch {
    return jsonIn(text);
  }
  return MAY_BE_WRITTEN_OTHERWISE.test(text) ? jsonIn(text) : event.body;
}

/** It hides how numbers were written, and says in English what is wrong: a text is parsed again for either. */
const parser = jsonBodyParser({
  disableContentTypeCheck: true,
  reviver: revived,
});

/** True of every text with a number that JavaScript may write differently: `10.00`, `1e3`, `-0`, or with 16 digits. */
const MAY_BE_WRITTEN_OTHERWISE = /[\s,:[](?:-0|-?\d+[.eE]|-?\d{16})/;

/** The value of a JSON text, also of one that lies in a form or a file, as `readJson`. @throws badRequest */
export function jsonIn(text: string): unknown {
  refuseDeepNesting(text);
  try {
    return JSON.parse(text, revived);
  } catch (error) {
    throw error instanceof AppError ? error : kernel.jsonIncorect({ cause: error });
  }
}

/** Half a surrogate pair is valid in JSON but in no encoding. @throws badRequest */
function revived(this: unknown, key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  if (key === "__proto__" || (key === "constructor" && Object.hasOwn(Object(value) as object, "prototype")))
    throw invalidField(key, kernel.cheieInterzisa);
  if (!key.isWellFormed() || (typeof value === "string" && !value.isWellFormed()))
    throw invalidField(key.toWellFormed(), kernel.jumatateDeCaracter);
  if (typeof value === "number" && source !== undefined && source !== String(value))
    noteNumber(this as object, key, source);
  return value;
}

/** Decodes UTF-8 strictly and drops a byte order mark. */
function textOf(request: Incoming): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bodyBytes(request));
  } catch (cause) {
    throw kernel.jsonIncorect({ cause });
  }
}

const DEEPEST = 64;

/** Depth is measured on the text: parsers recurse, so deeper nesting would overflow their stack. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString && character === "\\") at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === "[" || character === "{")) depth += 1;
    else if (!isInString && (character === "]" || character === "}")) depth -= 1;
    if (depth > DEEPEST) throw kernel.jsonPreaAdanc({ limita: DEEPEST });
  }
}
