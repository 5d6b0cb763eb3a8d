// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Conturile
 */
export const adminUsersList = (client: Client, call?: Call<t.AdminUsersListData>) =>
  client.send<t.AdminUsersListResponses>({"service":"notifications","id":"admin.users.list","method":"GET","path":"/api/v1/admin/users","schemes":["sessionToken"]}, call);

/**
 * Un cont nou; fără parolă, persoana și-o alege prin e-mail
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminUsersCreate = (client: Client, call: Call<t.AdminUsersCreateData>) =>
  client.send<t.AdminUsersCreateResponses>({"service":"notifications","id":"admin.users.create","method":"POST","path":"/api/v1/admin/users","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere ștergerea unui cont
 *
 * Răspunsul este cererea de aprobare; contul se șterge când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; учётная запись удаляется, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the account is removed once another administrator approves it.
 */
export const adminUsersRemove = (client: Client, call: Call<t.AdminUsersRemoveData>) =>
  client.send<t.AdminUsersRemoveResponses>({"service":"notifications","id":"admin.users.remove","method":"DELETE","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

/**
 * Un cont
 */
export const adminUsersRead = (client: Client, call: Call<t.AdminUsersReadData>) =>
  client.send<t.AdminUsersReadResponses>({"service":"notifications","id":"admin.users.read","method":"GET","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

/**
 * Schimbarea unui cont
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminUsersReplace = (client: Client, call: Call<t.AdminUsersReplaceData>) =>
  client.send<t.AdminUsersReplaceResponses>({"service":"notifications","id":"admin.users.replace","method":"PUT","path":"/api/v1/admin/users/{login}","body":"json","schemes":["sessionToken"]}, call);
