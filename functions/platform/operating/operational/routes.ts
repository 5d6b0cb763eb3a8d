import { bucketCheck } from "../../../../shared/features/operational/bucket-check.ts";
import { databaseCheck, ephemeralCheck } from "../../../../shared/features/operational/checks.ts";
import { operationalRoutes } from "../../../../shared/features/operational/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { config } from "../../evidence/config.ts";
import { platform } from "../../service.ts";

export const operational = operationalRoutes(platform, {
  openapi: "functions/platform/openapi.json",
  checks: {
    db: databaseCheck(platform.name),
    cache: ephemeralCheck(platform.name),
    storage: bucketCheck(config.bucket),
  },
  admin: access.serviceAdmin,
  serviceAdmin: zones.admin,
});

/** Also answers every path that no other function owns, so that an unknown path gets the service's error format. */
export const handler = lambdaHandler(platform, ...operational);
