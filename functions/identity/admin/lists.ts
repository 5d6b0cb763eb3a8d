import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { read } from "../../../shared/data/repository.ts";
import { organizationAccounts, type AccountOf } from "../../../shared/features/accounts/account.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Accounts } from "../access/account.ts";
import { isServiceAdmin, seesOrganization, type User } from "../access/authentication.ts";
import { type Organization, Organizations, ORGANIZATIONS } from "../records/organization.ts";
import { type Project, Projects, PROJECTS, projectsOf } from "../records/project.ts";

interface ListRequest {
  caller: User;
  query: ListQuery;
}

/** All organizations; an organization's administrator reads only their own, by its id. */
export const listOrganizations = async ({
  caller,
  query,
}: ListRequest): Promise<Page<Stored<Organization>>> => {
  if (!isServiceAdmin(caller)) throw kernel.interzis();
  return listRecords(Organizations, wholeList(ORGANIZATIONS), query);
};

/** All projects, or those of the caller's organization. */
export async function listProjects({ caller, query }: ListRequest): Promise<Page<Stored<Project>>> {
  const partition = isServiceAdmin(caller) ? PROJECTS : projectsOf(ownOrganization(caller));
  return listRecords(Projects, wholeList(partition), query);
}

function ownOrganization({ organizatieId }: User): number {
  if (organizatieId === undefined) throw kernel.interzis();
  return organizatieId;
}

/**
 * The users of an organization.
 * @throws notFound for an organization that is unknown or not the caller's
 */
export async function listUsers(
  caller: User,
  organizationId: number,
  query: ListQuery,
): Promise<Page<Stored<AccountOf<typeof Accounts>>>> {
  const organization = await read(Organizations, { id: organizationId });
  if (!organization || !seesOrganization(caller, organizationId)) throw kernel.negasit();
  const partition = organizationAccounts(organizationId);
  return listRecords(Accounts, wholeList(partition), query);
}
