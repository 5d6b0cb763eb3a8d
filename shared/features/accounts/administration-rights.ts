import { kernel } from "../../refusals.ts";
import type { User } from "./access.ts";
import { type Account, isAdmin, isServiceAdmin, type OwnFields } from "./account.ts";
import { refusals } from "./texts.ts";

/**
 * The limits of an administrator's rights over accounts. A service administrator may make every change that is
 * consistent.
 */

/** True if the caller may see the account: an organization's administrator sees only its accounts. */
export const seesAccount = (caller: User, { organizatieId }: Pick<Account, "organizatieId">): boolean =>
  isServiceAdmin(caller) || (organizatieId !== undefined && organizatieId === caller.organizatieId);

/**
 * The fields that only a service administrator may change. Those that a service adds are among them: they give access to
 * records of every organization.
 */
const givenByService = (own: OwnFields): string[] => [
  "organizatieId",
  ...Object.keys(own).filter((name) => own[name]?.sent),
  "adminServiciu",
];

/**
 * @throws forbidden that names the fields beyond the caller's rights, or for an administrator of neither the
 *   service nor an organization
 */
export function refuseBeyondRights<A extends Account>(
  caller: User,
  { before, after }: { before: A; after: A },
  own: OwnFields,
): void {
  if (isServiceAdmin(caller)) return;
  if (caller.organizatieId === undefined) throw kernel.interzis();
  const beyond = givenByService(own).filter((name) => valueIn(before, name) !== valueIn(after, name));
  if (beyond.length === 0) return;
  throw refusals.doarAdministratorulServiciului({ campuri: beyond.join(", ") });
}

const valueIn = (account: Account, name: string): unknown => (account as Record<string, unknown>)[name];

/**
 * Ways to sign in as another user: the password, the mail address that receives a key for a new one, and the person of the
 * government's login.
 */
export type WayIn = "password" | "email" | "subject";

/**
 * Only the service administrator may set passwords, addresses and subjects of other users: setting one allows acting as that
 * user, with rights that an organization's administrator neither has nor sees. Other administrators start a mail to
 * the user instead.
 * @throws forbidden that names the fields
 */
export function refuseTakeover(caller: User, account: Account, changed: readonly WayIn[] = []): void {
  if (isServiceAdmin(caller)) return;
  if (account.adminServiciu) throw refusals.contCuDrepturiMaiMari();
  if (changed.length > 0) throw refusals.doarAdministratorulServiciului({ campuri: changed.join(", ") });
}

/**
 * @throws badRequest for an administrator of neither the service nor an organization, and for an operator without a field
 *   that the service requires of operators
 */
export function refuseContradiction(account: Account, own: OwnFields): void {
  if (isAdmin(account) && !account.adminServiciu && account.organizatieId === undefined) {
    throw refusals.adminFaraOrganizatie();
  }
  if (!account.authorities.includes("ROLE_OPERATOR")) return;
  const needed = Object.keys(own).filter((name) => own[name]?.neededByOperators);
  const missing = needed.find((name) => valueIn(account, name) === undefined);
  if (missing !== undefined) throw refusals.operatorFaraSistem({ camp: missing });
}

/** An account that leaves its organization loses ROLE_ADMIN, unless it administers the service. */
export function withoutLostRole<A extends Account>(before: A, after: A): A {
  const left = before.organizatieId !== undefined && after.organizatieId === undefined;
  if (!left || after.adminServiciu) return after;
  return { ...after, authorities: after.authorities.filter((authority) => authority !== "ROLE_ADMIN") };
}
