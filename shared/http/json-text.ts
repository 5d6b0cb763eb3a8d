import jsonBodyParser from "@middy/http-json-body-parser";
import { type AppError, badRequest, invalidField } from "../errors.ts";
import { bodyBytes, type Incoming } from "./request.ts";

/** A field whose name or text has half a surrogate pair, which is valid in JSON but in no encoding. */
class IllFormedText extends Error {
  /** The parser passes errors with a status on. */
  readonly statusCode = 400;
  readonly field: string;
  constructor(field: string) {
    super("half a surrogate pair");
    this.field = field;
  }
}

function refuseIllFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === "string" && !value.isWellFormed()))
    throw new IllFormedText(key.toWellFormed());
  return value;
}

/** The value of a JSON text that lies in a form or a file. @throws if it is malformed, or has half a surrogate pair */
export const parseWellFormed = (text: string): unknown => JSON.parse(text, refuseIllFormed);

const parser = jsonBodyParser({ disableContentTypeCheck: true, reviver: refuseIllFormed });

/**
 * The value of a JSON body (RFC 8259). Everything that the RFC allows is read, including a byte order mark; only keys
 * that reach JavaScript's prototypes are refused, by name, and texts that no encoding can store.
 * @throws badRequest for a missing or malformed body, one nested too deep, and those keys and texts
 */
export async function readJson(request: Incoming): Promise<unknown> {
  if (!request.event.body) throw badRequest("corpLipsa");
  const body = textOf(request);
  refuseDeepNesting(body);
  const event: { body: unknown } = { body };
  try {
    await parser.before?.({
      event,
      context: {} as never,
      response: undefined,
      error: null,
      internal: {},
    } as never);
  } catch (error) {
    throw refusalOf(error);
  }
  return event.body;
}

/** Decodes UTF-8 strictly and drops a byte order mark. */
function textOf(request: Incoming): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bodyBytes(request));
  } catch (cause) {
    throw badRequest("jsonIncorect", { cause });
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof IllFormedText) return invalidField(error.field, "jumatateDeCaracter");
  const key = forbiddenKeyOf(error);
  return key === undefined
    ? badRequest("jsonIncorect", { cause: error })
    : invalidField(key, "cheieInterzisa");
}

/** The key that the parser refuses in valid JSON; its other errors carry the message of `JSON.parse`. */
function forbiddenKeyOf(error: unknown): string | undefined {
  const { data, message } = ((error as Error).cause ?? {}) as { data?: unknown; message?: unknown };
  return message === undefined && typeof data === "string" ? data : undefined;
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
    if (depth > DEEPEST) throw badRequest("jsonPreaAdanc", { values: { limita: DEEPEST } });
  }
}
