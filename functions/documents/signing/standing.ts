import type { X509Certificate } from "node:crypto";
import { listAddress } from "./certificate.ts";
import { answersIn, nonceIn } from "./ocsp-answer.ts";
import { questionAbout, responderAddress } from "./ocsp-request.ts";
import type { Trust } from "./outcomes.ts";
import { readList } from "./revocation.ts";
import type { Statement } from "./statement.ts";
import { isAhead } from "./clock-skew.ts";

/** A certificate of a path with its issuer. */
export interface Step {
  certificate: X509Certificate;
  issuer: X509Certificate;
}

/** The certificates of a path below its root, each with its issuer. */
export const stepsOf = (path: X509Certificate[]): Step[] =>
  path.slice(0, -1).map((certificate, i) => ({ certificate, issuer: path[i + 1] ?? certificate }));

/** Parsed once: the signatures and stamps of a file share its revocation data. */
const parsedStatements = new WeakMap<Buffer, Statement[]>();

/** The statements in some bytes: a revocation list, or OCSP answers. */
export function statementsIn(bytes: Buffer): Statement[] {
  const known = parsedStatements.get(bytes);
  if (known) return known;
  const list = readList(bytes);
  const found = (list ? [list] : answersIn(bytes)).map(askedOnce);
  parsedStatements.set(bytes, found);
  return found;
}

/** The signature of a statement is verified once for each issuer. */
function askedOnce(statement: Statement): Statement {
  const answers = new WeakMap<X509Certificate, boolean>();
  return {
    ...statement,
    isOf: (issuer) => {
      const answer = answers.get(issuer) ?? statement.isOf(issuer);
      answers.set(issuer, answer);
      return answer;
    },
  };
}

export interface RevocationContext {
  /** The reference time of the judgement: that of the stamp, else now. */
  at: Date;
  /** Statements from this time on are an answer; by default, those from the reference time on. */
  since?: Date;
  now: Date;
  /** The trusted certificate at the end of the path: what it signed does not end with it. */
  anchor: X509Certificate;
  /** Statements stored with the signature, including those that anyone may have added to it. */
  statements: Statement[];
  /** The current list at an address. @throws if it is not available */
  fetchList(address: string): Promise<Buffer>;
  /** The answer of a responder. @throws if it is not available */
  fetchAnswer?: Trust["fetchAnswer"];
}

/**
 * The status of a certificate at a given time. `held`: its issuer may still lift the revocation. `ended`: it has expired,
 * and the current list no longer covers it. `unknown`: it cannot be learned now, and the certificate counts for nothing.
 */
export type Standing = "good" | "revoked" | "held" | "ended" | "unknown";

/**
 * Judges by statements made at that time or later, else by the current list. An older statement clears nothing: it may
 * predate the revocation, and anyone can add it to the signature. A revocation in any statement of the issuer counts,
 * except an older hold, which may have been lifted.
 */
export async function standingOf(step: Step, asked: RevocationContext): Promise<Standing> {
  const { certificate, issuer } = step;
  const all = asked.statements.filter((one) => isAbout(one, certificate) && one.isOf(issuer));
  const isForGood = (one: Statement) => one.revocationOf(certificate)?.isHold === false;
  if (saidBy(all.filter(isForGood), step, asked.at) === "revoked") return "revoked";
  const kept = all.filter((one) => asked.since !== undefined || isInTime(one, step, asked));
  const isLater = ({ from }: Statement) => (asked.since ?? asked.at) <= from && !isAhead(from, asked.now);
  const found = saidBy(kept.filter(isLater), step, asked.at);
  if (found !== "unknown") return found;
  const address = listAddress(certificate);
  const published = address === undefined ? [] : await listAt(address, asked);
  const current = published.filter((one) => isCurrent(one, asked.now) && one.isOf(issuer));
  const said = saidBy(current, step, asked.at);
  if (said !== "unknown") return said;
  const answered = await answerAbout(step, asked);
  if (answered !== "unknown") return answered;
  if (current.length > 0) return certificate.validToDate < asked.now ? "ended" : "unknown";
  return saidBy(
    kept.filter((one) => isBelieved(one, step, asked)),
    step,
    asked.at,
  );
}

