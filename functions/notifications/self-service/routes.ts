import { lambdaHandler } from "../../../shared/http/handler.ts";
import { ofRegistry } from "../recipients/registry/offered.ts";
import { notifications } from "../service.ts";
import { citizenZone } from "./citizen-routes.ts";
import { selfService } from "./me-routes.ts";

/** What people see and decide themselves. It opens the secrets of providers, because it sends codes. */
export const handler = lambdaHandler(notifications, ...ofRegistry(...selfService, ...citizenZone));
