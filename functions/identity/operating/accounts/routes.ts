import { signInRoutes, userAdministrationRoutes } from "../../../../shared/features/accounts/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { identity } from "../../service.ts";
import { people } from "../../access/people.ts";

export const authenticate = signInRoutes(people, access);
export const users = userAdministrationRoutes(people, access);

export const handler = lambdaHandler(identity, authenticate, users);
