import { badRequest, forbidden } from "../../errors.ts";
import type { User } from "./access.ts";
import { type Account, isAdmin, isServiceAdmin } from "./account.ts";

/** How far an administrator of accounts may go. The service administrator may everything that makes sense. */

/** Whether the account is the caller's to see: an organization's administrator stays inside it. */
export const seesAccount = (caller: User, { organizatieId }: Pick<Account, "organizatieId">): boolean =>
  isServiceAdmin(caller) || (organizatieId !== undefined && organizatieId === caller.organizatieId);

/**
 * What only a service administrator gives. Client and system are among it, because documents and grants of
 * every organization belong to clients, and notifications of every organization to systems.
 */
const givenByService = ["organizatieId", "clientId", "sistemId", "hasSecret", "adminServiciu"] as const;

/** @throws forbidden that names what the caller may not change, or for an administrator of nothing */
export function refuseBeyondRights(caller: User, before: Account, after: Account): void {
  if (isServiceAdmin(caller)) return;
  if (caller.organizatieId === undefined) throw forbidden();
  const beyond = givenByService.filter((field) => before[field] !== after[field]);
  if (beyond.length === 0) return;
  throw forbidden("doarAdministratorulServiciului", { values: { campuri: beyond.join(", ") } });
}

/**
 * Nobody gains a right by taking over an account that has it: by its password, or by the address to which
 * a new one can be asked.
 * @throws forbidden
 */
export function refuseTakeover(
  caller: User,
  account: Account,
  { withPassword, withEmail } = { withPassword: false, withEmail: false },
): void {
  if (isServiceAdmin(caller)) return;
  const brings =
    (account.hasSecret && !caller.hasSecret) ||
    // The documents of a client are the client's, whichever organization the person works for.
    (account.clientId !== undefined && account.clientId !== caller.clientId);
  if (account.adminServiciu || ((withPassword || withEmail) && brings))
    throw forbidden("contCuDrepturiMaiMari");
}

/** @throws badRequest for an administrator of nothing and for an operator of no system */
export function refuseContradiction(account: Account): void {
  if (isAdmin(account) && !account.adminServiciu && account.organizatieId === undefined) {
    throw badRequest("adminFaraOrganizatie");
  }
  if (account.authorities.includes("ROLE_OPERATOR") && account.sistemId === undefined) {
    throw badRequest("operatorFaraSistem");
  }
}
