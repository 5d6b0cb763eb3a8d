// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Membrii unui container
 *
 * `bucketId` este obligatoriu.
 *
 * `bucketId` обязателен.
 *
 * `bucketId` is required.
 */
export const adminMembershipsList = (client: Client, call?: Call<t.AdminMembershipsListData>) =>
  client.send<t.AdminMembershipsListResponses>({"service":"documents","id":"admin.memberships.list","method":"GET","path":"/api/v1/admin/memberships","schemes":["sessionToken"]}, call);

/**
 * Dă acces la un container
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminMembershipsCreate = (client: Client, call: Call<t.AdminMembershipsCreateData>) =>
  client.send<t.AdminMembershipsCreateResponses>({"service":"documents","id":"admin.memberships.create","method":"POST","path":"/api/v1/admin/memberships","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Retrage accesul
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminMembershipsRemove = (client: Client, call: Call<t.AdminMembershipsRemoveData>) =>
  client.send<t.AdminMembershipsRemoveResponses>({"service":"documents","id":"admin.memberships.remove","method":"DELETE","path":"/api/v1/admin/memberships/{id}","schemes":["sessionToken"]}, call);
