// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Proiecte: listă
 *
 * Toate, sau cele ale organizației administratorului.
 *
 * Все, либо проекты организации администратора.
 *
 * All, or those of the administrator's organization.
 */
export const adminProjectsList = (client: Client, call?: Call<t.AdminProjectsListData>) =>
  client.send<t.AdminProjectsListResponses>({"service":"identity","id":"admin.projects.list","method":"GET","path":"/api/v1/admin/projects","schemes":["userToken"]}, call);

/**
 * Proiecte: număr
 */
export const adminProjectsCount = (client: Client, call?: Call<t.AdminProjectsCountData>) =>
  client.send<t.AdminProjectsCountResponses>({"service":"identity","id":"admin.projects.count","method":"GET","path":"/api/v1/admin/projects/count","schemes":["userToken"]}, call);

/**
 * Proiecte: citire
 */
export const adminProjectsRead = (client: Client, call: Call<t.AdminProjectsReadData>) =>
  client.send<t.AdminProjectsReadResponses>({"service":"identity","id":"admin.projects.read","method":"GET","path":"/api/v1/admin/projects/{id}","schemes":["userToken"]}, call);

/**
 * Proiecte: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminProjectsPatch = (client: Client, call: Call<t.AdminProjectsPatchData>) =>
  client.send<t.AdminProjectsPatchResponses>({"service":"identity","id":"admin.projects.patch","method":"PATCH","path":"/api/v1/admin/projects/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Proiecte: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminProjectsReplace = (client: Client, call: Call<t.AdminProjectsReplaceData>) =>
  client.send<t.AdminProjectsReplaceResponses>({"service":"identity","id":"admin.projects.replace","method":"PUT","path":"/api/v1/admin/projects/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Un token secret nou, arătat o singură dată; cel de până acum mai este acceptat un timp
 *
 * Tokenul nou se arată acum și niciodată mai târziu. Cel de până acum merge încă `overlap_seconds`, o zi dacă nu se spune; cele mai vechi se opresc pe loc.
 *
 * Новый токен показывается сейчас и больше никогда. Прежний действует ещё `overlap_seconds`, по умолчанию сутки; более старые прекращаются сразу.
 *
 * The new token is shown now and never again. The one before works for `overlap_seconds` more, a day unless said otherwise; older ones end at once.
 */
export const adminProjectsRotateSecret = (client: Client, call: Call<t.AdminProjectsRotateSecretData>) =>
  client.send<t.AdminProjectsRotateSecretResponses>({"service":"identity","id":"admin.projects.rotateSecret","method":"POST","path":"/api/v1/admin/projects/{id}/rotate-secret","body":"json","schemes":["userToken"],"isKeyed":true}, call);
