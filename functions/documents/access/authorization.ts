import type { Stored } from "../../../shared/data/entity.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { clock } from "../../../shared/clock.ts";
import { forbidden, notFound } from "../../../shared/errors.ts";
import {
  isOrganizationAdmin,
  isServiceAdmin,
  type LinkHolder,
  type Machine,
  type Person,
  type Principal,
} from "./principal.ts";
import type { Standpoint } from "./acts.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { type Document, Documents } from "../records/document.ts";
import { answeredBy } from "./grounds.ts";
import { headKey, headOf, type ChainHead } from "../records/event.ts";
import { type Grant, grantKey, type GrantTerms } from "../records/grant.ts";

/**
 * Who may do what with a document. This file is the only place that decides it: every verb asks
 * `documentFor`, every list is built from `listsFor` and checked by `rightsOf`.
 */

/** `govern`: change owner, bucket or visibility; `administer`: issuer and legal hold. */
const rights = ["read", "write", "share", "purge", "govern", "administer"] as const;
export type Right = (typeof rights)[number];

export type Facts = Pick<
  Document,
  "id" | "bucketId" | "emitentId" | "proprietarId" | "creator" | "visibility" | "status"
>;

/** The relations of a principal to a document, and the rights that each grants. */
export const relations = {
  owner: ["read", "write", "share", "purge", "govern"],
  bucketAdmin: ["read", "write", "share", "purge", "govern"],
  bucketOperator: ["read", "write", "share"],
  writeGrant: ["read", "write", "share"],
  readGrant: ["read"],
  organizationAdmin: rights,
  serviceAdmin: rights,
  issuer: ["read", "write"],
  linkHolder: ["read"],
  everybody: ["read"],
} satisfies Record<string, readonly Right[]>;

export type Relation = keyof typeof relations;

/** @param grants those of the caller, and for the holder of a link those of its maker */
export function relationsOf(caller: Principal, document: Facts, grants: GrantTerms[]): Relation[] {
  const held: Record<Relation, boolean> = {
    owner: caller.kind === "person" && isOwner(caller, document),
    bucketAdmin: caller.memberships.get(document.bucketId) === "ADMIN",
    bucketOperator: caller.memberships.get(document.bucketId) === "OPERATOR",
    writeGrant: caller.kind === "person" && grants.some(writes),
    readGrant: caller.kind === "person" && grants.some(isValid),
    organizationAdmin: administersBucket(caller, document.bucketId),
    serviceAdmin: isServiceAdmin(caller),
    issuer: isIssuer(caller, document),
    linkHolder:
      caller.kind === "link" &&
      caller.link.documentId === document.id &&
      document.status === "ACTIV" &&
      isMadeByRight(caller, document, grants),
    everybody: document.visibility === "PUBLIC" && document.status === "ACTIV",
  };
  return (Object.keys(held) as Relation[]).filter((relation) => held[relation]);
}

/**
 * The rights of a principal on a document, as a pure function of both.
 *
 * Only its owner and people with `hasSecret` have rights on a SECRET document; on a deleted one those who may
 * write; on a purged one administrators. A suspended organization's people only read.
 */
export function rightsOf(caller: Principal, document: Facts, grants: GrantTerms[] = []): ReadonlySet<Right> {
  const held = relationsOf(caller, document, grants).filter((relation) =>
    seesSecret(caller, document, relation),
  );
  const given = new Set(held.flatMap((relation): readonly Right[] => relations[relation]));
  if (caller.kind === "machine") keepScoped(given, caller);
  if (caller.suspended) keepReading(given);
  if (document.status === "STERS" && !given.has("write")) return new Set();
  if (document.status === "PURJAT" && !given.has("administer")) return new Set();
  return given;
}

function keepReading(given: Set<Right>): void {
  for (const right of rights) if (right !== "read") given.delete(right);
}

export function seesSecret(caller: Principal, document: Facts, relation: Relation): boolean {
  if (document.visibility !== "SECRET" || relation === "owner") return true;
  return caller.hasSecret;
}

function keepScoped(given: Set<Right>, { scopes }: Machine): void {
  if (!scopes.includes("documente.read")) given.delete("read");
  if (!scopes.includes("documente.write")) given.delete("write");
}

/** The owner is the client that the document names, else the person who created it, while the bucket is their home. */
const isOwner = (caller: Person, { proprietarId, creator, bucketId }: Facts): boolean =>
  proprietarId === undefined
    ? caller.key === creator && isAtHome(caller, bucketId)
    : caller.clientId === proprietarId;

/**
 * Whether what a person files in a bucket is their own: in the platform's bucket, and in those of an organization while
 * they belong to it.
 */