/**
 * A statement counts until the certificate of its signer ends: then its key is nobody's concern any more, and somebody could make
 * statements with it. It counts for good if it is known to have existed before (ETSI EN 319 102-1, 5.6.2.4). For the authorities of
 * stamps it counts all the same, as in the reference: their responders have certificates for minutes.
 */
export function isInTime(
  one: Statement,
  { issuer }: Step,
  { anchor, now }: Pick<RevocationContext, "anchor" | "now">,
): boolean {
  const signer = one.signerFor(issuer);
  return (
    signer !== undefined && (signer.raw.equals(anchor.raw) || (one.knownAt ?? now) <= signer.validToDate)
  );
}

const FRESH_MS = 24 * 3600_000;

/**
 * True if an older statement counts, because nothing newer can be had: it was current at that time, as its issuer promised
 * until the next one. Authorities, whose lists are made for months, are believed so; a signer only if the statement was less
 * than a day old at the time of a stamp, or if no list exists that could be asked for.
 */
function isBelieved(one: Statement, { certificate }: Step, { at, since, now }: RevocationContext): boolean {
  const then = since ?? at;
  if (!isCurrent(one, then)) return false;
  if (since !== undefined || certificate.ca) return true;
  const isFresh = then.getTime() - one.from.getTime() < FRESH_MS;
  return at < now ? isFresh : listAddress(certificate) === undefined;
}

const isAbout = (one: Statement, certificate: X509Certificate): boolean =>
  one.covers(certificate) || one.revocationOf(certificate) !== undefined;

function saidBy(statements: Statement[], { certificate }: Step, at: Date): Standing {
  const isRevoked = (one: Statement) => (one.revocationOf(certificate)?.at ?? NEVER) <= at;
  const revoking = statements.filter(isRevoked);
  if (revoking.length > 0)
    return revoking.every((one) => one.revocationOf(certificate)?.isHold) ? "held" : "revoked";
  return statements.some(({ covers }) => covers(certificate)) ? "good" : "unknown";
}

const NEVER = new Date(8.64e15);

const isCurrent = ({ from, until }: Statement, now: Date): boolean =>
  until !== undefined && !isAhead(from, now) && now <= until;

/** What the responder that a certificate names says now; unknown if it is not available, for any reason. */
async function answerAbout(step: Step, { now, at, fetchAnswer }: RevocationContext): Promise<Standing> {
  const address = responderAddress(step.certificate);
  if (address === undefined || !fetchAnswer) return "unknown";
  const { request, nonce } = questionAbout(step.certificate, step.issuer);
  try {
    const bytes = await fetchAnswer(address, request);
    const repeated = nonceIn(bytes);
    if (repeated && !repeated.equals(nonce)) return "unknown";
    const isNow = (one: Statement) =>
      isCurrent(one, now) || (repeated !== undefined && !isAhead(one.from, now));
    return saidBy(
      answersIn(bytes).filter((one) => isNow(one) && one.isOf(step.issuer)),
      step,
      at,
    );
  } catch {
    return "unknown";
  }
}

/** The list that an address has now; none if it is not available, for any reason. */
async function listAt(address: string, { fetchList }: RevocationContext): Promise<Statement[]> {
  const bytes = await fetchList(address).catch(() => undefined);
  const list = bytes && readList(bytes);
  return list ? [list] : [];
}

/** True if a statement of the issuer was made while the certificate was valid, and says that it was not revoked. */
export const isCertain = (one: Statement, { certificate, issuer }: Step): boolean =>
  one.from <= certificate.validToDate &&
  one.covers(certificate) &&
  one.revocationOf(certificate) === undefined &&
  one.isOf(issuer);

/** True if every certificate of a path is covered by a stored statement that was still valid at that time. */
export function isAttested(path: X509Certificate[], statements: Statement[], at: Date): boolean {
  const steps = stepsOf(path);
  const isAttestedStep = ({ certificate, issuer }: Step) =>
    statements.some((one) => (one.until ?? one.from) >= at && one.covers(certificate) && one.isOf(issuer));
  return steps.length > 0 && steps.every(isAttestedStep);
}
