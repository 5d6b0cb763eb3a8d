import { createHash, type X509Certificate } from "node:crypto";
import { AppError } from "../errors.ts";
import { factsOf, isWithin, pathTo, type CertificateFacts } from "./certificate.ts";
import { CorruptSignature, openCms, type OpenedCms } from "./cms-reading.ts";
import { readList } from "./revocation.ts";
import type { Level, Reason } from "./reasons.ts";
import {
  type Asked,
  isAttested,
  listUnusable,
  type Standing,
  standingOf,
  type Step,
  stepsOf,
} from "./standing.ts";
import { openStamp } from "./time-stamp.ts";

/** What is found out about a signature. */
export interface Verdict extends Partial<CertificateFacts> {
  status: "VALIDA" | "INVALIDA";
  motiv?: Reason;
  nivel: Level;
  /** As a trusted stamp says. */
  stampilaLa?: Date;
  /** As the signer says. */
  semnatLa?: Date | undefined;
}

/** Whom the judge trusts, and what they know. */
export interface Trust {
  anchors: X509Certificate[];
  now: Date;
  /** The current revocation list at an address. @throws where it cannot be had */
  fetchList(address: string): Promise<Buffer>;
  /** At a signing: a list that cannot be had is no obstacle. Default: no verdict without one (503). */
  mayBeUnknown?: boolean;
}

/** A signature, and what it should cover. */
export interface Evidence {
  cms: Buffer;
  /** The digest of the content by an algorithm: a signature chooses its own. */
  digestBy(name: "sha256" | "sha384" | "sha512"): Buffer;
  /** Revocation lists that are kept with it. */
  lists?: Buffer[];
  /** Further certificates that are kept with it. */
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

/** Judges a signature: what it signs, then its certificate, its stamp, the dates, and revocation. */
export async function judge(evidence: Evidence, trust: Trust): Promise<Verdict> {
  let cms: OpenedCms;
  try {
    cms = openCms(evidence.cms);
  } catch (error) {
    if (error instanceof CorruptSignature) return invalid("SEMNATURA_CORUPTA");
    throw error;
  }
  const found = { ...factsOf(cms.signer), semnatLa: cms.signingTime };
  if (!evidence.digestBy(cms.digestName).equals(cms.messageDigest))
    return invalid("CONTINUT_MODIFICAT", found);
  const known = [...cms.certificates, ...(evidence.certificates ?? [])];
  const path = pathTo(cms.signer, { known, anchors: trust.anchors });
  if (!path) return invalid("CERTIFICAT_NECUNOSCUT", found);
  const stamped = timeOf(cms, trust);
  if (stamped === "wrong") return invalid("STAMPILA_INVALIDA", found);
  return judgeCertificate({ path, stamped, lists: [...cms.lists, ...(evidence.lists ?? [])] }, trust, {
    ...found,
    nivel: stamped ? "B-T" : "B-B",
    ...(stamped ? { stampilaLa: stamped } : {}),
  });
}

/** How far clocks of two services may differ. */
const SKEW_MS = 5 * 60_000;

function timeOf({ stamp, signature }: OpenedCms, { anchors, now }: Trust): Date | "wrong" | undefined {
  if (!stamp) return undefined;
  try {
    const { at } = openStamp(stamp, signature, anchors);
    return at.getTime() > now.getTime() + SKEW_MS ? "wrong" : at;
  } catch (error) {
    if (error instanceof CorruptSignature) return "wrong";
    throw error;
  }
}

interface Case {
  /** From the signer's certificate to a root. */
  path: X509Certificate[];
  stamped: Date | undefined;
  lists: Buffer[];
}

type Found = Partial<Verdict> & Pick<Verdict, "nivel">;

async function judgeCertificate(one: Case, trust: Trust, found: Found): Promise<Verdict> {
  const { path } = one;
  // A trusted root may end: it is trusted because it is in the list.
  const at = one.stamped ?? trust.now;
  if (!path.slice(0, path.length === 1 ? 1 : -1).every((certificate) => isWithin(certificate, at)))
    return invalid("CERTIFICAT_EXPIRAT", found);
  const lists = one.lists.flatMap((bytes) => readList(bytes) ?? []);
  for (const step of stepsOf(path)) {
    const standing = await standingOfStep(step, trust, { at, lists });
    if (standing === "revoked") return invalid("CERTIFICAT_REVOCAT", found);
    if (standing === "ended") return invalid("CERTIFICAT_EXPIRAT", found);
  }
  const isKept = one.stamped !== undefined && isAttested(path, lists, at);
  return { ...found, status: "VALIDA", nivel: isKept ? "B-LT" : found.nivel };
}

async function standingOfStep(
  step: Step,
  { now, fetchList, mayBeUnknown = false }: Trust,
  known: Pick<Asked, "at" | "lists">,
): Promise<Standing> {
  try {
    const standing = await standingOf(step, { ...known, now, fetchList });
    if (standing === "unknown") throw listUnusable();
    return standing;
  } catch (error) {
    if (mayBeUnknown && error instanceof AppError) return "unknown";
    throw error;
  }
}
