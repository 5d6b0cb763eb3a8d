import type { X509Certificate } from "node:crypto";
import { certificateIn, factsOf } from "./certificate.ts";
import { plainDigest } from "./digests-once.ts";
import type { FoundStamp } from "./found-signature.ts";
import type { JudgedProof, SignedContent } from "./judged-file.ts";
import { failed, open, type Outcome, type Trust } from "./outcomes.ts";
import { judgeStamps } from "./proofs.ts";
import type { ProofKind } from "./reasons.ts";
import { tokenIn } from "./time-stamp.ts";
import { asn1RecordIn } from "./records/asn1-record.ts";
import {
  type DataObject,
  type EvidenceRecord,
  type ReadRecord,
  readRecord,
  RecordError,
} from "./records/record.ts";

/* Time stamps and evidence records that stand alone: they prove that data existed, and say nothing about who signed them. */

/** A record in ASN.1 or XML; undefined if it cannot be read. */
export async function recordIn(bytes: Buffer): Promise<EvidenceRecord | undefined> {
  try {
    return bytes[0] === 0x30 ? asn1RecordIn(bytes) : (await import("./xml/xml-record.ts")).xmlRecordIn(bytes);
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}

export const brokenProof = (felDovada: ProofKind): JudgedProof =>
  proofOf(felDovada, { at: undefined, outcome: failed("FORMAT_FAILURE", "SEMNATURA_CORUPTA") }, []);

/** A record, and the files that it may be of. Every one of `named` must be under it; without names, one that is there. */
export async function judgeRecord(
  record: EvidenceRecord,
  { contents, named }: { contents: SignedContent[]; named?: string[] },
  trust: Trust,
): Promise<JudgedProof> {
  const read = readRecord(record, objectsOf(contents), []);
  const certificates = record.certificates.flatMap(certificateIn);
  const judged = await judgeStamps(
    { stamps: read.stamps, certificates, statements: record.statements },
    trust,
  );
  // The first one proves the most: it is what the later ones keep.
  const first = judged.at(-1);
  const outcome = brokenBy(read, named) ?? first?.outcome;
  return proofOf(
    "INREGISTRARE_DE_DOVEZI",
    { at: first?.at, authority: first?.authority, outcome },
    outcome ? [] : read.covered,
  );
}

export const objectsOf = (contents: SignedContent[]): DataObject[] =>
  contents.map(({ name, bytes }) => ({ name, forms: [bytes] }));

/** What is wrong with a record or its data, whoever its authorities are. */
export function brokenBy(read: ReadRecord, named: string[] | undefined): Outcome | undefined {
  const { isConsistent, covered, others, leaves } = read;
  const isThere = (name: string) => covered.includes(name) || others.includes(name);
  const isOnly = covered.length === 0 && others.length === 1 && leaves === 1;
  const isMissing = named ? !named.every(isThere) : covered.length === 0 && !isOnly;
  if (isMissing) return open("SIGNED_DATA_NOT_FOUND", "CONTINUT_LIPSA");
  const isChanged = named ? !named.every((name) => covered.includes(name)) : isOnly;
  return isConsistent && !isChanged ? undefined : failed("HASH_FAILURE", "CONTINUT_MODIFICAT");
}

/** A token, and the files that it may be of: it is of the one with its digest. Stamps over the token keep it. */
export async function judgeAlone(
  token: Buffer,
  { contents, keeping = [] }: { contents: SignedContent[]; keeping?: FoundStamp[] },
  trust: Trust,
): Promise<JudgedProof> {
  const { imprint, signature } = tokenIn(token) ?? {};
  const isOf = ({ bytes }: SignedContent) => imprint?.value.equals(plainDigest(bytes, imprint.digest));
  const content = contents.find(isOf) ?? contents[0];
  const stamp: FoundStamp = {
    kind: "content",
    token,
    imprintBy: (name) => content && plainDigest(content.bytes, name),
    covers: () => false,
  };
  const all = await judgeStamps({ stamps: [stamp, ...keeping], certificates: [], statements: [] }, trust);
  const judged = all.find((one) => one.stamp === stamp) ?? { at: undefined, outcome: undefined };
  return {
    ...proofOf("MARCA_TEMPORALA", judged, content && !judged.outcome ? [content.name] : []),
    ...(signature?.signer ? { signer: signature.signer.raw } : {}),
  };
}

interface Judged {
  at: Date | undefined;
  authority?: X509Certificate | undefined;
  outcome: Outcome | undefined;
}

export const proofOf = (
  felDovada: ProofKind,
  { at, authority, outcome }: Judged,
  acopera: string[],
): JudgedProof => ({
  felDovada,
  ...(outcome ?? { indicatie: "TOTAL_PASSED" as const }),
  status: outcome ? "INVALIDA" : "VALIDA",
  ...(at ? { la: at } : {}),
  ...(authority ? { autoritate: factsOf(authority).certificat } : {}),
  acopera,
});
