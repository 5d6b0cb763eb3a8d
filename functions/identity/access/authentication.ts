import type { Stored } from "../../../shared/data/entity.ts";
import { accountAccess, isServiceAdmin, type User } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { type Access, limited } from "../../../shared/http/access.ts";
import { clientRate } from "../../../shared/http/clients/rate.ts";
import type { Partner } from "../records/partner.ts";
import { readActivePartner } from "./active-partner.ts";
import { Accounts } from "./account.ts";
import { refusals } from "./texts.ts";

/** An active partner, identified by the header `partnerid`. */
const partner: Access<Stored<Partner>> = limited(
  {
    zone: "partner",
    scheme: {
      name: "partnerid",
      definition: {
        type: "apiKey",
        in: "header",
        name: "partnerid",
        description: "Identificatorul partenerului",
      },
    },
    async admit({ headers }) {
      const found = await readActivePartner(headers.partnerid?.trim() ?? "");
      if (!found) throw refusals.partenerNecunoscut();
      return found;
    },
    identify: ({ id }) => `partner#${id}`,
  },
  clientRate(),
);

/** Access declarations for the routes of this service. */
export const access = {
  partner,
  ...accountAccess(Accounts, users(Accounts).get),
};

/** True if the caller may see an organization's records: it is their own, or they administer the service. */
export const seesOrganization = (caller: User, organizationId: number): boolean =>
  isServiceAdmin(caller) || caller.organizatieId === organizationId;

export { isServiceAdmin, type User };
