import { pathTo } from "./certificate-path.ts";
import { fits } from "./certificate-rules.ts";
import { isWithin } from "./certificate.ts";
import { isAhead } from "./clock-skew.ts";
import type { Covers, FoundSignature, FoundStamp } from "./found-signature.ts";
import type { Trust } from "./outcomes.ts";
import { pathOutcome } from "./path-outcome.ts";
import { statementsIn } from "./standing.ts";
import type { Statement } from "./statement.ts";
import { isStrong, isStrongPath } from "./suites.ts";
import { tokenIn } from "./time-stamp.ts";

/** A good time stamp: what it covers existed at that time. */
export interface Proof {
  kind: FoundStamp["kind"];
  at: Date;
  covers: Covers;
}

/** A stamp of these bytes by somebody: its authority is not judged yet. */
interface Candidate {
  stamp: FoundStamp;
  at: Date;
  token: FoundSignature;
}

/** More stamps than any file has: each costs a path and lists. */
const MOST_STAMPS = 40;

/**
 * The stamps that are good, the newest first. The authority of a stamp must be good now, or at the time of a later good stamp
 * that covers it (ETSI EN 319 102-1, 5.6.2.3): so stamps keep one another for decades. A stamp that is not good proves
 * nothing, and takes nothing away.
 */
export async function proofsIn(found: FoundSignature, trust: Trust): Promise<Proof[]> {
  const candidates = found.stamps
    .slice(0, MOST_STAMPS)
    .flatMap((stamp) => candidateIn(stamp) ?? [])
    .filter(({ at }) => !isAhead(at, trust.now))
    .toSorted((a, b) => +b.at - +a.at);
  const proofs: Proof[] = [];
  for (const { stamp, at, token } of candidates) {
    const known = proofs.filter(({ covers }) => covers(stamp.token)).map((one) => one.at);
    const seen = known.length > 0 ? new Date(Math.min(...known.map(Number))) : trust.now;
    if (await isGood(token, { found, stamped: at, seen }, trust))
      proofs.push({ kind: stamp.kind, at, covers: stamp.covers });
  }
  return proofs;
}

/** The statements in some bytes, with the earliest time of a proof that covers them. */
export function knownIn(bytes: Buffer, proofs: Proof[]): Statement[] {
  const times = proofs.filter(({ covers }) => covers(bytes)).map(({ at }) => +at);
  const statements = statementsIn(bytes);
  return times.length > 0
    ? statements.map((one) => ({ ...one, knownAt: new Date(Math.min(...times)) }))
    : statements;
}

function candidateIn(stamp: FoundStamp): Candidate | undefined {
  const found = tokenIn(stamp.token);
  if (!found || !stamp.imprintBy(found.imprint.digest)?.equals(found.imprint.value)) return undefined;
  return { stamp, at: found.at, token: found.signature };
}

interface Circumstances {
  /** The signature that the stamp was found with: its validation data may be about the authority of the stamp. */
  found: FoundSignature;
  stamped: Date;
  /** When the stamp is known to have existed, at the latest. */
  seen: Date;
}

async function isGood(
  token: FoundSignature,
  { found, stamped, seen }: Circumstances,
  trust: Trust,
): Promise<boolean> {
  const { signer, method } = token;
  const isIntact = token.references.every(({ state }) => state === "intact");
  if (token.fault || !isIntact || !signer || !method || !token.isMadeBy(signer)) return false;
  const path = pathTo(signer, {
    known: [...token.certificates, ...found.certificates],
    anchors: trust.anchors,
    purpose: "stamps",
    prefers: (one) => isStrongPath(one, seen),
  });
  if (!Array.isArray(path) || !fits(signer, "stamps") || !isWithin(signer, stamped)) return false;
  if (!isStrongPath(path, seen) || !isStrong({ method, digests: token.digests }, signer, seen)) return false;
  const statements = [...token.statements, ...found.statements].flatMap(statementsIn);
  return (await pathOutcome({ path, at: seen, since: stamped, statements }, trust)) === undefined;
}
