import {
  publicUserRoutes,
  signInRoutes,
  userAdministrationRoutes,
} from "../../../shared/features/accounts/routes.ts";
import { accountMails } from "../../../shared/features/accounts/self-service/account-mails.ts";
import { accountRoutes } from "../../../shared/features/accounts/self-service/routes.ts";
import { sessionRoutes } from "../../../shared/features/sessions/routes.ts";
import { zoneUserRoutes } from "../../../shared/features/accounts/zone-routes.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { access } from "../access/authentication.ts";
import { people } from "../access/people.ts";
import { zones } from "../access/zone-access.ts";
import { config } from "../registry/config.ts";
import { idsOfNumbers } from "../registry/find-recipients.ts";
import { notifications } from "../service.ts";
import { accountRemoval, removal } from "./account-removal.ts";

export const authenticate = signInRoutes(people, access);
export const account = accountRoutes(people, access);
export const users = userAdministrationRoutes(people, access, accountMails, removal);
export const publicUsers = publicUserRoutes(people, access);
export const adminUsers = zoneUserRoutes(people, zones.admin, accountRemoval, accountMails);

/** Citizens are the recipients of the registry; without it there are none. */
export const sessions = sessionRoutes({
  name: notifications.name,
  accounts: people,
  zones: config.recipientsEnabled ? ["citizen", "staff", "admin"] : ["staff", "admin"],
  findCitizen: async (idnp) => (await idsOfNumbers([{ kind: "idnp", numar: idnp }]))[0],
});

export const handler = lambdaHandler(
  notifications,
  authenticate,
  account,
  users,
  publicUsers,
  adminUsers,
  sessions,
);
