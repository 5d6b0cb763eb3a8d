import {
  publicUserRoutes,
  signInRoutes,
  userAdministrationRoutes,
} from "../../../../shared/features/accounts/routes.ts";
import { accountMails } from "../../../../shared/features/accounts/self-service/account-mails.ts";
import { accountRoutes } from "../../../../shared/features/accounts/self-service/routes.ts";
import { sessionRoutes } from "../../../../shared/features/sessions/routes.ts";
import { factorResetRoutes } from "../../../../shared/features/approvals/factor-reset.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { people } from "../../access/people.ts";
import { ownSignIns } from "../../access/zone-access.ts";
import { platform } from "../../service.ts";
import { removal } from "./account-removal.ts";
import { factorReset } from "./factor-reset.ts";

export const authenticate = signInRoutes(people, { ...access, signedIn: ownSignIns }, accountMails);
export const account = accountRoutes(people, access);
export const users = userAdministrationRoutes(people, access, accountMails, removal);
export const factorResets = factorResetRoutes(access, factorReset);
export const publicUsers = publicUserRoutes(people, access);
export const sessions = sessionRoutes({ name: platform.name, accounts: people, zones: ["staff", "admin"] });

export const handler = lambdaHandler(
  platform,
  authenticate,
  account,
  users,
  factorResets,
  publicUsers,
  sessions,
);
