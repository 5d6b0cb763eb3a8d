// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Leagă un cont de un destinatar
 *
 * Un cont este al unui singur destinatar și invers: 409. Legătura se încheie odată cu contul sau cu destinatarul.
 *
 * Учётная запись принадлежит одному получателю и наоборот: 409. Связь заканчивается вместе с учётной записью или получателем.
 *
 * An account is one recipient's and the other way round: 409. The link ends with the account or the recipient.
 */
export const provisionCreateLink = (client: Client, call: Call<t.ProvisionCreateLinkData>) =>
  client.send<t.ProvisionCreateLinkResponses>({"service":"notifications","id":"provision.createLink","method":"POST","path":"/api/admin/provision/link","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Desface legătura unui destinatar cu contul său
 *
 * `id` este al destinatarului. Dreptul contului de a se vedea în registru se încheie de la următoarea cerere.
 *
 * `id` — получателя. Право учётной записи видеть себя в реестре заканчивается со следующего запроса.
 *
 * `id` is the recipient's. The right of the account to see itself in the registry ends with the next request.
 */
export const provisionRemoveLink = (client: Client, call: Call<t.ProvisionRemoveLinkData>) =>
  client.send<t.ProvisionRemoveLinkResponses>({"service":"notifications","id":"provision.removeLink","method":"DELETE","path":"/api/admin/provision/link/{id}","schemes":["userToken"]}, call);

/**
 * Aprovizionează un destinatar: adaugă contactele
 *
 * Face destinatarul cu acest număr (201) sau îl aduce la zi (200); contactele trimise se adaugă și sunt verificate. De câte ori se repetă, rămâne un singur destinatar.
 *
 * Создаёт получателя с этим номером (201) или обновляет его (200); переданные контакты добавляются и считаются проверенными. Сколько ни повторять, получатель один.
 *
 * Makes the recipient with this number (201) or brings it up to date (200); the contacts that are sent are added, and are verified. However often it is repeated, there is one recipient.
 */
export const provisionCreateUser = (client: Client, call: Call<t.ProvisionCreateUserData>) =>
  client.send<t.ProvisionCreateUserResponses>({"service":"notifications","id":"provision.createUser","method":"POST","path":"/api/admin/provision/user","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Aprovizionează un destinatar: înlocuiește contactele
 *
 * Ca POST, dar contactele trimise le înlocuiesc pe celelalte; fără `contacts` ele rămân, cu o listă goală se șterg.
 *
 * Как POST, но переданные контакты заменяют остальные; без `contacts` они остаются, пустой список удаляет их.
 *
 * As POST, but the contacts that are sent replace the others; without `contacts` they stay, an empty list removes them.
 */
export const provisionReplaceUser = (client: Client, call: Call<t.ProvisionReplaceUserData>) =>
  client.send<t.ProvisionReplaceUserResponses>({"service":"notifications","id":"provision.replaceUser","method":"PUT","path":"/api/admin/provision/user","body":"json","schemes":["userToken"]}, call);

/**
 * Destinatarii aprovizionați, cu conturile lor
 */
export const provisionListUsers = (client: Client, call?: Call<t.ProvisionListUsersData>) =>
  client.send<t.ProvisionListUsersResponses>({"service":"notifications","id":"provision.listUsers","method":"GET","path":"/api/admin/provision/users","schemes":["userToken"]}, call);
