import { type DigestName, digestNamed, digestsOf, hashBy } from "./algorithms.ts";
import {
  context,
  expectTag,
  OCTETS,
  oidOf,
  SEQUENCE,
  SET,
  type Tlv,
  valueAt,
  valuesIn,
  written,
} from "./ber.ts";
import {
  attributesIn,
  type CmsAttribute,
  keptStatements,
  type Shared,
  type SignerParts,
  statementIn,
} from "./cms-parts.ts";
import type { FoundStamp } from "./found-signature.ts";
import { oids } from "./oids.ts";
import { stampInfoIn } from "./time-stamp-info.ts";

/*
 * The archive time stamp of CAdES, version 3 (ETSI EN 319 122-1, 5.5.3). It stamps the type and the digest of the content, the
 * signer's fields, and an index: the digests of everything else that it covers.
 */

/** The attribute of the token with the index; in version 3 an unsigned attribute is hashed without its envelope. */
const INDEXES = new Map([
  ["0.4.0.1733.2.5", "whole"],
  ["0.4.0.19122.1.4", "whole"],
  ["0.4.0.19122.1.5", "values"],
]);

interface Index {
  digest: DigestName;
  hashes: Set<string>;
  /** The value of the attribute, which is stamped. */
  value: Buffer;
  isOfValues: boolean;
}

/** @returns undefined if the token has no index that can be read */
export function archiveStampIn(token: Tlv, parts: SignerParts, shared: Shared): FoundStamp | undefined {
  const index = indexIn(token);
  const { content, eContentType } = shared;
  if (!index) return undefined;
  const covered = new Set(coveredBy(index, parts, shared).map((one) => one.toString("base64")));
  return {
    kind: "archive",
    token: token.whole,
    imprintBy: (name) => {
      const digest = content?.digestBy(name);
      if (!digest || (parts.signedAttributes && !parts.toBeSigned)) return undefined;
      const fields = parts.fields.map((one) => (one.tag === context(0) ? attributesOf(parts) : one.whole));
      return imprintOf(name, { type: eContentType, digest, fields, index: index.value });
    },
    covers: (bytes) => covered.has(bytes.toString("base64")),
  };
}

/**
 * Version 2 stamps the parts of the file themselves (ETSI TS 101 733, 6.4.1): the content, the sets of certificates and lists, the
 * signer's fields, and the unsigned attributes without the archive stamps that are not older. Some programs left out the header of the
 * set of these attributes, as an earlier version of its annex K had it.
 */
export function oldArchiveStampIn(token: Tlv, parts: SignerParts, shared: Shared): FoundStamp {
  const before = parts.unsigned.filter((one) => !isArchive(one) || isOlder(one, token));
  const inside = new Set(
    [...shared.certificateItems.map(({ whole }) => whole), ...shared.listItems.flatMap(statementIn)]
      .concat(before.flatMap(bytesIn))
      .map((one) => one.toString("base64")),
  );
  return {
    kind: "archive",
    token: token.whole,
    imprintBy: (name) => {
      const said = stampInfoIn(token.whole)?.imprint.value;
      let first: Buffer | undefined;
      for (const one of stampedBy(before, parts, shared)) {
        const digest = digestsOf(one)(name);
        if (said?.equals(digest)) return digest;
        first ??= digest;
      }
      return first;
    },
    covers: (bytes) => inside.has(bytes.toString("base64")),
  };
}

const isArchive = ({ type }: CmsAttribute): boolean =>
  type === oids.archiveTimeStampV2 || type === oids.archiveTimeStampV3;

const isOlder = ({ values }: CmsAttribute, than: Tlv): boolean => {
  const at = stampInfoIn(than.whole)?.at;
  return values.every((one) => at !== undefined && +(stampInfoIn(one.whole)?.at ?? at) < +at);
};

const bytesIn = ({ type, values }: CmsAttribute): Buffer[] =>
  type === oids.revocationValues
    ? values.flatMap(keptStatements)
    : type === oids.certificateValues
      ? values.flatMap(({ content }) => valuesIn(content).map(({ whole }) => whole))
      : values.map(({ whole }) => whole);

