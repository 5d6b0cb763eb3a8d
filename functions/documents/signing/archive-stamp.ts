import { type DigestName, digestNamed, hashBy } from "./algorithms.ts";
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
  if (!index || !content) return undefined;
  const covered = new Set(coveredBy(index, parts, shared).map((one) => one.toString("base64")));
  return {
    kind: "archive",
    token: token.whole,
    imprintBy: (name) => {
      const digest = content.digestBy(name);
      if (!digest || (parts.signedAttributes && !parts.toBeSigned)) return undefined;
      const hash = hashBy(name).update(eContentType.whole).update(digest);
      for (const field of parts.fields)
        hash.update(field.tag === context(0) ? attributesOf(parts) : field.whole);
      return hash.update(index.value).digest();
    },
    covers: (bytes) => covered.has(bytes.toString("base64")),
  };
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
      .flatMap(({ type, values }) =>
        type === oids.revocationValues ? values.flatMap(keptStatements) : values.map(({ whole }) => whole),
      ),
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
