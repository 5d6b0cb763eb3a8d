import { signInRoutes, userAdministrationRoutes } from "../../../../shared/features/accounts/routes.ts";
import { factorResetRoutes } from "../../../../shared/features/approvals/factor-reset.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { people } from "../../access/people.ts";
import { invoicing } from "../../service.ts";
import { factorReset } from "./factor-reset.ts";

export const authenticate = signInRoutes(people, access);
export const users = userAdministrationRoutes(people, access);
export const factorResets = factorResetRoutes(access, factorReset);

export const handler = lambdaHandler(invoicing, authenticate, users, factorResets);
