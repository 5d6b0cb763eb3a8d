/* A tree of ASN.1 values for tests, which is changed and written again. No code of the product takes part in it. */

export interface Asn1Node {
  tag: number;
  /** Of a constructed value. */
  children?: Asn1Node[];
  /** Of a primitive one. */
  content: Buffer;
}

const EMPTY = Buffer.alloc(0);
const isConstructed = (tag: number) => (tag & 0x20) !== 0;

/** Reads BER with tags of one byte. Lengths without an end are read, and are definite when they are written again. */
export function asn1In(bytes: Buffer): Asn1Node {
  const { node } = nodeAt(bytes, 0);
  return node;
}

function nodeAt(bytes: Buffer, at: number): { node: Asn1Node; end: number } {
  const tag = bytes.readUInt8(at);
  const first = bytes.readUInt8(at + 1);
  if (first === 0x80) return withoutEnd(bytes, at + 2, tag);
  const size = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + size;
  const end = start + (size === 0 ? first : bytes.readUIntBE(at + 2, size));
  if (end > bytes.length) throw new RangeError("a value ends behind its file");
  if (!isConstructed(tag)) return { node: { tag, content: bytes.subarray(start, end) }, end };
  const children: Asn1Node[] = [];
  for (let next = start; next < end;) {
    const child = nodeAt(bytes, next);
    children.push(child.node);
    next = child.end;
  }
  return { node: { tag, children, content: EMPTY }, end };
}

function withoutEnd(bytes: Buffer, start: number, tag: number): { node: Asn1Node; end: number } {
  const children: Asn1Node[] = [];
  let next = start;
  while (bytes.readUInt16BE(next) !== 0) {
    const child = nodeAt(bytes, next);
    children.push(child.node);
    next = child.end;
  }
  // A string in pieces is one string.
  const node =
    tag === 0x24
      ? { tag: 0x04, content: Buffer.concat(children.map(({ content }) => content)) }
      : { tag, children, content: EMPTY };
  return { node, end: next + 2 };
}

export function asn1Bytes({ tag, children, content }: Asn1Node): Buffer {
  const inside = children ? Buffer.concat(children.map(asn1Bytes)) : content;
  return Buffer.concat([Buffer.from([tag]), lengthOf(inside.length), inside]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const size = length < 0x100 ? 1 : length < 0x10000 ? 2 : length < 0x1000000 ? 3 : 4;
  const bytes = Buffer.alloc(1 + size, 0x80 | size);
  bytes.writeUIntBE(length, 1, size);
  return bytes;
}

/** A node and all below it. */
export const nodesOf = (node: Asn1Node): Asn1Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** The parts of a CMS file with one signer (RFC 5652). */
export interface CmsTree {
  root: Asn1Node;
  /** The content inside of the signature. */
  content?: Asn1Node;
  certificates: Asn1Node[];
  /** The one whose number names the signer. */
  signerCertificate?: Asn1Node;
  lists: Asn1Node[];
  signedAttributes?: Asn1Node;
  value: Asn1Node;
  unsignedAttributes?: Asn1Node;
}

export function cmsTreeOf(bytes: Buffer): CmsTree {
  const root = asn1In(bytes);
  const data = childAt(childAt(root, 1), 0);
  const [, , encapsulated, ...others] = data.children ?? [];
  const tagged = (tag: number) => others.find((one) => one.tag === tag)?.children ?? [];
  const signer = childAt(
    others.findLast((one) => one.tag === 0x31),
    0,
  );
  const parts = signer.children ?? [];
  const value = parts.find(({ tag }) => tag === 0x04);
  if (!value) throw new Error("a signer without a value");
  const content = encapsulated?.children?.[1]?.children?.[0];
  const serial = parts[1]?.children?.[1]?.content;
  const certificates = tagged(0xa0);
  const own = certificates.find((one) => serial && one.children?.[0]?.children?.[1]?.content.equals(serial));
  const [signedAttributes, unsignedAttributes] = [0xa0, 0xa1].map((tag) =>
    parts.find((one) => one.tag === tag),
  );
  return {
    root,
    ...(content ? { content } : {}),
    certificates,
    ...(own ? { signerCertificate: own } : {}),
    lists: tagged(0xa1),
    ...(signedAttributes ? { signedAttributes } : {}),
    value,
    ...(unsignedAttributes ? { unsignedAttributes } : {}),
  };
}

function childAt(node: Asn1Node | undefined, place: number): Asn1Node {
  const child = node?.children?.[place];
  if (!child) throw new Error("not a CMS file");
  return child;
}
