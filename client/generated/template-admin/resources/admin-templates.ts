// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloane: listă
 */
export const adminTemplatesList = (client: Client, call?: Call<t.AdminTemplatesListData>) =>
  client.send<t.AdminTemplatesListResponses>({"service":"template-admin","id":"admin.templates.list","method":"GET","path":"/api/v1/admin/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * O organizație are cel mult un șablon activ, la fel fără organizație: al doilea este 409.
 *
 * У организации не более одного активного шаблона, как и без организации: второй — 409.
 *
 * An organization has one active template at most, and so have those without one: a second is 409.
 */
export const adminTemplatesCreate = (client: Client, call: Call<t.AdminTemplatesCreateData>) =>
  client.send<t.AdminTemplatesCreateResponses>({"service":"template-admin","id":"admin.templates.create","method":"POST","path":"/api/v1/admin/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const adminTemplatesCount = (client: Client, call?: Call<t.AdminTemplatesCountData>) =>
  client.send<t.AdminTemplatesCountResponses>({"service":"template-admin","id":"admin.templates.count","method":"GET","path":"/api/v1/admin/templates/count","schemes":["userToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminTemplatesRemove = (client: Client, call: Call<t.AdminTemplatesRemoveData>) =>
  client.send<t.AdminTemplatesRemoveResponses>({"service":"template-admin","id":"admin.templates.remove","method":"DELETE","path":"/api/v1/admin/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const adminTemplatesRead = (client: Client, call: Call<t.AdminTemplatesReadData>) =>
  client.send<t.AdminTemplatesReadResponses>({"service":"template-admin","id":"admin.templates.read","method":"GET","path":"/api/v1/admin/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminTemplatesPatch = (client: Client, call: Call<t.AdminTemplatesPatchData>) =>
  client.send<t.AdminTemplatesPatchResponses>({"service":"template-admin","id":"admin.templates.patch","method":"PATCH","path":"/api/v1/admin/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminTemplatesReplace = (client: Client, call: Call<t.AdminTemplatesReplaceData>) =>
  client.send<t.AdminTemplatesReplaceResponses>({"service":"template-admin","id":"admin.templates.replace","method":"PUT","path":"/api/v1/admin/templates/{id}","body":"json","schemes":["userToken"]}, call);
