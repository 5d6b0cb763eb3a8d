import type { X509Certificate } from "node:crypto";
import type { DigestName } from "./algorithms.ts";
import {
  Asn1Error,
  context,
  expectTag,
  OCTETS,
  oidOf,
  SEQUENCE,
  SET,
  type Tlv,
  valueAt,
  valuesIn,
} from "./ber.ts";
import { oids } from "./oids.ts";

/* The parts of a CMS file (RFC 5652), as its reader and the reader of its archive stamps see them. */

/** The content that a detached signature should cover. */
export interface DetachedContent {
  /** Undefined if the content is only known by a digest of another kind. */
  digestBy(name: DigestName): Buffer | undefined;
  /** Absent if only digests are known. */
  whole?(): Buffer;
}

/** The parts of SignedData that its signer infos share. */
export interface Shared {
  eContentType: Tlv;
  content: DetachedContent | undefined;
  isEmbedded: boolean;
  certificates: X509Certificate[];
  /** The items of its sets of certificates and lists, as an archive stamp names them. */
  certificateItems: Tlv[];
  listItems: Tlv[];
  /** The items of the signed data, its signer infos last. */
  items: Tlv[];
  /** The same as they were written. @throws Asn1Error */
  itemsAsWritten(): Buffer[];
  /** The digests that the signed data announces, by their identifiers. */
  digests: ReadonlySet<string>;
}

/** The items of the signed data in a file with definite lengths; undefined if it has none. @throws Asn1Error */
export function signedDataIn(file: Buffer): Tlv[] | undefined {
  const [type, wrapped] = valuesIn(expectTag(valueAt(file), SEQUENCE).content);
  if (!type || !wrapped || oidOf(type) !== oids.signedData) return undefined;
  return valuesIn(expectTag(valueAt(expectTag(wrapped, context(0)).content), SEQUENCE).content);
}

/** The values of the sets among these items that have a tag: 0 for certificates, 1 for lists. */
export const setsIn = (items: Tlv[], tag: number): Tlv[] =>
  items.filter((one) => one.tag === context(tag)).flatMap((one) => valuesIn(one.content));

/** The content that is embedded in a file; undefined if it is beside it. @throws Asn1Error */
export function embeddedIn(encapsulated: Tlv): Buffer | undefined {
  const [, explicit] = valuesIn(encapsulated.content);
  const content = explicit && valueAt(expectTag(explicit, context(0)).content);
  return content && (content.tag === OCTETS ? content.content : content.whole);
}

/** An attribute: its type, and its values. */
export interface CmsAttribute {
  type: string;
  values: Tlv[];
  whole: Buffer;
}

/** @throws Asn1Error */
export function attributesIn(content: Buffer): CmsAttribute[] {
  return valuesIn(content).map((item) => {
    const [type, values] = valuesIn(expectTag(item, SEQUENCE).content);
    if (!type || values?.tag !== SET) throw new Asn1Error("expected an attribute");
    return { type: oidOf(type), values: valuesIn(values.content), whole: item.whole };
  });
}

export const valuesOf = (attributes: CmsAttribute[], type: string): Tlv[] =>
  attributes.filter((one) => one.type === type).flatMap(({ values }) => values);

/** The parts of a SignerInfo. */
export interface SignerParts {
  /** All of it, as it is in the set of infos. */
  info: Tlv;
  /** The items before the unsigned attributes, in their order. */
  fields: Tlv[];
  signedAttributes: CmsAttribute[] | undefined;
  /** The signed attributes as DER writes and signs them; undefined if they are not DER. */
  toBeSigned: Buffer | undefined;
  unsigned: CmsAttribute[];
  value: Buffer;
  digest: DigestName | undefined;
}

/** A list, or an OCSP answer as another kind of revocation information (RFC 5652, 10.2.1; RFC 5940). */
export const statementIn = ({ tag, content, whole }: Tlv): Buffer[] => {
  if (tag === SEQUENCE) return [whole];
  const [, value] = tag === context(1) ? valuesIn(content) : [];
  return value ? [value.whole] : [];
};

/** Both attributes hold lists under the tag 0 and OCSP answers under 1. */
export function keptStatements({ content }: Tlv): Buffer[] {
  try {
    return valuesIn(content)
      .filter(({ tag }) => tag === context(0) || tag === context(1))
      .flatMap((tagged) => valuesIn(valueAt(tagged.content).content).map(({ whole }) => whole));
  } catch {
    // An attacker who can break it can also remove it.
    return [];
  }
}
