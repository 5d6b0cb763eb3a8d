import { signInRoutes, userAdministrationRoutes } from "../../../../shared/features/accounts/routes.ts";
import { factorResetRoutes } from "../../../../shared/features/approvals/factor-reset.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { templateAdmin } from "../../service.ts";
import { people } from "../../access/people.ts";
import { factorReset } from "../approvals/factor-reset.ts";
import { approvals } from "../approvals/routes.ts";

export const authenticate = signInRoutes(people, access);
export const users = userAdministrationRoutes(people, access);
export const factorResets = factorResetRoutes(access, factorReset);

export const handler = lambdaHandler(templateAdmin, authenticate, users, factorResets, approvals);
