import { inflateSync } from "node:zlib";
import {
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFNumber,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** Why a PDF cannot be signed. */
export class UnsignablePdf extends Error {
  override readonly name = "UnsignablePdf";
  readonly reason: "criptat" | "certificat" | "deteriorat";
  constructor(reason: UnsignablePdf["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads a PDF as it stands: nothing is repaired, no metadata is changed. @throws UnsignablePdf */
export async function openPdf(bytes: Buffer): Promise<PDFDocument> {
  try {
    const opened = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
    if (opened.context.trailerInfo.Encrypt) throw new UnsignablePdf("criptat");
    if (opened.getPages().length === 0) throw new UnsignablePdf("deteriorat");
    return opened;
  } catch (error) {
    throw error instanceof UnsignablePdf ? error : new UnsignablePdf("deteriorat");
  }
}

const latin = (bytes: Buffer, start: number, end?: number): string =>
  bytes.subarray(Math.max(0, start), end).toString("latin1");

/** Where the cross-reference section of the last revision before `end` is. */
export function lastSection(bytes: Buffer, end = bytes.length): number | undefined {
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin(bytes, end - 1024, end));
  return found ? Number(found[1]) : undefined;
}

/** An object of a new revision: its number, and its body without `obj` and `endobj`. */
export interface NewObject {
  number: number;
  generation?: number;
  body: Buffer;
}

export const bodyOf = (object: PDFObject): Buffer => {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
};

/** Appended objects, and where each begins. */
interface Placed extends NewObject {
  at: number;
}

/**
 * Appends objects as one revision. What stands there is not touched, and the cross-reference section is of the kind that
 * the file has: readers take no mixture.
 */
export function appendRevision(original: Buffer, context: PDFContext, objects: NewObject[]): Buffer {
  const before = lastSection(original);
  if (before === undefined) throw new UnsignablePdf("deteriorat");
  const isTable = latin(original, before, before + 4) === "xref";
  if (!isTable && !/^\d+\s+\d+\s+obj/.test(latin(original, before, before + 32)))
    throw new UnsignablePdf("deteriorat");
  const parts: Buffer[] = [Buffer.from("\n")];
  let at = original.length + 1;
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
  const section = (isTable ? tableOf : streamOf)(context, placed, { at, before });
  return Buffer.concat([original, ...parts, section, Buffer.from(`startxref\n${at}\n%%EOF\n`)]);
}

interface Place {
  at: number;
  before: number;
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

function trailerOf(
  context: PDFContext,
  { before }: Place,
  extra: Record<string, PDFObject | number>,
): PDFDict {
  const { Root, Info, ID } = context.trailerInfo;
  return context.obj({
    Root: Root as PDFObject,
    ...(Info ? { Info } : {}),
    ...(ID ? { ID } : {}),
    Prev: PDFNumber.of(before),
    ...extra,
  } as Record<string, PDFObject>);
}

const sizeOf = (context: PDFContext, placed: Placed[]): number =>
  Math.max(context.largestObjectNumber, ...placed.map(({ number }) => number)) + 1;

function tableOf(context: PDFContext, placed: Placed[], place: Place): Buffer {
  const runs = runsOf(placed).map((run) => {
    const lines = run.map(({ at, generation = 0 }) => `${digits(at, 10)} ${digits(generation, 5)} n \n`);
    return `${run[0]?.number ?? 0} ${run.length}\n${lines.join("")}`;
  });
  const trailer = trailerOf(context, place, { Size: PDFNumber.of(sizeOf(context, placed)) });
  return Buffer.from(`xref\n${runs.join("")}trailer\n${trailer.toString()}\n`, "latin1");
}

/** Widths of the fields of an entry: its kind, its place, its generation. */
const WIDTHS = [1, 5, 2] as const;

function streamOf(context: PDFContext, placed: Placed[], place: Place): Buffer {
  const number = sizeOf(context, placed);
  const all = [...placed, { number, at: place.at, body: Buffer.alloc(0) }];
  const runs = runsOf(all);
  const entries = Buffer.concat(
    runs.flat().map(({ at, generation = 0 }) => {
      const entry = Buffer.alloc(8);
      entry.writeUInt8(1);
      entry.writeUIntBE(at, WIDTHS[0], WIDTHS[1]);
      entry.writeUInt16BE(generation, WIDTHS[0] + WIDTHS[1]);
      return entry;
    }),
  );
  const trailer = trailerOf(context, place, {
    Type: PDFName.of("XRef"),
    Size: PDFNumber.of(number + 1),
    W: context.obj([...WIDTHS]),
    Index: context.obj(runs.flatMap((run) => [run[0]?.number ?? 0, run.length])),
    Length: PDFNumber.of(entries.length),
  });
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${trailer.toString()}\nstream\n`, "latin1"),
    entries,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

/** The numbers of the objects that stand after a place, if whole revisions stand there and nothing else. */
export function appendedObjects(bytes: Buffer, from: number, root: PDFRef): Set<number> | undefined {
  const changed = new Set<number>();
  let end = bytes.length;
  while (end > from) {
    const section = lastSection(bytes, end);
    const read = section === undefined || section < from ? undefined : readSection(bytes, section, end);
    if (!section || !read || read.root !== root.tag) return undefined;
    const begin = read.previous < from ? from : endOf(bytes, read.previous);
    if (begin === undefined || begin < from || begin >= section) return undefined;
    if (!spansAre(bytes, read.entries, { begin, section })) return undefined;
    for (const { number } of read.entries) changed.add(number);
    if (begin === from && lastSection(bytes, from) !== read.previous) return undefined;
    end = begin;
  }
  return changed;
}

/** Where the revision ends whose section is at a place. */
function endOf(bytes: Buffer, section: number): number | undefined {
  const mark = new RegExp(`startxref\\s+${section}\\s+%%EOF(\\r\\n|\\r|\\n)?`);
  const found = mark.exec(latin(bytes, section));
  return found ? section + found.index + found[0].length : undefined;
}

interface Entry {
  number: number;
  generation: number;
  at: number;
}

interface Section {
  entries: Entry[];
  previous: number;
  root: string;
}

function readSection(bytes: Buffer, at: number, end: number): Section | undefined {
  const text = latin(bytes, at, end);
  const table = /^xref\s+([\d\snf]*?)trailer\s*(<<[\s\S]*>>)\s*startxref\s+\d+\s+%%EOF\s*$/.exec(text);
  const stream = /^\d+\s+\d+\s+obj\s*(<<[\s\S]*?>>)\s*stream\r?\n/.exec(text);
  const dictionary = table?.[2] ?? stream?.[1];
  const previous = /\/Prev\s+(\d+)/.exec(dictionary ?? "");
  const root = /\/Root\s+(\d+ \d+ R)/.exec(dictionary ?? "");
  if (!dictionary || !previous || !root || /\/(Encrypt|XRefStm)\b/.test(dictionary)) return undefined;
  const entries = table
    ? entriesOfTable(table[1] ?? "")
    : entriesOfStream(bytes, at + (stream?.[0].length ?? 0), dictionary);
  return entries && { entries, previous: Number(previous[1]), root: root[1] ?? "" };
}

/** Undefined where an object is taken away: nothing that was signed is. */
function entriesOfTable(text: string): Entry[] | undefined {
  const words = text.trim().split(/\s+/);
  const entries: Entry[] = [];
  for (let i = 0; i < words.length;) {
    const [first, count] = [Number(words[i]), Number(words[i + 1])];
    i += 2;
    for (let k = 0; k < count; k += 1, i += 3) {
      const [at, generation, kind] = [Number(words[i]), Number(words[i + 1]), words[i + 2]];
      if (kind === "f" && first + k === 0) continue;
      if (kind !== "n") return undefined;
      entries.push({ number: first + k, generation, at });
    }
  }
  return entries;
}

const numbersIn = (dictionary: string, name: string): number[] | undefined =>
  new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number);

/** Undefined for objects inside object streams: what is appended by those is not followed here, and counts as a change. */
function entriesOfStream(bytes: Buffer, at: number, dictionary: string): Entry[] | undefined {
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1]);
  const widths = numbersIn(dictionary, "W");
  const index = numbersIn(dictionary, "Index");
  if (!(length > 0) || widths?.length !== 3 || !index || /\/DecodeParms/.test(dictionary)) return undefined;
  const raw = bytes.subarray(at, at + length);
  const data = /\/Filter\s*\/FlateDecode/.test(dictionary) ? inflateSync(raw, { maxOutputLength: 1e7 }) : raw;
  const [kindWidth = 0, atWidth = 0, generationWidth = 0] = widths;
  const field = (start: number, width: number) => (width === 0 ? undefined : data.readUIntBE(start, width));
  const entries: Entry[] = [];
  let position = 0;
  for (let i = 0; i + 1 < index.length; i += 2) {
    for (let k = 0; k < (index[i + 1] ?? 0); k += 1) {
      const kind = field(position, kindWidth) ?? 1;
      const place = field(position + kindWidth, atWidth) ?? 0;
      const generation = field(position + kindWidth + atWidth, generationWidth) ?? 0;
      position += kindWidth + atWidth + generationWidth;
      if (kind !== 1) return undefined;
      entries.push({ number: (index[i] ?? 0) + k, generation, at: place });
    }
  }
  return entries;
}

/**
 * Whether between a revision's beginning and its section there are its objects, each once, and nothing else: what the
 * section does not name, some readers would show and others not.
 */
function spansAre(
  bytes: Buffer,
  entries: Entry[],
  { begin, section }: { begin: number; section: number },
): boolean {
  const sorted = entries.filter(({ at }) => at !== section).sort((a, b) => a.at - b.at);
  if (!/^\s*$/.test(latin(bytes, begin, sorted[0]?.at ?? section))) return false;
  return sorted.every(({ number, generation, at }, i) => {
    const end = sorted[i + 1]?.at ?? section;
    if (at < begin || at >= end) return false;
    const text = latin(bytes, at, end);
    const names = text.match(/\b\d{1,10}\s{1,9}\d{1,5}\s{1,9}obj/g) ?? [];
    const isOne = names.length === 1 && text.split("endobj").length === 2;
    return isOne && text.startsWith(`${number} ${generation} obj`) && /endobj\s*$/.test(text);
  });
}
