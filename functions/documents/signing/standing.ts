import type { X509Certificate } from "node:crypto";
import { extensionOf, listAddress } from "./certificate.ts";
import { answersIn, isDelegate, nonceIn } from "./ocsp-answer.ts";
import { oids } from "./oids.ts";
import { questionAbout, responderAddress } from "./ocsp-request.ts";
import type { Trust } from "./outcomes.ts";
import { readList } from "./revocation.ts";
import type { Statement, Step } from "./statement.ts";
import { isAhead } from "./clock-skew.ts";

/** The certificates of a path below its root, each with its issuer. */
export const stepsOf = (path: X509Certificate[]): Step[] =>
  path.slice(0, -1).map((certificate, i) => ({
    certificate,
    issuer: path[i + 1] ?? certificate,
    above: path.slice(i + 2),
  }));

/** The responder of a statement, if its authority does not vouch for it until its end; undefined if nobody need be asked. */
function responderOf(one: Statement, step: Step): Step | undefined {
  const signer = one.signerFor(step);
  if (!signer || signer === step.issuer || extensionOf(signer, oids.ocspNoCheck)) return undefined;
  const authorities = [step.issuer, ...step.above];
  const at = authorities.findIndex((authority) => isDelegate(signer, authority, one.from));
  const issuer = authorities[at];
  return issuer && { certificate: signer, issuer, above: authorities.slice(at + 1) };
}

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

