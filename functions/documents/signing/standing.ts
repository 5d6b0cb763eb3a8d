import type { X509Certificate } from "node:crypto";
import { unavailable, type AppError } from "../../../shared/errors.ts";
import { distributionPoints, listAddress } from "./certificate.ts";
import { readList, type RevocationList } from "./revocation.ts";
import { isAhead } from "./time-stamp.ts";

/** A certificate of a path with its issuer. */
export interface Step {
  certificate: X509Certificate;
  issuer: X509Certificate;
}

/** The certificates of a path below its root, each with its issuer. */
export const stepsOf = (path: X509Certificate[]): Step[] =>
  path.slice(0, -1).map((certificate, i) => ({ certificate, issuer: path[i + 1] ?? certificate }));

export interface RevocationContext {
  /** The reference time of the judgement: that of the stamp, else now. */
  at: Date;
  now: Date;
  /** Lists stored with the signature, including lists that anyone may have added to it. */
  lists: RevocationList[];
  /** The current list at an address. @throws if it is not available */
  fetchList(address: string): Promise<Buffer>;
}

/** The status of a certificate at a given time. `ended`: it has expired, and the current list no longer covers it. */
export type Standing = "good" | "revoked" | "ended" | "unknown";

/**
 * Judges by lists issued at that time or later, else by the current one. An older list does not count: it may predate
 * the revocation, and anyone can add it to the signature. A revocation in any list of the issuer counts; a list
 * clears a certificate only if it covers it.
 * @throws any error of `fetchList`
 */
export async function standingOf(step: Step, asked: RevocationContext): Promise<Standing> {
  const kept = asked.lists.filter((list) => asked.at <= list.from && list.isOf(step.issuer));
  const found = saidBy(kept, step, asked.at);
  if (found !== "unknown" || !isPublished(step.certificate)) return found === "unknown" ? "good" : found;
  const current = await currentList(step, asked);
  const said = saidBy(current ? [current] : [], step, asked.at);
  if (said !== "unknown") return said;
  return current && step.certificate.validToDate < asked.now ? "ended" : "unknown";
}

function saidBy(lists: RevocationList[], { certificate }: Step, at: Date): Standing {
  const isRevoked = ({ revokedAt }: RevocationList) => (revokedAt(certificate) ?? NEVER) <= at;
  if (lists.some(isRevoked)) return "revoked";
  return lists.some(({ covers }) => covers(certificate)) ? "good" : "unknown";
}

const NEVER = new Date(8.64e15);

/** If a certificate names no list, its issuer does not revoke by lists. */
const isPublished = (certificate: X509Certificate): boolean => distributionPoints(certificate).length > 0;

async function currentList(
  { certificate, issuer }: Step,
  asked: RevocationContext,
): Promise<RevocationList | undefined> {
  const address = listAddress(certificate);
  const list = address === undefined ? undefined : readList(await asked.fetchList(address));
  const hasBegun = list && !isAhead(list.from, asked.now);
  return hasBegun && asked.now <= list.until && list.isOf(issuer) ? list : undefined;
}

/**
 * True if every certificate of a path that names a revocation list is covered by a stored one that was still valid at
 * that time.
 */
export function isAttested(path: X509Certificate[], lists: RevocationList[], at: Date): boolean {
  const steps = stepsOf(path).filter(({ certificate }) => isPublished(certificate));
  const isCurrent = ({ certificate, issuer }: Step) =>
    lists.some((list) => list.until >= at && list.covers(certificate) && list.isOf(issuer));
  return steps.length > 0 && steps.every(isCurrent);
}

/** The refusal if no usable list is available. */
export const listUnusable = (): AppError =>
  unavailable("listaRevocareIndisponibila", { headers: { "retry-after": "30" } });
