import { createHash } from "node:crypto";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { documentFor } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { checkPassword } from "../../files/content/password.ts";
import { type Document, Documents } from "../../records/document.ts";
import { type Signature, signaturesOf } from "../../records/signature.ts";
import type { FileKind } from "../../signing/file-kinds.ts";
import type { ContainedFile, JudgedProof, JudgedSignature } from "../../signing/judged-file.ts";
import { open, verdictWithout } from "../../signing/outcomes.ts";
import type { ReportedSignature } from "../../signing/report/etsi-report.ts";
import type { SignedData } from "../../signing/report/validation-objects.ts";
import {
  certificateOf,
  findingsIn,
  namesIn,
  qualificationIn,
  shownIn,
  shownProof,
  standingIn,
  timesIn,
} from "./facts-in-file.ts";
import type { Inside, Proof } from "./inside-view.ts";
import { dataOf } from "./signed-data.ts";
import type { GetTrust } from "./trust.ts";

/** A signature of the current version as answers show it, with its verdict. */
export interface JudgedInside extends Omit<ReportedSignature, "data"> {
  shown: Inside;
  /** What it signed, as far as it is known; computed for reports only. */
  data: () => SignedData[];
}

export interface JudgedDocument {
  document: Document;
  kind: FileKind;
  signatures: JudgedInside[];
  /** Time stamps and evidence records that belong to no signature in it. */
  proofs?: JudgedProof[] | undefined;
  /** The files of a container. */
  contents?: ContainedFile[] | undefined;
}

/**
 * Judges every signature of the current version, oldest first, including those made elsewhere. Nothing is stored.
 * @throws notFound, forbidden without the password, tooLarge for a PDF above 50 MB
 */
