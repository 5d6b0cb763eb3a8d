// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Retrage o partajare
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const staffGrantsRemove = (client: Client, call: Call<t.StaffGrantsRemoveData>) =>
  client.send<t.StaffGrantsRemoveResponses>({"service":"documents","id":"staff.grants.remove","method":"DELETE","path":"/api/v1/staff/grants/{id}","schemes":["sessionToken"]}, call);
