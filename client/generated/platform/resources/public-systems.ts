// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sistemele care își publică verdictul
 */
export const publicSystemsList = (client: Client, call?: Call<t.PublicSystemsListData>) =>
  client.send<t.PublicSystemsListResponses>({"service":"platform","id":"public.systems.list","method":"GET","path":"/api/v1/public/systems"}, call);
