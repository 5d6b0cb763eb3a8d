import { approvalRoutes } from "../../../../shared/features/approvals/routes.ts";
import { Accounts } from "../../access/account.ts";
import { askingPerson } from "../../access/load-person.ts";
import { zones } from "../../access/zone-access.ts";
import { accountRemoval } from "../../administration/accounts/account-removal.ts";
import { documentPurge } from "../../keeping/documents/document-purge.ts";
import { contentRelease } from "../../keeping/documents/release-content.ts";
import { machineClientRemoval, secretRotation } from "../../administration/machine-clients/approvals.ts";
import { queuePurge } from "../operations/queue-acts.ts";
import { documents } from "../../service.ts";
import { organizationSuspension } from "../../administration/tenants/organization-suspension.ts";
import { factorReset } from "../../administration/accounts/factor-reset.ts";

export const approvals = approvalRoutes(zones.admin, {
  service: documents.name,
  verbs: [
    factorReset,
    documentPurge,
    contentRelease,
    organizationSuspension,
    accountRemoval,
    secretRotation,
    machineClientRemoval,
    queuePurge,
  ],
  accounts: Accounts,
  person: askingPerson,
});