export const isAtHome = ({ organizationBuckets }: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID || organizationBuckets.includes(bucketId);

/** Whether a machine acts for the issuer of a document. */
export const isIssuer = (caller: Principal, document: Pick<Document, "emitentId">): boolean =>
  caller.kind === "machine" && caller.emitentId !== undefined && caller.emitentId === document.emitentId;

/**
 * Until when a principal may share a document: undefined without an end. A temporary grant gives the right until it ends,
 * any other relation for as long as it lasts.
 */
function endOfSharing(caller: Principal, document: Facts, grants: GrantTerms[]): string | undefined {
  if (rightsOf(caller, document).has("share")) return undefined;
  const ends = grants.filter(writes).map(({ dataExpirare }) => dataExpirare);
  return ends.every((end) => end !== undefined) ? ends.sort().at(-1) : undefined;
}

/** Whether a principal administers documents of a bucket: those of the platform's are the service administrator's. */
const administersIn = (caller: Principal, bucketId: number): boolean =>
  isServiceAdmin(caller) || administersBucket(caller, bucketId);

/**
 * Whether a principal may take documents of a bucket out of its organization: to another organization or the platform, to
 * an owner, or to themselves. That is for its administrators, so that people who leave it leave its documents.
 */
export const mayRelease = (caller: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID || administersIn(caller, bucketId);

/** Whether a principal may give a document to themselves, or to a client that they are. */
export const mayGiveThemselves = (caller: Principal, { document, rights }: Standpoint): boolean =>
  rights.has("govern") && mayRelease(caller, document.bucketId);

const administersBucket = (caller: Principal, bucketId: number): boolean =>
  isOrganizationAdmin(caller) && caller.organizationBuckets.includes(bucketId);

/** A link opens as long as its maker may share the document. The grants are the maker's. */
const isMadeByRight = ({ maker }: LinkHolder, document: Facts, grants: GrantTerms[]): boolean =>
  maker !== undefined && rightsOf(maker, document, grants).has("share");

export const isValid = ({ dataExpirare }: GrantTerms): boolean =>
  dataExpirare === undefined || dataExpirare > clock.iso();

const writes = (grant: GrantTerms): boolean => isValid(grant) && grant.drept === "SCRIERE";

/** Whether a principal may put documents into a bucket that is not the platform's default. */
export const mayFill = (caller: Principal, bucketId: number): boolean =>
  !caller.suspended && (caller.memberships.has(bucketId) || administersIn(caller, bucketId));

/** Buckets whose documents a principal sees in lists; undefined for the service administrator, who sees all. */
export function visibleBuckets(caller: Principal): number[] | undefined {
  const administered = administeredBuckets(caller);
  return administered && [...new Set([...caller.memberships.keys(), ...administered])];
}

/** Buckets whose documents a principal administers; undefined for the service administrator, who administers all. */
export const administeredBuckets = (caller: Principal): readonly number[] | undefined =>
  isServiceAdmin(caller) ? undefined : isOrganizationAdmin(caller) ? caller.organizationBuckets : [];

/**
 * Whether somebody who knows the code of a document may learn that it exists, and ask for access: for everybody else
 * it is as good as unknown.
 */
export const mayAskFor = (caller: Principal, { visibility, status }: Facts): boolean =>
  (visibility !== "SECRET" || caller.hasSecret) && (status === "ACTIV" || status === "ARHIVAT");

/** A document as it was read for a caller, with the chain head that a write needs. */
export interface Opened extends Standpoint {
  document: Stored<Document>;
  head: ChainHead;
  /** The caller's grants on it, of a link those of its maker: the rights on what becomes of it follow from them. */
  grants: Grant[];
  /** Until when the caller may share it, where their right to share has an end. */
  sharesUntil: string | undefined;
  /** How records and events name the caller. */
  actor: string;
  /** The items that were asked for beside it, in their order. */
  beside: (Record<string, unknown> | undefined)[];
}

/**
 * Reads a document as a caller finds it, with no right at all where it is none of their business: one BatchGetItem.
 * Undefined where there is none.
 * @param beside keys of further items of the table, which the same call reads
 */
export async function lookAt(caller: Principal, id: number, beside: Key[] = []): Promise<Opened | undefined> {
  const grantee = caller.kind === "link" ? caller.maker : caller;
  const grantKeys = (grantee?.names ?? []).map((name) => grantKey(id, name));
  const keys = [Documents.key({ id }), headKey(id), ...grantKeys, ...beside];
  const [item, chain, ...others] = await readItems(Documents.table, keys);
  if (!item) return undefined;
  const document = recordOf<Document>(item);
  const grants = others
    .splice(0, grantKeys.length)
    .flatMap((grant) => (grant ? [recordOf<Grant>(grant)] : []));
  return {
    caller,
    document,
    head: headOf(chain),
    rights: rightsOf(caller, document, grants),
    grants,
    sharesUntil: endOfSharing(caller, document, grants),
    actor: caller.actor,
    beside: others,
  };
}

/**
 * The same for a caller who needs `right`, which a machine may have without being able to read.
 * @throws notFound where the caller neither has it nor may read, forbidden where they may only read
 */
export async function documentFor(
  caller: Principal,
  id: number,
  right: Right,
  beside: Key[] = [],
): Promise<Opened> {
  const opened = await lookAt(caller, id, beside);
  if (opened?.rights.has(right)) {
    answeredBy(right, id);
    return opened;
  }
  throw opened?.rights.has("read") ? forbidden("faraDrept") : notFound("documentInexistent");
}

/** A document of several that were read for a caller. */
export type Found = Pick<Opened, "caller" | "document" | "rights" | "grants">;

/** These documents as a caller finds them, as far as they exist. */
export async function lookAtAll(caller: Principal, ids: number[]): Promise<Map<number, Found>> {
  const { granteeNames } = caller;
  const grantKeys = ids.flatMap((id) => granteeNames.map((name) => grantKey(id, name)));
  const items = await readItems(Documents.table, [...ids.map((id) => Documents.key({ id })), ...grantKeys]);
  const grants = Map.groupBy(
    items.slice(ids.length).flatMap((item) => (item ? [recordOf<Grant>(item)] : [])),
    ({ documentId }) => documentId,
  );
  return new Map(
    items
      .slice(0, ids.length)
      .flatMap((item) => (item ? [recordOf<Document>(item)] : []))
      .map((document) => [document.id, foundBy(caller, document, grants.get(document.id) ?? [])]),
  );
}

const foundBy = (caller: Principal, document: Stored<Document>, grants: Grant[]): Found => ({
  caller,
  document,
  rights: rightsOf(caller, document, grants),
  grants,
});
