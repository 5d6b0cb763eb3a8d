import type * as z from "zod";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { create, read, refuseStale, update } from "../../../../shared/data/repository.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { Idno } from "../../../../shared/state-numbers/idnp.ts";
import { withNewId } from "../../../../shared/data/transaction.ts";
import { organizations } from "../../access/load-organization.ts";
import { organizationQuota, settleOrganization } from "../../files/filing/quota.ts";
import { LimitValue, QuotaView } from "../../records/quota.ts";
import { ORGANIZATIONS, Organization, Organizations } from "../../records/organization.ts";

export const NewOrganization = Organization.pick({ cod: true, denumire: true })
  .extend({ idno: Idno })
  .meta({ id: "OrganizatieNoua" });
export type NewOrganization = z.output<typeof NewOrganization>;

/** An organization that is read by itself, with what it holds. */
export const OrganizationView = Organization.extend({ cota: QuotaView }).meta({ id: "OrganizatieCitita" });

/** A limit of its own; null: as the deployment has it. */
const ownLimit = LimitValue.nullable().optional();

/**
 * PUT: the code stays, and so do an absent `idno`, an absent `statut`, which decides access, and absent limits.
 */
export const OrganizationChange = Organization.pick({ denumire: true, statut: true })
  .extend({ idno: Idno, limitaOcteti: ownLimit, limitaDocumente: ownLimit })
  .partial({ idno: true, statut: true })
  .meta({ id: "OrganizatieSchimbata" });

export const StatusChange = Organization.pick({ statut: true }).meta({ id: "Statut" });

export const listOrganizations = (query: ListQuery): Promise<Page<Stored<Organization>>> =>
  listRecords(Organizations, wholeList(ORGANIZATIONS), query);

/** @throws notFound */
export async function readOrganization(id: number): Promise<Stored<Organization>> {
  const organization = await read(Organizations, { id });
  if (!organization) throw kernel.negasit();
  return organization;
}

/** @throws notFound */
export async function readWithQuota(id: number): Promise<Stored<Organization> & { cota: QuotaView }> {
  const organization = await readOrganization(id);
  const buckets = (await organizations.read(id))?.organizationBuckets ?? [];
  return { ...organization, cota: await organizationQuota({ ...organization, buckets }) };
}

export const createOrganization = (wanted: NewOrganization): Promise<Stored<Organization>> =>
  withNewId((id) => create(Organizations, { ...wanted, id, statut: "ACTIV" }));

/** @throws notFound, stale, conflict if another organization has the IDNO */
export async function changeOrganization(
  id: number,
  { denumire, idno, statut, limitaOcteti, limitaDocumente }: Partial<z.output<typeof OrganizationChange>>,
  ifMatch: number[] | undefined,
): Promise<Stored<Organization>> {
  const stored = await update(Organizations, { id }, (before) => {
    refuseStale(before, ifMatch);
    return {
      ...before,
      denumire: denumire ?? before.denumire,
      idno: idno ?? before.idno,
      statut: statut ?? before.statut,
      limitaOcteti: limitAfter(before.limitaOcteti, limitaOcteti),
      limitaDocumente: limitAfter(before.limitaDocumente, limitaDocumente),
    };
  });
  if (limitaOcteti !== undefined || limitaDocumente !== undefined) await settleOrganization(id);
  return stored;
}

/** An absent limit stays; null removes it. */
const limitAfter = (before: number | undefined, wanted: number | null | undefined): number | undefined =>
  wanted === undefined ? before : (wanted ?? undefined);
