// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Trimite după IDNP, IDNO sau grup
 *
 * Ca `/api/v1/notify-by-id`, în numele sistemului operatorului. Fără `trackingId` se face unul.
 *
 * Как `/api/v1/notify-by-id`, от имени системы оператора. Без `trackingId` он создаётся.
 *
 * As `/api/v1/notify-by-id`, in the name of the operator's system. Without `trackingId` one is made.
 */
export const notifyByIdOperatorCreate = (client: Client, call: Call<t.NotifyByIdOperatorCreateData>) =>
  client.send<t.NotifyByIdOperatorCreateResponses>({"service":"notifications","id":"notify-by-id-operator.create","method":"POST","path":"/api/operator/notify-by-id","body":"json","schemes":["userToken"],"isKeyed":true}, call);
