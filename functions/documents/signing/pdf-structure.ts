import { isDigit, isWhite, PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import { type PdfView } from "../../../shared/pdf/file.ts";
import { beginsElsewhere } from "../../../shared/pdf/linearized.ts";
import {
  dictIn,
  hasDoubledKey,
  isName,
  PdfDict,
  PdfRef,
  type PdfValue,
  refsIn,
  within,
} from "../../../shared/pdf/values.ts";

/** An ambiguity: other readers, or the same reader later, would take something else for the content. */
export interface Problem {
  kind: "referinta" | "dublu" | "info" | "deteriorat";
  /** Number and generation of the object. */
  object?: string;
}

/** The number of references to each object. */
export interface Names {
  all: Map<number, number>;
  /**
   * References that do not turn an entry of the object into a name, as resources do: references in arrays, from a
   * child to its parent, or from the structure tree to an annotation.
   */
  plain: Map<number, number>;
}

/** The objects that are reachable from the trailer, and the first ambiguity. */
export interface Structure {
  named: Names;
  /** Numbers that are referred to and have no object. */
  dangling: number[];
  problem?: Problem;
}

export const noNames = (): Names => ({ all: new Map(), plain: new Map() });

const PLAIN_KEYS = ["Parent", "Obj"];

/** Adds the references in a value to the counts, or subtracts them. */
export function count({ all, plain }: Names, value: PdfValue, by: 1 | -1): void {
  const add = (counts: Map<number, number>, ref: PdfValue) => {
    if (ref instanceof PdfRef) counts.set(ref.number, (counts.get(ref.number) ?? 0) + by);
  };
  for (const part of within(value)) {
    add(all, part);
    if (Array.isArray(part)) for (const item of part) add(plain, item);
    else for (const key of PLAIN_KEYS) add(plain, dictIn(part)?.get(key) ?? null);
  }
}

class Ambiguous extends Error {
  override readonly name = "Ambiguous";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const refuse = (kind: Problem["kind"], object?: PdfRef): never => {
  throw new Ambiguous({ kind, ...(object ? { object: String(object) } : {}) });
};

/**
 * Inspects the whole file once: of two definitions of an object a reader may use either. An object without a definition is
 * null; it could be given one after signing, so that a file to be signed may have none (`mayDangle`), and no later revision
 * may define it.
 */
export function structureOf(view: PdfView, { mayDangle = false } = {}): Structure {
  const named = noNames();
  const dangling: number[] = [];
  try {
    checkBeginning(view);
    checkTrailer(view);
    checkDefinitions(view);
    checkSpans(view);
    checkPacks(view);
    reach(view, named, mayDangle ? dangling : undefined);
    return { named, dangling };
  } catch (error) {
    if (error instanceof Ambiguous) return { named, dangling, problem: error.problem };
    if (error instanceof PdfSyntaxError) return { named, dangling, problem: { kind: "deteriorat" } };
    throw error;
  }
}

/** Offsets must count from the beginning of the file, and readers must begin with the last section. */
function checkBeginning({ file, limit, section }: PdfView): void {
  if (file.bytes.toString("latin1", 0, 5) !== "%PDF-") refuse("deteriorat");
  if (beginsElsewhere(file.bytes, limit, section)) refuse("deteriorat");
}

function checkTrailer(view: PdfView): void {
  const { trailer } = view;
  if (hasDoubledKey(trailer)) refuse("dublu");
  const root = trailer.get("Root");
  if (!(root instanceof PdfRef) || !view.catalog) refuse("deteriorat");
  const info = trailer.get("Info");
  if (info === null) return;
  if (!(info instanceof PdfRef)) return refuse("info");
  if (!view.find(info)) return refuse("referinta", info);
  if (!(view.resolve(info) instanceof PdfDict)) refuse("info", info);
}

/** The newest definition of a number counts; two in one section, or with two generations, are two objects. */
function checkDefinitions({ file, newest }: PdfView): void {
  for (const { hidden, previous } of file.sections.slice(newest))
    if (hidden?.previous !== undefined && hidden.previous !== previous) refuse("deteriorat");
  for (const [number, section] of file.ambiguous) if (section >= newest) refuse("dublu", new PdfRef(number));
  for (const [number, all] of file.definitions) {
    const generations = new Set<number>();
    for (const one of all)
      if (one.section >= newest && one.kind !== "free")
        generations.add(one.kind === "place" ? one.generation : 0);
    if (generations.size > 1) refuse("dublu", new PdfRef(number));
  }
}

interface Span {
  start: number;
  end: number;
}

/** The spans of objects and sections, in order, without those of unreadable objects. */
function spansOf(view: PdfView): Span[] {
  const { file, newest, limit } = view;
  const spans = new Map<number, Span>();
  for (const all of file.definitions.values())
    for (const one of all) {
      if (one.section < newest || one.kind !== "place" || one.at >= limit) continue;
      const span = readSpan(view, one.at);
      if (span) spans.set(span.start, span);
    }
  for (const section of file.sections.slice(newest))
    for (const { start, end } of section.hidden ? [section, section.hidden] : [section])
      spans.set(start, { start, end });
  return [...spans.values()].sort((a, b) => a.start - b.start);
}

function readSpan({ file }: PdfView, at: number): Span | undefined {
  try {
    return file.parseAt(at);
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

/** Objects must not overlap, and the gaps between them must not hold another object with a number in use. */
function checkSpans(view: PdfView): void {
  let end = 0;
  for (const span of [...spansOf(view), { start: view.limit, end: view.limit }]) {
    if (span.start < end) refuse("deteriorat");
    for (const number of numbersBetween(view.file.bytes, end, span.start)) refuseUsed(view, number);
    ({ end } = span);
  }
}

function refuseUsed(view: PdfView, number: number): void {
  const all = view.file.definitions.get(number) ?? [];
  if (all.some(({ kind, section }) => section >= view.newest && kind !== "free"))
    refuse("dublu", new PdfRef(number));
}

/** The numbers before every `obj` between two offsets, as a reader that searches would find them. */
export function* numbersBetween(bytes: Buffer, from: number, to: number): Generator<number> {
  for (let at = bytes.indexOf("obj", from); at >= 0 && at + 3 <= to; at = bytes.indexOf("obj", at + 3)) {
    const generation = digitsBefore(bytes, at, from);
    const number = generation && digitsBefore(bytes, generation.start, from);
    if (number) yield Number(bytes.toString("latin1", number.start, number.end));
  }
}

const MOST_DIGITS = 10;

/** The digits before an offset, ignoring white space. */
function digitsBefore(bytes: Buffer, at: number, from: number): Span | undefined {
  let end = at;
  while (end > from && isWhite(bytes[end - 1])) end -= 1;
  let start = end;
  while (start > from && end - start < MOST_DIGITS && isDigit(bytes[start - 1])) start -= 1;
  return start < end ? { start, end } : undefined;
}

/** Every object in an object stream must be listed by a section. */
function checkPacks(view: PdfView): void {
  const { file, newest, limit } = view;
  const containers = new Map<number, number>();
  for (const all of file.definitions.values())
    for (const one of all) {
      if (one.section < newest || one.kind !== "place" || one.at >= limit) continue;
      if (isPack(view, one.at)) containers.set(one.at, one.number);
    }
  for (const [at, container] of containers) checkPack(view, at, container);
}

function isPack(view: PdfView, at: number): boolean {
  try {
    return isName(dictIn(view.file.parseAt(at).value)?.get("Type") ?? null, "ObjStm");
  } catch (error) {
    if (error instanceof PdfSyntaxError) return false;
    throw error;
  }
}

function checkPack({ file, newest }: PdfView, at: number, container: number): void {
  const seen = new Set<number>();
  for (const number of file.packAt(at).numbers) {
    if (seen.has(number)) refuse("dublu", new PdfRef(number));
    seen.add(number);
    const all = (file.definitions.get(number) ?? []).filter(
      (one) => one.section >= newest && one.kind !== "free",
    );
    if (all.length > 0 && !all.some((one) => one.kind === "packed" && one.stream === container))
      refuse("dublu", new PdfRef(number));
  }
}

/**
 * An office program names a document of its own in the trailer, and opens it instead of the pages. Other programs copy the
 * name without the document: it names nothing.
 */
export const isNowhere = (key: string, value: PdfValue, view: PdfView): boolean =>
  key === "AdditionalStreams" && refsIn(value).every((ref) => view.definitionOf(ref.number) === undefined);

const withoutNowhere = (view: PdfView): PdfDict =>
  new PdfDict(new Map([...view.trailer.entries].filter(([key, value]) => !isNowhere(key, value, view))));

/** @param dangling takes the numbers without an object; without it they are refused */
function reach(view: PdfView, named: Names, dangling: number[] | undefined): void {
  const seen = new Set<number>();
  const trailer = withoutNowhere(view);
  const queue = refsIn(trailer);
  count(named, trailer, 1);
  for (let ref = queue.pop(); ref; ref = queue.pop()) {
    const found = view.find(ref);
    if (!found) {
      // An object that is there, and hidden by Size or by its generation, could be shown later.
      const definition = view.definitionOf(ref.number);
      if (!dangling || (definition && definition.kind !== "free")) return refuse("referinta", ref);
      dangling.push(ref.number);
      continue;
    }
    if (seen.has(ref.number)) continue;
    seen.add(ref.number);
    if (hasDoubledKey(found.value)) refuse("dublu", ref);
    count(named, found.value, 1);
    for (const next of refsIn(found.value)) queue.push(next);
  }
}
