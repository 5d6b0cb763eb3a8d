import { signInRoutes, userAdministrationRoutes } from "../../../../shared/features/accounts/routes.ts";
import { accountMails } from "../../../../shared/features/accounts/self-service/account-mails.ts";
import { accountRoutes } from "../../../../shared/features/accounts/self-service/routes.ts";
import { byApproval } from "../../../../shared/features/approvals/approvable.ts";
import { citizenSignInRoutes } from "../../../../shared/features/sessions/citizen-sign-ins.ts";
import { currentSession } from "../../../../shared/features/sessions/current-session.ts";
import { sessionRoutes } from "../../../../shared/features/sessions/routes.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { zoneUserRoutes } from "../../../../shared/features/zones/user-routes.ts";
import { factorResetRoutes } from "../../../../shared/features/approvals/factor-reset.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { ownSignIns, zones } from "../../access/zone-access.ts";
import { findClient } from "../../access/load-client.ts";
import { machineTokens } from "../machine-clients/routes.ts";
import { documents } from "../../service.ts";
import { removal } from "./account-removal.ts";
import { administeredPeople } from "./administered-people.ts";
import { AppUserFields, AppUserView, asAppUser } from "./app-user.ts";
import { appUsers as appUserVerbs } from "./app-users.ts";
import { people } from "../../access/people.ts";
import { factorReset } from "./factor-reset.ts";

export const authenticate = signInRoutes(people, { ...access, signedIn: ownSignIns }, accountMails);
export const account = accountRoutes(people, access);
export const users = userAdministrationRoutes(administeredPeople, access, accountMails, removal);
export const factorResets = factorResetRoutes(access, factorReset);
export const adminUsers = zoneUserRoutes(users, zones.admin);

export const appUsers = crud(people.entity, "/api/app-users", {
  title: "Utilizatorii aplicației",
  access: access.user,
  write: access.admin,
  view: AppUserView,
  fields: AppUserFields,
  present: asAppUser,
  also: { remove: byApproval.also },
  ...appUserVerbs,
});

export const sessions = sessionRoutes({
  name: documents.name,
  accounts: people,
  zones: ["citizen", "staff", "admin"],
  findCitizen: findClient,
});

export const signOuts = [
  currentSession(documents.name, "citizen", zones.citizen),
  citizenSignInRoutes(documents.name, zones.citizen),
  currentSession(documents.name, "staff", zones.staff),
  currentSession(documents.name, "admin", zones.admin),
];

export const handler = lambdaHandler(
  documents,
  authenticate,
  account,
  users,
  factorResets,
  adminUsers,
  appUsers,
  sessions,
  ...signOuts,
  machineTokens,
);
