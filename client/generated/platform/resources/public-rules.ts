// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Regulile standardului
 */
export const publicRulesList = (client: Client, call?: Call<t.PublicRulesListData>) =>
  client.send<t.PublicRulesListResponses>({"service":"platform","id":"public.rules.list","method":"GET","path":"/api/v1/public/rules"}, call);

/**
 * O regulă a standardului
 */
export const publicRulesRead = (client: Client, call: Call<t.PublicRulesReadData>) =>
  client.send<t.PublicRulesReadResponses>({"service":"platform","id":"public.rules.read","method":"GET","path":"/api/v1/public/rules/{rule}"}, call);
