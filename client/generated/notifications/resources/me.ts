// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Contul propriu de destinatar
 */
export const meRead = (client: Client, call?: Call<t.MeReadData>) =>
  client.send<t.MeReadResponses>({"service":"notifications","id":"me.read","method":"GET","path":"/api/registry/me","schemes":["userToken"]}, call);

/**
 * Cheia publică VAPID, pentru abonarea unui browser
 */
export const meReadPushKey = (client: Client, call?: Call<t.MeReadPushKeyData>) =>
  client.send<t.MeReadPushKeyResponses>({"service":"notifications","id":"me.readPushKey","method":"GET","path":"/api/registry/push-public-key","schemes":["userToken"]}, call);
