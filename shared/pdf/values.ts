/*
 * The objects of PDF (ISO 32000-2, 7.3). A PDF array is a JavaScript array; a key whose value is null is absent,
 * according to the standard.
 */

export class PdfName {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An integer or real number. The text is kept, so that a number is written as it was read. */
export class PdfNumber {
  readonly text: string;
  readonly value: number;
  constructor(text: string) {
    this.text = text;
    this.value = Number(text);
  }
}

export class PdfString {
  readonly bytes: Buffer;
  readonly isHex: boolean;
  /** The offsets of the token in the parsed bytes. */
  readonly start: number;
  readonly end: number;
  constructor(bytes: Buffer, { isHex = true, start = -1, end = -1 } = {}) {
    this.bytes = bytes;
    this.isHex = isHex;
    this.start = start;
    this.end = end;
  }
}

export class PdfRef {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
  toString(): string {
    return `${this.number} ${this.generation}`;
  }
}

export class PdfDict {
  readonly entries: Map<string, PdfValue>;
  /** A key with two different values: readers differ on which one counts. */
  readonly doubled: string | undefined;
  constructor(entries: Map<string, PdfValue> | Record<string, PdfValue> = new Map(), doubled?: string) {
    this.entries = entries instanceof Map ? entries : new Map(Object.entries(entries));
    this.doubled = doubled;
  }
  get(key: string): PdfValue {
    return this.entries.get(key) ?? null;
  }
  /** A copy with changed entries. */
  with(changed: Record<string, PdfValue>): PdfDict {
    return new PdfDict(new Map([...this.entries, ...Object.entries(changed)]));
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  private encoded: Buffer | (() => Buffer);
  /** The bytes, or how they are found when they are needed. */
  constructor(dict: PdfDict, bytes: Buffer | (() => Buffer)) {
    this.dict = dict;
    this.encoded = bytes;
  }
  /** The encoded bytes: those in the file, decrypted if it is encrypted. */
  get bytes(): Buffer {
    if (typeof this.encoded === "function") this.encoded = this.encoded();
    return this.encoded;
  }
}

export type PdfValue =
  | null
  | boolean
  | PdfName
  | PdfNumber
  | PdfString
  | PdfRef
  | PdfDict
  | PdfStream
  | PdfValue[];

/** The dictionary of a value, including that of a stream. */
export function dictIn(value: PdfValue): PdfDict | undefined {
  if (value instanceof PdfStream) return value.dict;
  return value instanceof PdfDict ? value : undefined;
}

export const integerIn = (value: PdfValue): number | undefined =>
  value instanceof PdfNumber && Number.isSafeInteger(value.value) ? value.value : undefined;

export const nameIn = (value: PdfValue): string | undefined =>
  value instanceof PdfName ? value.text : undefined;

export const isName = (value: PdfValue, text: string): boolean => nameIn(value) === text;

export const number = (value: number): PdfNumber => new PdfNumber(String(value));

/** Compares parsed values; references are equal if they name the same object. */
export function isEqual(a: PdfValue, b: PdfValue): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areEqual(a, b);
  if (a instanceof PdfName) return b instanceof PdfName && a.text === b.text;
  if (a instanceof PdfNumber) return b instanceof PdfNumber && isSameNumber(a, b);
  if (a instanceof PdfString) return b instanceof PdfString && a.bytes.equals(b.bytes);
  if (a instanceof PdfRef) return b instanceof PdfRef && String(a) === String(b);
  if (a instanceof PdfDict) return b instanceof PdfDict && haveEqualEntries(a, b);
  return (
    a instanceof PdfStream && b instanceof PdfStream && a.bytes.equals(b.bytes) && isEqual(a.dict, b.dict)
  );
}

/** If an integer is required, some readers do not accept a real number: 90 rotates a page, and 90.0 does not. */
const isSameNumber = (a: PdfNumber, b: PdfNumber): boolean =>
  a.value === b.value && a.text.includes(".") === b.text.includes(".");

const areEqual = (a: PdfValue[], b: PdfValue[]): boolean =>
  a.length === b.length && a.every((item, i) => isEqual(item, b[i] ?? null));

const haveEqualEntries = (a: PdfDict, b: PdfDict): boolean =>
  a.entries.size === b.entries.size && [...a.entries].every(([key, value]) => isEqual(value, b.get(key)));

/** The values directly inside a value. */
export function partsOf(value: PdfValue): PdfValue[] {
  if (Array.isArray(value)) return value;
  const dict = dictIn(value);
  return dict ? [...dict.entries.values()] : [];
}

/** A value and everything inside it, without following references. */
export function* within(value: PdfValue): Generator<PdfValue> {
  const queue = [value];
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    yield item;
    for (const part of partsOf(item)) queue.push(part);
  }
}

/** Every reference in a value, at any depth. */
export const refsIn = (value: PdfValue): PdfRef[] =>
  [...within(value)].filter((part) => part instanceof PdfRef);

/** True if a dictionary in a value has a key with two values. */
export const hasDoubledKey = (value: PdfValue): boolean => {
  for (const part of within(value)) if (dictIn(part)?.doubled !== undefined) return true;
  return false;
};
