import {
  publicUserRoutes,
  signInRoutes,
  userAdministrationRoutes,
} from "../../../../shared/features/accounts/routes.ts";
import { accountMails } from "../../../../shared/features/accounts/self-service/account-mails.ts";
import { accountRoutes } from "../../../../shared/features/accounts/self-service/routes.ts";
import { citizenSignInRoutes } from "../../../../shared/features/sessions/citizen-sign-ins.ts";
import { currentSession } from "../../../../shared/features/sessions/current-session.ts";
import { sessionRoutes } from "../../../../shared/features/sessions/routes.ts";
import { zoneUserRoutes } from "../../../../shared/features/zones/user-routes.ts";
import { factorResetRoutes } from "../../../../shared/features/approvals/factor-reset.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { citizenAccess } from "../../access/citizen.ts";
import { people } from "../../access/people.ts";
import { ownSignIns, zones } from "../../access/zone-access.ts";
import { appTokens } from "../../accepting/app-tokens/routes.ts";
import { config } from "../../recipients/registry/config.ts";
import { idsOfNumbers } from "../../recipients/registry/find-recipients.ts";
import { ofRegistry } from "../../recipients/registry/offered.ts";
import { notifications } from "../../service.ts";
import { removal } from "./account-removal.ts";
import { factorReset } from "./factor-reset.ts";

export const authenticate = signInRoutes(people, { ...access, signedIn: ownSignIns }, accountMails);
export const account = accountRoutes(people, access);
export const users = userAdministrationRoutes(people, access, accountMails, removal);
export const factorResets = factorResetRoutes(access, factorReset);
export const publicUsers = publicUserRoutes(people, access);
export const adminUsers = zoneUserRoutes(users, zones.admin);

/** Citizens are the recipients of the registry; without the registry there are none. */
export const sessions = sessionRoutes({
  name: notifications.name,
  accounts: people,
  zones: config.recipientsEnabled ? ["citizen", "staff", "admin"] : ["staff", "admin"],
  findCitizen: async (idnp) => (await idsOfNumbers([{ kind: "idnp", numar: idnp }]))[0],
});

export const signOuts = [
  ...ofRegistry(
    currentSession(notifications.name, "citizen", citizenAccess),
    citizenSignInRoutes(notifications.name, citizenAccess),
  ),
  currentSession(notifications.name, "staff", zones.staff),
  currentSession(notifications.name, "admin", zones.admin),
];

export const handler = lambdaHandler(
  notifications,
  authenticate,
  account,
  users,
  factorResets,
  publicUsers,
  adminUsers,
  sessions,
  ...signOuts,
  appTokens,
);
