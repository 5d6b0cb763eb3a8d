import { bucketCheck } from "../../../../shared/features/operational/bucket-check.ts";
import { databaseCheck, ephemeralCheck } from "../../../../shared/features/operational/checks.ts";
import { operationalRoutes } from "../../../../shared/features/operational/routes.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { access } from "../../access/authentication.ts";
import { config } from "../../state/content/config.ts";
import { deliveryOutcomes } from "../../delivering/measures/delivery-outcomes.ts";
import { handOverSeconds } from "../../delivering/measures/hand-over-seconds.ts";
import { partsNotOffered } from "../../recipients/registry/offered.ts";
import { providersDown } from "../../delivering/measures/providers-down.ts";
import { notifications } from "../../service.ts";

export const operational = operationalRoutes(notifications, {
  openapi: "functions/notifications/openapi.json",
  without: partsNotOffered,
  checks: {
    db: databaseCheck(notifications.name),
    cache: ephemeralCheck(notifications.name),
    storage: bucketCheck(config.bucket),
  },
  admin: access.serviceAdmin,
  serviceAdmin: access.serviceAdmin,
  histograms: [handOverSeconds, deliveryOutcomes],
  gauges: async () => [await providersDown()],
});

/** Also answers every path that no other function owns, so that an unknown path gets the service's error format. */
export const handler = lambdaHandler(notifications, ...operational);
