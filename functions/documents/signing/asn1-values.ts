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
