import type { User } from "../../../shared/features/accounts/access.ts";
import { isAdmin, isServiceAdmin } from "../../../shared/features/accounts/account.ts";
import { MACHINE } from "../records/document.ts";
import type { Link } from "../records/link.ts";
import type { BucketRole } from "../records/membership.ts";
import type { Organization } from "../records/organization.ts";
import type { Account } from "./account.ts";

/** The fields of every principal; empty if its kind has none. */
interface Standing {
  /** Stable key of the principal: `user#3`. Records store it as their creator. */
  key: string;
  /** The name of the principal in records, events and logs. */
  actor: string;
  /** The names by which it owns documents and is given grants: `user#3`, `client#7`. Only people and citizens have some. */
  names: readonly string[];
  authorities: User["authorities"];
  adminServiciu: boolean;
  organizatieId?: number | undefined;
  /** The client (person or legal entity) in the register that this principal is. */
  clientId?: number | undefined;
  /** May see SECRET documents. */
  hasSecret: boolean;
  memberships: ReadonlyMap<number, BucketRole>;
  /** Those of `names` that may have been given grants. */
  granteeNames: readonly string[];
  /** Those of them that may have been given documents with more than MOST_BENEFICIARIES. */
  granteeOfManyNames: readonly string[];
  /** Buckets of the principal's organization, oldest first. */
  organizationBuckets: readonly number[];
  /** The organization is suspended: read only. */
  suspended: boolean;
  /** The organization that the principal files for, and what it may hold by its record. */
  ofOrganization?: HoldingOrganization | undefined;
}

/** An organization with its buckets and its own limits. */
export interface HoldingOrganization extends Pick<Organization, "id" | "limitaOcteti" | "limitaDocumente"> {
  buckets: readonly number[];
}

const noStanding = {
  names: [],
  authorities: [],
  adminServiciu: false,
  hasSecret: false,
  memberships: new Map(),
  granteeNames: [],
  granteeOfManyNames: [],
  organizationBuckets: [],
  suspended: false,
} satisfies Partial<Standing>;

/** A signed-in person. */
export interface Person extends User<Account>, Standing {
  kind: "person";
}

/** An OAuth client with its token: it acts for its issuer, within its scopes. */
export interface Machine extends Standing {
  kind: "machine";
  /** Its issuer, if the client has one. */
  emitentId: number | undefined;
  /** The bucket that its documents go to; absent: the platform's bucket. */
  bucketId?: number | undefined;
  scopes: readonly string[];
  /** Calls a minute, if its record names a limit. */
  limitaPeMinut?: number | undefined;
}

/** A citizen with a session of the government's login: the client of the register with their IDNP, if there is one. */
export interface Citizen extends Standing {
  kind: "citizen";
}

/** Principals that can own documents and be given grants. */
export type Human = Person | Citizen;

export interface Anonymous extends Standing {
  kind: "anonymous";
}

/** A caller with the address of a link: it opens the current version of one document. */
export interface LinkHolder extends Standing {
  kind: "link";
  link: Link;
  /** The maker of the link with their present rights; undefined if they may no longer act. */
  maker: Principal | undefined;
  /** Key of the principal that uses the link. */
  reader: string;
}

/** The caller of a request: `access.*` returns it and every verb takes it. */
export type Principal = Person | Citizen | Machine | Anonymous | LinkHolder;

/** The fields that come from a person's memberships and organization. */
type Affiliation = Pick<Person, "memberships" | "organizationBuckets" | "suspended" | "ofOrganization">;

/** The grants that an account was ever given. */
interface GrantHistory {
  hasGrants: boolean;
  /** It was given one on a document with more than MOST_BENEFICIARIES. Default: `hasGrants`. */
  hasGrantsOfMany?: boolean;
}

/**
 * The person of an account. The client's name is always included, because it is not known beforehand if the client has
 * grants.
 */
export function personOf(
  user: User<Account>,
  affiliation: Affiliation,
  { hasGrants, hasGrantsOfMany = hasGrants }: GrantHistory,
): Person {
  const key = personKey(user.id);
  const client = user.clientId === undefined ? [] : [clientKey(user.clientId)];
  return {
    ...user,
    ...affiliation,
    kind: "person",
    key,
    actor: user.login,
    names: [key, ...client],
    granteeNames: [...(hasGrants ? [key] : []), ...client],
    granteeOfManyNames: [...(hasGrantsOfMany ? [key] : []), ...client],
  };
}

export const personKey = (id: number): string => `user#${id}`;

/** The name of a client as an owner and as a beneficiary. */
export const clientKey = (id: number): string => `client#${id}`;

/** The id of the client that a key names; NaN for every other principal. */
export const clientIn = (key: string): number => Number(/^client#(\d+)$/.exec(key)?.[1] ?? NaN);

/** The id of the client that an actor is; NaN for every other one. */
export const clientActing = (actor: string): number => Number(/^client:(\d+)$/.exec(actor)?.[1] ?? NaN);

/** @param oauthClientId public id of the OAuth client */
export const machineOf = (
  oauthClientId: string,
  given: Pick<Machine, "emitentId" | "bucketId" | "scopes"> &
    Partial<Pick<Machine, "suspended" | "ofOrganization" | "limitaPeMinut">>,
): Machine => ({
  ...noStanding,
  ...given,
  kind: "machine",
  key: MACHINE + oauthClientId,
  actor: `machine:${oauthClientId}`,
});

/**
 * A citizen. Without a client they own nothing and nothing is shared with them.
 * @param sessionId names citizens without a client
 * @param clientId the active client with their IDNP
 */
export function citizenOf(sessionId: number, clientId: number | undefined): Citizen {
  const names = clientId === undefined ? [] : [clientKey(clientId)];
  const key = names[0] ?? `session#${sessionId}`;
  return {
    ...noStanding,
    kind: "citizen",
    key,
    actor: key.replace("#", ":"),
    names,
    granteeNames: names,
    granteeOfManyNames: names,
    clientId,
  };
}

export const anonymous: Anonymous = { ...noStanding, kind: "anonymous", key: "anonymous", actor: "anonim" };

/**
 * An anonymous caller at an address (as a hash): per-reader limits – guesses, recorded downloads – are counted by address,
 * so that anonymous readers neither share a count nor wait for each other.
 */
export const anonymousAt = (address: string): Anonymous => ({ ...anonymous, key: `anonymous#${address}` });

/** @param reader the caller that uses the link */
export const linkHolderOf = (
  link: Link,
  reader: Pick<Anonymous, "key">,
  maker?: LinkHolder["maker"],
): LinkHolder => ({
  ...noStanding,
  kind: "link",
  link,
  maker,
  reader: reader.key,
  key: `link#${link.id}#${reader.key}`,
  actor: `link:${link.id}`,
});

export const isHuman = (principal: Principal): principal is Human =>
  principal.kind === "person" || principal.kind === "citizen";

/** ROLE_ADMIN inside one organization. */
export const isOrganizationAdmin = (principal: Principal): boolean =>
  isAdmin(principal) && !isServiceAdmin(principal) && principal.organizatieId !== undefined;

export { isAdmin, isServiceAdmin };
