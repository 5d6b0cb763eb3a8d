import { clock } from "../../../shared/clock.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { LruCache } from "../../../shared/lru-cache.ts";
import type { OrganizationCaller } from "../../../shared/features/organization-tokens/access.ts";
import {
  fetchOrganization,
  fetchProject,
} from "../../../shared/features/organization-tokens/identity-client.ts";
import { codePrefix, projectKey, projectsTable, type Project } from "../records/project.ts";
import { config } from "./config.ts";
import { refusals } from "./texts.ts";

const MOST_CACHED = 1000;
/** Cached without a TTL: an imported project never changes. */
const cache = new LruCache<string, Project>({ most: MOST_CACHED });

/**
 * The project of a token. Its first authorized call imports it and its organization from identity, for the provider
 * SYSTEM_ID; concurrent first calls all get the same project.
 * @throws forbidden if the provider is not activated for it; unavailable while identity cannot be reached
 */
export async function findOrImportProject(caller: OrganizationCaller): Promise<Project> {
  const project =
    cache.get(caller.projectId) ?? (await readProject(caller.projectId)) ?? (await importProject(caller));
  cache.set(project.id, project);
  return project;
}

async function readProject(id: string): Promise<Project | undefined> {
  const [item] = await readItems(projectsTable(), [projectKey(id)]);
  return item && recordOf<Project>(item);
}

/** Needs no condition: concurrent imports write the same data from one source, and nothing else changes a project. */
async function importProject({ token }: OrganizationCaller): Promise<Project> {
  const [project, organization] = await Promise.all([
    fetchProject(token, config.systemId),
    fetchOrganization(token),
  ]);
  if (!project.provider_active) throw refusals.proiectStrain();
  const imported: Project = {
    id: project.id,
    prefix: codePrefix(project.id),
    name: project.name,
    organizationId: organization.id,
    organizationName: organization.name,
    organizationIdno: organization.idno,
    importedAt: clock.iso(),
  };
  const Item = { ...imported, ...projectKey(imported.id) };
  await transact([{ item: { Put: { TableName: projectsTable(), Item } } }], { repeatable: true });
  return imported;
}
