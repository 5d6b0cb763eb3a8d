import type * as z from "zod";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { create, read, refuseStale, update } from "../../../../shared/data/repository.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { Idno } from "../../../../shared/state-numbers/idnp.ts";
import { withNewId } from "../../../../shared/data/transaction.ts";
import { ORGANIZATIONS, Organization, Organizations } from "../../records/organization.ts";

export const NewOrganization = Organization.pick({ cod: true, denumire: true })
  .extend({ idno: Idno })
  .meta({ id: "OrganizatieNoua" });
export type NewOrganization = z.output<typeof NewOrganization>;

/** PUT: the code stays, and so do an absent `idno` and an absent `statut`, which decides access. */
export const OrganizationChange = Organization.pick({ denumire: true, statut: true })
  .extend({ idno: Idno })
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

export const createOrganization = (wanted: NewOrganization): Promise<Stored<Organization>> =>
  withNewId((id) => create(Organizations, { ...wanted, id, statut: "ACTIV" }));

/** @throws notFound, stale, conflict if another organization has the IDNO */
export const changeOrganization = (
  id: number,
  { denumire, idno, statut }: Partial<z.output<typeof OrganizationChange>>,
  ifMatch: number[] | undefined,
): Promise<Stored<Organization>> =>
  update(Organizations, { id }, (before) => {
    refuseStale(before, ifMatch);
    return {
      ...before,
      denumire: denumire ?? before.denumire,
      idno: idno ?? before.idno,
      statut: statut ?? before.statut,
    };
  });
