/*
 * ASN.1 as bytes (X.690). Signatures are of bytes, so certificates, lists and attributes are kept as they were written; only
 * lengths without an end and strings in pieces, which BER allows, are made definite first. Work is linear in the length.
 */

/** The bytes are not ASN.1 as it must be: a length leads outside, an end is missing, or values are nested too deeply. */
export class Asn1Error extends Error {
  override readonly name = "Asn1Error";
}

/** A value with its tag: the first byte of the identifier, which is all of it for tags below 31. */
export interface Tlv {
  tag: number;
  content: Buffer;
  whole: Buffer;
}

interface Header {
  tag: number;
  /** Where the content begins. */
  start: number;
  /** Undefined for a length without an end. */
  length: number | undefined;
}

const MOST_DEPTH = 60;

function headerAt(bytes: Buffer, at: number, end: number): Header {
  const tag = bytes[at] ?? 0;
  let place = at + 1;
  // A tag of several bytes ends with the first one below 128.
  if ((tag & 0x1f) === 0x1f) {
    while (place < end && (bytes[place] ?? 0) >= 0x80) place += 1;
    place += 1;
  }
  const first = bytes[place] ?? 0;
  place += 1;
  if (place > end) throw new Asn1Error("a value that is cut off");
  if (first < 0x80) return checked({ tag, start: place, length: first }, end);
  if (first === 0x80) return { tag, start: place, length: undefined };
  const size = first & 0x7f;
  if (size > 6 || place + size > end) throw new Asn1Error("a length that is too long");
  return checked({ tag, start: place + size, length: bytes.readUIntBE(place, size) }, end);
}

function checked(header: Header, end: number): Header {
  if (header.start + (header.length ?? 0) > end) throw new Asn1Error("a value that is longer than its place");
  return header;
}

