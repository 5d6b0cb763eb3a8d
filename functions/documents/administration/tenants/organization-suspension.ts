import * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { refuseStale } from "../../../../shared/data/repository.ts";
import { subjectOf } from "../../../../shared/features/approvals/approval.ts";
import { approvable, needsSecondPerson } from "../../../../shared/features/approvals/approvable.ts";
import type { Person } from "../../access/principal.ts";
import { type Organization, Organizations } from "../../records/organization.ts";
import { documents } from "../../service.ts";
import { changeOrganization, OrganizationChange, readOrganization } from "./organizations.ts";

/** The suspension of an organization, with the other fields of the change that asked for it. */
export const organizationSuspension = approvable("organizations.suspend", {
  service: documents.name,
  args: OrganizationChange.partial().extend({ id: z.int(), statut: z.literal("SUSPENDAT") }),
  demands: "serviceAdmin",
  async subject(_: Person, { id }) {
    const organization = await readOrganization(id);
    return { record: organization, at: [subjectOf(Organizations, organization)] };
  },
  rezumat: ({ cod, denumire }: Organization) => [
    `Se suspendă organizația ${cod} (${denumire}): oamenii ei doar citesc, mașinile ei nu mai scriu.`,
    `Организация ${cod} (${denumire}) приостанавливается: её люди только читают, её машины больше не пишут.`,
    `Suspend the organization ${cod} (${denumire}): its people can only read, its systems can no longer write.`,
  ],
  act: (_, { id, ...change }, { ifMatch }) => changeOrganization(id, change, ifMatch),
});

/** A change that suspends nothing. */
type HarmlessChange = Omit<Partial<z.output<typeof OrganizationChange>>, "statut"> & { statut?: "ACTIV" };

export const changeUnsuspended = (
  id: number,
  change: HarmlessChange,
  ifMatch: number[] | undefined,
): Promise<Stored<Organization>> => changeOrganization(id, change, ifMatch);

interface Change {
  id: number;
  change: Partial<z.output<typeof OrganizationChange>>;
  ifMatch: number[] | undefined;
}

/** Changes an organization; a change that suspends it is asked for, if that needs a second person. */
export async function changeOrAsk(
  caller: Person,
  { id, change, ifMatch }: Change,
): ReturnType<typeof organizationSuspension.askOrAct> {
  const { statut, ...others } = change;
  if (statut !== "SUSPENDAT" || !needsSecondPerson()) return changeOrganization(id, change, ifMatch);
  const before: Stored<Organization> = await readOrganization(id);
  refuseStale(before, ifMatch);
  // It is suspended already, and stays so unless another request activates it meanwhile.
  if (before.statut === statut) return changeOrganization(id, others, ifMatch);
  return organizationSuspension.ask(caller, { ...others, id, statut }, { ifMatch });
}
