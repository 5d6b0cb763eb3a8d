import * as z from "zod";
import { newSecret } from "../../../shared/auth/client-secrets.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, read, readUnique } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import { Description, Name, type Organization, Organizations } from "../records/organization.ts";
import type { Partner } from "../records/partner.ts";
import { nameInOrganization, type Project, Projects } from "../records/project.ts";
import { recordId, SentId } from "../sent-id.ts";
import { hashOf, linkingSecrets } from "../records/secret.ts";
import { SentStatus } from "../records/status.ts";
import { retryIf } from "./create-organization.ts";
import { refusals as recordsRefusals } from "../records/texts.ts";
import { refusals } from "./texts.ts";

export const NewProject = z
  .object({ name: Name, organization_id: SentId, status_id: SentStatus, description: Description.nullish() })
  .meta({ id: "NewProject" });
type NewProject = z.output<typeof NewProject>;

/** A project, with its secret token if this call created it; the token is never shown again. */
export interface CreatedProject {
  id: number;
  secretToken?: string;
}

/**
 * Returns the project with this name in the partner's organization, or creates it. No provider is activated for a new
 * project, not even the partner; assignProvider does that.
 * @throws unprocessable for an organization that is unknown or belongs to another partner
 */
export function createProject(partner: Pick<Partner, "id">, wanted: NewProject): Promise<CreatedProject> {
  return retry(async () => {
    const organization = await organizationOf(partner, wanted.organization_id);
    const existing = await readUnique(
      Projects,
      "nameInOrganization",
      nameInOrganization(organization.id, wanted.name),
    );
    return existing
      ? { id: existing.id }
      : add(organization, wanted).catch(retryIf(recordsRefusals.proiectExista));
  });
}

/** @throws unprocessable for an organization that is unknown or belongs to another partner, without saying which */
async function organizationOf(partner: Pick<Partner, "id">, sentId: string): Promise<Stored<Organization>> {
  const id = recordId(sentId);
  const organization = id === undefined ? undefined : await read(Organizations, { id });
  if (organization?.partner_id !== partner.id) throw refusals.organizatieIncorecta();
  return organization;
}

async function add(
  organization: Organization,
  { name, status_id, description }: NewProject,
): Promise<CreatedProject> {
  const secretToken = newSecret();
  const now = clock.iso();
  const project: Project = {
    id: nextId(),
    organization_id: organization.id,
    name,
    status_id,
    description: description ?? undefined,
    providers: [],
    secrets: [{ hash: hashOf(organization.secret_name, secretToken), created_at: now }],
    created_at: now,
  };
  const created = { id: project.id, secretToken };
  const writes = [...adding(Projects, project), ...linkingSecrets(project, [], project.secrets)];
  await transact(writes, { answer: created });
  return created;
}
