import { approvalRoutes } from "../../../../shared/features/approvals/routes.ts";
import { Accounts } from "../../access/account.ts";
import { actingPerson } from "../../access/load-person.ts";
import { isServiceAdmin, type Person, personKey } from "../../access/principal.ts";
import { zones } from "../../access/zone-access.ts";
import { accountRemoval } from "../../administration/accounts/account-removal.ts";
import { documentPurge } from "../../keeping/documents/document-purge.ts";
import { machineClientRemoval, secretRotation } from "../../administration/machine-clients/approvals.ts";
import { queuePurge } from "../operations/queue-acts.ts";
import { documents } from "../../service.ts";
import { organizationSuspension } from "../../administration/tenants/organization-suspension.ts";

/** The requester of an act, because people of a suspended organization only read. */
async function person(id: number): Promise<Person | undefined> {
  const found = await actingPerson(personKey(id), "get");
  return found?.suspended && !isServiceAdmin(found) ? undefined : found;
}

export const approvals = approvalRoutes(zones.admin, {
  service: documents.name,
  verbs: [
    documentPurge,
    organizationSuspension,
    accountRemoval,
    secretRotation,
    machineClientRemoval,
    queuePurge,
  ],
  accounts: Accounts,
  person,
});
