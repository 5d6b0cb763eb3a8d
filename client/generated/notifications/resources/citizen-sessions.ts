// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sesiunile persoanei care sunt în curs
 */
export const citizenSessionsList = (client: Client, call?: Call<t.CitizenSessionsListData>) =>
  client.send<t.CitizenSessionsListResponses>({"service":"notifications","id":"citizen.sessions.list","method":"GET","path":"/api/v1/citizen/sessions","schemes":["sessionToken"]}, call);

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
  client.send<t.CitizenSessionsRemoveResponses>({"service":"notifications","id":"citizen.sessions.remove","method":"DELETE","path":"/api/v1/citizen/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Încheie toate celelalte sesiuni ale persoanei
 *
 * Rămâne numai sesiunea cererii.
 *
 * Остаётся только сессия этого запроса.
 *
 * Only the session of the request goes on.
 */
export const citizenSessionsRevokeOthers = (client: Client, call?: Call<t.CitizenSessionsRevokeOthersData>) =>
  client.send<t.CitizenSessionsRevokeOthersResponses>({"service":"notifications","id":"citizen.sessions.revokeOthers","method":"POST","path":"/api/v1/citizen/sessions/revoke-others","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Încheie o sesiune a persoanei
 *
 * Sesiunea se încheie cu următoarea cerere, în fiecare proces. Poate fi și cea de acum. A altei persoane: 404.
 *
 * Сессия завершается со следующего запроса, в каждом процессе. Это может быть и текущая. Чужая: 404.
 *
 * The session ends with the next request, in every process. It may be the present one. Another person's: 404.
 */
export const citizenSessionsRevoke = (client: Client, call: Call<t.CitizenSessionsRevokeData>) =>
  client.send<t.CitizenSessionsRevokeResponses>({"service":"notifications","id":"citizen.sessions.revoke","method":"POST","path":"/api/v1/citizen/sessions/{id}/revoke","schemes":["sessionToken"],"isKeyed":true}, call);
