import { seesAccount } from "../../../../shared/features/accounts/administration-rights.ts";
import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { access, isServiceAdmin, seesOrganization, type User } from "../../access/authentication.ts";
import { Organizations } from "../../records/organization.ts";
import { Partners } from "../../records/partner.ts";
import { Projects } from "../../records/project.ts";

export const changes = changeRoutes<User>(
  { access: access.admin, isServiceAdmin },
  {
    users: recorded(Accounts, { shows: seesAccount, of: "organizatieId" }),
    partners: recorded(Partners),
    organizations: recorded(Organizations, { shows: (caller: User, { id }) => seesOrganization(caller, id) }),
    projects: recorded(Projects, {
      shows: (caller: User, { organization_id }) => seesOrganization(caller, organization_id),
      of: "organization_id",
    }),
  },
);
