import { createHash, type X509Certificate } from "node:crypto";
import { AppError } from "../../../shared/errors.ts";
import { factsOf, isWithin, type CertificateFacts } from "./certificate.ts";
import { pathTo } from "./certificate-path.ts";
import { fits } from "./certificate-rules.ts";
import { CorruptSignature, type OpenedCms, openDetached } from "./cms-reading.ts";
import { readList, type RevocationList } from "./revocation.ts";
import type { Level, Reason } from "./reasons.ts";
import {
  type RevocationContext,
  isAttested,
  listUnusable,
  type Standing,
  standingOf,
  stepsOf,
} from "./standing.ts";
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
  /** Set while signing: an unavailable list is no obstacle. Default: no verdict without the list (503). */
  mayBeUnknown?: boolean;
}

/** A signature, and the content that it should cover. */
export interface Evidence {
  cms: Buffer;
  /** The digest of the content by the algorithm that the signature has chosen. */
  digestBy(name: "sha256" | "sha384" | "sha512"): Buffer;
  /** Revocation lists that are stored with it. */
  lists?: Buffer[];
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
  const lists = [...cms.lists, ...(evidence.lists ?? [])].flatMap((bytes) => readList(bytes) ?? []);
  const stamped = await timeOf(cms, trust, lists);
  if (stamped === "wrong") return invalid("STAMPILA_INVALIDA", found);
  return judgeCertificate({ path, stamped, lists }, trust, {
    ...found,
    nivel: stamped ? "B-T" : "B-B",
    ...(stamped ? { stampilaLa: stamped } : {}),
  });
}

async function timeOf(
  { stamp, signature }: OpenedCms,
  trust: Trust,
  known: RevocationList[],
): Promise<Date | "wrong" | undefined> {
  if (!stamp) return undefined;
  try {
    const { at, path, lists } = openStamp(stamp, signature, trust.anchors);
    const asked = { at, lists: [...known, ...lists.flatMap((bytes) => readList(bytes) ?? [])] };
    return isAhead(at, trust.now) || (await standingOfPath(path, trust, asked)) === "revoked" ? "wrong" : at;
  } catch (error) {
    if (error instanceof CorruptSignature) return "wrong";
    throw error;
  }
}

interface Case {
  /** From the signer's certificate to a root. */
  path: X509Certificate[];
  stamped: Date | undefined;
  lists: RevocationList[];
}

type PartialVerdict = Partial<Verdict> & Pick<Verdict, "nivel">;

async function judgeCertificate(
  { path, stamped, lists }: Case,
  trust: Trust,
  found: PartialVerdict,
): Promise<Verdict> {
  // A trusted root may have expired: it is trusted because it is in the list.
  const at = stamped ?? trust.now;
  if (!path.slice(0, path.length === 1 ? 1 : -1).every((certificate) => isWithin(certificate, at)))
    return invalid("CERTIFICAT_EXPIRAT", found);
  const standing = await standingOfPath(path, trust, { at, lists });
  if (standing === "revoked") return invalid("CERTIFICAT_REVOCAT", found);
  if (standing === "ended") return invalid("CERTIFICAT_EXPIRAT", found);
  const isKept = stamped !== undefined && isAttested(path, lists, at);
  return { ...found, status: "VALIDA", nivel: isKept ? "B-LT" : found.nivel };
}

/** The first bad status in a path, or good. @throws if no usable list is available */
async function standingOfPath(
  path: X509Certificate[],
  { now, fetchList, mayBeUnknown = false }: Trust,
  known: Pick<RevocationContext, "at" | "lists">,
): Promise<Standing> {
  for (const step of stepsOf(path)) {
    const standing = await standingOf(step, { ...known, now, fetchList }).catch(
      (error: unknown): Standing => {
        if (mayBeUnknown && error instanceof AppError) return "unknown";
        throw error;
      },
    );
    if (standing === "unknown" && !mayBeUnknown) throw listUnusable();
    if (standing === "revoked" || standing === "ended") return standing;
  }
  return "good";
}