export async function verifyInside(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<Inside[]> {
  const { signatures } = await judgeDocument(caller, id, { password });
  return signatures.map(({ shown }) => shown);
}

/**
 * The time stamps and evidence records of the current version that belong to no signature. Those of a PDF belong to its signatures, and
 * signatures beside a file have none for it: neither is judged. @throws as `verifyInside`
 */
export async function proofsInside(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<Proof[]> {
  const document = await openToJudge(caller, id, password);
  if (isPdf(document)) return [];
  const { judgeOther } = await import("./judge-signature.ts");
  const { proofs = [] } = (await judgeOther(document)) ?? {};
  return proofs.map(shownProof);
}

/** As `verifyInside`, with the verdicts. */
export async function judgeDocument(
  caller: Principal,
  id: number,
  { password, trust }: { password: string | undefined; trust?: GetTrust },
): Promise<JudgedDocument> {
  const document = await openToJudge(caller, id, password);
  const made = await madeHere(id);
  if (isPdf(document)) return { document, kind: "PDF", signatures: await insidePdf(document, made, trust) };
  const found = await detached(document, made, trust);
  const { kind, signatures, proofs, contents } = await insideOther(document, found.length, trust);
  return { document, kind, signatures: [...found, ...signatures], proofs, contents };
}

/** A document whose current content the caller may read. @throws as `verifyInside` */
async function openToJudge(caller: Principal, id: number, password: string | undefined): Promise<Document> {
  const { document } = await documentFor(caller, id, "read");
  if (document.hashSha256 === undefined || document.status === "PURJAT") throw accessRefusals.faraContinut();
  if (document.status === "STERS") throw accessRefusals.documentSters();
  await checkPassword(caller, document, password);
  return document;
}

const isPdf = ({ contentType }: Document): boolean => contentType === "application/pdf";

async function madeHere(documentId: number): Promise<Signature[]> {
  const { partitions, prefix } = signaturesOf(documentId);
  const items = await readPartition(Documents.table, partitions[0] ?? "", { prefix: prefix ?? "" });
  return items.map((item) => recordOf<Signature>(item));
}

async function insidePdf(
  document: Document,
  made: Signature[],
  trust: GetTrust | undefined,
): Promise<JudgedInside[]> {
  const { judgeFile, modified } = await import("./judge-signature.ts");
  const { bytes, verdicts } = await judgeFile(document, made, trust);
  const isWhole = sha256(bytes) === document.hashSha256;
  const revisions = isWhole && made.length > 0 ? hashesOfRevisions(bytes) : new Map<string, number>();
  return verdicts.map((one) => {
    const record = made.find(({ field, amprenta, hash }) => {
      const isSame = field === one.field && amprenta === one.amprenta;
      return isSame && (!isWhole || (revisions.get(hash) ?? -1) >= one.end);
    });
    const shown = {
      ...(record ? namesOf(record) : namesIn(one)),
      ...certificateOf(one),
      nivel: one.nivel,
      numarRevizie: one.numarRevizie,
      ...(isWhole
        ? { ...standingIn(one), ...findingsIn(one) }
        : { ...standingIn(modified), calificata: qualificationIn(modified) }),
      ...timesIn(one),
      aici: record !== undefined,
    };
    const { field, end } = one;
    const verdict = isWhole ? one : modified;
    return { shown, verdict, field, data: () => [{ hash: sha256(bytes.subarray(0, end)) }] };
  });
}

const END = "%%EOF\n";
const MOST_REVISIONS = 1_000;

/** The hash of the file up to the end of each revision: a version that was signed here ends with one, after its validation data. */
function hashesOfRevisions(bytes: Buffer): Map<string, number> {
  const hashes = new Map<string, number>();
  const hash = createHash("sha256");
  let done = 0;
  for (let at = bytes.indexOf(END); at >= 0 && hashes.size < MOST_REVISIONS; at = bytes.indexOf(END, done)) {
    hash.update(bytes.subarray(done, at + END.length));
    done = at + END.length;
    hashes.set(hash.copy().digest("hex"), done);
  }
  return hashes;
}

/** The signatures inside of a file that is not a PDF; none in a file of a kind that carries none. */
async function insideOther(
  document: Document,
  before: number,
  trust: GetTrust | undefined,
): Promise<Omit<JudgedDocument, "document">> {
  const { judgeOther } = await import("./judge-signature.ts");
  const judged = await judgeOther(document, trust);
  const { kind, proofs, contents } = judged ?? { kind: "NECUNOSCUT" as const };
  if (!judged || (kind === "NECUNOSCUT" && !judged.signatures)) return { kind, signatures: [] };
  const data = (verdict: JudgedSignature) => () => dataOf(verdict, judged, document.hashSha256 ?? "");
  const signatures: JudgedSignature[] = judged.signatures ?? [{ ...unsupported, numarRevizie: 1 }];
  return {
    kind,
    proofs,
    contents,
    signatures: signatures.map((verdict) => ({
      shown: { ...shownIn(verdict), numarRevizie: before + verdict.numarRevizie, aici: false },
      verdict,
      data: data(verdict),
    })),
  };
}

/** For a file whose signatures are of a form that is not judged here. */
const unsupported = verdictWithout(open("GENERIC", "NESUSTINUT"), { integritate: "NESTABILITA" });

/** The names of a signature made here. */
const namesOf = ({
  semnatar,
  declarat,
  creatDe,
}: Signature): Pick<Inside, "semnatar" | "declarat" | "creatDe"> => ({
  semnatar,
  ...(declarat === undefined ? {} : { declarat }),
  creatDe,
});

/**
 * A file that is not a PDF has its signatures stored beside it. They are of its bytes, not of a number: a version that
 * restores signed bytes is signed.
 */
async function detached(
  document: Document,
  made: Signature[],
  trust: GetTrust | undefined,
): Promise<JudgedInside[]> {
  const { judgeSignature } = await import("./judge-signature.ts");
  const { numarVersiune } = document;
  const current = made
    .filter(({ tip, hash }) => tip === "CADES" && hash === document.hashSha256)
    .map((one) => ({ ...one, numarVersiune }));
  return Promise.all(
    current.map(async (one, i) => {
      const verdict = await judgeSignature(document, one, trust);
      const shown = {
        ...namesOf(one),
        ...certificateOf(one),
        nivel: one.nivel,
        numarRevizie: i + 1,
        semnatLa: one.semnatLa,
        ...standingIn(verdict),
        ...findingsIn(verdict),
        aici: true,
      };
      return { shown, verdict, data: () => [{ hash: one.hash }], isOfDigest: true };
    }),
  );
}
