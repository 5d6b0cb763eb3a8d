import { createHash, type X509Certificate } from "node:crypto";
import { factsOf, isWithin, listAddress, type CertificateFacts } from "./certificate.ts";
import { pathTo } from "./certificate-path.ts";
import { fits } from "./certificate-rules.ts";
import { CorruptSignature, type OpenedCms, openDetached } from "./cms-reading.ts";
import type { Level, Reason } from "./reasons.ts";
import {
  type RevocationContext,
  isAttested,
  type Standing,
  standingOf,
  statementsIn,
  stepsOf,
} from "./standing.ts";
import type { Statement } from "./statement.ts";
import { isAhead, openStamp } from "./time-stamp.ts";

/** The findings on a signature. */
export interface Verdict extends Partial<CertificateFacts> {
  status: "VALIDA" | "INVALIDA";
  motiv?: Reason;
  nivel: Level;
  /** According to a trusted stamp. */
  stampilaLa?: Date;
  /** According to the signer. */
  semnatLa?: Date | undefined;
}

/** The trusted roots, and the data for judging. */
export interface Trust {
  anchors: X509Certificate[];
  now: Date;
  /** The current revocation list at an address. @throws if it is not available */
  fetchList(address: string): Promise<Buffer>;
  /** Set while signing: a list that is not available now does not matter. */
  mayBeUnknown?: boolean;
}

/** A signature, and the content that it should cover. */
export interface Evidence {
  cms: Buffer;
  /** The digest of the content by the algorithm that the signature has chosen. */
  digestBy(name: "sha256" | "sha384" | "sha512"): Buffer;
  /** When it was made, according to data beside the CMS that it covers. */
  claimedAt?: Date | undefined;
  /** Revocation lists and OCSP answers that are stored with it. */
  statements?: Buffer[];
  /** Further certificates that are stored with it. */
  certificates?: X509Certificate[];
}

const invalid = (motiv: Reason, found: Partial<Verdict> = {}): Verdict => ({
  nivel: "B-B",
  ...found,
  status: "INVALIDA",
  motiv,
});

export const digestsOf =
  (content: Uint8Array | Uint8Array[]): Evidence["digestBy"] =>
  (name) => {
    const hash = createHash(name);
    for (const part of Array.isArray(content) ? content : [content]) hash.update(part);
    return hash.digest();
  };

/** Judges a signature: the signed content, then its certificate, its stamp, the dates, and revocation. */
export async function judge(evidence: Evidence, trust: Trust): Promise<Verdict> {
  let cms: OpenedCms;
  try {
    cms = openDetached(evidence.cms);
  } catch (error) {
    if (error instanceof CorruptSignature) return invalid("SEMNATURA_CORUPTA");
    throw error;
  }
  const found = { ...factsOf(cms.signer), semnatLa: cms.signingTime };
  if (!evidence.digestBy(cms.digestName).equals(cms.messageDigest))
    return invalid("CONTINUT_MODIFICAT", found);
  const known = [...cms.certificates, ...(evidence.certificates ?? [])];
  const path = pathTo(cms.signer, { known, anchors: trust.anchors, purpose: "documents" });
  if (!path) return invalid("CERTIFICAT_NECUNOSCUT", found);
  if (!fits(cms.signer, "documents")) return invalid("CERTIFICAT_NEPOTRIVIT", found);
  if (path === "forbidden") return invalid("CERTIFICAT_NEPERMIS", found);
  const statements = [...cms.statements, ...(evidence.statements ?? [])].flatMap(statementsIn);
  const claimed = [cms.signingTime, evidence.claimedAt].flatMap((time) => time ?? []);
  const certified = { path, claimed, statements };
  const stamp = await stampOf(cms, trust, statements);
  if (stamp === "wrong") return invalid("STAMPILA_INVALIDA", found);
  const stamped = stamp && (await judgeCertificate({ ...certified, stamped: stamp.at }, trust, found));
  if (stamped && stamp.isProven) return stamped;
  // A stamp that may be a revoked authority's proves no time: the signature must hold without it.
  const without = await judgeCertificate(certified, trust, found);
  if (!stamped || without.status === "VALIDA") return without;
  return invalid(stamped.motiv ?? "REVOCARE_NEVERIFICATA", found);
}

