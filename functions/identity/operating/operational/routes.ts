import { databaseCheck, ephemeralCheck } from "../../../../shared/features/operational/checks.ts";
import { operationalRoutes } from "../../../../shared/features/operational/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { identity } from "../../service.ts";

export const operational = operationalRoutes(identity, {
  openapi: "functions/identity/openapi.json",
  checks: { db: databaseCheck(identity.name), cache: ephemeralCheck(identity.name) },
  admin: access.serviceAdmin,
  serviceAdmin: access.serviceAdmin,
});

/** Also answers every path that no other function owns, so that an unknown path gets the service's error format. */
export const handler = lambdaHandler(identity, ...operational);
