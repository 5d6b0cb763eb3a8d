import { inflateSync } from "node:zlib";
import { Lexer, PdfSyntaxError, isDigit } from "./lexer.ts";
import { expectKeyword, integer, MOST_OBJECTS, parseIndirect, parseValue } from "./parser.ts";
import {
  integerIn,
  isName,
  nameIn,
  PdfDict,
  type PdfStream,
  type PdfValue,
  PdfStream as Stream,
} from "./values.ts";

/** The entry of one object in a cross-reference section. */
export type Entry = { number: number } & (
  | { kind: "free" }
  | { kind: "place"; at: number; generation: number }
  | { kind: "packed"; stream: number; index: number }
);

/** A cross-reference section with its trailer (ISO 32000-2, 7.5.4–7.5.8). */
export interface Section {
  /** The offset named by `startxref` or Prev: white space may follow. */
  at: number;
  start: number;
  /** After the trailer's dictionary, or after the stream's `endobj`. */
  end: number;
  kind: "table" | "stream";
  trailer: PdfDict;
  entries: Entry[];
  /** For a stream: the number of its object. */
  number?: number;
  /**
   * No comments, escaped names, NUL or form feeds as white space; the entries of a table have 20 bytes each, because
   * some readers count bytes instead of parsing them; a stream holds its entries and nothing else.
   */
  isPlain: boolean;
  /** The offset of the previous section. */
  previous: number | undefined;
  /** The offset of a hybrid file's stream, and the stream. */
  hybrid: number | undefined;
  hidden?: Section;
}

/** Twice the number in a PDF of 50 MB with small objects. */
const MOST_ENTRIES = 2_000_000;

/** Limits the work that one file may cause: bytes read twice and inflated bytes count. */
export class Work {
  private bytes: number;
  private inflated: number;
  private inside: number;
  private entries: number;
  constructor(length: number) {
    this.entries = Math.min(length + 100_000, MOST_ENTRIES);
    this.bytes = 3 * length + 100_000;
    this.inflated = 4 * length + 64_000_000;
    this.inside = 2 * this.inflated;
  }
  spend(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0) throw new PdfSyntaxError("overlapping objects or sections");
  }
  /** Entries of all sections: a deflated section may hold many in few bytes. */
  spendEntries(count: number): void {
    this.entries -= count;
    if (this.entries < 0) throw new PdfSyntaxError("too many entries");
  }
  /** Content of object streams. */
  spendInside(bytes: number): void {
    this.inside -= bytes;
    if (this.inside < 0) throw new PdfSyntaxError("overlapping objects in a stream");
  }
  inflate(bytes: Buffer): Buffer {
    try {
      const found = inflateSync(bytes, { maxOutputLength: Math.max(1, this.inflated) });
      this.inflated -= found.length;
      return found;
    } catch (error) {
      throw new PdfSyntaxError("the stream cannot be inflated", { cause: error });
    }
  }
}

/** Reads the section at an offset. @throws PdfSyntaxError */
export function readSection(
  bytes: Buffer,
  at: number,
  { limit, work }: { limit: number; work: Work },
): Section {
  const lexer = new Lexer(bytes, at, limit);
  try {
    lexer.skip();
    return isDigit(lexer.byte(lexer.at)) ? readStream(lexer, at, work) : readTable(lexer, at, work);
  } finally {
    work.spend(lexer.at - at);
  }
}

const placeIn = (trailer: PdfDict, key: string): number | undefined => {
  const value = trailer.get(key);
  if (value === null) return undefined;
  const place = integerIn(value);
  if (place === undefined || place < 0) throw new PdfSyntaxError(`${key} is not an offset`);
  return place;
};

function readTable(lexer: Lexer, at: number, work: Work): Section {
  const { start } = expectKeyword(lexer, "xref");
  const entries: Entry[] = [];
  let isFixed = true;
  for (let token = lexer.next(); token.kind !== "keyword" || token.text !== "trailer"; token = lexer.next()) {
    const first = token.kind === "number" && /^\d{1,10}$/.test(token.text) ? Number(token.text) : NaN;
    if (!(first <= MOST_OBJECTS)) throw new PdfSyntaxError(`expected a trailer at ${token.start}`);
    const count = integer(lexer, MOST_OBJECTS);
    work.spendEntries(count);
    isFixed &&= hasFixedEntries(lexer, token.start, count);
    for (let i = 0; i < count; i += 1) entries.push(tableEntry(lexer, first + i));
  }
  const trailer = parseValue(lexer);
  if (!(trailer instanceof PdfDict)) throw new PdfSyntaxError("trailer without a dictionary");
  return {
    at,
    start,
    end: lexer.at,
    kind: "table",
    trailer,
    entries,
    isPlain: isFixed && lexer.oddities.size === 0,
    previous: placeIn(trailer, "Prev"),
    hybrid: placeIn(trailer, "XRefStm"),
  };
}

/** True if a subsection has the standard form: its head on a separate line, then entries of 20 bytes. */
function hasFixedEntries({ bytes, at, limit }: Lexer, head: number, count: number): boolean {
  const line = /^ ?(\r\n|\r|\n)/.exec(bytes.toString("latin1", at, at + 3));
  if (!line || !/^\d+ \d+$/.test(bytes.toString("latin1", head, at))) return false;
  let entry = at + line[0].length;
  for (let i = 0; i < count; i += 1, entry += ENTRY) {
    if (entry + ENTRY > limit) return false;
    if (!FIXED.test(bytes.toString("latin1", entry, entry + ENTRY))) return false;
  }
  return true;
}

const ENTRY = 20;
const FIXED = /^\d{10} \d{5} [nf]( \r| \n|\r\n)$/;