/** The signature of a statement is verified once for each issuer and its path. */
function askedOnce(statement: Statement): Statement {
  const answers = new WeakMap<X509Certificate, Map<string, boolean>>();
  return {
    ...statement,
    isOf: (step) => {
      const known = answers.get(step.issuer) ?? new Map<string, boolean>();
      answers.set(step.issuer, known);
      const path = step.above.map(({ fingerprint256 }) => fingerprint256).join();
      const answer = known.get(path) ?? statement.isOf(step);
      known.set(path, answer);
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
  /** Set while the certificate of a responder is judged: that of its responder is not. */
  isOfResponder?: true;
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
  const { certificate } = step;
  const all = asked.statements.filter((one) => isAbout(one, certificate) && one.isOf(step));
  const isForGood = (one: Statement) => one.revocationOf(certificate)?.isHold === false;
  if (revocationBy(all.filter(isForGood), step, asked.at)) return "revoked";
  const kept = all.filter((one) => asked.since !== undefined || isInTime(one, step, asked));
  const isLater = ({ from }: Statement) => (asked.since ?? asked.at) <= from && !isAhead(from, asked.now);
  const found = await saidBy(kept.filter(isLater), step, asked);
  if (found !== "unknown") return found;
  const address = listAddress(certificate);
  const published = address === undefined ? [] : await listAt(address, asked);
  const current = published.filter((one) => isCurrent(one, asked.now) && one.isOf(step));
  const said = await saidBy(current, step, asked);
  if (said !== "unknown") return said;
  const answered = await answerAbout(step, asked);
  if (answered !== "unknown") return answered;
  if (current.length > 0) return certificate.validToDate < asked.now ? "ended" : "unknown";
  return saidBy(
    kept.filter((one) => isBelieved(one, step, asked)),
    step,
    asked,
  );
}

/**
 * A statement counts until the certificate of its signer ends: then its key is nobody's concern any more, and somebody could make
 * statements with it. It counts for good if it is known to have existed before (ETSI EN 319 102-1, 5.6.2.4). For the authorities of
 * stamps it counts all the same, as in the reference: their responders have certificates for minutes.
 */
export function isInTime(
  one: Statement,
  step: Step,
  { anchor, now }: Pick<RevocationContext, "anchor" | "now">,
): boolean {
  const signer = one.signerFor(step);
  return (
    signer !== undefined && (signer.raw.equals(anchor.raw) || (one.knownAt ?? now) <= signer.validToDate)
  );
}

const FRESH_MS = 24 * 3600_000;

/**
 * True if an older statement counts, because nothing newer can be had: it was less than a day old at that time, or current, as
 * its issuer promised until the next one. Authorities, whose lists are made for months, are believed so; a signer only for a
 * day, or if no list exists that could be asked for.
 */
function isBelieved(one: Statement, { certificate }: Step, { at, since, now }: RevocationContext): boolean {
  const then = since ?? at;
  const age = then.getTime() - one.from.getTime();
  if (age >= 0 && age < FRESH_MS) return true;
  if (!isCurrent(one, then)) return false;
  return since !== undefined || certificate.ca || (at >= now && listAddress(certificate) === undefined);
}

const isAbout = (one: Statement, certificate: X509Certificate): boolean =>
  one.covers(certificate) || one.revocationOf(certificate) !== undefined;

async function saidBy(statements: Statement[], step: Step, asked: RevocationContext): Promise<Standing> {
  const revocation = revocationBy(statements, step, asked.at);
  if (revocation) return revocation;
  for (const one of statements)
    if (one.covers(step.certificate) && (await isVouchedFor(one, step, asked))) return "good";
  return "unknown";
}

/** What some statements revoke at a time. It is obeyed whatever is known of the responder that says so. */
function revocationBy(
  statements: Statement[],
  { certificate }: Step,
  at: Date,
): "revoked" | "held" | undefined {
  const revoking = statements.filter((one) => (one.revocationOf(certificate)?.at ?? NEVER) <= at);
  if (revoking.length === 0) return undefined;
  return revoking.every((one) => one.revocationOf(certificate)?.isHold) ? "held" : "revoked";
}

/** A responder may have been revoked itself (RFC 6960, 4.2.2.2.1): then its authority must say that it was not. */
async function isVouchedFor(one: Statement, step: Step, asked: RevocationContext): Promise<boolean> {
  const responder = responderOf(one, step);
  if (!responder) return true;
  if (asked.isOfResponder) return false;
  return (await standingOf(responder, { ...asked, isOfResponder: true })) === "good";
}

const NEVER = new Date(8.64e15);

const isCurrent = ({ from, until }: Statement, now: Date): boolean =>
  until !== undefined && !isAhead(from, now) && now <= until;

/** What the responder that a certificate names says now; unknown if it is not available, for any reason. */
async function answerAbout(step: Step, asked: RevocationContext): Promise<Standing> {
  const { now, fetchAnswer } = asked;
  const address = responderAddress(step.certificate);
  if (address === undefined || !fetchAnswer) return "unknown";
  const { request, nonce } = questionAbout(step.certificate, step.issuer);
  try {
    const bytes = await fetchAnswer(address, request);
    const repeated = nonceIn(bytes);
    if (repeated && !repeated.equals(nonce)) return "unknown";
    const isNow = (one: Statement) =>
      isCurrent(one, now) || (repeated !== undefined && !isAhead(one.from, now));
    return await saidBy(
      answersIn(bytes).filter((one) => isNow(one) && one.isOf(step)),
      step,
      asked,
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
export const isCertain = (one: Statement, step: Step): boolean =>
  one.from <= step.certificate.validToDate &&
  one.covers(step.certificate) &&
  one.revocationOf(step.certificate) === undefined &&
  one.isOf(step);

/** True if every certificate of a path is covered by a stored statement that was still valid at that time. */
export function isAttested(path: X509Certificate[], statements: Statement[], at: Date): boolean {
  const steps = stepsOf(path);
  const isAttestedStep = (step: Step, isOfResponder = false): boolean =>
    statements.some((one) => {
      if ((one.until ?? one.from) < at || !one.covers(step.certificate) || !one.isOf(step)) return false;
      const responder = responderOf(one, step);
      return !responder || (!isOfResponder && isAttestedStep(responder, true));
    });
  return steps.length > 0 && steps.every((step) => isAttestedStep(step));
}
