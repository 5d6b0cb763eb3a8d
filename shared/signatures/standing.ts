import type { X509Certificate } from "node:crypto";
import { unavailable, type AppError } from "../errors.ts";
import { distributionPoints, listAddress } from "./certificate.ts";
import { readList, type RevocationList } from "./revocation.ts";
import { isAhead } from "./time-stamp.ts";

/** A certificate of a path, and its issuer's. */
export interface Step {
  certificate: X509Certificate;
  issuer: X509Certificate;
}

/** The certificates of a path below its root, each with its issuer. */
export const stepsOf = (path: X509Certificate[]): Step[] =>
  path.slice(0, -1).map((certificate, i) => ({ certificate, issuer: path[i + 1] ?? certificate }));

export interface Asked {
  /** The moment that is judged: that of the stamp, else now. */
  at: Date;
  now: Date;
  /** Lists that were kept with the signature, or that anybody added to it. */
  lists: RevocationList[];
  /** The current list at an address. @throws where it cannot be had */
  fetchList(address: string): Promise<Buffer>;
}

/** How a certificate stood at a moment. `ended`: it is over, and no list that still names ended ones speaks of it. */
export type Standing = "good" | "revoked" | "ended" | "unknown";

/**
 * Judges by lists that were issued at that moment or later, else by the current one. An older list counts for nothing: it
 * may be from before the revocation, and anybody can put it beside the signature. What one list of the issuer's revokes is
 * revoked; what a list clears must be covered by it.
 * @throws what `fetchList` throws
 */
export async function standingOf(step: Step, asked: Asked): Promise<Standing> {
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

/** A certificate that names no list has none: its issuer does not revoke by lists. */
const isPublished = (certificate: X509Certificate): boolean => distributionPoints(certificate).length > 0;

async function currentList({ certificate, issuer }: Step, asked: Asked): Promise<RevocationList | undefined> {
  const address = listAddress(certificate);
  const list = address === undefined ? undefined : readList(await asked.fetchList(address));
  const hasBegun = list && !isAhead(list.from, asked.now);
  return hasBegun && asked.now <= list.until && list.isOf(issuer) ? list : undefined;
}

/** True if every certificate of a path that names a list has one here that was not over at that moment. */
export function isAttested(path: X509Certificate[], lists: RevocationList[], at: Date): boolean {
  const steps = stepsOf(path).filter(({ certificate }) => isPublished(certificate));
  const isCurrent = ({ certificate, issuer }: Step) =>
    lists.some((list) => list.until >= at && list.covers(certificate) && list.isOf(issuer));
  return steps.length > 0 && steps.every(isCurrent);
}

/** No list that counts can be had. */
export const listUnusable = (): AppError =>
  unavailable("listaRevocareIndisponibila", { headers: { "retry-after": "30" } });
