import type { Reader } from "../search-index/search-index.ts";
import { isHuman, isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { type Document, isPublic, ownerName } from "../records/document.ts";
import { type Grant, granteeOf } from "../records/grant.ts";
import type { Facts } from "./authorization.ts";

/*
 * The read part of `rightsOf`, split in two for an index that has to count what a caller may read: the keys that a
 * document requires, and the keys that a caller holds. A property test generates documents, grants, callers and
 * times, and compares both halves with `rightsOf`. Holders of links are excluded: they already know the one document
 * that they may read.
 */

/** The key of documents that all callers may read. */
export const EVERYBODY = "everybody";

/** Secret documents require separate keys, which only callers with access to secret documents hold. */
const secretKey = (key: string): string => `secret#${key}`;

/** A creator owns a document while its bucket is their home. */
const createdKey = (creator: string, bucketId: number): string => `created#${creator}#${bucketId}`;

/** The keys that allow reading an ACTIV or ARHIVAT document; none in other states. */
export function readersOf(document: Facts, grants: readonly Grant[]): Reader[] {
  if (document.status !== "ACTIV" && document.status !== "ARHIVAT") return [];
  const guard = document.visibility === "SECRET" ? secretKey : (key: string) => key;
  const keys = [
    ...(isPublic(document) ? [EVERYBODY] : []),
    ...ownerKeys(document),
    guard("all"),
    guard(`bucket#${document.bucketId}`),
    ...(document.emitentId === undefined ? [] : [guard(`issuer#${document.emitentId}`)]),
  ];
  return [
    ...keys.map((key) => ({ key })),
    ...grants.map((grant) => ({ key: guard(`grant#${granteeOf(grant)}`), until: grant.dataExpirare })),
  ];
}

/** True if a change takes read access away from some callers. */
export function narrows(before: Facts, after: Facts): boolean {
  const kept = new Set(readersOf(after, []).map(({ key }) => key));
  return readersOf(before, []).some(({ key }) => !kept.has(key));
}

function ownerKeys(document: Pick<Document, "proprietarId" | "creator" | "bucketId">): string[] {
  const owner = ownerName(document);
  if (owner === undefined) return [];
  return document.proprietarId === undefined ? [createdKey(owner, document.bucketId)] : [`owner#${owner}`];
}

/**
 * The keys that a principal holds. Compared with `readersOf` of a document, they give the same answer as `rightsOf`
 * for reading.
 */
export function keysOf(caller: Principal): string[] {
  if (caller.kind === "machine" && !caller.scopes.includes("documente.read")) return [];
  const guarded = guardedKeys(caller);
  return [EVERYBODY, ...ownKeys(caller), ...guarded, ...(caller.hasSecret ? guarded.map(secretKey) : [])];
}

function ownKeys(caller: Principal): string[] {
  if (!isHuman(caller)) return [];
  const owned = caller.clientId === undefined ? [] : [`owner#client#${caller.clientId}`];
  // A citizen creates no documents.
  if (caller.kind === "citizen") return owned;
  const home = [...new Set([PLATFORM_BUCKET_ID, ...caller.organizationBuckets])];
  // In buckets where the caller sees everything, including secret documents, a key for their own documents would only
  // make queries longer.
  const seen = caller.hasSecret ? openedBuckets(caller) : new Set<number>();
  return [
    ...owned,
    ...home.filter((bucketId) => !seen.has(bucketId)).map((bucketId) => createdKey(caller.key, bucketId)),
  ];
}

/** The keys for documents that are not secret. */
function guardedKeys(caller: Principal): string[] {
  if (caller.kind === "machine") return caller.emitentId === undefined ? [] : [`issuer#${caller.emitentId}`];
  return [
    ...(isServiceAdmin(caller) ? ["all"] : []),
    ...[...openedBuckets(caller)].map((bucketId) => `bucket#${bucketId}`),
    ...grantKeys(caller),
  ];
}

/** Buckets where a caller sees all documents except secret ones. */
const openedBuckets = (caller: Principal): Set<number> =>
  new Set([...caller.memberships.keys(), ...(isOrganizationAdmin(caller) ? caller.organizationBuckets : [])]);

const grantKeys = (caller: Principal): string[] =>
  isHuman(caller) ? caller.names.map((name) => `grant#${name}`) : [];

/** The keys for a caller's lists and searches. Documents that are merely public do not appear in them. */
export const listedKeysOf = (caller: Principal): string[] =>
  keysOf(caller).filter((key) => key !== EVERYBODY);

/** The keys of documents that were shared with a caller. */
export function sharedKeysOf(caller: Principal): string[] {
  const keys = grantKeys(caller);
  return caller.hasSecret ? [...keys, ...keys.map(secretKey)] : keys;
}
