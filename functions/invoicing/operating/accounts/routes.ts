import { signInRoutes, userAdministrationRoutes } from "../../../../shared/features/accounts/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { people } from "../../access/people.ts";
import { invoicing } from "../../service.ts";

export const authenticate = signInRoutes(people, access);
export const users = userAdministrationRoutes(people, access);

export const handler = lambdaHandler(invoicing, authenticate, users);
