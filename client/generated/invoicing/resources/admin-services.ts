// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Servicii: listă
 *
 * Sumele se filtrează și se sortează cum se văd, în lei.
 *
 * Суммы фильтруются и сортируются так, как видны, в леях.
 *
 * Amounts are filtered and sorted as they are seen, in lei.
 */
export const adminServicesList = (client: Client, call?: Call<t.AdminServicesListData>) =>
  client.send<t.AdminServicesListResponses>({"service":"invoicing","id":"admin.services.list","method":"GET","path":"/api/v1/admin/services","schemes":["userToken"]}, call);

/**
 * Servicii: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminServicesCreate = (client: Client, call: Call<t.AdminServicesCreateData>) =>
  client.send<t.AdminServicesCreateResponses>({"service":"invoicing","id":"admin.services.create","method":"POST","path":"/api/v1/admin/services","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Servicii: număr
 */
export const adminServicesCount = (client: Client, call?: Call<t.AdminServicesCountData>) =>
  client.send<t.AdminServicesCountResponses>({"service":"invoicing","id":"admin.services.count","method":"GET","path":"/api/v1/admin/services/count","schemes":["userToken"]}, call);

/**
 * Servicii: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminServicesRemove = (client: Client, call: Call<t.AdminServicesRemoveData>) =>
  client.send<t.AdminServicesRemoveResponses>({"service":"invoicing","id":"admin.services.remove","method":"DELETE","path":"/api/v1/admin/services/{id}","schemes":["userToken"]}, call);

/**
 * Servicii: citire
 */
export const adminServicesRead = (client: Client, call: Call<t.AdminServicesReadData>) =>
  client.send<t.AdminServicesReadResponses>({"service":"invoicing","id":"admin.services.read","method":"GET","path":"/api/v1/admin/services/{id}","schemes":["userToken"]}, call);

/**
 * Servicii: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminServicesPatch = (client: Client, call: Call<t.AdminServicesPatchData>) =>
  client.send<t.AdminServicesPatchResponses>({"service":"invoicing","id":"admin.services.patch","method":"PATCH","path":"/api/v1/admin/services/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Servicii: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminServicesReplace = (client: Client, call: Call<t.AdminServicesReplaceData>) =>
  client.send<t.AdminServicesReplaceResponses>({"service":"invoicing","id":"admin.services.replace","method":"PUT","path":"/api/v1/admin/services/{id}","body":"json","schemes":["userToken"]}, call);
