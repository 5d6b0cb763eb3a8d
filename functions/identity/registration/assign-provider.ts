import * as z from "zod";
import { read, update } from "../../../shared/data/repository.ts";
import { Organizations } from "../records/organization.ts";
import type { Partner } from "../records/partner.ts";
import { type Project, Projects } from "../records/project.ts";
import { recordId, SentId } from "../sent-id.ts";
import { readActivePartner } from "../access/active-partner.ts";
import { refusals } from "./texts.ts";

export const Assignment = z
  .object({ project_id: SentId, provider_id: SentId })
  .meta({ id: "ProviderAssignment" });

/**
 * Activates a provider for a project of the partner; a repeated call changes nothing.
 * @throws unprocessable for a project that is unknown or belongs to another partner, and for an unknown or inactive
 * provider
 */
export async function assignProvider(
  partner: Pick<Partner, "id">,
  { project_id, provider_id }: z.output<typeof Assignment>,
): Promise<void> {
  const { id } = await projectOf(partner, project_id);
  const provider = await readActivePartner(provider_id);
  if (!provider) throw refusals.furnizorIncorect();
  await update(Projects, { id }, (before) =>
    before.providers.includes(provider.id)
      ? before
      : { ...before, providers: [...before.providers, provider.id] },
  );
}

async function projectOf(partner: Pick<Partner, "id">, sentId: string): Promise<Project> {
  const id = recordId(sentId);
  const project = id === undefined ? undefined : await read(Projects, { id });
  const organization = project && (await read(Organizations, { id: project.organization_id }));
  if (!project || organization?.partner_id !== partner.id) throw refusals.proiectIncorect();
  return project;
}
