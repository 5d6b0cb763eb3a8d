import type { Stored } from "../../../shared/data/entity.ts";
import {
  type ItemsOf,
  type NamedKeys,
  type NoKeys,
  readGroups,
  readTogether,
  recordAt,
} from "../../../shared/data/read-together.ts";
import { clock } from "../../../shared/clock.ts";
import {
  type Human,
  isHuman,
  isOrganizationAdmin,
  isServiceAdmin,
  type LinkHolder,
  type Machine,
  type Principal,
} from "./principal.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import { type Document, Documents } from "../records/document.ts";
import { answeredBy } from "./grounds.ts";
import { openedWith } from "./held-back.ts";
import { headAt, type ChainHead } from "../records/event.ts";
import { type Grant, grantAt, type GrantTerms } from "../records/grant.ts";
import { refusals } from "./texts.ts";

/**
 * Access rules for documents. This file is the only place that decides them: every verb calls `documentFor`, and
 * every list is built from `listsFor` and checked by `rightsOf`.
 */

/** `govern`: change the owner, bucket or visibility; `administer`: change the issuer and legal hold. */
const rights = ["read", "write", "share", "purge", "govern", "administer"] as const;
export type Right = (typeof rights)[number];

/** A caller's view of a document, with the rights that `rightsOf` grants. */
export interface Standpoint {
  caller: Principal;
  document: Document;
  rights: ReadonlySet<Right>;
}

/** The facts of a document that decide on rights; without an id those of any document with the same facts. */
export type Facts = Partial<Pick<Document, "id">> &
  Pick<Document, "bucketId" | "emitentId" | "proprietarId" | "creator" | "visibility" | "status">;

/** The relations of a principal to a document, and the rights that each one grants. */
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