/** The value at the beginning of some bytes, which may be followed by others. @throws Asn1Error */
export function valueAt(bytes: Buffer, at = 0): Tlv {
  const { tag, start, length } = headerAt(bytes, at, bytes.length);
  if (length === undefined) throw new Asn1Error("a length without an end");
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** The values one after another. @throws Asn1Error */
export function valuesIn(content: Buffer): Tlv[] {
  const found: Tlv[] = [];
  for (let at = 0; at < content.length; at += found.at(-1)?.whole.length ?? 0)
    found.push(valueAt(content, at));
  return found;
}

/** @throws Asn1Error if a value has another tag */
export function expectTag(value: Tlv, tag: number): Tlv {
  if (value.tag !== tag) throw new Asn1Error("another kind of value");
  return value;
}

/** A value with definite lengths: its header, and its content. */
export function written(tag: number, content: Buffer): Buffer {
  const size = content.length;
  if (size < 0x80) return Buffer.concat([Buffer.from([tag, size]), content]);
  const digits = Buffer.alloc(6);
  digits.writeUIntBE(size, 0, 6);
  const length = digits.subarray(digits.findIndex((byte) => byte !== 0));
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}

/** Tags of strings that BER may cut into pieces: OCTET STRING, and the strings of characters. */
const isString = (tag: number): boolean => {
  const number = tag & 0x1f;
  return (
    (tag & 0xc0) === 0 &&
    (number === 4 || number === 12 || (number >= 18 && number <= 30 && number !== 23 && number !== 24))
  );
};

/**
 * The first value in some bytes with definite lengths and whole strings, and the number of bytes that it had. Values that
 * already are so stay as they are, byte for byte. @throws Asn1Error
 */
export function definite(bytes: Buffer): { value: Buffer; length: number } {
  const { value, next } = definiteAt(bytes, 0, bytes.length, 0);
  return { value, length: next };
}

/** The items of a constructed value as they were written, which may be without lengths. @throws Asn1Error */
export function itemsAsWritten(bytes: Buffer): Buffer[] {
  const { start, length } = headerAt(bytes, 0, bytes.length);
  const end = length === undefined ? bytes.length : start + length;
  const items: Buffer[] = [];
  for (let at = start; at < end && !(length === undefined && isEnd(bytes, at));) {
    const { next } = definiteAt(bytes, at, end, 0);
    items.push(bytes.subarray(at, next));
    at = next;
  }
  return items;
}

interface Read {
  value: Buffer;
  next: number;
  isChanged: boolean;
}

function definiteAt(bytes: Buffer, at: number, end: number, depth: number): Read {
  if (depth > MOST_DEPTH) throw new Asn1Error("values nested too deeply");
  const { tag, start, length } = headerAt(bytes, at, end);
  const isConstructed = (tag & 0x20) !== 0;
  if (!isConstructed) {
    if (length === undefined) throw new Asn1Error("a primitive value without an end");
    return { value: bytes.subarray(at, start + length), next: start + length, isChanged: false };
  }
  const items: Read[] = [];
  const limit = length === undefined ? end : start + length;
  let place = start;
  while (place < limit && !(length === undefined && isEnd(bytes, place))) {
    const item = definiteAt(bytes, place, limit, depth + 1);
    items.push(item);
    place = item.next;
  }
  if (length === undefined && place >= limit) throw new Asn1Error("a value without an end");
  const next = length === undefined ? place + 2 : place;
  if (isString(tag)) {
    const pieces = items.map(({ value }) => pieceIn(value, tag & 0xdf));
    return { value: written(tag & 0xdf, Buffer.concat(pieces)), next, isChanged: true };
  }
  if (length !== undefined && items.every(({ isChanged }) => !isChanged))
    return { value: bytes.subarray(at, next), next, isChanged: false };
  return { value: written(tag, Buffer.concat(items.map(({ value }) => value))), next, isChanged: true };
}

const isEnd = (bytes: Buffer, at: number): boolean => bytes[at] === 0 && bytes[at + 1] === 0;

function pieceIn(value: Buffer, tag: number): Buffer {
  const piece = valueAt(value);
  if (piece.tag !== tag) throw new Asn1Error("a string with pieces of another kind");
  return piece.content;
}

/** True if bytes are values as DER writes them: the shortest lengths, strings in one piece, sets in order. */
export function isDer(bytes: Buffer): boolean {
  try {
    return valuesIn(bytes).every(isDerValue);
  } catch (error) {
    if (error instanceof Asn1Error) return false;
    throw error;
  }
}

function isDerValue({ tag, content, whole }: Tlv): boolean {
  if (!written(tag, content).equals(whole)) return false;
  const isConstructed = (tag & 0x20) !== 0;
  if (!isConstructed) return true;
  const isUniversal = (tag & 0xc0) === 0;
  // Strings can be cut into pieces, which DER does not.
  if (isUniversal && tag !== SEQUENCE && tag !== SET) return false;
  return (tag !== SET || isInOrder(content)) && isDer(content);
}

function isInOrder(content: Buffer): boolean {
  const items = valuesIn(content);
  return items.every(({ whole }, i) => i === 0 || Buffer.compare(items[i - 1]?.whole ?? whole, whole) <= 0);
}

/** The dotted form of an object identifier's content. @throws Asn1Error */
export function oidOf({ tag, content }: Tlv): string {
  const last = content.at(-1);
  if (tag !== OID || last === undefined || last >= 0x80) throw new Asn1Error("expected an object identifier");
  const numbers: number[] = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (number > Number.MAX_SAFE_INTEGER) throw new Asn1Error("an object identifier that is too long");
    if (byte >= 0x80) continue;
    if (numbers.length === 0)
      numbers.push(Math.min(2, Math.floor(number / 40)), number - 40 * Math.min(2, Math.floor(number / 40)));
    else numbers.push(number);
    number = 0;
  }
  return numbers.join(".");
}

export const OID = 0x06;
export const INTEGER = 0x02;
export const OCTETS = 0x04;
export const SEQUENCE = 0x30;
export const SET = 0x31;

/** The context tag [n], constructed. */
export const context = (number: number): number => 0xa0 | number;
