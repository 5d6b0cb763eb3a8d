import { createHash, type X509Certificate } from "node:crypto";
import { factsOf, isWithin, listAddress, pathTo, type CertificateFacts } from "./certificate.ts";
import { CorruptSignature, openCms, type OpenedCms } from "./cms-reading.ts";
import { readList, type RevocationList } from "./revocation.ts";
import type { Level, Reason } from "./reasons.ts";
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
  /** The current revocation list at an address; undefined where revocation is not to be judged. @throws where it cannot be had */
  fetchList(address: string): Promise<Buffer | undefined>;
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
  const isKept =
    one.stamped !== undefined && everyStep(path, (step) => listFor(step, lists, at) !== undefined);
  for (const step of stepsOf(path)) {
    const list = (isKept ? listFor(step, lists, at) : undefined) ?? (await currentList(step, trust));
    const revoked = list?.revokedAt(step.certificate);
    if (revoked && revoked <= at) return invalid("CERTIFICAT_REVOCAT", found);
  }
  return { ...found, status: "VALIDA", nivel: isKept ? "B-LT" : found.nivel };
}

interface Step {
  certificate: X509Certificate;
  issuer: X509Certificate;
  address: string | undefined;
}

/** The certificates of a path below its root, each with its issuer. */
const stepsOf = (path: X509Certificate[]): Step[] =>
  path.slice(0, -1).map((certificate, i) => ({
    certificate,
    issuer: path[i + 1] ?? certificate,
    address: listAddress(certificate),
  }));

const everyStep = (path: X509Certificate[], holds: (step: Step) => boolean): boolean => {
  const steps = stepsOf(path).filter(({ address }) => address !== undefined);
  return steps.length > 0 && steps.every(holds);
};

/** A list of the issuer's that was not over at that time. */
const listFor = ({ issuer }: Step, lists: RevocationList[], at: Date): RevocationList | undefined =>
  lists.find((list) => list.until >= at && list.isOf(issuer));

/** A list that is not the issuer's, or is over, is none: whoever gives it could hide a revocation. */
export class ListUnusable extends Error {
  override readonly name = "ListUnusable";
}

async function currentList(step: Step, trust: Trust): Promise<RevocationList | undefined> {
  if (step.address === undefined) return undefined;
  const bytes = await trust.fetchList(step.address);
  if (!bytes) return undefined;
  const list = readList(bytes);
  const fitting = list && listFor(step, [list], trust.now);
  if (!fitting) throw new ListUnusable(step.address);
  return fitting;
}
