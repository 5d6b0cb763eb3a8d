// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Încheierea sesiunii
 *
 * Ca în zona staff: este aceeași sesiune.
 *
 * Как в зоне staff: это та же сессия.
 *
 * As in the staff zone: it is the same session.
 */
export const adminSessionsRemove = (client: Client, call?: Call<t.AdminSessionsRemoveData>) =>
  client.send<t.AdminSessionsRemoveResponses>({"service":"notifications","id":"admin.sessions.remove","method":"DELETE","path":"/api/v1/admin/sessions/current","schemes":["sessionToken"]}, call);
