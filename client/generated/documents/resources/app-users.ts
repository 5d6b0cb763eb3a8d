// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Utilizatorii aplicației: listă
 *
 * Administratorul serviciului vede pe toți, ceilalți oamenii organizației lor, cine nu are una doar pe sine.
 *
 * Администратор сервиса видит всех, остальные — людей своей организации, без организации — только себя.
 *
 * A service administrator sees all, others the people of their organization, who has none only themselves.
 */
export const appUsersList = (client: Client, call?: Call<t.AppUsersListData>) =>
  client.send<t.AppUsersListResponses>({"service":"documents","id":"app-users.list","method":"GET","path":"/api/app-users","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: creare
 *
 * Același cont ca la `/api/admin/users`, cu aceleași reguli. Persoana primește prin e-mail o cheie pentru a-și alege parola.
 *
 * Та же учётная запись, что и в `/api/admin/users`, с теми же правилами. Человек получает по e-mail ключ для выбора пароля.
 *
 * The same account as in `/api/admin/users`, by the same rules. The person gets a key by mail to choose a password.
 */
export const appUsersCreate = (client: Client, call: Call<t.AppUsersCreateData>) =>
  client.send<t.AppUsersCreateResponses>({"service":"documents","id":"app-users.create","method":"POST","path":"/api/app-users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Utilizatorii aplicației: număr
 */
export const appUsersCount = (client: Client, call?: Call<t.AppUsersCountData>) =>
  client.send<t.AppUsersCountResponses>({"service":"documents","id":"app-users.count","method":"GET","path":"/api/app-users/count","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: ștergere
 *
 * Șterge contul, cu apartenențele lui; ultimul administrator al serviciului nu se șterge: 409.
 *
 * Удаляет учётную запись с её членством; последний администратор сервиса не удаляется: 409.
 *
 * Removes the account and its memberships; the last service administrator is not removed: 409.
 */
export const appUsersRemove = (client: Client, call: Call<t.AppUsersRemoveData>) =>
  client.send<t.AppUsersRemoveResponses>({"service":"documents","id":"app-users.remove","method":"DELETE","path":"/api/app-users/{id}","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: citire
 */
export const appUsersRead = (client: Client, call: Call<t.AppUsersReadData>) =>
  client.send<t.AppUsersReadResponses>({"service":"documents","id":"app-users.read","method":"GET","path":"/api/app-users/{id}","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const appUsersPatch = (client: Client, call: Call<t.AppUsersPatchData>) =>
  client.send<t.AppUsersPatchResponses>({"service":"documents","id":"app-users.patch","method":"PATCH","path":"/api/app-users/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const appUsersReplace = (client: Client, call: Call<t.AppUsersReplaceData>) =>
  client.send<t.AppUsersReplaceResponses>({"service":"documents","id":"app-users.replace","method":"PUT","path":"/api/app-users/{id}","body":"json","schemes":["userToken"]}, call);