interface Stamp {
  at: Date;
  /** False if it cannot be learned now whether its authority was revoked. */
  isProven: boolean;
}

async function stampOf(
  { stamp, signature }: OpenedCms,
  trust: Trust,
  known: Statement[],
): Promise<Stamp | "wrong" | undefined> {
  if (!stamp) return undefined;
  try {
    const { at, path, statements } = openStamp(stamp, signature, trust.anchors);
    const asked = { at, statements: [...known, ...statements.flatMap(statementsIn)] };
    const standing = await standingOfPath(path, trust, asked);
    return isAhead(at, trust.now) || standing === "revoked" ? "wrong" : { at, isProven: standing === "good" };
  } catch (error) {
    if (error instanceof CorruptSignature) return "wrong";
    throw error;
  }
}

interface Case {
  /** From the signer's certificate to a root. */
  path: X509Certificate[];
  /** The times of signing according to the signer. */
  claimed: Date[];
  stamped?: Date;
  statements: Statement[];
}

async function judgeCertificate(
  { path, claimed, stamped, statements }: Case,
  trust: Trust,
  facts: Partial<Verdict>,
): Promise<Verdict> {
  const at = stamped ?? trust.now;
  const found = {
    ...facts,
    nivel: stamped ? ("B-T" as const) : ("B-B" as const),
    ...(stamped ? { stampilaLa: stamped } : {}),
  };
  const outside = outsideOf(path, at) ?? claimedOutside(path, claimed);
  if (outside) return invalid(outside, found);
  const standing = await standingOfPath(path, trust, { at, statements });
  if (standing !== "good") return invalid(reasonsOf[standing], found);
  const isKept = stamped !== undefined && isAttested(path, statements, at);
  return { ...found, status: "VALIDA", nivel: isKept ? "B-LT" : found.nivel };
}

const reasonsOf: Record<Exclude<Standing, "good">, Reason> = {
  revoked: "CERTIFICAT_REVOCAT",
  ended: "CERTIFICAT_EXPIRAT",
  unknown: "REVOCARE_NEVERIFICATA",
};

/** Why a path does not hold at a time. A trusted root may have expired: it is trusted because it is in the list. */
function outsideOf(path: X509Certificate[], at: Date): Reason | undefined {
  const judged = path.slice(0, path.length === 1 ? 1 : -1);
  const outside = judged.find((certificate) => !isWithin(certificate, at));
  return outside && (at < outside.validFromDate ? "CERTIFICAT_INCA_NEVALABIL" : "CERTIFICAT_EXPIRAT");
}

/** Why a signer cannot have signed when they say, give or take the difference of two clocks. */
function claimedOutside([signer]: X509Certificate[], claimed: Date[]): Reason | undefined {
  if (claimed.some((at) => signer && isAhead(signer.validFromDate, at))) return "CERTIFICAT_INCA_NEVALABIL";
  return claimed.some((at) => signer && isAhead(at, signer.validToDate)) ? "CERTIFICAT_EXPIRAT" : undefined;
}

/** The worst status in a path. */
async function standingOfPath(
  path: X509Certificate[],
  { now, fetchList, mayBeUnknown = false }: Trust,
  known: Pick<RevocationContext, "at" | "statements">,
): Promise<Standing> {
  const found = new Set<Standing>();
  for (const step of stepsOf(path)) {
    const standing = await standingOf(step, { ...known, now, fetchList });
    const isTolerated = mayBeUnknown && listAddress(step.certificate) !== undefined;
    if (standing !== "unknown" || !isTolerated) found.add(standing);
  }
  return worstFirst.find((standing) => found.has(standing)) ?? "good";
}

const worstFirst: Standing[] = ["revoked", "ended", "unknown"];
