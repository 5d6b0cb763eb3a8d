import { organizationsOf } from "../../access/bucket-organization.ts";
import type { Document } from "../../records/document.ts";
import type { Page } from "../../../../shared/data/page.ts";

/**
 * Adds the organization of the document's bucket. It is never stored, so that moving a bucket also moves its
 * documents.
 */
export async function presentDocument<D extends Document>(
  document: D,
): Promise<D & { organizatieId?: number }> {
  const organizations = await organizationsOf([document.bucketId]);
  return withOrganization(document, organizations);
}

export const presentPage = async <D extends Document>(
  page: Page<D>,
): Promise<Page<D & { organizatieId?: number }>> => ({
  ...page,
  items: await withOrganizations(page.items),
});

export async function withOrganizations<D extends Document>(
  found: D[],
): Promise<(D & { organizatieId?: number })[]> {
  const organizations = await organizationsOf(found.map(({ bucketId }) => bucketId));
  return found.map((document) => withOrganization(document, organizations));
}

function withOrganization<D extends Document>(
  document: D,
  organizations: ReadonlyMap<number, number>,
): D & { organizatieId?: number } {
  const organizatieId = organizations.get(document.bucketId);
  return organizatieId === undefined ? document : { ...document, organizatieId };
}
