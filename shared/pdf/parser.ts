import { type Lexer, PdfSyntaxError, type Oddity, isDigit, isWhite, type Token } from "./lexer.ts";
import {
  integerIn,
  isEqual,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from "./values.ts";

/** Maximum nesting of arrays and dictionaries. */
const MOST_DEPTH = 100;
/** The largest object number (ISO 32000-1, annex C). */
export const MOST_OBJECTS = 8_388_607;

/** Parses the next value. @throws PdfSyntaxError */
export function parseValue(lexer: Lexer, depth = 0): PdfValue {
  return valueOf(lexer, lexer.next(), depth);
}

function valueOf(lexer: Lexer, token: Token, depth: number): PdfValue {
  if (depth > MOST_DEPTH) throw new PdfSyntaxError("nested too deeply");
  if (token.kind === "name") return new PdfName(token.text);
  if (token.kind === "string") return new PdfString(token.bytes, token);
  if (token.kind === "number") return refAt(lexer, token.text) ?? new PdfNumber(token.text);
  if (token.kind === "mark" && token.text === "[") return arrayOf(lexer, depth);
  if (token.kind === "mark" && token.text === "<<") return dictOf(lexer, depth);
  if (token.kind === "keyword" && token.text in constants) return constants[token.text] ?? null;
  throw new PdfSyntaxError(`expected a value at ${token.start}`);
}

const constants: Record<string, PdfValue> = { null: null, true: true, false: false };
Object.setPrototypeOf(constants, null);

/** A reference whose first number was read; undefined if there is none, and then nothing is consumed. */
function refAt(lexer: Lexer, first: string): PdfRef | undefined {
  if (!/^\d{1,8}$/.test(first)) return undefined;
  const start = lexer.at;
  lexer.skip();
  const generation = isDigit(lexer.byte(lexer.at)) ? lexer.next() : undefined;
  if (generation?.kind === "number" && /^\d{1,5}$/.test(generation.text)) {
    lexer.skip();
    if (lexer.byte(lexer.at) === 0x52) {
      const end = lexer.next();
      if (end.kind === "keyword" && end.text === "R")
        return new PdfRef(Number(first), Number(generation.text));
    }
  }
  lexer.at = start;
  return undefined;
}

const isMark = (token: Token, text: string): boolean => token.kind === "mark" && token.text === text;

function arrayOf(lexer: Lexer, depth: number): PdfValue[] {
  const items: PdfValue[] = [];
  for (let token = lexer.next(); !isMark(token, "]"); token = lexer.next())
    items.push(valueOf(lexer, token, depth + 1));
  return items;
}

function dictOf(lexer: Lexer, depth: number): PdfDict {
  const entries = new Map<string, PdfValue>();
  let doubled: string | undefined;
  for (let token = lexer.next(); !isMark(token, ">>"); token = lexer.next()) {
    if (token.kind !== "name") throw new PdfSyntaxError(`expected a key at ${token.start}`);
    const value = parseValue(lexer, depth + 1);
    if (entries.has(token.text) && !isEqual(entries.get(token.text) ?? null, value)) doubled = token.text;
    entries.set(token.text, value);
  }
  for (const [key, value] of entries) if (value === null) entries.delete(key);
  return new PdfDict(entries, doubled);
}

/** An indirect object in a file. */
export interface Indirect {
  number: number;
  generation: number;
  value: PdfValue;
  /** From its number to after `endobj`. */
  start: number;
  end: number;
  oddities: ReadonlySet<Oddity>;
}

/** Finds the length of a stream whose dictionary names it by reference. */
type LengthOf = (ref: PdfRef) => number | undefined;

/** Parses an indirect object (ISO 32000-2, 7.3.10), with optional white space before it. @throws PdfSyntaxError */
export function parseIndirect(lexer: Lexer, lengthOf: LengthOf): Indirect {
  lexer.skip();
  const start = lexer.at;
  const objectNumber = integer(lexer, MOST_OBJECTS);
  const generation = integer(lexer, 65_535);
  expectKeyword(lexer, "obj");
  const value = parseValue(lexer);
  const after = lexer.next();
  const isStream = after.kind === "keyword" && after.text === "stream" && value instanceof PdfDict;
  const whole = isStream ? streamOf(lexer, value, lengthOf) : value;
  if (isStream) expectKeyword(lexer, "endobj");
  else if (after.kind !== "keyword" || after.text !== "endobj") throw new PdfSyntaxError("expected endobj");
  const { oddities } = lexer;
  return { number: objectNumber, generation, value: whole, start, end: lexer.at, oddities };
}

/** A non-negative integer. @throws PdfSyntaxError */
export function integer(lexer: Lexer, most = Number.MAX_SAFE_INTEGER): number {
  const token = lexer.next();
  const value = token.kind === "number" && /^\d+$/.test(token.text) ? Number(token.text) : NaN;
  if (!(value <= most)) throw new PdfSyntaxError(`no integer at ${token.start}`);
  return value;
}

/** @throws PdfSyntaxError */
export function expectKeyword(lexer: Lexer, text: string): Token {
  const token = lexer.next();
  if (token.kind !== "keyword" || token.text !== text)
    throw new PdfSyntaxError(`no ${text} at ${token.start}`);
  return token;
}

function streamOf(lexer: Lexer, dict: PdfDict, lengthOf: LengthOf): PdfStream {
  if (lexer.byte(lexer.at) === 0x0d) lexer.at += 1;
  if (lexer.byte(lexer.at) !== 0x0a) throw new PdfSyntaxError("expected a line break after stream");
  const start = lexer.at + 1;
  const named = dict.get("Length");
  const length = named instanceof PdfRef ? lengthOf(named) : integerIn(named);
  const end = start + (length ?? -1);
  if (length === undefined || length < 0 || end > lexer.limit)
    throw new PdfSyntaxError("stream without a length");
  lexer.at = end;
  while (isWhite(lexer.byte(lexer.at))) lexer.at += 1;
  expectKeyword(lexer, "endstream");
  return new PdfStream(dict, lexer.bytes.subarray(start, end));
}
