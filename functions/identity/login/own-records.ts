import { read } from "../../../shared/data/repository.ts";
import type { OrganizationCaller } from "../../../shared/features/organization-tokens/access.ts";
import { kernel } from "../../../shared/refusals.ts";
import { refusals as accessRefusals } from "../access/texts.ts";
import { type Organization, Organizations } from "../records/organization.ts";
import { type Project, Projects } from "../records/project.ts";
import { recordId } from "../sent-id.ts";
import { isActive } from "../records/status.ts";
import { Accounts } from "../access/account.ts";
import { readActivePartner } from "../access/active-partner.ts";
import { refusals } from "./texts.ts";

/** Reads that other services make with the token that a project sent them. */

/**
 * The organization of the token; with a user id, only if that user belongs to it.
 * @throws forbidden if it is no longer active, notFound for a user who does not belong to it
 */
export async function readOwnOrganization(
  caller: OrganizationCaller,
  userId?: string,
): Promise<Organization> {
  const organization = await read(Organizations, { id: Number(caller.organizationId) });
  if (!organization || !isActive(organization)) throw refusals.organizatieInactiva();
  if (userId !== undefined && !(await belongs(userId, organization))) throw kernel.negasit();
  return organization;
}

async function belongs(userId: string, { id: organizationId }: Organization): Promise<boolean> {
  const id = recordId(userId);
  const user = id === undefined ? undefined : await read(Accounts, { id });
  return user?.activated === true && user.organizatieId === organizationId;
}

/**
 * The project of the token, and whether the calling partner's services are activated for it.
 * @throws forbidden if the project or its organization is no longer active, and for an unknown partner
 */
export async function readOwnProject(
  caller: OrganizationCaller,
  partnerid: string | undefined,
): Promise<Project & { provider_active: boolean }> {
  const partner = partnerid === undefined ? undefined : await readActivePartner(partnerid);
  if (partnerid !== undefined && !partner) throw accessRefusals.partenerNecunoscut();
  await readOwnOrganization(caller);
  const project = await read(Projects, { id: Number(caller.projectId) });
  if (!project || !isActive(project)) throw refusals.organizatieInactiva();
  return { ...project, provider_active: partner !== undefined && project.providers.includes(partner.id) };
}
