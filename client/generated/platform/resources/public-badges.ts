// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Insigna unui sistem, SVG
 */
export const publicBadgesRead = (client: Client, call: Call<t.PublicBadgesReadData>) =>
  client.send<t.PublicBadgesReadResponses>({"service":"platform","id":"public.badges.read","method":"GET","path":"/api/v1/public/badges/{cod}"}, call);
