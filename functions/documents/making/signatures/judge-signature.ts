import { createHash } from "node:crypto";
import { ContentDamaged } from "../../../../shared/encryption/encryption.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { judgeApart } from "../../signing/signed-file-apart.ts";
import type { JudgedFile } from "../../signing/judged-file.ts";
import { kindOf, mayCarry } from "../../signing/file-kinds.ts";
import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import type { Verdict } from "../../signing/outcomes.ts";
import type { Qualification } from "../../signing/reasons.ts";
import { type Evidence, judge } from "../../signing/verdict.ts";
import { config } from "../../files/content/config.ts";
import { readContent } from "../../files/content/content-at-rest.ts";
import { readVersion } from "../../files/content/read-version.ts";
import type { Document } from "../../records/document.ts";
import type { Signature } from "../../records/signature.ts";
import type { Version } from "../../records/version.ts";
import { qualificationIn, standingIn } from "./facts-in-file.ts";
import { addedParts, keptSignature } from "./kept-signature.ts";
import { openable } from "./opened-apart.ts";
import { MOST_PDF_BYTES, wholeOf } from "./sign-in-pdf.ts";
import { trustBy } from "./trust.ts";

type Judgement = Pick<Verdict, "status" | "motiv"> & { calificata: Qualification };
const modified: Judgement = {
  status: "INVALIDA",
  motiv: "CONTINUT_MODIFICAT",
  calificata: "NECALIFICATA",
};
const corrupt: Judgement = { ...modified, motiv: "SEMNATURA_CORUPTA" };

const judgementIn = (verdict: Verdict): Judgement => ({
  ...standingIn(verdict),
  calificata: qualificationIn(verdict),
});

/** Content that is known only by its SHA-256. */
export const digestIs =
  (hash: string): Evidence["digestBy"] =>
  (name) =>
    name === "sha256" ? Buffer.from(hash, "hex") : undefined;

/**
 * Judges a signature against the signed version: first that its bytes are unchanged, then the signature itself.
 * @throws unavailable if the trusted roots cannot be read
 */
export async function judgeSignature(document: Document, signature: Signature): Promise<Judgement> {
  const version = await readVersion(document, signature.numarVersiune);
  try {
    return await (signature.tip === "PADES" ? judgeInside : judgeBeside)(document, version, signature);
  } catch (error) {
    // Sealed bytes that were changed cannot be decrypted.
    if (error instanceof ContentDamaged) return modified;
    throw error;
  }
}

async function judgeInside(document: Document, version: Version, signature: Signature): Promise<Judgement> {
  const bytes = await readContent(document, version, { start: 0, end: version.dimensiune - 1 });
  if (sha256(bytes) !== signature.hash) return modified;
  const whole = Buffer.concat([bytes, ...(await addedParts(document, signature))]);
  const [verdict] = await openable(async () => judgeApart(whole, await trustBy(fetchList), signature.field));
  return verdict ? judgementIn(verdict) : corrupt;
}

async function judgeBeside(document: Document, version: Version, signature: Signature): Promise<Judgement> {
  if ((await hashOf(document, version)) !== signature.hash) return modified;
  const kept = await keptSignature(document, signature);
  if (!kept || sha256(kept.original) !== signature.fileHash) return corrupt;
  const trust = await trustBy(fetchList);
  return judgementIn(await judge({ cms: kept.cms, digestBy: digestIs(signature.hash) }, trust));
}

/**
 * Judges every signature inside the current version, with what was added to the one that ends it, and returns the bytes of the version.
 * @param made the signatures made here
 * @throws tooLarge, unavailable
 */
export async function judgeFile(
  document: Document,
  made: Signature[],
): Promise<{ bytes: Buffer; verdicts: PdfVerdict[] }> {
  const bytes = await wholeOf(document);
  const last = made.find(({ hash, renewal }) => hash === document.hashSha256 && renewal);
  const whole = last ? Buffer.concat([bytes, ...(await addedParts(document, last))]) : bytes;
  return { bytes, verdicts: await openable(async () => judgeApart(whole, await trustBy(fetchList))) };
}

const START_BYTES = 1_024;

/**
 * Judges the signatures inside a file that is not a PDF; undefined for a file whose beginning is of no kind that carries some.
 * @throws unprocessable, unavailable
 */
export async function judgeOther(document: Document): Promise<JudgedFile | undefined> {
  const { dimensiune = 0, numarVersiune } = document;
  if (dimensiune === 0) return undefined;
  const end = Math.min(START_BYTES, dimensiune) - 1;
  const start = await readContent(document, { numarVersiune, dimensiune }, { start: 0, end });
  if (!mayCarry(start)) return undefined;
  if (dimensiune > MOST_PDF_BYTES) return { kind: kindOf(start), signatures: null };
  const { judgeBytes } = await import("./judge-bytes.ts");
  return judgeBytes(await wholeOf(document), []);
}

const CHUNK_BYTES = 8_000_000;

/**
 * The hash of the stored bytes. For content too large to be read in a request, the hash computed on arrival, which
 * the nightly check verifies.
 */
async function hashOf(document: Document, version: Version): Promise<string> {
  const { dimensiune, hashSha256 } = version;
  if (dimensiune > config.maxDirectBytes) return hashSha256;
  const hash = createHash("sha256");
  for (let start = 0; start < dimensiune; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, dimensiune) - 1;
    hash.update(await readContent(document, version, { start, end }));
  }
  return hash.digest("hex");
}
