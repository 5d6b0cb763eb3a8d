import { type DigestName, digestsOf, hashBy } from "../algorithms.ts";
import type { FoundStamp } from "../found-signature.ts";
import type { stampInfoIn } from "../time-stamp-info.ts";

/*
 * Evidence records (RFC 4998, RFC 6283): a tree of hashes over data objects, whose root is stamped. When the stamp grows old, a new one is
 * made over it; when the hash does, a new chain begins over the data and all chains before it.
 */

/** One archive time stamp: a token, and the way from the data to what it stamps. */
export interface ArchiveStamp {
  token: Buffer;
  /** What the token says; undefined if it is none. */
  info: ReturnType<typeof stampInfoIn>;
  /** The reduced tree: hashes of each level, the data first. Empty if the stamp is over one hash. */
  groups: Buffer[][];
  /** Its bytes as the next stamp of the chain is over them. */
  renewed: Buffer;
}

export interface Chain {
  /** Undefined if it cannot be computed here. */
  digest: DigestName | undefined;
  stamps: ArchiveStamp[];
  /** The chains before it, as it is over them; undefined for the first. */
  before: Buffer | undefined;
  /** The hash of a data object together with those chains: in ASN.1 of both hashes, in XML both are in the tree. */
  isJoined: boolean;
  /** The digest of a data object: of its bytes, or in XML of the canonical form of a document. */
  digestOf(data: Buffer, name: DigestName): Buffer;
}

export interface EvidenceRecord {
  chains: Chain[];
  /** Certificates, revocation data beside the stamps. */
  certificates: Buffer[];
  statements: Buffer[];
}

/** The bytes are no evidence record that can be read. */
export class RecordError extends Error {
  override readonly name = "RecordError";
}

/** More than any record has: a stamp is renewed every few years. */
const MOST_STAMPS = 40;
const MOST_HASHES = 100_000;

/** Each chain is over all before it. @throws RecordError */
export function checkChains(chains: unknown[]): void {
  if (chains.length > MOST_STAMPS) throw new RecordError("more chains than any record has");
}

/** @throws RecordError */
export function checkSize({ chains }: EvidenceRecord): void {
  const stamps = chains.flatMap((one) => one.stamps);
  const hashes = stamps.flatMap(({ groups }) => groups.map(({ length }) => length));
  if (chains.length === 0 || chains.some((one) => one.stamps.length === 0))
    throw new RecordError("a chain without stamps");
  if (stamps.length > MOST_STAMPS || hashes.reduce((sum, one) => sum + one, 0) > MOST_HASHES)
    throw new RecordError("more stamps or hashes than any record has");
}

/** Something that a record may be over. */
export interface DataObject {
  name: string;
  /** Its bytes; several if programs write it in more ways than one. */
  forms: Buffer[];
  /** The parts of a group of data, of which each is hashed by itself; several if programs group them in more ways than one. */
  groups?: Buffer[][];
}

/** A record beside the data that it should be over. */
export interface ReadRecord {
  /** The names of the data objects that the first tree has, and of those that it does not have. */
  covered: string[];
  others: string[];
  /** The number of hashes at the first stamp: one is of the data, of several each may be of something else. */
  leaves: number;
  /** False if a stamp is not over its tree, or a tree not over what it should renew. */
  isConsistent: boolean;
  stamps: FoundStamp[];
  /** For each stamp: if it is over what it should be. */
  states: boolean[];
}

