// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Autoritățile: listă
 */
export const authoritiesList = (client: Client, call?: Call<t.AuthoritiesListData>) =>
  client.send<t.AuthoritiesListResponses>({"service":"documents","id":"authorities.list","method":"GET","path":"/api/authorities","schemes":["userToken"]}, call);

/**
 * Autoritățile: creare
 *
 * O autoritate nouă se poate da conturilor și apare în `auth` al tokenurilor; în acest serviciu nu dă niciun drept. Un nume luat: 409.
 *
 * Новую роль можно дать учётным записям, она видна в `auth` токенов; прав в этом сервисе не даёт. Занятое имя: 409.
 *
 * A new authority can be given to accounts and stands in `auth` of tokens; in this service it gives no right. A taken name: 409.
 */
export const authoritiesCreate = (client: Client, call: Call<t.AuthoritiesCreateData>) =>
  client.send<t.AuthoritiesCreateResponses>({"service":"documents","id":"authorities.create","method":"POST","path":"/api/authorities","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Autoritățile: număr
 */
export const authoritiesCount = (client: Client, call?: Call<t.AuthoritiesCountData>) =>
  client.send<t.AuthoritiesCountResponses>({"service":"documents","id":"authorities.count","method":"GET","path":"/api/authorities/count","schemes":["userToken"]}, call);

/**
 * Autoritățile: ștergere
 *
 * Una pe care o are un cont este 409, ca și cele ale sistemului. Repetată după număr, răspunde tot 204.
 *
 * Роль, которая есть у учётной записи, — 409, как и системные. При повторе по номеру снова 204.
 *
 * One that an account has is 409, as those of the system are. Repeated by its number, it is 204 again.
 */
export const authoritiesRemove = (client: Client, call: Call<t.AuthoritiesRemoveData>) =>
  client.send<t.AuthoritiesRemoveResponses>({"service":"documents","id":"authorities.remove","method":"DELETE","path":"/api/authorities/{authority}","schemes":["userToken"]}, call);

/**
 * O autoritate
 */
export const authoritiesRead = (client: Client, call: Call<t.AuthoritiesReadData>) =>
  client.send<t.AuthoritiesReadResponses>({"service":"documents","id":"authorities.read","method":"GET","path":"/api/authorities/{authority}","schemes":["userToken"]}, call);

/**
 * Autoritățile: modificare
 *
 * Ca `authorities.replace`.
 *
 * Как `authorities.replace`.
 *
 * As `authorities.replace`.
 */
export const authoritiesPatch = (client: Client, call: Call<t.AuthoritiesPatchData>) =>
  client.send<t.AuthoritiesPatchResponses>({"service":"documents","id":"authorities.patch","method":"PATCH","path":"/api/authorities/{authority}","body":"merge","schemes":["userToken"]}, call);

/**
 * Autoritățile: înlocuire
 *
 * `{authority}` este numărul sau numele. Numele nu se schimbă: același este 200, altul 409. Cele ale sistemului: 409.
 *
 * `{authority}` — номер или имя. Имя не меняется: то же — 200, другое — 409. Системные: 409.
 *
 * `{authority}` is the number or the name. The name does not change: the same one is 200, another 409. Those of the system: 409.
 */
export const authoritiesReplace = (client: Client, call: Call<t.AuthoritiesReplaceData>) =>
  client.send<t.AuthoritiesReplaceResponses>({"service":"documents","id":"authorities.replace","method":"PUT","path":"/api/authorities/{authority}","body":"json","schemes":["userToken"]}, call);
