import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { context, INTEGER, OCTETS, SEQUENCE, written } from "../../../functions/documents/signing/ber.ts";
import type { Identity } from "../../../localstack/signing-service/certificates.ts";
import { identity } from "../signed-pdfs/kit.ts";
import { sha256 } from "../signed-xml/kit.ts";

/* Evidence records in ASN.1 (RFC 4998) and XML (RFC 6283) for tests: trees, stamps and their renewals. Hashes are computed here. */

/** One archive time stamp, before it is written. */
interface Stamp {
  token: Buffer;
  groups: Buffer[][];
}

/** What is renewed: the stamp, or the tree with a new chain. */
export type Renewal = "stamp" | "tree";

export interface RecordWish {
  data: (string | Buffer)[];
  renewals?: Renewal[];
  /** The first tree is left out: the stamp is over the only hash. */
  isBare?: boolean;
  /** When the stamps were made, one after another. */
  times?: Date[];
  authority?: Identity;
  /** Changes, for a stamp by its number: what its tree is over, what is in it after it was stamped, or the root that is stamped. */
  leaves?(hashes: Buffer[], i: number): Buffer[];
  tree?(groups: Buffer[][], i: number): Buffer[][];
  root?(root: Buffer, i: number): Buffer;
}

const DAY_MS = 24 * 3600_000;
export const FIRST = new Date("2027-01-10T10:00:00Z");
/** The hash of something else in the same tree. */
const others = ["unu", "doi", "trei"].map(sha256);

function joined(hashes: Buffer[]): Buffer {
  const [only, another] = hashes;
  return only && !another ? only : sha256(Buffer.concat(hashes.toSorted(Buffer.compare)));
}

const rootOf = ([first = [], ...rest]: Buffer[][]): Buffer =>
  rest.reduce((root, group) => joined([...group, root]), joined(first));

type Maker = (hashes: Buffer[]) => Stamp;

function makerOf({ times, authority = identity("stamping"), isBare, ...wish }: RecordWish): Maker {
  const { leaves, tree, root } = wish;
  let i = 0;
  return (asked) => {
    const number = i++;
    const hashes = leaves?.(asked, number) ?? asked;
    const [one, two, three] = others;
    const isTree = !(isBare && hashes.length === 1);
    const groups = isTree && one && two && three ? [[...hashes, one], [two], [three]] : [];
    const imprint = isTree ? rootOf(groups) : (hashes[0] ?? Buffer.alloc(0));
    const at = times?.[number] ?? new Date(+FIRST + number * DAY_MS);
    const token = stampOf(root?.(imprint, number) ?? imprint, { authority, at });
    return { token, groups: tree?.(groups, number) ?? groups };
  };
}

/** The stamps of each chain; `before` hashes the chains that a new one is over, together with the data. */
function chainsOf(
  wish: RecordWish,
  { renewed, hashesAfter }: { renewed(stamp: Stamp): Buffer; hashesAfter(chains: Stamp[][]): Buffer[] },
): Stamp[][] {
  const make = makerOf(wish);
  const chains = [[make(wish.data.map(sha256))]];
  for (const renewal of wish.renewals ?? []) {
    const chain = chains.at(-1) ?? [];
    const last = chain.at(-1);
    if (renewal === "tree") chains.push([make(hashesAfter(chains))]);
    else if (last) chain.push(make([sha256(renewed(last))]));
  }
  return chains;
}

const sequence = (...parts: Buffer[]): Buffer => written(SEQUENCE, Buffer.concat(parts));
const SHA_256 = sequence(Buffer.from("0609608648016503040201", "hex"));

const stampIn = ({ token, groups }: Stamp): Buffer => {
  const levels = groups.map((group) => sequence(...group.map((one) => written(OCTETS, one))));
  return sequence(...(groups.length > 0 ? [written(context(2), Buffer.concat(levels))] : []), token);
};
const sequenceIn = (chains: Stamp[][]): Buffer =>
  sequence(...chains.map((chain) => sequence(...chain.map(stampIn))));

export function asn1Record(wish: RecordWish, ...further: Buffer[]): Buffer {
  const chains = chainsOf(wish, {
    renewed: ({ token }) => token,
    hashesAfter: (all) => {
      const before = sha256(sequenceIn(all));
      return wish.data.map((one) => sha256(Buffer.concat([sha256(one), before])));
    },
  });
  return sequence(written(INTEGER, Buffer.from([1])), sequence(SHA_256), ...further, sequenceIn(chains));
}

const ERS = "urn:ietf:params:xml:ns:ers";
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** The exclusive canonical form of an element that has the namespace from an element around it. */
const canonical = (element: string): string => element.replace(/^<(\w+)/, `<$1 xmlns="${ERS}"`);

const timeStamp = ({ token }: Stamp): string =>
  `<TimeStamp><TimeStampToken Type="RFC3161">${token.toString("base64")}</TimeStampToken></TimeStamp>`;

const archiveStamp = (stamp: Stamp, i: number): string => {
  const levels = stamp.groups.map((group, level) => {
    const values = group.map((one) => `<DigestValue>${one.toString("base64")}</DigestValue>`).join("");
    return `<Sequence Order="${level + 1}">${values}</Sequence>`;
  });
  const tree = levels.length > 0 ? `<HashTree>${levels.join("")}</HashTree>` : "";
  return `<ArchiveTimeStamp Order="${i + 1}">${tree}${timeStamp(stamp)}</ArchiveTimeStamp>`;
};

const chainIn = (chain: Stamp[], i: number): string =>
  [
    `<ArchiveTimeStampChain Order="${i + 1}">`,
    `<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod>`,
    `<CanonicalizationMethod Algorithm="${EXCLUSIVE}"></CanonicalizationMethod>`,
    ...chain.map(archiveStamp),
    "</ArchiveTimeStampChain>",
  ].join("");

const xmlSequence = (chains: Stamp[][]): string =>
  `<ArchiveTimeStampSequence>${chains.map(chainIn).join("")}</ArchiveTimeStampSequence>`;

export function xmlRecord(wish: RecordWish, further = ""): Buffer {
  const chains = chainsOf(wish, {
    renewed: (stamp) => Buffer.from(canonical(timeStamp(stamp))),
    hashesAfter: (all) => [...wish.data.map(sha256), sha256(canonical(xmlSequence(all)))],
  });
  return Buffer.from(
    `<EvidenceRecord Version="1.0" xmlns="${ERS}">${further}${xmlSequence(chains)}</EvidenceRecord>`,
  );
}
