import type { X509Certificate } from "node:crypto";
import { fits } from "./certificate-rules.ts";
import { isWithin } from "./certificate.ts";
import { isAhead } from "./clock-skew.ts";
import type { Covers, FoundSignature, FoundStamp } from "./found-signature.ts";
import { failed, open, type Outcome, type Trust } from "./outcomes.ts";
import { pathOutcome } from "./path-outcome.ts";
import { statementsIn } from "./standing.ts";
import type { Statement } from "./statement.ts";
import { isStrongPath, strongUntil } from "./suites.ts";
import { type Token, tokenIn } from "./time-stamp.ts";
import { trustedPath } from "./trusted-path.ts";

/** A good time stamp: what it covers existed at that time. */
export interface Proof {
  kind: FoundStamp["kind"];
  at: Date;
  covers: Covers;
  /** The end of what makes it good: a later stamp must cover it before. */
  until: Date;
  token: Buffer;
}

/** More stamps than any file has: each costs a path and lists. */
const MOST_STAMPS = 40;

/** What a stamp was found with: its validation data may be about the authority of the stamp. */
export type Stamped = Pick<FoundSignature, "stamps" | "certificates" | "statements">;

/** A stamp, and why it is not good; it is if there is no outcome. */
export interface JudgedStamp {
  stamp: FoundStamp;
  /** According to itself. */
  at: Date | undefined;
  authority?: X509Certificate | undefined;
  /** Until when a good one is so by itself. */
  until?: Date | undefined;
  outcome: Outcome | undefined;
}

/** The stamps that are good, the newest first. A stamp that is not good proves nothing, and takes nothing away. */
export async function proofsIn(found: Stamped, trust: Trust): Promise<Proof[]> {
  const judged = await judgeStamps(found, trust);
  return judged.flatMap(({ stamp: { kind, covers, token }, at, until, outcome }) =>
    at && until && !outcome ? [{ kind, at, covers, until, token }] : [],
  );
}

/**
 * Judges stamps, the newest first. The authority of a stamp must be good now, or at the time of a later good stamp that covers it
 * (ETSI EN 319 102-1, 5.6.2.3): so stamps keep one another for decades.
 */
export async function judgeStamps(found: Stamped, trust: Trust): Promise<JudgedStamp[]> {
  const read = found.stamps
    .slice(0, MOST_STAMPS)
    .map((stamp) => ({ stamp, token: tokenIn(stamp.token) }))
    .toSorted((a, b) => +(b.token?.at ?? 0) - +(a.token?.at ?? 0));
  const judged: JudgedStamp[] = [];
  for (const { stamp, token } of read) {
    const broken = brokenBy(stamp, token, trust.now);
    if (broken || !token) {
      judged.push({ stamp, at: token?.at, outcome: broken });
      continue;
    }
    const known = judged.flatMap(({ stamp: { covers }, at, outcome }) =>
      at && !outcome && covers(stamp.token) ? [+at] : [],
    );
    const seen = known.length > 0 ? new Date(Math.min(...known)) : trust.now;
    judged.push({ stamp, at: token.at, ...(await judgeToken(token, { found, seen }, trust)) });
  }
  return judged;
}

/** Why a stamp is none of these bytes, whoever its authority is. */
function brokenBy(stamp: FoundStamp, token: Token | undefined, now: Date): Outcome | undefined {
  if (!token) return failed("FORMAT_FAILURE", "SEMNATURA_CORUPTA");
  const expected = stamp.imprintBy(token.imprint.digest);
  if (!expected) return open("SIGNED_DATA_NOT_FOUND", "CONTINUT_LIPSA");
  if (!expected.equals(token.imprint.value)) return failed("HASH_FAILURE", "CONTINUT_MODIFICAT");
  return isAhead(token.at, now) ? open("SIG_CONSTRAINTS_FAILURE", "FORMA_NEACCEPTATA") : undefined;
}

/** The statements in some bytes, with the earliest time of a proof that covers them. */
export function knownIn(bytes: Buffer, proofs: Proof[]): Statement[] {
  const times = proofs.filter(({ covers }) => covers(bytes)).map(({ at }) => +at);
  const statements = statementsIn(bytes);
  return times.length > 0
    ? statements.map((one) => ({ ...one, knownAt: new Date(Math.min(...times)) }))
    : statements;
}

interface Circumstances {
  found: Stamped;
  /** When the stamp is known to have existed, at the latest. */
  seen: Date;
}

async function judgeToken(
  { signature: token, at: stamped, imprint }: Token,
  { found, seen }: Circumstances,
  trust: Trust,
): Promise<Pick<JudgedStamp, "authority" | "until" | "outcome">> {
  const { signer, method } = token;
  const isIntact = token.references.every(({ state }) => state === "intact");
  if (token.fault || !isIntact || !signer || !method || !token.isMadeBy(signer))
    return { outcome: failed("SIG_CRYPTO_FAILURE", "SEMNATURA_CORUPTA") };
  const known = [...token.certificates, ...found.certificates];
  const { path } = await trustedPath(signer, { known, purpose: "stamps", at: seen }, trust);
  if (!path) return { outcome: open("NO_CERTIFICATE_CHAIN_FOUND", "CERTIFICAT_NECUNOSCUT") };
  if (!Array.isArray(path))
    return { outcome: open("CERTIFICATE_CHAIN_GENERAL_FAILURE", "CERTIFICAT_NEPERMIS") };
  const authority = path.at(-1);
  if (!fits(signer, "stamps"))
    return { authority, outcome: open("CHAIN_CONSTRAINTS_FAILURE", "CERTIFICAT_NEPOTRIVIT") };
  if (!isWithin(signer, stamped))
    return { authority, outcome: open("SIG_CONSTRAINTS_FAILURE", "CERTIFICAT_EXPIRAT") };
  const statements = [...token.statements, ...found.statements].flatMap(statementsIn);
  const outcome = await pathOutcome({ path, at: seen, since: stamped, statements }, trust);
  if (outcome) return { authority, outcome: ofStamp(outcome) };
  const end = strongUntil({ method, digests: [...token.digests, imprint.digest] }, signer);
  if (!isStrongPath(path, seen) || seen >= end)
    return { authority, outcome: open("CRYPTO_CONSTRAINTS_FAILURE_NO_POE", "ALGORITM_SLAB") };
  const until = path
    .slice(0, -1)
    .reduce((least, { validToDate }) => (validToDate < least ? validToDate : least), end);
  return { authority, until, outcome: undefined };
}

/** Of stamps the standard says that their authority was not revoked, if that is known (ETSI EN 319 102-1, 5.4.4). */
const ofStamp = (outcome: Outcome): Outcome =>
  outcome.subindicatie === "OUT_OF_BOUNDS_NO_POE"
    ? { ...outcome, subindicatie: "OUT_OF_BOUNDS_NOT_REVOKED" }
    : outcome;