/** The bytes in each way; none if they cannot be known here. */
function stampedBy(before: CmsAttribute[], parts: SignerParts, shared: Shared): Buffer[][] {
  const content = shared.isEmbedded ? Buffer.alloc(0) : shared.content?.whole?.();
  if (!content || (parts.signedAttributes && !parts.toBeSigned)) return [];
  const fields = parts.fields.map((one) => (one.tag === context(0) ? attributesOf(parts) : one.whole));
  const attributes = Buffer.concat(before.map(({ whole }) => whole));
  return [shared.items.map(({ whole }) => whole), shared.itemsAsWritten()].flatMap((items) => {
    const [encapsulated = Buffer.alloc(0), ...sets] = items.slice(2, -1);
    const own = [encapsulated, content, ...sets, ...fields];
    return [
      [...own, written(context(1), attributes)],
      [...own, attributes],
    ];
  });
}

interface Archived {
  /** Type and digest of the content. */
  type: Tlv;
  digest: Buffer;
  /** The signer's, without the unsigned attributes. */
  fields: Buffer[];
  index: Buffer;
}

/** The digest that a stamp of an archive is of. */
export function imprintOf(name: DigestName, { type, digest, fields, index }: Archived): Buffer {
  return digestsOf([type.whole, digest, ...fields, index])(name);
}

/** The signed attributes in DER, with the tag that they have in the signer info. */
const attributesOf = ({ toBeSigned }: SignerParts): Buffer =>
  written(context(0), valueAt(toBeSigned ?? written(SET, Buffer.alloc(0))).content);

/** Everything whose digest is in the index, piece by piece. */
function coveredBy(index: Index, { unsigned }: SignerParts, shared: Shared): Buffer[] {
  const isListed = (bytes: Buffer) => index.hashes.has(hashBy(index.digest).update(bytes).digest("base64"));
  return [
    ...shared.certificateItems.filter(({ whole }) => isListed(whole)).map(({ whole }) => whole),
    ...shared.listItems.filter(({ whole }) => isListed(whole)).flatMap(statementIn),
    ...unsigned
      .filter((one) => (index.isOfValues ? areValuesListed(one, isListed) : isListed(one.whole)))
      .flatMap(bytesIn),
  ];
}

/** Version 3: the digest is of the type followed by one value. */
function areValuesListed({ values, whole }: CmsAttribute, isListed: (bytes: Buffer) => boolean): boolean {
  const [type] = valuesIn(valueAt(whole).content);
  return type !== undefined && values.every((value) => isListed(Buffer.concat([type.whole, value.whole])));
}

function indexIn({ content }: Tlv): Index | undefined {
  try {
    const [, wrapped] = valuesIn(content);
    const data = wrapped && valuesIn(expectTag(valueAt(wrapped.content), SEQUENCE).content);
    const [info] = valuesIn(data?.at(-1)?.content ?? Buffer.alloc(0));
    const unsigned = info && valuesIn(info.content).at(-1);
    if (unsigned?.tag !== context(1)) return undefined;
    const found = attributesIn(unsigned.content).find(({ type }) => INDEXES.has(type));
    const [value] = found?.values ?? [];
    return found && value && indexOf(value, INDEXES.get(found.type) === "values");
  } catch {
    return undefined;
  }
}

function indexOf(value: Tlv, isOfValues: boolean): Index | undefined {
  const items = valuesIn(value.content);
  const [first] = items;
  const [second] = first ? valuesIn(first.content) : [];
  // The algorithm is left out for SHA-256; the lists hold digests.
  const algorithm = items.length > 3 && second ? oidOf(second) : oids.sha256;
  const digest = digestNamed(algorithm);
  const hashes = items
    .slice(-3)
    .flatMap(({ content }) =>
      valuesIn(content).flatMap(({ tag, content: hash }) =>
        tag === OCTETS ? [hash.toString("base64")] : [],
      ),
    );
  return digest && { digest, hashes: new Set(hashes), value: value.whole, isOfValues };
}
