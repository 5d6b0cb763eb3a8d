import type { Answer as WholeAnswer } from "../../../../shared/outgoing/answer.ts";
import { extentOf } from "../contract/depth.ts";
import type { Answer } from "../model/evidence.ts";

/** How many characters of a header are kept. */
const MOST_HEADER = 2_000;

/**
 * An answer as the rules read it. Credentials that it repeats are hidden at once: what rules quote is cut, and a part
 * of a secret would no longer be recognized.
 */
export function answerOf(
  { status, headers, body, isCut: isCutOnTheWay }: WholeAnswer,
  { mostKept, hide = (text) => text }: { mostKept: number; hide?: ((text: string) => string) | undefined },
): Answer {
  const isCut = isCutOnTheWay || body.length > mostKept;
  const bytes = body.subarray(0, mostKept);
  const isUtf8 = isCut || isWellFormed(bytes);
  const text = hide(bytes.toString("utf8"));
  return {
    status,
    headers: new Map(
      [...headers].map(([name, value]) => [name.toLowerCase(), hide(value).slice(0, MOST_HEADER)]),
    ),
    text,
    json: isCut ? undefined : parsed(text),
    isUtf8,
    cutAt: isCut ? mostKept : undefined,
  };
}

function isWellFormed(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  if (text === "" || extentOf(Buffer.from(text)).deepAt >= 0) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Bytes that a parsed value takes besides its text. */
const BYTES_OF_VALUE = 40;

/** The memory of an answer, about, in bytes. */
export const weightOf = ({ text, json }: Answer): number =>
  text.length + (json === undefined ? 0 : BYTES_OF_VALUE * extentOf(Buffer.from(text)).values);
