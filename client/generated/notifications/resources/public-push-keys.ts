// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cheia publică VAPID, pentru abonarea unui browser
 */
export const publicPushKeysReadCurrent = (client: Client, call?: Call<t.PublicPushKeysReadCurrentData>) =>
  client.send<t.PublicPushKeysReadCurrentResponses>({"service":"notifications","id":"public.push-keys.readCurrent","method":"GET","path":"/api/v1/public/push-keys/current"}, call);
