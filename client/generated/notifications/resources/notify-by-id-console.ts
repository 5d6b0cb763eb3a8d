// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Trimite după IDNP, IDNO sau grup, în numele unui sistem
 *
 * Ca `/api/v1/notify-by-id`, în numele unui sistem. Fără `trackingId` se face unul.
 *
 * Как `/api/v1/notify-by-id`, от имени системы. Без `trackingId` он создаётся.
 *
 * As `/api/v1/notify-by-id`, in the name of a system. Without `trackingId` one is made.
 */
export const notifyByIdConsoleCreate = (client: Client, call: Call<t.NotifyByIdConsoleCreateData>) =>
  client.send<t.NotifyByIdConsoleCreateResponses>({"service":"notifications","id":"notify-by-id-console.create","method":"POST","path":"/api/admin/notify-by-id","body":"json","schemes":["userToken"],"isKeyed":true}, call);
