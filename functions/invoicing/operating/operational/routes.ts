import { databaseCheck, ephemeralCheck } from "../../../../shared/features/operational/checks.ts";
import { operationalRoutes } from "../../../../shared/features/operational/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { invoicing } from "../../service.ts";

export const operational = operationalRoutes(invoicing, {
  openapi: "functions/invoicing/openapi.json",
  checks: { db: databaseCheck(invoicing.name), cache: ephemeralCheck(invoicing.name) },
  admin: access.serviceAdmin,
  serviceAdmin: access.serviceAdmin,
});

/** Also answers every path that no other function owns, so that an unknown path gets the service's error format. */
export const handler = lambdaHandler(invoicing, ...operational);
