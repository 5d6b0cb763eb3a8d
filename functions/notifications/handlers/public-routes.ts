import { lambdaHandler } from "../../../shared/http/handler.ts";
import { ofRegistry } from "../recipients/registry/offered.ts";
import { pushKeys } from "../self-service/public-routes.ts";
import { notifications } from "../service.ts";
import { unsubscription } from "../recipients/unsubscribe/routes.ts";

/** The public zone, except the sign-in. */
export const handler = lambdaHandler(notifications, unsubscription, ...ofRegistry(pushKeys));
