import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { readDue, type DueKey } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { itemAt, readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { changing, recordOf } from "../../../../shared/data/repository.ts";
import { retry, transact, transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { extendCms } from "../../signing/cms-extending.ts";
import { levels } from "../../signing/reasons.ts";
import { signingService } from "../../signing/services/signing-service.ts";
import { readContent } from "../../files/content/content-at-rest.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { placeRenewal, removeRenewal } from "../../files/content/renewal-files.ts";
import { type Document, Documents } from "../../records/document.ts";
import { appending, headAt } from "../../records/event.ts";
import { dueSignatures, neverDue, type Signature, Signatures } from "../../records/signature.ts";
import { extendInPdf } from "./extend-in-pdf.ts";
import { addedParts, keptSignature } from "./kept-signature.ts";
import { isUrgent, provenBy, tryAgain, weakestOf } from "./renewal-time.ts";
import { trustAtSigning } from "./signer.ts";

interface RenewalReport {
  /** Signatures whose proof was completed, or lasts longer now. */
  reinnoite: number;
  /** Those that failed: a later run tries again. */
  erori: number;
  /** Of these, those whose proof ends soon. */
  urgente: number;
  /** True if nothing due is left. */
  terminat: boolean;
}

/** Below Lambda's 900 s, with time for those from before, and for the last ones. */
const SECONDS = 660;
const PAGE = 50;
/** Files that are opened at once. */
const AT_ONCE = 2;

/**
 * Completes the proofs of signatures that could not be completed when they were made, and renews those that end soon: validation data of
 * the newest stamp, and another stamp over everything. Each signature that was looked at gets another time, so a run that is stopped
 * loses nothing, and the next one goes on. Failures that are urgent are counted in the metric SignatureProofsEnding.
 */
export async function renewProofs({ seconds = SECONDS } = {}): Promise<RenewalReport> {
  const report: RenewalReport = { reinnoite: 0, erori: 0, urgente: 0, terminat: true };
  const until = performance.now() + seconds * 1000;
  for (const partition of dueSignatures())
    if (!(await renewIn(partition, until, report))) report.terminat = false;
  if (report.urgente > 0) log.metric("SignatureProofsEnding", report.urgente);
  return report;
}

/** False if the time ran out. */
async function renewIn(partition: string, until: number, report: RenewalReport): Promise<boolean> {
  const now = clock.iso();
  let from: Awaited<ReturnType<typeof readDue>>["next"];
  do {
    const page = await readDue(Signatures.table, { partition, until: now, limit: PAGE, from });
    for (let start = 0; start < page.keys.length; start += AT_ONCE) {
      if (performance.now() >= until) return false;
      await Promise.all(page.keys.slice(start, start + AT_ONCE).map((key) => renewOne(key, now, report)));
    }
    from = page.next;
  } while (from);
  return true;
}

interface Due {
  signature: Stored<Signature>;
  document: Stored<Document>;
}

const readDueSignature = async ({ pk, sk }: DueKey) => {
  const id = Number(pk.slice(pk.indexOf("#") + 1));
  return readTogether(Signatures.table, {
    signature: itemAt({ pk, sk }, recordOf<Signature>),
    document: recordAt(Documents, { id }),
    head: headAt(id),
  });
};

/** The index is eventually consistent, so the record itself decides. */
async function renewOne(key: DueKey, until: string, report: RenewalReport): Promise<void> {
  const { signature, document } = await readDueSignature(key);
  if (!signature?.dueAt || signature.dueAt > until || !document) return;
  try {
    if (document.status === "PURJAT") {
      await transactIfUnchanged(changing(Signatures, signature, neverDue(signature)));
    } else if (await renew(key, { signature, document })) report.reinnoite += 1;
    else await postpone(signature, report);
  } catch (error) {
    log.error("renewing the proof of a signature failed", error, { object: signature.id });
    await postpone(signature, report);
  }
}

async function postpone(signature: Stored<Signature>, report: RenewalReport): Promise<void> {
  const now = clock.now();
  report.erori += 1;
  if (isUrgent(signature, now)) report.urgente += 1;
  await transactIfUnchanged(changing(Signatures, signature, tryAgain(signature, now)));
}

/** A signature after its renewal: what is stored of it, and its proof. */
interface Renewed {
  parts: Buffer[];
  /** SHA-256 of the file of the signature as it is then. */
  fileHash: string;
  proof: ReturnType<typeof weakestOf>;
}

/** False if the proof could not be made better now. */
async function renew(key: DueKey, { signature, document }: Due): Promise<boolean> {
  const renewed = await (signature.tip === "PADES" ? renewPdf : renewDetached)(document, signature);
  if (!renewed || !isBetter(renewed, signature)) return false;
  const renewal = await placeRenewal(document, signature, renewed);
  const after = {
    ...provenBy(signature, renewed.proof, clock.now()),
    renewal,
    reinnoitaLa: clock.iso(),
  };
  const { id: semnaturaId, nivel, dovadaPanaLa } = after;
  const detalii = { semnaturaId, nivel, hash: renewal.fileHash, ...(dovadaPanaLa ? { dovadaPanaLa } : {}) };
  const isCommitted = await retry(async () => {
    const now = await readDueSignature(key);
    // An answer that was lost: the record names the new object already.
    if (now.signature?.renewal?.key === renewal.key) return true;
    if (now.signature?.rev !== signature.rev || !now.document) return false;
    await transact([
      ...changing(Signatures, signature, after),
      ...appending(now.document, now.head, { tip: "PRELUNGIT", actor: "system", detalii }),
    ]);
    return true;
  });
  // The record names one of the two objects; the other one is nobody's.
  const left = isCommitted ? signature.renewal : renewal;
  if (left) await removeRenewal(document, left);
  return isCommitted;
}

const isBetter = ({ proof }: Renewed, { nivel, dovadaPanaLa = "" }: Signature): boolean =>
  levels.indexOf(proof.nivel) > levels.indexOf(nivel) ||
  (proof.dovadaPanaLa?.toISOString() ?? "") > dovadaPanaLa;

async function renewPdf(document: Document, signature: Signature): Promise<Renewed | undefined> {
  const version = await readVersion(document, signature.numarVersiune);
  const signed = await readContent(document, version, { start: 0, end: version.dimensiune - 1 });
  if (sha256(signed) !== signature.hash) throw new Error("the signed version was changed");
  const bytes = Buffer.concat([signed, ...(await addedParts(document, signature))]);
  const { field = "" } = signature;
  const { stamp } = signingService();
  const extended = await extendInPdf(bytes, { field, trust: await trustAtSigning(), stamp });
  if (extended.verdict?.status !== "VALIDA") return undefined;
  return {
    parts: [extended.bytes.subarray(signed.length)],
    fileHash: sha256(extended.bytes),
    proof: weakestOf([extended.verdict]),
  };
}

async function renewDetached(document: Document, signature: Signature): Promise<Renewed | undefined> {
  const kept = await keptSignature(document, signature);
  if (!kept) return undefined;
  const trust = await trustAtSigning();
  const { stamp } = signingService();
  const { cms, container } = kept;
  const all = [
    { cms, hash: signature.hash },
    ...(container ? [{ cms: container.cms, hash: sha256(container.manifest) }] : []),
  ];
  const extended = await Promise.all(all.map((one) => extendCms(one, trust, stamp)));
  if (extended.some(({ verdict }) => verdict.status !== "VALIDA")) return undefined;
  return {
    parts: extended.map((one) => one.cms),
    fileHash: sha256(extended[0]?.cms ?? cms),
    proof: weakestOf(extended.map(({ verdict }) => verdict)),
  };
}
