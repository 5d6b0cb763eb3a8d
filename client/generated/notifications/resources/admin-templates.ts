// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloane: listă
 */
export const adminTemplatesList = (client: Client, call?: Call<t.AdminTemplatesListData>) =>
  client.send<t.AdminTemplatesListResponses>({"service":"notifications","id":"admin.templates.list","method":"GET","path":"/api/v1/admin/templates","schemes":["sessionToken"]}, call);

/**
 * Șabloane: creare
 *
 * Textele sunt pe limbi, româna fiind obligatorie; un text simplu este cel în română. Codul este unic în sistemul său. `{{a.b}}`, `{{#lista}}…{{/lista}}` și `{{^lista}}…{{/lista}}` se completează la trimitere; un tag greșit: 400 cu rândul lui. `Date`, `Time`, `RecipientName` și, în mailurile cu o categorie, `UnsubscribeLink` (pagina pe care destinatarul o refuză) se completează singure.
 *
 * Тексты по языкам, румынский обязателен; простой текст — румынский. Код уникален в своей системе. `{{a.b}}`, `{{#lista}}…{{/lista}}` и `{{^lista}}…{{/lista}}` заполняются при отправке; неверный тег: 400 с его строкой. `Date`, `Time`, `RecipientName` и, в письмах с категорией, `UnsubscribeLink` (страница отказа от неё) заполняются сами.
 *
 * Texts are by language, Romanian is required; a plain text is the Romanian one. The code is unique within its system. `{{a.b}}`, `{{#lista}}…{{/lista}}` and `{{^lista}}…{{/lista}}` are filled in when sending; a wrong tag is 400 with its line. `Date`, `Time`, `RecipientName` and, in mails with a category, `UnsubscribeLink` (the page on which the recipient declines it) are filled in by the service.
 */
export const adminTemplatesCreate = (client: Client, call: Call<t.AdminTemplatesCreateData>) =>
  client.send<t.AdminTemplatesCreateResponses>({"service":"notifications","id":"admin.templates.create","method":"POST","path":"/api/v1/admin/templates","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const adminTemplatesCount = (client: Client, call?: Call<t.AdminTemplatesCountData>) =>
  client.send<t.AdminTemplatesCountResponses>({"service":"notifications","id":"admin.templates.count","method":"GET","path":"/api/v1/admin/templates/count","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminTemplatesRemoveResponses>({"service":"notifications","id":"admin.templates.remove","method":"DELETE","path":"/api/v1/admin/templates/{id}","schemes":["sessionToken"]}, call);

/**
 * Șabloane: citire
 */
export const adminTemplatesRead = (client: Client, call: Call<t.AdminTemplatesReadData>) =>
  client.send<t.AdminTemplatesReadResponses>({"service":"notifications","id":"admin.templates.read","method":"GET","path":"/api/v1/admin/templates/{id}","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminTemplatesPatchResponses>({"service":"notifications","id":"admin.templates.patch","method":"PATCH","path":"/api/v1/admin/templates/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele.
 *
 * Принятое с прежними текстами отправляется с ними.
 *
 * What was accepted with the former texts is sent with them.
 */
export const adminTemplatesReplace = (client: Client, call: Call<t.AdminTemplatesReplaceData>) =>
  client.send<t.AdminTemplatesReplaceResponses>({"service":"notifications","id":"admin.templates.replace","method":"PUT","path":"/api/v1/admin/templates/{id}","body":"json","schemes":["sessionToken"]}, call);
