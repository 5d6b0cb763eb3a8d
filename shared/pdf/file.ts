import { type Cipher, cipherOf } from "./encryption.ts";
import { isWhite, Lexer, PdfSyntaxError } from "./lexer.ts";
import { expectKeyword, type Indirect, integer, parseIndirect, parseValue } from "./parser.ts";
import { decode, type Entry, readSection, type Section, Work } from "./sections.ts";
import {
  dictIn,
  integerIn,
  isEqual,
  isName,
  PdfDict,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from "./values.ts";

/** The definition of an object in a section. Section 0 is the newest. */
export type Definition = Entry & { section: number };

/** A parsed object, with its place unless it is inside another. */
export interface FoundObject {
  value: PdfValue;
  generation: number;
  /** Absent for an object inside an object stream. */
  span?: { start: number; end: number };
}

interface Pack {
  numbers: number[];
  offsets: number[];
  data: Buffer;
}

const START = "startxref";

/** The offset of the last section, as given at the end of a revision, and the offset after its `%%EOF`. */
interface Tail {
  section: number;
  end: number;
}

/** Reads `startxref`, the offset of a section, and `%%EOF`. @throws PdfSyntaxError */
export function readTail(bytes: Buffer, at: number, limit = bytes.length): Tail {
  const lexer = new Lexer(bytes, at, limit);
  expectKeyword(lexer, START);
  const section = integer(lexer);
  if (lexer.oddities.size > 0) throw new PdfSyntaxError("comment after startxref");
  while (isWhite(lexer.byte(lexer.at))) lexer.at += 1;
  const end = lexer.at + 5;
  if (bytes.toString("latin1", lexer.at, Math.min(end, limit)) !== "%%EOF")
    throw new PdfSyntaxError("missing %%EOF");
  return { section, end };
}

/**
 * A PDF as seen by readers that follow its cross-reference sections: no searching, no repairs. The work is linear in
 * the length of the file.
 */
export class PdfFile {
  readonly bytes: Buffer;
  readonly sections: Section[];
  /** Every definition of a number, newest first. */
  readonly definitions = new Map<number, Definition[]>();
  /** Numbers that one section defines twice. */
  readonly ambiguous: Map<number, number>;
  readonly work: Work;
  /**
   * `open`: its strings and streams are decrypted. `locked` or `unknown`: they are not. `mixed`: one of its revisions is
   * encrypted in another way than the others, so that readers see different files.
   */
  readonly encryption: "none" | "open" | "locked" | "unknown" | "mixed";
  private readonly cipher: Cipher | undefined;
  private readonly parsed = new Map<number, Indirect | PdfSyntaxError>();
  private readonly packs = new Map<number, Pack | PdfSyntaxError>();
  private readonly measuring = new Set<number>();

  /** @throws PdfSyntaxError */
  constructor(bytes: Buffer, section: number) {
    this.bytes = bytes;
    this.work = new Work(bytes.length);
    this.ambiguous = new Map();
    this.sections = this.readSections(section);
    const found = this.findCipher();
    this.cipher = typeof found === "string" ? undefined : found;
    this.encryption = typeof found === "string" ? found : "open";
  }

  /** Every section says the same of it, except for the second one of a linearized file, which may say nothing at all. */
  private findCipher(): Cipher | Exclude<PdfFile["encryption"], "open"> {
    const trailers = this.sections.map(({ trailer }) => trailer).filter((one) => one.get("Root") !== null);
    const [newest, ...older] = trailers;
    const encrypt = newest?.get("Encrypt") ?? null;
    if (!older.every((one) => isEqual(one.get("Encrypt"), encrypt))) return "mixed";
    if (encrypt === null) return "none";
    const [id, ...ids] = trailers.map(firstId);
    if (!id || !ids.every((one) => one.equals(id))) return "mixed";
    const [dict, ...others] = encrypt instanceof PdfRef ? this.placed(encrypt) : [encrypt];
    if (!others.every((one) => isEqual(one, dict ?? null))) return "mixed";
    return dict instanceof PdfDict ? cipherOf(dict, id) : "unknown";
  }

  /** Every definition of an object that is in no stream. */
  private placed({ number }: PdfRef): PdfValue[] {
    return (this.definitions.get(number) ?? []).map((one) =>
      one.kind === "place" ? this.parseAt(one.at).value : null,
    );
  }

  private readSections(first: number): Section[] {
    const { bytes, work } = this;
    const found: Section[] = [];
    const seen = new Set<number>();
    for (let at: number | undefined = first; at !== undefined; at = found.at(-1)?.previous) {
      if (seen.has(at)) throw new PdfSyntaxError("circular cross-reference sections");
      seen.add(at);
      const section = readSection(bytes, at, { limit: bytes.length, work });
      this.define(section, found.push(section) - 1);
    }
    return found;
  }

  /** In a hybrid file the stream defines the objects that its table marks as free (ISO 32000-2, 7.5.8.4). */
  private define(section: Section, index: number): void {
    const own = new Map<number, Entry>();
    for (const entry of section.entries) this.add(own, entry, index);
    if (section.hybrid !== undefined) {
      const { bytes, work } = this;
      section.hidden = readSection(bytes, section.hybrid, { limit: bytes.length, work });
      for (const entry of section.hidden.entries) if (entry.kind !== "free") this.add(own, entry, index);
    }
    for (const entry of own.values()) {
      const all = this.definitions.get(entry.number);
      if (all) all.push({ ...entry, section: index });
      else this.definitions.set(entry.number, [{ ...entry, section: index }]);
    }
  }

  private add(own: Map<number, Entry>, entry: Entry, index: number): void {
    const other = own.get(entry.number);
    if (other && other.kind !== "free" && !isSameEntry(other, entry)) this.ambiguous.set(entry.number, index);
    own.set(entry.number, entry);
  }

  /** The object at an offset. @throws PdfSyntaxError */
  parseAt(at: number): Indirect {
    const known = this.parsed.get(at);
    if (known instanceof PdfSyntaxError) throw known;
    if (known) return known;
    const lexer = new Lexer(this.bytes, at);
    try {
      const written = parseIndirect(lexer, (ref) => this.lengthAt(ref));
      const indirect = this.cipher?.decrypted(written) ?? written;
      this.parsed.set(at, indirect);
      return indirect;
    } catch (error) {
      if (error instanceof PdfSyntaxError) this.parsed.set(at, error);
      throw error;
    } finally {
      this.work.spend(lexer.at - at);
    }
  }

  private lengthAt(ref: PdfRef): number | undefined {
    if (this.measuring.has(ref.number)) return undefined;
    this.measuring.add(ref.number);
    try {
      return integerIn(new PdfView(this, 0, this.bytes.length).find(ref)?.value ?? null);
    } finally {
      this.measuring.delete(ref.number);
    }
  }

  /** The objects of an object stream (ISO 32000-2, 7.5.7), by the offset of the stream. @throws PdfSyntaxError */
  packAt(at: number): Pack {
    const known = this.packs.get(at);
    if (known instanceof PdfSyntaxError) throw known;
    if (known) return known;
    try {
      const pack = this.unpack(this.parseAt(at).value);
      this.packs.set(at, pack);
      return pack;
    } catch (error) {
      if (error instanceof PdfSyntaxError) this.packs.set(at, error);
      throw error;
    }
  }

  private unpack(value: PdfValue): Pack {
    const dict = dictIn(value);
    const count = integerIn(dict?.get("N") ?? null);
    const first = integerIn(dict?.get("First") ?? null);
    if (!(value instanceof PdfStream) || !isName(value.dict.get("Type"), "ObjStm"))
      throw new PdfSyntaxError("expected an object stream");
    if (count === undefined || first === undefined || first < 0)
      throw new PdfSyntaxError("invalid header of an object stream");
    const data = decode(value, this.work);
    const lexer = new Lexer(data, 0, first);
    const numbers: number[] = [];
    const offsets: number[] = [];
    for (let i = 0; i < count; i += 1) {
      numbers.push(integer(lexer));
      offsets.push(first + integer(lexer));
    }
    return { numbers, offsets, data };
  }

  packedAt(at: number, index: number): { number: number; value: PdfValue } {
    const { numbers, offsets, data } = this.packAt(at);
    const [number, offset] = [numbers[index], offsets[index]];
    if (number === undefined || offset === undefined) throw new PdfSyntaxError("not in its object stream");
    const lexer = new Lexer(data, offset);
    try {
      return { number, value: parseValue(lexer) };
    } finally {
      this.work.spendInside(lexer.at - offset);
    }
  }
}

/** The first part of ID, of which the keys of older files are made. */
function firstId(trailer: PdfDict): Buffer {
  const id = trailer.get("ID");
  const first = Array.isArray(id) ? id[0] : undefined;
  return first instanceof PdfString ? first.bytes : Buffer.alloc(0);
}

const isSameEntry = (a: Entry, b: Entry): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A view of a file with only the sections from one on: a revision and those before it. */
export class PdfView {
  readonly file: PdfFile;
  /** The newest section in the view. */
  readonly newest: number;
  /** Bytes after this offset are ignored. */
  readonly limit: number;
  private readonly found = new Map<number, FoundObject | undefined>();

  constructor(file: PdfFile, newest: number, limit: number) {
    this.file = file;
    this.newest = newest;
    this.limit = limit;
  }

  get section(): Section {
    const section = this.file.sections[this.newest];
    if (!section) throw new PdfSyntaxError("no section");
    return section;
  }

  get trailer(): PdfDict {
    return this.section.trailer;
  }

  /** One more than the largest number: objects from this number on do not exist (ISO 32000-2, table 15). */
  get size(): number {
    return integerIn(this.trailer.get("Size")) ?? 0;
  }

  definitionOf(number: number): Definition | undefined {
    return this.file.definitions.get(number)?.find(({ section }) => section >= this.newest);
  }

  /** The object of a number; undefined if there is none. @throws PdfSyntaxError */
  object(number: number): FoundObject | undefined {
    if (this.found.has(number)) return this.found.get(number);
    const found = number < this.size ? this.read(this.definitionOf(number)) : undefined;
    this.found.set(number, found);
    return found;
  }

  private read(definition: Definition | undefined): FoundObject | undefined {
    if (!definition || definition.kind === "free") return undefined;
    if (definition.kind === "packed") return this.readPacked(definition);
    const { number, generation, value, start, end } = this.file.parseAt(definition.at);
    if (number !== definition.number || generation !== definition.generation || end > this.limit)
      throw new PdfSyntaxError(`object ${definition.number} is not at its offset`);
    return { value, generation, span: { start, end } };
  }

  private readPacked({ number, stream, index }: Definition & { kind: "packed" }): FoundObject {
    const container = this.definitionOf(stream);
    if (container?.kind !== "place" || !this.read(container))
      throw new PdfSyntaxError(`object ${number} is in no stream`);
    const packed = this.file.packedAt(container.at, index);
    if (packed.number !== number) throw new PdfSyntaxError(`object ${number} is not in its stream`);
    return { value: packed.value, generation: 0 };
  }

  /** The object that a reference names; undefined if it does not exist. @throws PdfSyntaxError */
  find({ number, generation }: PdfRef): FoundObject | undefined {
    const found = this.object(number);
    return found?.generation === generation ? found : undefined;
  }

  /** A value, or the object that it refers to; null if that does not exist. @throws PdfSyntaxError */
  resolve(value: PdfValue): PdfValue {
    return value instanceof PdfRef ? (this.find(value)?.value ?? null) : value;
  }

  dict(value: PdfValue): PdfDict | undefined {
    const found = this.resolve(value);
    return found instanceof PdfDict ? found : undefined;
  }

  array(value: PdfValue): PdfValue[] | undefined {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : undefined;
  }

  get catalog(): PdfDict | undefined {
    return this.dict(this.trailer.get("Root"));
  }
}

/** The whole file, with its newest section at an offset. @throws PdfSyntaxError */
export const viewOf = (bytes: Buffer, section: number): PdfView =>
  new PdfView(new PdfFile(bytes, section), 0, bytes.length);

/** The offset of the last `startxref` before an offset; -1 if there is none. */
export const lastTail = (bytes: Buffer, before = bytes.length): number =>
  before > 0 ? bytes.lastIndexOf(START, before - 1) : -1;

/** Number of `startxref` candidates to try, from the end: an attacker may append unreadable data. */
const MOST_TAILS = 8;

/** Opens a file at its last readable section. @throws PdfSyntaxError */
export function openFile(bytes: Buffer): PdfView {
  let at = bytes.length;
  let failure = new PdfSyntaxError("no section");
  for (let i = 0; i < MOST_TAILS && at > 0; i += 1) {
    at = lastTail(bytes, at);
    if (at < 0) break;
    try {
      const { section } = readTail(bytes, at);
      return viewOf(bytes, section);
    } catch (error) {
      if (!(error instanceof PdfSyntaxError)) throw error;
      failure = error;
    }
  }
  throw failure;
}