/** What proves the data of a record, given the objects inside of them: certificates, revocation data, tokens. */
export function readRecord(record: EvidenceRecord, data: DataObject[], inside: Buffer[]): ReadRecord {
  const states = record.chains.flatMap((chain) => chain.stamps.map((_, i) => isOverPrevious(chain, i)));
  const trees = record.chains.map((chain) => ({ chain, leaves: leavesOf(chain) }));
  const [first, ...later] = trees;
  const isIn = (one: DataObject, tree = first) =>
    tree !== undefined && isAmong(tree.leaves, hashesOf(tree.chain, one));
  const found = data.filter((one) => isIn(one));
  // A new chain is over the data again, because their first hash may be forged one day.
  const areRenewed = later.every((tree) => found.every((one) => isIn(one, tree)));
  const covered = found.map(({ name }) => name);
  const isConsistent = states.every(Boolean) && areInOrder(record) && areRenewed;
  const known = [...inside, ...record.certificates, ...record.statements];
  const all = record.chains.flatMap((chain) => chain.stamps);
  const stamps = record.chains.flatMap((chain) =>
    chain.stamps.map((stamp): FoundStamp => {
      const earlier = all.slice(0, all.indexOf(stamp));
      const before = new Set([...known, ...earlier.flatMap(partsOf)].map(textOf));
      return {
        kind: "archive",
        token: stamp.token,
        imprintBy: (name) => (isConsistent && name === chain.digest ? rootOf(chain, stamp) : undefined),
        covers: (bytes) => before.has(textOf(bytes)),
      };
    }),
  );
  const others = data.map(({ name }) => name).filter((name) => !covered.includes(name));
  return { covered, others, leaves: first?.leaves.size ?? 0, isConsistent, stamps, states };
}

const textOf = (bytes: Buffer): string => bytes.toString("base64");

/** A token, and the validation data in it. */
const partsOf = ({ token, info }: ArchiveStamp): Buffer[] => [token, ...(info?.inside ?? [])];

/** The stamps follow one another in time. */
function areInOrder({ chains }: EvidenceRecord): boolean {
  const times = chains.flatMap(({ stamps }) => stamps.map(({ info }) => info?.at));
  return times.every((at, i) => at !== undefined && +at >= +(times[i - 1] ?? at));
}

/** The hash of a data object that the first stamp of a chain has to be over. */
function hashesOf(chain: Chain, { forms, groups = [] }: DataObject): Buffer[] {
  const { digest, before, isJoined } = chain;
  if (!digest) return [];
  const ofGroup = (parts: Buffer[]) =>
    joined(
      parts.map((one) => hashBy(digest).update(one).digest()),
      digest,
    ) ?? [];
  const hashes = [...forms.map((one) => chain.digestOf(one, digest)), ...groups.flatMap(ofGroup)];
  if (!before || !isJoined) return hashes;
  const sequence = hashBy(digest).update(before).digest();
  return hashes.map((one) => digestsOf([one, sequence])(digest));
}

/** What the first stamp of a chain is over. */
const leavesOf = ({ stamps: [first] }: Chain): ReadonlySet<string> =>
  new Set((first ? firstOf(first) : []).map(textOf));

const isAmong = (leaves: ReadonlySet<string>, hashes: Buffer[]): boolean =>
  hashes.some((one) => leaves.has(textOf(one)));

/** The first level of the tree; without one, the stamp is over the only hash. */
const firstOf = ({ groups, info }: ArchiveStamp): Buffer[] => groups[0] ?? (info ? [info.imprint.value] : []);

/** True if a stamp is over its tree, and the tree over the stamp before it or, in XML, over the chains before. */
function isOverPrevious(chain: Chain, i: number): boolean {
  const { digest, stamps, before, isJoined } = chain;
  const [stamp, previous] = [stamps[i], stamps[i - 1]];
  const imprint = stamp?.info?.imprint;
  if (!digest || !stamp || imprint?.digest !== digest) return false;
  if (rootOf(chain, stamp)?.equals(imprint.value) !== true) return false;
  const renewed = previous ? previous.renewed : isJoined ? undefined : before;
  if (!renewed) return true;
  const hash = hashBy(digest).update(renewed).digest();
  return firstOf(stamp).some((one) => one.equals(hash));
}

/** The root of a reduced tree: the hashes of each level with the one from below, in order. A single hash is not hashed again. */
function rootOf({ digest }: Chain, stamp: ArchiveStamp): Buffer | undefined {
  if (!digest) return undefined;
  const [first = [], ...rest] = stamp.groups.length > 0 ? stamp.groups : [firstOf(stamp)];
  let root = joined(first, digest);
  for (const group of rest) root = root && joined([...group, root], digest);
  return root;
}

function joined(hashes: Buffer[], digest: DigestName): Buffer | undefined {
  const [only, another] = hashes;
  return another ? digestsOf(hashes.toSorted(Buffer.compare))(digest) : only;
}
