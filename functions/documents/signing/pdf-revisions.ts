import { isWhite, Lexer, PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import { type PdfFile, PdfView, readTail } from "../../../shared/pdf/file.ts";
import { type Section } from "../../../shared/pdf/sections.ts";
import { type Indirect } from "../../../shared/pdf/parser.ts";
import { numbersBetween } from "./pdf-structure.ts";

/** A revision appended to a signed one. */
export interface Appended {
  section: Section;
  objects: Indirect[];
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
    const objects = readObjects(file, { from, to: section.at });
    const { section: named, end } = readTail(file.bytes, behindRemark(file.bytes, section.end));
    if (named !== section.at || !areNamed(section, objects) || hidesObjects(file.bytes, section))
      return undefined;
    return { section, objects, end };
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

/** Skips white space that every reader recognises as such: neither NUL nor form feed. */
function skipWhite(bytes: Buffer, from: number): number {
  let at = from;
  while (isWhite(bytes[at]) && bytes[at] !== 0 && bytes[at] !== 0x0c) at += 1;
  return at;
}

/** A line such as `%iText-Core-8.0.2`, where a program names itself before `startxref`. */
const REMARK = /^%[A-Za-z][\w.,+()-]*(?: [A-Za-z(][\w.,+()-]*)*(?:\r\n|\r|\n)/;
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

/** True if the section names the objects of its revision and no others; object 0, which is always free, is allowed. */
function areNamed(section: Section, objects: Indirect[]): boolean {
  const places = new Map(objects.map((object) => [object.start, object]));
  const seen = new Set<number>();
  const areRight = section.entries.every((entry) => {
    if (entry.kind === "free") return entry.number === 0;
    if (entry.kind === "packed" || seen.has(entry.number)) return false;
    seen.add(entry.number);
    if (entry.at === section.at) return entry.number === section.number;
    const object = places.get(entry.at);
    return object?.number === entry.number && object.generation === entry.generation;
  });
  return (
    areRight &&
    objects.every((object) => seen.has(object.number) && object.number !== section.number) &&
    new Set(objects.map((one) => one.number)).size === objects.length
  );
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
