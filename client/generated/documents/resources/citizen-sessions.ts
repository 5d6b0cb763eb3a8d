// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Încheierea sesiunii
 *
 * Sesiunea se încheie cu următoarea cerere. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea guvernamentală.
 *
 * Сессия завершается со следующего запроса. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственной системе входа.
 *
 * The session ends with the next request. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government's login too.
 */
export const citizenSessionsRemove = (client: Client, call?: Call<t.CitizenSessionsRemoveData>) =>
  client.send<t.CitizenSessionsRemoveResponses>({"service":"documents","id":"citizen.sessions.remove","method":"DELETE","path":"/api/v1/citizen/sessions/current","schemes":["sessionToken"]}, call);