/** @param grants the caller's grants; for the holder of a link, the grants of the link's maker */
export function relationsOf(caller: Principal, document: Facts, grants: GrantTerms[]): Relation[] {
  const held: Record<Relation, boolean> = {
    owner: isHuman(caller) && isOwner(caller, document),
    bucketAdmin: caller.memberships.get(document.bucketId) === "ADMIN",
    bucketOperator: caller.memberships.get(document.bucketId) === "OPERATOR",
    writeGrant: isHuman(caller) && grants.some(writes),
    readGrant: isHuman(caller) && grants.some(isValid),
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
 * Only the owner and people with `hasSecret` have rights on a SECRET document. On a deleted document, only callers
 * who may write have rights; on a purged one, only administrators. People of a suspended organization, and citizens, may
 * only read.
 */
export function rightsOf(caller: Principal, document: Facts, grants: GrantTerms[] = []): ReadonlySet<Right> {
  const held = relationsOf(caller, document, grants).filter((relation) =>
    seesSecret(caller, document, relation),
  );
  const given = new Set(held.flatMap((relation): readonly Right[] => relations[relation]));
  if (caller.kind === "machine") keepScoped(given, caller);
  if (caller.suspended || caller.kind === "citizen") keepReading(given);
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

/**
 * The owner is the client that the document names. If it names none, the owner is the creator, as long as the
 * document's bucket is their home.
 */
const isOwner = (caller: Human, { proprietarId, creator, bucketId }: Facts): boolean =>
  proprietarId === undefined
    ? caller.key === creator && isAtHome(caller, bucketId)
    : caller.clientId === proprietarId;

/**
 * True if documents that a person files in a bucket are their own. This holds for the platform's bucket, and for the
 * buckets of an organization while the person belongs to it.
 */
export const isAtHome = ({ organizationBuckets }: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID || organizationBuckets.includes(bucketId);

/** True if a machine acts for the issuer of a document. */
export const isIssuer = (caller: Principal, document: Pick<Document, "emitentId">): boolean =>
  caller.kind === "machine" && caller.emitentId !== undefined && caller.emitentId === document.emitentId;

/**
 * The time until which a principal may share a document; undefined if unlimited. A temporary grant gives the right
 * until it expires; any other relation gives it for as long as it exists.
 */
function endOfSharing(caller: Principal, document: Facts, grants: GrantTerms[]): string | undefined {
  if (rightsOf(caller, document).has("share")) return undefined;
  const ends = grants.filter(writes).map(({ dataExpirare }) => dataExpirare);
  return ends.every((end) => end !== undefined) ? ends.sort().at(-1) : undefined;
}

/**
 * True if a principal administers the documents of a bucket. Only the service administrator administers the
 * platform's bucket.
 */
const administersIn = (caller: Principal, bucketId: number): boolean =>
  isServiceAdmin(caller) || administersBucket(caller, bucketId);

/**
 * True if a principal may move documents of a bucket out of its organization: to another organization or the
 * platform, to an owner, or to themselves. Only administrators may, so that people who leave an organization also
 * leave its documents behind.
 */
export const mayRelease = (caller: Principal, bucketId: number): boolean =>
  bucketId === PLATFORM_BUCKET_ID || administersIn(caller, bucketId);

/** True if a principal may make themselves, or the client that they are, the owner of a document. */
export const mayGiveThemselves = (caller: Principal, { document, rights }: Standpoint): boolean =>
  rights.has("govern") && mayRelease(caller, document.bucketId);

const administersBucket = (caller: Principal, bucketId: number): boolean =>
  isOrganizationAdmin(caller) && caller.organizationBuckets.includes(bucketId);

/** A link works as long as its maker may share the document. `grants` are the maker's. */
const isMadeByRight = ({ maker }: LinkHolder, document: Facts, grants: GrantTerms[]): boolean =>
  maker !== undefined && rightsOf(maker, document, grants).has("share");

export const isValid = ({ dataExpirare }: GrantTerms): boolean =>
  dataExpirare === undefined || dataExpirare > clock.iso();

const writes = (grant: GrantTerms): boolean => isValid(grant) && grant.drept === "SCRIERE";

/** True if a principal may put documents into a bucket that is not the platform's default. */
export const mayFill = (caller: Principal, bucketId: number): boolean =>
  !caller.suspended && (caller.memberships.has(bucketId) || administersIn(caller, bucketId));

/** Buckets whose documents appear in a principal's lists; undefined for the service administrator, who sees all. */
export function visibleBuckets(caller: Principal): number[] | undefined {
  const administered = administeredBuckets(caller);
  return administered && [...new Set([...caller.memberships.keys(), ...administered])];
}

/** Buckets whose documents a principal administers; undefined for the service administrator, who administers all. */
export const administeredBuckets = (caller: Principal): readonly number[] | undefined =>
  isServiceAdmin(caller) ? undefined : isOrganizationAdmin(caller) ? caller.organizationBuckets : [];

/**
 * True if a caller who knows the code of a document may learn that it exists and request access. To all other callers
 * the document appears unknown.
 */
export const mayAskFor = (caller: Principal, { visibility, status }: Facts): boolean =>
  (visibility !== "SECRET" || caller.hasSecret) && (status === "ACTIV" || status === "ARHIVAT");

/** A document as read for a caller, with the chain head that a write needs. */
export interface Opened<Keys extends NamedKeys = NoKeys> extends Standpoint {
  document: Stored<Document>;
  head: ChainHead;
  /**
   * The caller's grants on the document; for a link, the grants of its maker. Used to derive the rights on a changed
   * document.
   */
  grants: Grant[];
  /** The time until which the caller may share the document, if their right to share has an end. */
  sharesUntil: string | undefined;
  /** The caller's name in records and events. */
  actor: string;
  /** The additional items that were requested with the document, by the names of their keys. */
  related: ItemsOf<Keys>;
}

/**
 * Reads a document with the rights that the caller has on it, which may be none, in one BatchGetItem. Undefined if
 * the document does not exist.
 * @param related keys of further items of the table to read in the same call
 */
export async function lookAt<Keys extends NamedKeys = NoKeys>(
  caller: Principal,
  id: number,
  related = {} as Keys,
): Promise<Opened<Keys> | undefined> {
  const grantee = caller.kind === "link" ? caller.maker : caller;
  const { found, others } = await readGroups(Documents.table, {
    found: {
      document: recordAt(Documents, { id }),
      head: headAt(id),
      grants: (grantee?.names ?? []).map((name) => grantAt(id, name)),
    },
    others: related,
  });
  const { document, head } = found;
  if (!document) return undefined;
  const grants = found.grants.filter((grant) => grant !== undefined);
  const rights = rightsOf(caller, document, grants);
  openedWith(document, rights);
  return {
    caller,
    document,
    head,
    rights,
    grants,
    sharesUntil: endOfSharing(caller, document, grants),
    actor: caller.actor,
    related: others,
  };
}

/**
 * Like `lookAt`, but requires `right`. A machine may have it without being able to read.
 * @throws notFound if the caller has neither the right nor read access, forbidden if they may only read
 */
export async function documentFor<Keys extends NamedKeys = NoKeys>(
  caller: Principal,
  id: number,
  right: Right,
  related = {} as Keys,
): Promise<Opened<Keys>> {
  const opened = await lookAt(caller, id, related);
  if (opened?.rights.has(right)) {
    answeredBy(right, id);
    return opened;
  }
  throw opened?.rights.has("read") ? refusals.faraDrept() : refusals.documentInexistent();
}

/** One of several documents that were read for a caller, with the caller's rights and grants on it. */
export type DocumentWithRights = Pick<Opened, "caller" | "document" | "rights" | "grants">;

/**
 * Reads documents with the rights that the caller has on each, which may be none: one BatchGetItem for each hundred keys.
 * Documents that do not exist are absent.
 */
export async function documentsFor(
  caller: Principal,
  ids: number[],
): Promise<Map<number, DocumentWithRights>> {
  const { documents, grants } = await readTogether(Documents.table, {
    documents: ids.map((id) => recordAt(Documents, { id })),
    grants: ids.flatMap((id) => caller.granteeNames.map((name) => grantAt(id, name))),
  });
  const given = Map.groupBy(
    grants.filter((grant) => grant !== undefined),
    ({ documentId }) => documentId,
  );
  return new Map(
    documents
      .filter((document) => document !== undefined)
      .map((document) => [document.id, withRights(caller, document, given.get(document.id) ?? [])]),
  );
}

const withRights = (caller: Principal, document: Stored<Document>, grants: Grant[]): DocumentWithRights => ({
  caller,
  document,
  rights: rightsOf(caller, document, grants),
  grants,
});
