import type { Reader } from "../../../shared/search/search-index.ts";
import { isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { type Document, isPublic, ownerName } from "../records/document.ts";
import { type Grant, granteeOf } from "../records/grant.ts";
import type { Facts } from "./authorization.ts";

/*
 * The reading half of `rightsOf`, cut in two for an index that has to count what a caller may read: what a document asks
 * for, and what a caller holds. A property test draws documents, grants, callers and times, and compares both with
 * `rightsOf`. Holders of links are left out: they know the one document that they may read.
 */

/** The key of what everybody may read. */
export const EVERYBODY = "everybody";

/** Secret documents ask for keys of their own, which only those hold who may see them. */
const secretKey = (key: string): string => `secret#${key}`;

/** A creator owns a document while its bucket is their home. */
const createdKey = (creator: string, bucketId: number): string => `created#${creator}#${bucketId}`;

/** The keys that open an ACTIV or ARHIVAT document for reading; none in other states. */
export function readersOf(document: Facts, grants: readonly Grant[]): Reader[] {
  if (document.status !== "ACTIV" && document.status !== "ARHIVAT") return [];
  const guard = document.visibility === "SECRET" ? secretKey : (key: string) => key;
  const keys = [
    ...(isPublic(document) ? [EVERYBODY] : []),
    ...ownerKeys(document),
    ...[guard("all"), guard(`bucket#${document.bucketId}`)],
    ...(document.emitentId === undefined ? [] : [guard(`issuer#${document.emitentId}`)]),
  ];
  return [
    ...keys.map((key) => ({ key })),
    ...grants.map((grant) => ({ key: guard(`grant#${granteeOf(grant)}`), until: grant.dataExpirare })),
  ];
}

/** A change by which some may not read the document any more. */
export function narrows(before: Facts, after: Facts): boolean {
  const kept = new Set(readersOf(after, []).map(({ key }) => key));
  return readersOf(before, []).some(({ key }) => !kept.has(key));
}

function ownerKeys(document: Pick<Document, "proprietarId" | "creator" | "bucketId">): string[] {
  const owner = ownerName(document);
  if (owner === undefined) return [];
  return document.proprietarId === undefined ? [createdKey(owner, document.bucketId)] : [`owner#${owner}`];
}

/** The keys that a principal holds: with `readersOf` of a document, what `rightsOf` says about reading it. */
export function keysOf(caller: Principal): string[] {
  if (caller.kind === "machine" && !caller.scopes.includes("documente.read")) return [];
  const guarded = guardedKeys(caller);
  return [EVERYBODY, ...ownKeys(caller), ...guarded, ...(caller.hasSecret ? guarded.map(secretKey) : [])];
}

function ownKeys(caller: Principal): string[] {
  if (caller.kind !== "person") return [];
  const home = [...new Set([PLATFORM_BUCKET_ID, ...caller.organizationBuckets])];
  // Where they see everything, secret documents too, a key of what they created would only make searches longer.
  const seen = caller.hasSecret ? openedBuckets(caller) : new Set<number>();
  return [
    ...(caller.clientId === undefined ? [] : [`owner#client#${caller.clientId}`]),
    ...home.filter((bucketId) => !seen.has(bucketId)).map((bucketId) => createdKey(caller.key, bucketId)),
  ];
}

/** The keys that open what is not secret. */
function guardedKeys(caller: Principal): string[] {
  if (caller.kind === "machine") return caller.emitentId === undefined ? [] : [`issuer#${caller.emitentId}`];
  return [
    ...(isServiceAdmin(caller) ? ["all"] : []),
    ...[...openedBuckets(caller)].map((bucketId) => `bucket#${bucketId}`),
    ...grantKeys(caller),
  ];
}

/** Of which a caller sees everything but what is secret. */
const openedBuckets = (caller: Principal): Set<number> =>
  new Set([...caller.memberships.keys(), ...(isOrganizationAdmin(caller) ? caller.organizationBuckets : [])]);

const grantKeys = (caller: Principal): string[] =>
  caller.kind === "person" ? caller.names.map((name) => `grant#${name}`) : [];

/** What lists and searches show a caller: not what merely is public. */
export const listedKeysOf = (caller: Principal): string[] =>
  keysOf(caller).filter((key) => key !== EVERYBODY);

/** The keys of what was shared with a caller. */
export function sharedKeysOf(caller: Principal): string[] {
  const keys = grantKeys(caller);
  return caller.hasSecret ? [...keys, ...keys.map(secretKey)] : keys;
}
