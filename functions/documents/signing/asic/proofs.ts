import type { X509Certificate } from "node:crypto";
import { sha256 } from "../../../../shared/content/hash.ts";
import { CorruptSignature, readCms } from "../cms-reading.ts";
import { cmsIn } from "../file-kinds.ts";
import type { FoundSignature, FoundStamp } from "../found-signature.ts";
import type { JudgedProof, SignedContent } from "../judged-file.ts";
import { failed, open, type Outcome, type Trust } from "../outcomes.ts";
import {
  brokenBy,
  brokenProof,
  judgeAlone,
  judgeRecord,
  objectsOf,
  proofOf,
  recordIn,
} from "../proof-judging.ts";
import { type EvidenceRecord, type ReadRecord, readRecord } from "../records/record.ts";
import { readOrNone } from "../xml/xml-judging.ts";
import { type Container, filesIn } from "./container.ts";
import { type Manifest, manifestsIn } from "./manifest.ts";

/* The time stamps and evidence records of a container (ETSI EN 319 162-1, 4.3.3, 4.4.4; annexes A.4 to A.7). */

export interface ContainedProofs {
  manifests: Manifest[];
  records: ContainedRecord[];
  /** The names of its time stamps. */
  stamps: string[];
}

export interface ContainedRecord {
  /** Undefined for a file that should be a record, and is none. */
  record: EvidenceRecord | undefined;
  hash: string;
  /** The files that it may be of. */
  contents: SignedContent[];
  /** Those that it has to be of, if its list says so. */
  named: string[] | undefined;
  /** What is wrong with its list. */
  broken: Outcome | undefined;
  read: ReadRecord | undefined;
}

const RECORD = /^META-INF\/[^/]*evidencerecord[^/]*\.(?:xml|ers)$/i;
const MANIFEST = /manifest[^/]*\.xml$/i;
const STAMP = /^META-INF\/[^/]*timestamp[^/]*\.tst$/i;

/** More than any container has. */
const MOST_PROOFS = 20;

export async function proofsIn(container: Container): Promise<ContainedProofs> {
  const names = [...container.all.keys()];
  const manifests = manifestsIn(container);
  const records: ContainedRecord[] = [];
  for (const name of names.filter((one) => RECORD.test(one) && !MANIFEST.test(one)).slice(0, MOST_PROOFS))
    records.push(await recordAt(name, container, manifests));
  return { manifests, records, stamps: names.filter((one) => STAMP.test(one)).slice(0, MOST_PROOFS) };
}

async function recordAt(name: string, container: Container, manifests: Manifest[]): Promise<ContainedRecord> {
  const bytes = container.all.get(name) ?? Buffer.alloc(0);
  const record = await recordIn(bytes);
  const { contents, manifest } = dataOf(name, container, manifests);
  const inside = contents.flatMap((one) => partsIn(one.name, container));
  return {
    record,
    hash: sha256(bytes),
    contents,
    named: manifest?.listed,
    broken: manifest && (brokenList(manifest) ?? (record && brokenTree(record, manifest, container))),
    read: record && readRecord(record, objectsOf(contents), inside),
  };
}

/** The files that a stamp or a record is of: those of its list, or the only one. */
function dataOf(
  name: string,
  container: Container,
  manifests: Manifest[],
): { contents: SignedContent[]; manifest?: Manifest } {
  const manifest = manifests.find(({ signedBy }) => signedBy === name);
  if (manifest)
    return { manifest, contents: filesIn(container.all).filter((one) => manifest.listed.includes(one.name)) };
  return { contents: container.isSimple ? container.contents.slice(0, 1) : [] };
}

/** The list and the tree are by one digest (ETSI EN 319 162-1, A.5); in a simple container both are of its only file. */
function brokenTree(
  { chains: [first] }: EvidenceRecord,
  { references, listed: names }: Manifest,
  { isSimple, contents }: Container,
): Outcome | undefined {
  const isSame = references.every(({ digest }) => digest === first?.digest);
  const isOfContent = !isSimple || names.every((name) => name === contents[0]?.name);
  return isSame && isOfContent ? undefined : failed("HASH_FAILURE", "CONTINUT_MODIFICAT");
}

/** A list of files that are not there, or are not as it says. */
function brokenList({ references }: Manifest): Outcome | undefined {
  if (references.some(({ state }) => state === "changed"))
    return failed("HASH_FAILURE", "CONTINUT_MODIFICAT");
  const isWhole = references.length > 0 && references.every(({ state }) => state === "intact");
  return isWhole ? undefined : open("SIGNED_DATA_NOT_FOUND", "CONTINUT_LIPSA");
}

/** The stamps of the records that are over a file of the container and over all that their lists name. */
export const recordStamps = (name: string, records: ContainedRecord[]): FoundStamp[] =>
  records.flatMap(({ read, named, broken }) =>
    read && !broken && !brokenBy(read, named) && read.covered.includes(name) ? read.stamps : [],
  );

/** The verdicts on the stamps and records of a container, each by itself. */
export async function judgeProofs(
  container: Container,
  { manifests, records, stamps }: ContainedProofs,
  trust: Trust,
): Promise<JudgedProof[]> {
  const judged: JudgedProof[] = [];
  for (const name of stamps) {
    const { contents, manifest } = dataOf(name, container, manifests);
    const token = container.all.get(name) ?? Buffer.alloc(0);
    const list = manifest && [{ name: manifest.name, bytes: manifest.bytes }];
    const keeping = recordStamps(name, records);
    const proof = await judgeAlone(token, { contents: list ?? contents, keeping }, trust);
    judged.push({ ...listed(proof, manifest), hash: sha256(token) });
  }
  for (const { record, contents, named, broken, hash } of records) {
    const proof = record
      ? await judgeRecord(record, { contents, ...(named ? { named } : {}) }, trust)
      : brokenProof("INREGISTRARE_DE_DOVEZI");
    const outcome = record && broken;
    judged.push({ ...(outcome ? proofOf(proof.felDovada, { at: proof.la, outcome }, []) : proof), hash });
  }
  return judged;
}

/** A stamp of a list is of the files that the list names. */
function listed(proof: JudgedProof, manifest: Manifest | undefined): JudgedProof {
  if (!manifest || proof.status !== "VALIDA") return proof;
  const broken = brokenList(manifest);
  return broken
    ? proofOf(proof.felDovada, { at: proof.la, outcome: broken }, [])
    : { ...proof, acopera: manifest.intact };
}

export const textOf = (bytes: Buffer): string => bytes.toString("base64");

/** A file, and if it is a signature or a stamp, the validation data in it. */
export function partsIn(name: string, { all }: Container): Buffer[] {
  const bytes = all.get(name) ?? Buffer.alloc(0);
  return [
    bytes,
    ...foundIn(name, bytes).flatMap(({ certificates, statements, stamps }) => [
      ...certificates.map(({ raw }: X509Certificate) => raw),
      ...statements,
      ...stamps.map(({ token }) => token),
    ]),
  ];
}

function foundIn(name: string, bytes: Buffer): FoundSignature[] {
  if (/signature[^/]*\.xml$/i.test(name))
    return (readOrNone(bytes, { contents: [] }) ?? []).map(({ found }) => found);
  if (!/\.(?:p7[sm]|tst)$/i.test(name)) return [];
  try {
    return readCms(cmsIn(bytes)).signatures;
  } catch (error) {
    if (error instanceof CorruptSignature) return [];
    throw error;
  }
}
