import { createHash } from "node:crypto";
import { ContentDamaged } from "../../../../shared/encryption/encryption.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { judgeApart } from "../../signing/signed-file-apart.ts";
import type { JudgedFile } from "../../signing/judged-file.ts";
import { kindOf, mayCarry } from "../../signing/file-kinds.ts";
import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import { failed, type Verdict, verdictWithout } from "../../signing/outcomes.ts";
import { corruptSignature, type Evidence, judge } from "../../signing/verdict.ts";
import { config } from "../../files/content/config.ts";
import { readContent } from "../../files/content/content-at-rest.ts";
import { readVersion } from "../../files/content/read-version.ts";
import type { Document } from "../../records/document.ts";
import type { Signature } from "../../records/signature.ts";
import type { Version } from "../../records/version.ts";
import { addedParts, keptSignature } from "./kept-signature.ts";
import { openable } from "./opened-apart.ts";
import { MOST_PDF_BYTES, wholeOf } from "./sign-in-pdf.ts";
import { type GetTrust, usualTrust } from "./trust.ts";

/** The stored bytes are no longer those that were signed. */
export const modified = verdictWithout(failed("HASH_FAILURE", "CONTINUT_MODIFICAT"), {
  integritate: "MODIFICATA",
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
export async function judgeSignature(
  document: Document,
  signature: Signature,
  trust = usualTrust,
): Promise<Verdict> {
  const version = await readVersion(document, signature.numarVersiune);
  try {
    return await (signature.tip === "PADES" ? judgeInside : judgeBeside)(document, version, {
      signature,
      trust,
    });
  } catch (error) {
    // Sealed bytes that were changed cannot be decrypted.
    if (error instanceof ContentDamaged) return modified;
    throw error;
  }
}

interface Case {
  signature: Signature;
  trust: GetTrust;
}

async function judgeInside(
  document: Document,
  version: Version,
  { signature, trust }: Case,
): Promise<Verdict> {
  const bytes = await readContent(document, version, { start: 0, end: version.dimensiune - 1 });
  if (sha256(bytes) !== signature.hash) return modified;
  const whole = Buffer.concat([bytes, ...(await addedParts(document, signature))]);
  const [verdict] = await openable(async () => judgeApart(whole, await trust(), signature.field));
  return verdict ?? corruptSignature;
}

async function judgeBeside(
  document: Document,
  version: Version,
  { signature, trust }: Case,
): Promise<Verdict> {
  if ((await hashOf(document, version)) !== signature.hash) return modified;
  const kept = await keptSignature(document, signature);
  if (!kept || sha256(kept.original) !== signature.fileHash) return corruptSignature;
  return judge({ cms: kept.cms, digestBy: digestIs(signature.hash) }, await trust());
}

/**
 * Judges every signature inside the current version, with what was added to the one that ends it, and returns the bytes of the version.
 * @param made the signatures made here
 * @throws tooLarge, unavailable
 */
export async function judgeFile(
  document: Document,
  made: Signature[],
  trust = usualTrust,
): Promise<{ bytes: Buffer; verdicts: PdfVerdict[] }> {
  const bytes = await wholeOf(document);
  const last = made.find(({ hash, renewal }) => hash === document.hashSha256 && renewal);
  const whole = last ? Buffer.concat([bytes, ...(await addedParts(document, last))]) : bytes;
  return { bytes, verdicts: await openable(async () => judgeApart(whole, await trust())) };
}

const START_BYTES = 1_024;

/**
 * Judges the signatures inside a file that is not a PDF; undefined for a file whose beginning is of no kind that carries some.
 * @throws unprocessable, unavailable
 */
export async function judgeOther(document: Document, trust = usualTrust): Promise<JudgedFile | undefined> {
  const { dimensiune = 0, numarVersiune } = document;
  if (dimensiune === 0) return undefined;
  const end = Math.min(START_BYTES, dimensiune) - 1;
  const start = await readContent(document, { numarVersiune, dimensiune }, { start: 0, end });
  if (!mayCarry(start)) return undefined;
  if (dimensiune > MOST_PDF_BYTES) return { kind: kindOf(start), signatures: null };
  const { judgeBytes } = await import("./judge-bytes.ts");
  return judgeBytes(await wholeOf(document), [], trust);
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
