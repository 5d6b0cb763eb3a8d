import { type DigestName, digestNamed } from "../algorithms.ts";
import {
  Asn1Error,
  context,
  definite,
  expectTag,
  INTEGER,
  OCTETS,
  oidOf,
  SEQUENCE,
  type Tlv,
  valueAt,
  valuesIn,
  written,
} from "../ber.ts";
import { plainDigest } from "../digests-once.ts";
import { stampInfoIn } from "../time-stamp-info.ts";
import {
  type ArchiveStamp,
  type Chain,
  checkChains,
  checkSize,
  type EvidenceRecord,
  RecordError,
} from "./record.ts";

/* Evidence records in ASN.1 (RFC 4998). */

/** @throws RecordError */
export function asn1RecordIn(bytes: Buffer): EvidenceRecord {
  try {
    const record = read(definite(bytes).value);
    checkSize(record);
    return record;
  } catch (error) {
    if (error instanceof Asn1Error) throw new RecordError("not readable", { cause: error });
    throw error;
  }
}

function read(bytes: Buffer): EvidenceRecord {
  const parts = valuesIn(expectTag(valueAt(bytes), SEQUENCE).content);
  const [version, digests] = parts;
  const sequence = parts.at(-1);
  if (version?.tag !== INTEGER || version.content.toString("hex") !== "01" || digests?.tag !== SEQUENCE)
    throw new RecordError("an unknown version");
  // Data that were encrypted before they were stamped are other data than those that people have.
  if (parts.some(({ tag }) => tag === context(1))) throw new RecordError("of encrypted data");
  const chains = valuesIn(expectTag(sequence ?? version, SEQUENCE).content);
  checkChains(chains);
  return {
    chains: chains.map((one, i) => chainOf(one, chains.slice(0, i))),
    certificates: [],
    statements: [],
  };
}

function chainOf(chain: Tlv, before: Tlv[]): Chain {
  const stamps = valuesIn(expectTag(chain, SEQUENCE).content).map(stampOf);
  const [first] = stamps;
  return {
    // Another one within the chain would be a renewal of the hash, which begins a new chain.
    digest: stamps.every(({ digest }) => digest === first?.digest) ? first?.digest : undefined,
    stamps: stamps.map(({ stamp }) => stamp),
    before:
      before.length > 0 ? written(SEQUENCE, Buffer.concat(before.map(({ whole }) => whole))) : undefined,
    isJoined: true,
    digestOf: plainDigest,
  };
}

/** The digest is left out if it is that of the token. */
function stampOf(item: Tlv): { stamp: ArchiveStamp; digest: DigestName | undefined } {
  const parts = valuesIn(expectTag(item, SEQUENCE).content);
  const token = expectTag(parts.at(-1) ?? item, SEQUENCE).whole;
  const tree = parts.find(({ tag }) => tag === context(2));
  // The tag is implicit: the identifier is the first value in it.
  const [algorithm] = parts.filter(({ tag }) => tag === context(0)).map(({ content }) => valueAt(content));
  const info = stampInfoIn(token);
  return {
    stamp: { token, info, groups: tree ? valuesIn(tree.content).map(groupOf) : [], renewed: token },
    digest: algorithm ? digestNamed(oidOf(algorithm)) : info?.imprint.digest,
  };
}

const groupOf = (group: Tlv): Buffer[] =>
  valuesIn(expectTag(group, SEQUENCE).content).map((one) => expectTag(one, OCTETS).content);
