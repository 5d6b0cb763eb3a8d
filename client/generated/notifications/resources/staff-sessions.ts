// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Încheierea sesiunii
 *
 * Sesiunea se încheie cu următoarea cerere, în zonele staff și admin. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea guvernamentală. Fără sesiune, cu tokenul unui cont: 404.
 *
 * Сессия завершается со следующего запроса, в зонах staff и admin. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственной системе входа. Без сессии, с токеном учётной записи: 404.
 *
 * The session ends with the next request, in the zones staff and admin. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government's login too. Without a session, with the token of an account: 404.
 */
export const staffSessionsRemove = (client: Client, call?: Call<t.StaffSessionsRemoveData>) =>
  client.send<t.StaffSessionsRemoveResponses>({"service":"notifications","id":"staff.sessions.remove","method":"DELETE","path":"/api/v1/staff/sessions/current","schemes":["sessionToken"]}, call);
