import { badRequest, forbidden } from "../../errors.ts";
import type { User } from "./access.ts";
import { type Account, isAdmin, isServiceAdmin } from "./account.ts";

/**
 * The limits of an administrator's rights over accounts. A service administrator may make every change that is
 * consistent.
 */

/** True if the caller may see the account: an organization's administrator sees only its accounts. */
export const seesAccount = (caller: User, { organizatieId }: Pick<Account, "organizatieId">): boolean =>
  isServiceAdmin(caller) || (organizatieId !== undefined && organizatieId === caller.organizatieId);

/**
 * The fields that only a service administrator may change. Client and system are among them, because documents and
 * grants of every organization belong to clients, and notifications of every organization to systems.
 */
const givenByService = ["organizatieId", "clientId", "sistemId", "hasSecret", "adminServiciu"] as const;

/**
 * @throws forbidden that names the fields beyond the caller's rights, or for an administrator of neither the
 *   service nor an organization
 */
export function refuseBeyondRights(caller: User, before: Account, after: Account): void {
  if (isServiceAdmin(caller)) return;
  if (caller.organizatieId === undefined) throw forbidden();
  const beyond = givenByService.filter((field) => before[field] !== after[field]);
  if (beyond.length === 0) return;
  throw forbidden("doarAdministratorulServiciului", { values: { campuri: beyond.join(", ") } });
}

/** Ways to sign in as another user: the password, and the mail address that receives a key for a new one. */
export type WayIn = "password" | "email";

/**
 * Only the service administrator may set passwords and addresses of other users: setting one allows acting as that
 * user, with rights that an organization's administrator neither has nor sees. Other administrators start a mail to
 * the user instead.
 * @throws forbidden that names the fields
 */
export function refuseTakeover(caller: User, account: Account, changed: readonly WayIn[] = []): void {
  if (isServiceAdmin(caller)) return;
  if (account.adminServiciu) throw forbidden("contCuDrepturiMaiMari");
  if (changed.length > 0)
    throw forbidden("doarAdministratorulServiciului", { values: { campuri: changed.join(", ") } });
}

/**
 * @throws badRequest for an administrator of neither the service nor an organization, and for an operator without a
 *   system
 */
export function refuseContradiction(account: Account): void {
  if (isAdmin(account) && !account.adminServiciu && account.organizatieId === undefined) {
    throw badRequest("adminFaraOrganizatie");
  }
  if (account.authorities.includes("ROLE_OPERATOR") && account.sistemId === undefined) {
    throw badRequest("operatorFaraSistem");
  }
}

/** An account that leaves its organization loses ROLE_ADMIN, unless it administers the service. */
export function withoutLostRole(before: Account, after: Account): Account {
  const left = before.organizatieId !== undefined && after.organizatieId === undefined;
  if (!left || after.adminServiciu) return after;
  return { ...after, authorities: after.authorities.filter((authority) => authority !== "ROLE_ADMIN") };
}
