// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Containerele administrate
 */
export const adminBucketsList = (client: Client, call?: Call<t.AdminBucketsListData>) =>
  client.send<t.AdminBucketsListResponses>({"service":"documents","id":"admin.buckets.list","method":"GET","path":"/api/v1/admin/buckets","schemes":["sessionToken"]}, call);

/**
 * Un container nou
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminBucketsCreate = (client: Client, call: Call<t.AdminBucketsCreateData>) =>
  client.send<t.AdminBucketsCreateResponses>({"service":"documents","id":"admin.buckets.create","method":"POST","path":"/api/v1/admin/buckets","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Un container
 */
export const adminBucketsRead = (client: Client, call: Call<t.AdminBucketsReadData>) =>
  client.send<t.AdminBucketsReadResponses>({"service":"documents","id":"admin.buckets.read","method":"GET","path":"/api/v1/admin/buckets/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă sau mută un container, conexiunea S3
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminBucketsReplace = (client: Client, call: Call<t.AdminBucketsReplaceData>) =>
  client.send<t.AdminBucketsReplaceResponses>({"service":"documents","id":"admin.buckets.replace","method":"PUT","path":"/api/v1/admin/buckets/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Pornește încărcările
 *
 * Containerul primește din nou conținut nou.
 *
 * Контейнер снова принимает новое содержимое.
 *
 * The bucket takes new content again.
 */
export const adminBucketsActivate = (client: Client, call: Call<t.AdminBucketsActivateData>) =>
  client.send<t.AdminBucketsActivateResponses>({"service":"documents","id":"admin.buckets.activate","method":"POST","path":"/api/v1/admin/buckets/{id}/activate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Oprește încărcările
 *
 * Containerul nu mai primește conținut nou; ce are se citește ca înainte.
 *
 * Контейнер больше не принимает новое содержимое; имеющееся читается как прежде.
 *
 * The bucket takes no new content; what it has is read as before.
 */
export const adminBucketsDeactivate = (client: Client, call: Call<t.AdminBucketsDeactivateData>) =>
  client.send<t.AdminBucketsDeactivateResponses>({"service":"documents","id":"admin.buckets.deactivate","method":"POST","path":"/api/v1/admin/buckets/{id}/deactivate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Toți cei care pot citi documentele containerului, cu motivul
 *
 * Cine citește documentele containerului fără ca documentul să îl numească: membrii și administratorii.
 *
 * Кто читает документы контейнера, не будучи названным в документе: участники и администраторы.
 *
 * Who reads the documents of the container without being named by the document: its members, and administrators.
 */
export const adminBucketsListReaders = (client: Client, call: Call<t.AdminBucketsListReadersData>) =>
  client.send<t.AdminBucketsListReadersResponses>({"service":"documents","id":"admin.buckets.listReaders","method":"GET","path":"/api/v1/admin/buckets/{id}/readers","schemes":["sessionToken"]}, call);

/**
 * Testează conexiunea S3 a unui container
 *
 * Încearcă depozitul propriu cu datele salvate, ca la salvarea lor; din ce scrie nu rămâne nimic. 204 dacă toate merg; altfel 409, cu motivul. Un container fără depozit propriu este tot 409.
 *
 * Проверяет собственное хранилище с сохранёнными данными, как при их сохранении; из записанного ничего не остаётся. 204, если всё работает; иначе 409 с причиной. Контейнер без собственного хранилища — тоже 409.
 *
 * Tries the store of one's own with the saved connection, as saving it does; nothing of what it writes stays. 204 if everything works; else 409, with the reason. A bucket without a store of its own is 409, too.
 */
export const adminBucketsVerifyStore = (client: Client, call: Call<t.AdminBucketsVerifyStoreData>) =>
  client.send<t.AdminBucketsVerifyStoreResponses>({"service":"documents","id":"admin.buckets.verifyStore","method":"POST","path":"/api/v1/admin/buckets/{id}/verify-store","schemes":["sessionToken"],"isKeyed":true}, call);
