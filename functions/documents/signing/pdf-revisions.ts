import { isWhite, Lexer, PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import { type PdfFile, PdfView, readTail } from "../../../shared/pdf/file.ts";
import type { Entry, Section } from "../../../shared/pdf/sections.ts";
import { type Indirect } from "../../../shared/pdf/parser.ts";
import { dictIn, isName } from "../../../shared/pdf/values.ts";
import { numbersBetween } from "./pdf-structure.ts";

/** A revision appended to a signed one. */
export interface Appended {
  section: Section;
  objects: Indirect[];
  /** The numbers of streams that hold objects or entries: nothing refers to them. */
  containers: number[];
  /** The offset after its `%%EOF`. */
  end: number;
}

const CR = 0x0d;
const LF = 0x0a;

/** The offset after an optional line break. */
export function behindLine(bytes: Buffer, at: number): number {
  if (bytes[at] === CR) return at + (bytes[at + 1] === LF ? 2 : 1);
  return bytes[at] === LF ? at + 1 : at;
}

/** True if a signature over everything up to `end` covers a whole revision, whose `%%EOF` is at `tail`. */
const isEnd = (bytes: Buffer, tail: number, end: number): boolean =>
  end === tail || end === behindLine(bytes, tail);

/**
 * Reads every byte of a revision from its start: its objects, each named once by its section, the section,
 * `startxref` and `%%EOF`. Undefined if it contains anything else: some readers would take that for content.
 */
export function readAppended(file: PdfFile, index: number, from: number): Appended | undefined {
  const section = file.sections[index];
  if (!section || section.at < from || section.at !== section.start || !section.isPlain) return undefined;
  try {
    const placed = readObjects(file, { from, to: section.at });
    const { section: named, end } = readTail(file.bytes, behindRemark(file.bytes, section.end));
    if (named !== section.at || !areNamed(section, placed) || hidesObjects(file.bytes, section))
      return undefined;
    const objects = unpacked(file, section, placed);
    return objects && { section, end, ...objects };
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

/** White space behind the last revision: more would push its end out of where readers look for it. */
const MOST_BEHIND = 500;

/** True if nothing but white space stands behind an offset. */
export const isEndedAt = (bytes: Buffer, at: number): boolean =>
  bytes.length - at <= MOST_BEHIND && skipWhite(bytes, at) === bytes.length;

/** Skips white space that every reader recognises as such: neither NUL nor form feed. */
function skipWhite(bytes: Buffer, from: number): number {
  let at = from;
  while (isWhite(bytes[at]) && bytes[at] !== 0 && bytes[at] !== 0x0c) at += 1;
  return at;
}

/** A line such as `%iText-Core-8.0.2`, where a program names itself before `startxref`. */
const REMARK = /^%[A-Za-z\d][\w.,+()-]*(?: [A-Za-z(][\w.,+()-]*)*(?:\r\n|\r|\n)/;
const MOST_REMARK = 120;

/** The offset after white space and an optional remark of a program. */
function behindRemark(bytes: Buffer, from: number): number {
  const at = skipWhite(bytes, from);
  const [remark = ""] = REMARK.exec(bytes.toString("latin1", at, at + MOST_REMARK)) ?? [];
  return WORDS.some((word) => remark.includes(word)) ? at : skipWhite(bytes, at + remark.length);
}

/** @throws PdfSyntaxError */
function readObjects(file: PdfFile, { from, to }: { from: number; to: number }): Indirect[] {
  const objects: Indirect[] = [];
  for (let at = skipWhite(file.bytes, from); at < to; at = skipWhite(file.bytes, objects.at(-1)?.end ?? to)) {
    const object = file.parseAt(at);
    const isPlain = object.oddities.size === 0 && object.start === at && object.end <= to;
    if (!isPlain || hidesSyntax(file.bytes, object)) throw new PdfSyntaxError("an object that hides bytes");
    objects.push(object);
  }
  return objects;
}

const END = "endobj";
const WORDS = [END, "startxref", "trailer"];

/** True if a string or stream contains object syntax: a reader that searches for objects would find it. */
function hidesSyntax(bytes: Buffer, { start, end }: Pick<Indirect, "start" | "end">): boolean {
  const first = new Lexer(bytes, start, end);
  for (let i = 0; i < 3; i += 1) first.next();
  const inside = bytes.subarray(first.at, end - END.length);
  return WORDS.some((word) => inside.includes(word)) || !numbersBetween(inside, 0, inside.length).next().done;
}

/** The same for a trailer, or for the stream of a section. */
const hidesObjects = (bytes: Buffer, { kind, start, end }: Section): boolean =>
  kind === "stream" ? hidesSyntax(bytes, { start, end }) : !numbersBetween(bytes, start, end).next().done;

/** The entries of a section, with those of the stream that a hybrid file has beside its table (ISO 32000-2, 7.5.8.4). */
function entriesOf({ entries, hidden }: Section): Entry[] {
  if (!hidden) return entries;
  const inStream = hidden.entries.filter(({ kind }) => kind !== "free");
  const known = new Map(inStream.map((entry) => [entry.number, JSON.stringify(entry)]));
  // The table marks as free what the stream defines, or both say the same.
  const isRepeated = (entry: Entry) =>
    entry.kind === "free" ? known.has(entry.number) : known.get(entry.number) === JSON.stringify(entry);
  return [...entries.filter((entry) => !isRepeated(entry)), ...inStream];
}

/**
 * True if the section names the objects of its revision and no others, each once; object 0, which is always free, is
 * allowed, and objects in the streams of the revision.
 */
function areNamed(section: Section, objects: Indirect[]): boolean {
  const places = new Map(objects.map((object) => [object.start, object]));
  const numbers = new Set(objects.map(({ number }) => number));
  const seen = new Set<number>();
  const areRight = entriesOf(section).every((entry) => {
    // Some programs call the stream of the section itself free.
    if (entry.kind === "free") return entry.number === 0 || entry.number === section.number;
    if (seen.has(entry.number)) return false;
    seen.add(entry.number);
    if (entry.kind === "packed") return numbers.has(entry.stream) && !numbers.has(entry.number);
    if (entry.at === section.at) return entry.number === section.number;
    const object = places.get(entry.at);
    return object?.number === entry.number && object.generation === entry.generation;
  });
  const isListed = ({ start, number }: Indirect) => seen.has(number) || start === section.hidden?.start;
  return (
    areRight &&
    objects.every((object) => isListed(object) && object.number !== section.number) &&
    numbers.size === objects.length
  );
}

/** The objects of a revision, with those in its streams. Undefined if a stream holds others than the section lists. */
function unpacked(
  file: PdfFile,
  section: Section,
  placed: Indirect[],
): Pick<Appended, "objects" | "containers"> | undefined {
  const listed = Map.groupBy(
    entriesOf(section).filter((entry) => entry.kind === "packed"),
    ({ stream }) => stream,
  );
  const objects: Indirect[] = [];
  const containers: number[] = [];
  for (const object of placed) {
    const isPack = isName(dictIn(object.value)?.get("Type") ?? null, "ObjStm");
    const isHidden = object.start === section.hidden?.start;
    if (isPack || isHidden) containers.push(object.number);
    if (!isPack && !isHidden) objects.push(object);
    if (!isPack) continue;
    const { numbers } = file.packAt(object.start);
    const entries = listed.get(object.number) ?? [];
    if (entries.length !== numbers.length) return undefined;
    for (const { number, index } of entries) {
      const packed = file.packedAt(object.start, index);
      if (packed.number !== number) return undefined;
      objects.push({ ...object, number, generation: 0, value: packed.value });
    }
  }
  return [...listed.keys()].every((number) => containers.includes(number))
    ? { objects, containers }
    : undefined;
}

/** The file as it was at the end of a signed revision; undefined if its sections do not end there. */
export function revisionEnding(file: PdfFile, end: number): PdfView | undefined {
  const { bytes, sections } = file;
  try {
    const { section, end: tail } = readTail(bytes, bytes.lastIndexOf("startxref", end - 1), end);
    const index = sections.findIndex(({ at }) => at === section);
    const isWithin = sections
      .slice(index)
      .every((one) => one.end <= end && (one.hidden === undefined || one.hidden.end <= end));
    return index >= 0 && isEnd(bytes, tail, end) && isWithin ? new PdfView(file, index, end) : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
