// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Parteneri: listă
 */
export const adminPartnersList = (client: Client, call?: Call<t.AdminPartnersListData>) =>
  client.send<t.AdminPartnersListResponses>({"service":"identity","id":"admin.partners.list","method":"GET","path":"/api/v1/admin/partners","schemes":["userToken"]}, call);

/**
 * Parteneri: creare
 *
 * Fără `partnerid` se alege unul care nu se poate ghici; nu se mai schimbă. Unul deja folosit este 409.
 *
 * Без `partnerid` выбирается неугадываемый; он не меняется. Уже занятый — 409.
 *
 * Without `partnerid` one is chosen that cannot be guessed; it never changes. One in use is 409.
 */
export const adminPartnersCreate = (client: Client, call: Call<t.AdminPartnersCreateData>) =>
  client.send<t.AdminPartnersCreateResponses>({"service":"identity","id":"admin.partners.create","method":"POST","path":"/api/v1/admin/partners","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Parteneri: număr
 */
export const adminPartnersCount = (client: Client, call?: Call<t.AdminPartnersCountData>) =>
  client.send<t.AdminPartnersCountResponses>({"service":"identity","id":"admin.partners.count","method":"GET","path":"/api/v1/admin/partners/count","schemes":["userToken"]}, call);

/**
 * Parteneri: citire
 */
export const adminPartnersRead = (client: Client, call: Call<t.AdminPartnersReadData>) =>
  client.send<t.AdminPartnersReadResponses>({"service":"identity","id":"admin.partners.read","method":"GET","path":"/api/v1/admin/partners/{id}","schemes":["userToken"]}, call);

/**
 * Parteneri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminPartnersPatch = (client: Client, call: Call<t.AdminPartnersPatchData>) =>
  client.send<t.AdminPartnersPatchResponses>({"service":"identity","id":"admin.partners.patch","method":"PATCH","path":"/api/v1/admin/partners/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Parteneri: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminPartnersReplace = (client: Client, call: Call<t.AdminPartnersReplaceData>) =>
  client.send<t.AdminPartnersReplaceResponses>({"service":"identity","id":"admin.partners.replace","method":"PUT","path":"/api/v1/admin/partners/{id}","body":"json","schemes":["userToken"]}, call);
