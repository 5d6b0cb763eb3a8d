import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readMany, refuseStale } from "../../../../shared/data/repository.ts";
import { Account, ACCOUNTS, organizationAccounts } from "../../../../shared/features/accounts/account.ts";
import { withoutLostRole } from "../../../../shared/features/accounts/administration-rights.ts";
import { changeAccount, modified } from "../../../../shared/features/accounts/save-account.ts";
import { refusals as sharedAccountsRefusals } from "../../../../shared/features/accounts/texts.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { people } from "../../access/people.ts";
import { isServiceAdmin, type Principal } from "../../access/principal.ts";
import { Organization, Organizations } from "../../records/organization.ts";
import { administers } from "../../access/scope.ts";

/** The fields of a user for the assignment of organizations. */
export const TenantUserFields = Account.pick({
  id: true,
  login: true,
  firstName: true,
  lastName: true,
  email: true,
  activated: true,
  authorities: true,
  organizatieId: true,
});

export const TenantUserView = TenantUserFields.extend({
  organizatie: Organization.pick({ id: true, cod: true, denumire: true }).optional(),
  /** The roles of the office, of the register of roles. */
  rolIds: z.array(z.int()).optional(),
}).meta({ id: "TenantUser" });
export type TenantUserView = z.output<typeof TenantUserView>;
type TenantUser = z.input<typeof TenantUserView>;

export const Assignment = z
  .object({ organizatieId: z.int().positive().nullable() })
  .meta({ id: "Apartenenta" });

/** The users that the caller administers, each with their organization. */
export async function listTenantUsers(caller: Principal, query: ListQuery): Promise<Page<TenantUser>> {
  const partition = partitionFor(caller);
  const page = await listRecords(people.entity, wholeList(partition), query);
  return { ...page, items: await withOrganizations(page.items) };
}

function partitionFor(caller: Principal): string {
  if (isServiceAdmin(caller)) return ACCOUNTS;
  if (caller.organizatieId === undefined) throw kernel.interzis();
  return organizationAccounts(caller.organizatieId);
}

async function withOrganizations<A extends Account>(users: A[]) {
  const ids = users.flatMap(({ organizatieId }) => organizatieId ?? []);
  const organizations = await readMany(Organizations, [...new Set(ids)]);
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  return users.map((user) => ({ ...user, organizatie: byId.get(user.organizatieId ?? 0) }));
}

/**
 * Assigns a user to an organization, or to none, in which case they lose the administrator role. The same transaction
 * removes their memberships in the buckets of the organization that they leave.
 * @throws notFound for users whom the caller does not administer, forbidden for changes that only a service
 * administrator may make, badRequest for an unknown organization, stale
 */
export async function assignOrganization(
  caller: Principal,
  id: number,
  { organizatieId }: z.output<typeof Assignment>,
  ifMatch: number[] | undefined,
): Promise<Stored<Account> & TenantUser> {
  const wanted = organizatieId ?? undefined;
  const stored = await changeAccount(people, id, (before) => {
    refuseAssignment(caller, before, wanted);
    refuseStale(before, ifMatch);
    const after = { ...before, organizatieId: wanted };
    return modified(withoutLostRole(before, after), caller.actor);
  });
  const [shown = stored] = await withOrganizations([stored]);
  return shown;
}

/**
 * Only a service administrator may assign people to an organization: after that its administrator can set their
 * passwords, although they may have stored documents of their own before. An organization's administrator can only
 * release people.
 */
function refuseAssignment(caller: Principal, user: Account, wanted: number | undefined): void {
  if (isServiceAdmin(caller)) return;
  if (!administers(caller, user.organizatieId)) throw sharedAccountsRefusals.contInexistent();
  if (wanted !== undefined && wanted !== user.organizatieId) {
    throw sharedAccountsRefusals.doarAdministratorulServiciului({ campuri: "organizatieId" });
  }
  if (user.adminServiciu) throw sharedAccountsRefusals.contCuDrepturiMaiMari();
}