function tableEntry(lexer: Lexer, objectNumber: number): Entry {
  const at = integer(lexer);
  const generation = integer(lexer, 65_535);
  const kind = lexer.next();
  const letter = kind.kind === "keyword" ? kind.text : "";
  if (letter === "n" && at > 0) return { kind: "place", number: objectNumber, at, generation };
  // Some writers list objects that they did not write at offset 0: readers treat them as free.
  if (letter === "n" || letter === "f") return { kind: "free", number: objectNumber };
  throw new PdfSyntaxError(`expected an entry at ${kind.start}`);
}

function readStream(lexer: Lexer, at: number, work: Work): Section {
  const { value, number, start, end, oddities } = parseIndirect(lexer, () => undefined);
  if (!(value instanceof Stream) || !isName(value.dict.get("Type"), "XRef"))
    throw new PdfSyntaxError("expected a cross-reference section");
  const trailer = value.dict;
  const { entries, isExact } = streamEntries(value, work);
  return {
    at,
    start,
    end,
    kind: "stream",
    trailer,
    number,
    entries,
    isPlain: isExact && oddities.size === 0,
    previous: placeIn(trailer, "Prev"),
    hybrid: undefined,
  };
}

/** Values of a section are direct: a reader cannot resolve references before it has read the section. */
function integers(value: PdfValue): number[] {
  if (!Array.isArray(value)) throw new PdfSyntaxError("expected a list of integers");
  return value.map((item) => integerIn(item) ?? -1);
}

function streamEntries(stream: PdfStream, work: Work): { entries: Entry[]; isExact: boolean } {
  const { dict } = stream;
  const data = decode(stream, work);
  const widths = integers(dict.get("W"));
  const index =
    dict.get("Index") === null ? [0, integerIn(dict.get("Size")) ?? -1] : integers(dict.get("Index"));
  const width = widths.reduce((sum, one) => sum + one, 0);
  if (widths.length !== 3 || widths.some((one) => one < 0 || one > MOST_WIDTH) || width === 0)
    throw new PdfSyntaxError("invalid field widths");
  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i + 1 < index.length; i += 2) {
    const [first = -1, count = -1] = index.slice(i, i + 2);
    if (first < 0 || count < 0 || at + count * width > data.length || first + count > MOST_OBJECTS + 1)
      throw new PdfSyntaxError("invalid index ranges");
    work.spendEntries(count);
    for (let k = 0; k < count; k += 1, at += width)
      entries.push(streamEntry(data, { at, widths }, first + k));
  }
  return { entries, isExact: at === data.length && index.length % 2 === 0 };
}

/** Some writers use eight bytes for every field. */
const MOST_WIDTH = 8;
/** The width that a JavaScript number represents exactly. */
const EXACT_WIDTH = 6;

function field(data: Buffer, at: number, width: number): number {
  const high = Math.max(0, width - EXACT_WIDTH);
  if (data.subarray(at, at + high).some((byte) => byte !== 0)) throw new PdfSyntaxError("offset too large");
  return width === 0 ? 0 : data.readUIntBE(at + high, width - high);
}

function streamEntry(
  data: Buffer,
  { at, widths }: { at: number; widths: number[] },
  objectNumber: number,
): Entry {
  const [kindWidth = 0, placeWidth = 0, lastWidth = 0] = widths;
  const kind = kindWidth === 0 ? 1 : field(data, at, kindWidth);
  const place = field(data, at + kindWidth, placeWidth);
  const last = field(data, at + kindWidth + placeWidth, lastWidth);
  if (kind === 1 && place > 0) return { kind: "place", number: objectNumber, at: place, generation: last };
  if (kind === 2) return { kind: "packed", number: objectNumber, stream: place, index: last };
  return { kind: "free", number: objectNumber };
}

/**
 * The content of a stream of objects or entries: plain or deflated once, as every writer produces it. @throws
 * PdfSyntaxError
 */
export function decode({ dict, bytes }: PdfStream, work: Work): Buffer {
  const only = (value: PdfValue) => (Array.isArray(value) && value.length < 2 ? (value[0] ?? null) : value);
  const filter = only(dict.get("Filter"));
  const parameters = only(dict.get("DecodeParms"));
  if (filter === null) return bytes;
  if (nameIn(filter) !== "FlateDecode") throw new PdfSyntaxError("unsupported filter");
  const data = work.inflate(bytes);
  if (parameters === null) return data;
  if (!(parameters instanceof PdfDict)) throw new PdfSyntaxError("invalid filter parameters");
  const setting = (key: string): number =>
    parameters.get(key) === null ? 1 : (integerIn(parameters.get(key)) ?? wrongPredictor());
  if (setting("Predictor") < 10) return setting("Predictor") === 1 ? data : wrongPredictor();
  if (
    setting("Colors") !== 1 ||
    (parameters.get("BitsPerComponent") !== null && setting("BitsPerComponent") !== 8)
  )
    return wrongPredictor();
  return unpredict(data, setting("Columns"));
}

function wrongPredictor(): never {
  throw new PdfSyntaxError("unsupported predictor");
}

/** Undoes the predictors of PNG (ISO 15948, 9.2) over rows of bytes. */
function unpredict(data: Buffer, columns: number): Buffer {
  if (columns < 1 || columns > 65_535 || data.length % (columns + 1) !== 0) wrongPredictor();
  const rows = data.length / (columns + 1);
  const found = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (found[at - 1] ?? 0) : 0;
      const up = row > 0 ? (found[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (found[at - columns - 1] ?? 0) : 0;
      found[at] = (data[at + row + 1] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return found;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return wrongPredictor();
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
