// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Conversii: listă
 */
export const conversiesList = (client: Client, call?: Call<t.ConversiesListData>) =>
  client.send<t.ConversiesListResponses>({"service":"documents","id":"conversies.list","method":"GET","path":"/api/conversies","schemes":["userToken"]}, call);

/**
 * Conversii: creare, adică începerea unei transcrieri
 *
 * Ca `transcriere.create`, cu transcrierea în răspuns.
 *
 * Как `transcriere.create`, с записью распознавания в ответе.
 *
 * As `transcriere.create`, with the record in the answer.
 */
export const conversiesCreate = (client: Client, call: Call<t.ConversiesCreateData>) =>
  client.send<t.ConversiesCreateResponses>({"service":"documents","id":"conversies.create","method":"POST","path":"/api/conversies","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conversii: număr
 */
export const conversiesCount = (client: Client, call?: Call<t.ConversiesCountData>) =>
  client.send<t.ConversiesCountResponses>({"service":"documents","id":"conversies.count","method":"GET","path":"/api/conversies/count","schemes":["userToken"]}, call);

/**
 * Conversii: ștergere
 *
 * O oprește și îi elimină textul; pentru cine a început-o sau administrează documentul. Repetată, răspunde tot 204.
 *
 * Останавливает и удаляет текст; для начавшего или администратора документа. При повторе снова 204.
 *
 * Cancels it and removes its text; for who started it, or administers the document. Repeated, it is 204 again.
 */
export const conversiesRemove = (client: Client, call: Call<t.ConversiesRemoveData>) =>
  client.send<t.ConversiesRemoveResponses>({"service":"documents","id":"conversies.remove","method":"DELETE","path":"/api/conversies/{id}","schemes":["userToken"]}, call);

/**
 * Conversii: citire
 */
export const conversiesRead = (client: Client, call: Call<t.ConversiesReadData>) =>
  client.send<t.ConversiesReadResponses>({"service":"documents","id":"conversies.read","method":"GET","path":"/api/conversies/{id}","schemes":["userToken"]}, call);

/**
 * Conversii: modificare
 *
 * Schimbă `denumire` (null o șterge), pentru cine a început-o; restul se ignoră.
 *
 * Меняет `denumire` (null удаляет), для начавшего; остальное игнорируется.
 *
 * Changes `denumire` (null removes it), for who started it; the rest is ignored.
 */
export const conversiesPatch = (client: Client, call: Call<t.ConversiesPatchData>) =>
  client.send<t.ConversiesPatchResponses>({"service":"documents","id":"conversies.patch","method":"PATCH","path":"/api/conversies/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Conversii: înlocuire
 *
 * Schimbă `denumire`, pentru cine a început-o; restul se ignoră.
 *
 * Меняет `denumire`, для начавшего; остальное игнорируется.
 *
 * Changes `denumire`, for who started it; the rest is ignored.
 */
export const conversiesReplace = (client: Client, call: Call<t.ConversiesReplaceData>) =>
  client.send<t.ConversiesReplaceResponses>({"service":"documents","id":"conversies.replace","method":"PUT","path":"/api/conversies/{id}","body":"json","schemes":["userToken"]}, call);
