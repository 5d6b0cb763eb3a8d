import type { X509Certificate } from "node:crypto";
import { isWithin, listAddress } from "./certificate.ts";
import { isAhead } from "./clock-skew.ts";
import { failed, open, type Outcome, type Trust } from "./outcomes.ts";
import type { Reason } from "./reasons.ts";
import { responderAddress } from "./ocsp-request.ts";
import { isCertain, isInTime, type Standing, standingOf, stepsOf } from "./standing.ts";
import type { Statement } from "./statement.ts";

interface Question {
  /** From a certificate to a trusted one. */
  path: X509Certificate[];
  at: Date;
  /** Statements from this time on are an answer. */
  since?: Date;
  statements: Statement[];
}

/** Why a path does not hold at a time: a certificate was revoked, not valid, or nobody says; undefined if it holds. */
export async function pathOutcome(asked: Question, trust: Trust): Promise<Outcome | undefined> {
  const { path, at, statements } = asked;
  const said = await revocationOutcome(asked, trust);
  const outside = outsideOf(path, at);
  if (!outside || said?.motiv === "CERTIFICAT_REVOCAT") return said;
  if (outside === "CERTIFICAT_INCA_NEVALABIL" && at < trust.now) return failed("NOT_YET_VALID", outside);
  // An authority speaks of a certificate while it is valid: what it said then is missing here, or is not.
  const isSpokenOf = stepsOf(path).every((step) => statements.some((one) => isCertain(one, step)));
  return open(isSpokenOf ? "OUT_OF_BOUNDS_NO_POE" : "CERTIFICATE_CHAIN_GENERAL_FAILURE", outside);
}

/** Why a path does not hold at a time. A trusted root may have expired: it is trusted because it is in the list. */
function outsideOf(path: X509Certificate[], at: Date): Reason | undefined {
  const judged = path.slice(0, -1);
  const outside = judged.find((certificate) => !isWithin(certificate, at));
  return outside && (at < outside.validFromDate ? "CERTIFICAT_INCA_NEVALABIL" : "CERTIFICAT_EXPIRAT");
}

/** Why a signer cannot have signed when they say, give or take the difference of two clocks. */
export function claimedOutside(signer: X509Certificate, claimed: Date[]): Reason | undefined {
  if (claimed.some((at) => isAhead(signer.validFromDate, at))) return "CERTIFICAT_INCA_NEVALABIL";
  return claimed.some((at) => isAhead(at, signer.validToDate)) ? "CERTIFICAT_EXPIRAT" : undefined;
}

/** True if a certificate says where its revocation can be learned. */
const canBeAsked = (certificate: X509Certificate): boolean =>
  listAddress(certificate) !== undefined || responderAddress(certificate) !== undefined;

/** The worst standing of the certificates in a path. */
async function revocationOutcome({ path, ...asked }: Question, trust: Trust): Promise<Outcome | undefined> {
  const [anchor] = path.slice(-1);
  if (!anchor) throw new Error("a path without a certificate");
  const found = new Map<Standing, X509Certificate>();
  const { now, fetchList, fetchAnswer } = trust;
  const context = { ...asked, now, anchor, fetchList, ...(fetchAnswer ? { fetchAnswer } : {}) };
  for (const step of stepsOf(path)) {
    const standing = await standingOf(step, context);
    const isTolerated = trust.mayBeUnknown === true && canBeAsked(step.certificate);
    if (standing !== "unknown" || !isTolerated) found.set(standing, step.certificate);
  }
  const revoked = found.get("revoked");
  if (revoked)
    return open(revoked === path[0] ? "REVOKED_NO_POE" : "REVOKED_CA_NO_POE", "CERTIFICAT_REVOCAT");
  if (found.has("held")) return open("TRY_LATER", "CERTIFICAT_REVOCAT");
  if (found.has("ended")) return open("CERTIFICATE_CHAIN_GENERAL_FAILURE", "CERTIFICAT_EXPIRAT");
  if (!found.has("unknown")) return undefined;
  const isLate = stepsOf(path).some((step) =>
    asked.statements.some((one) => isCertain(one, step) && !isInTime(one, step, context)),
  );
  return open(
    isLate ? "REVOCATION_OUT_OF_BOUNDS_NO_POE" : "CERTIFICATE_CHAIN_GENERAL_FAILURE",
    "REVOCARE_NEVERIFICATA",
  );
}
