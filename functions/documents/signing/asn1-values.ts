import * as asn1 from "asn1js";
import type { Extension } from "pkijs";

/*
 * Reads X.509 values strictly from their bytes, in cases that pkijs tolerates or omits. All functions throw on
 * another form.
 */

/** The value of an extension. */
export function valueOf({ extnValue }: Extension): asn1.BaseBlock {
  const bytes = extnValue.valueBlock.valueHexView;
  const { offset, result } = asn1.fromBER(Uint8Array.from(bytes));
  if (offset !== bytes.length) throw new Error("expected exactly one ASN.1 value");
  return result;
}

/** The items of a sequence, a set or a constructed value. */
export function itemsOf(block: asn1.BaseBlock | undefined): asn1.BaseBlock[] {
  const items = (block?.valueBlock as { value?: unknown } | undefined)?.value;
  if (!Array.isArray(items)) throw new Error("expected an ASN.1 sequence");
  return items as asn1.BaseBlock[];
}

/** The parts of a sequence by their context tags, each of which may occur once. */
export function taggedIn(sequence: asn1.BaseBlock): Map<number, asn1.BaseBlock> {
  const items = itemsOf(sequence);
  const tagged = new Map(items.map((item) => [item.idBlock.tagNumber, item]));
  if (tagged.size !== items.length || items.some(({ idBlock }) => idBlock.tagClass !== CONTEXT))
    throw new Error("expected tagged values, each tag once");
  return tagged;
}

const CONTEXT = 3;

/** The bytes of a primitive value with a context tag. */
export function octetsOf(block: asn1.BaseBlock): Buffer {
  if (!(block instanceof asn1.Primitive)) throw new Error("expected a primitive ASN.1 value");
  return Buffer.from(block.valueBlock.valueHexView);
}

export const hexOf = (block: asn1.BaseBlock): string => Buffer.from(block.toBER()).toString("hex");

const SEQUENCE = 0x30;
const SET = 0x31;

/** True if bytes are values as DER writes them: the shortest lengths, strings in one piece, sets in order. */
export function isDer(bytes: Buffer): boolean {
  const items = valuesIn(bytes);
  return (
    items?.every(({ tag, content }) => {
      const isConstructed = (tag & 0x20) !== 0;
      if (!isConstructed) return true;
      const isUniversal = (tag & 0xc0) === 0;
      // Strings can be cut into pieces, which DER does not.
      if (isUniversal && tag !== SEQUENCE && tag !== SET) return false;
      return (tag !== SET || isInOrder(content)) && isDer(content);
    }) ?? false
  );
}

interface Value {
  tag: number;
  content: Buffer;
  whole: Buffer;
}

/** The values one after another; undefined if a tag has several bytes, or a length is not the shortest. */
function valuesIn(bytes: Buffer): Value[] | undefined {
  const found: Value[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, first = 0] = bytes.subarray(at);
    const size = first < 0x80 ? 0 : first & 0x7f;
    const start = at + 2 + size;
    if ((tag & 0x1f) === 0x1f || first === 0x80 || size > 4 || start > bytes.length) return undefined;
    const length = size === 0 ? first : bytes.readUIntBE(at + 2, size);
    const isShortest = size === 0 || length >= Math.max(0x80, 2 ** (8 * (size - 1)));
    if (!isShortest || start + length > bytes.length) return undefined;
    found.push({
      tag,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return found;
}

function isInOrder(content: Buffer): boolean {
  const items = valuesIn(content) ?? [];
  return items.every(({ whole }, i) => i === 0 || Buffer.compare(items[i - 1]?.whole ?? whole, whole) <= 0);
}
