import { PdfSyntaxError, isWhite } from "../../../shared/pdf/lexer.ts";
import { lastTail, type PdfView, readTail, viewOf } from "../../../shared/pdf/file.ts";
import { number, PdfDict, PdfName, type PdfRef, type PdfValue } from "../../../shared/pdf/values.ts";
import { write } from "../../../shared/pdf/write.ts";
import { pagesOf } from "./pdf-pages.ts";
import { type Problem, structureOf } from "./pdf-structure.ts";

/** The reason why a PDF cannot be signed, and the object that causes it. */
export class UnsignablePdf extends Error {
  override readonly name = "UnsignablePdf";
  readonly reason: "criptat" | "certificat" | Problem["kind"];
  readonly object: string | undefined;
  constructor(reason: UnsignablePdf["reason"], object?: string) {
    super(object === undefined ? reason : `${reason} ${object}`);
    this.reason = reason;
    this.object = object;
  }
}

/** Reads a PDF for signing, without repairs. @throws UnsignablePdf */
export function openToSign(bytes: Buffer): PdfView {
  try {
    const view = openWhole(bytes);
    if (view.file.sections.some(({ trailer }) => trailer.get("Encrypt") !== null))
      throw new UnsignablePdf("criptat");
    const { problem } = structureOf(view);
    if (problem) throw new UnsignablePdf(problem.kind, problem.object);
    if (pagesOf(view).length === 0) throw new UnsignablePdf("deteriorat");
    return view;
  } catch (error) {
    throw error instanceof PdfSyntaxError ? new UnsignablePdf("deteriorat") : error;
  }
}

/** Reads a PDF whose last section is the one that the end of the file points to. @throws UnsignablePdf, PdfSyntaxError */
export function openWhole(bytes: Buffer): PdfView {
  const { section, end } = readTail(bytes, lastTail(bytes));
  if (bytes.toString("latin1", 0, 5) !== "%PDF-" || !bytes.subarray(end).every(isWhite))
    throw new UnsignablePdf("deteriorat");
  return viewOf(bytes, section);
}

/** An object of a new revision: its number, and its body without `obj` and `endobj`. */
export interface NewObject {
  number: number;
  generation?: number;
  body: Buffer;
}

/** Appended objects, with their offsets. */
interface Placed extends NewObject {
  at: number;
}

/**
 * Appends objects as one revision. Existing bytes are not touched, and the cross-reference section is of the same
 * kind as the file's: readers do not accept a mixture.
 */
export function appendRevision(
  view: PdfView,
  objects: NewObject[],
  changed: Record<string, PdfValue> = {},
): Buffer {
  const { bytes } = view.file;
  const parts: Buffer[] = [Buffer.from("\n")];
  let at = bytes.length + 1;
  const placed = objects.map((object): Placed => {
    const start = at;
    const text = Buffer.concat([
      Buffer.from(`${object.number} ${object.generation ?? 0} obj\n`),
      object.body,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(text);
    at += text.length;
    return { ...object, at: start };
  });
  const section = (view.section.kind === "table" ? tableOf : streamOf)(view, placed, { at, changed });
  return Buffer.concat([bytes, ...parts, section, Buffer.from(`startxref\n${at}\n%%EOF\n`)]);
}

interface Place {
  at: number;
  /** Other entries of the trailer. */
  changed: Record<string, PdfValue>;
}

/** Runs of consecutive numbers, as a cross-reference section lists them. */
function runsOf(objects: Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const object of [...objects].sort((a, b) => a.number - b.number)) {
    const last = runs.at(-1);
    if (last?.at(-1)?.number === object.number - 1) last.push(object);
    else runs.push([object]);
  }
  return runs;
}

const digits = (value: number, width: number): string => String(value).padStart(width, "0");

function trailerOf(view: PdfView, { changed }: Place, extra: Record<string, PdfValue>): PdfDict {
  const kept = ["Root", "Info", "ID"].map((key): [string, PdfValue] => [key, view.trailer.get(key)]);
  const present = kept.filter(([, value]) => value !== null);
  return new PdfDict(new Map([...present, ["Prev", number(view.section.at)]])).with({ ...extra, ...changed });
}

/** A number that no object uses. */
export const freeNumber = (view: PdfView): number =>
  [...view.file.definitions.keys()].reduce((most, one) => Math.max(most, one + 1), view.size);

const sizeOf = (view: PdfView, placed: Placed[]): number =>
  placed.reduce((most, one) => Math.max(most, one.number + 1), freeNumber(view));

function tableOf(view: PdfView, placed: Placed[], place: Place): Buffer {
  const runs = runsOf(placed).map((run) => {
    const lines = run.map(({ at, generation = 0 }) => `${digits(at, 10)} ${digits(generation, 5)} n \n`);
    return `${run[0]?.number ?? 0} ${run.length}\n${lines.join("")}`;
  });
  const trailer = trailerOf(view, place, { Size: number(sizeOf(view, placed)) });
  const head = Buffer.from(`xref\n${runs.join("")}trailer\n`);
  return Buffer.concat([head, write(trailer), Buffer.from("\n")]);
}

/** Widths of the fields of an entry: its kind, its place, its generation. */
const WIDTHS = [1, 5, 2] as const;

function streamOf(view: PdfView, placed: Placed[], place: Place): Buffer {
  const own = sizeOf(view, placed);
  const runs = runsOf([...placed, { number: own, at: place.at, body: Buffer.alloc(0) }]);
  const entries = Buffer.concat(
    runs.flat().map(({ at, generation = 0 }) => {
      const entry = Buffer.alloc(8);
      entry.writeUInt8(1);
      entry.writeUIntBE(at, WIDTHS[0], WIDTHS[1]);
      entry.writeUInt16BE(generation, WIDTHS[0] + WIDTHS[1]);
      return entry;
    }),
  );
  const trailer = trailerOf(view, place, {
    Type: new PdfName("XRef"),
    Size: number(own + 1),
    W: WIDTHS.map(number),
    Index: runs.flatMap((run) => [number(run[0]?.number ?? 0), number(run.length)]),
    Length: number(entries.length),
  });
  return Buffer.concat([
    Buffer.from(`${own} 0 obj\n`),
    write(trailer),
    Buffer.from("\nstream\n"),
    entries,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

/** An object to write, new or changed. */
export const newObject = ({ number, generation }: PdfRef, value: PdfValue): NewObject => ({
  number,
  generation,
  body: write(value),
});
