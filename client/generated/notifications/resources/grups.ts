// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Grupuri: listă
 *
 * Administratorii serviciului văd toate grupurile, operatorii pe cele ale sistemului lor.
 *
 * Администраторы сервиса видят все группы, операторы — группы своей системы.
 *
 * Service administrators see all groups, operators those of their system.
 */
export const grupsList = (client: Client, call?: Call<t.GrupsListData>) =>
  client.send<t.GrupsListResponses>({"service":"notifications","id":"grups.list","method":"GET","path":"/api/grups","schemes":["userToken"]}, call);

/**
 * Grupuri: creare
 *
 * Codul este unic în sistem. `membri`: cel mult 1000, prin IDNP sau IDNO; un număr care nu este în registru se primește și este omis la trimitere. Un id este al unui membru al grupurilor sistemului, altfel 404; administratorii numesc prin id orice destinatar.
 *
 * Код уникален в системе. `membri`: не более 1000, по IDNP или IDNO; номер, которого нет в реестре, принимается и при отправке пропускается. Id — участника групп системы, иначе 404; администраторы называют по id любого получателя.
 *
 * The code is unique in the system. `membri`: at most 1000, by IDNP or IDNO; a number that is not in the registry is taken, and left out when the group is sent to. An id is that of a member of the system's groups, else 404; administrators name any recipient by id.
 */
export const grupsCreate = (client: Client, call: Call<t.GrupsCreateData>) =>
  client.send<t.GrupsCreateResponses>({"service":"notifications","id":"grups.create","method":"POST","path":"/api/grups","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Grupuri: număr
 */
export const grupsCount = (client: Client, call?: Call<t.GrupsCountData>) =>
  client.send<t.GrupsCountResponses>({"service":"notifications","id":"grups.count","method":"GET","path":"/api/grups/count","schemes":["userToken"]}, call);

/**
 * Grupuri: ștergere
 *
 * Apartenențele se șterg odată cu grupul.
 *
 * Участие удаляется вместе с группой.
 *
 * The memberships end with the group.
 */
export const grupsRemove = (client: Client, call: Call<t.GrupsRemoveData>) =>
  client.send<t.GrupsRemoveResponses>({"service":"notifications","id":"grups.remove","method":"DELETE","path":"/api/grups/{id}","schemes":["userToken"]}, call);

/**
 * Grupuri: citire
 */
export const grupsRead = (client: Client, call: Call<t.GrupsReadData>) =>
  client.send<t.GrupsReadResponses>({"service":"notifications","id":"grups.read","method":"GET","path":"/api/grups/{id}","schemes":["userToken"]}, call);

/**
 * Grupuri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const grupsPatch = (client: Client, call: Call<t.GrupsPatchData>) =>
  client.send<t.GrupsPatchResponses>({"service":"notifications","id":"grups.patch","method":"PATCH","path":"/api/grups/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Grupuri: înlocuire
 *
 * Fără `membri` membrii rămân; cu ei grupul are exact acești membri. Peste 1000 de membri: 409.
 *
 * Без `membri` участники остаются; с ними в группе ровно эти участники. Более 1000 участников: 409.
 *
 * Without `membri` the members stay; with them the group has exactly these. More than 1000 members: 409.
 */
export const grupsReplace = (client: Client, call: Call<t.GrupsReplaceData>) =>
  client.send<t.GrupsReplaceResponses>({"service":"notifications","id":"grups.replace","method":"PUT","path":"/api/grups/{id}","body":"json","schemes":["userToken"]}, call);
