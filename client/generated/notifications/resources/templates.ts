// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloane: listă
 *
 * Administratorii serviciului văd toate șabloanele, operatorii pe ale sistemului lor. Textul lung, `body`, se citește la fiecare în parte.
 *
 * Администраторы сервиса видят все шаблоны, операторы — шаблоны своей системы. Длинный текст, `body`, читается у каждого отдельно.
 *
 * Service administrators see all templates, operators those of their system. The long text, `body`, is read with a single one.
 */
export const templatesList = (client: Client, call?: Call<t.TemplatesListData>) =>
  client.send<t.TemplatesListResponses>({"service":"notifications","id":"templates.list","method":"GET","path":"/api/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * Textele sunt pe limbi, româna fiind obligatorie; un text simplu este cel în română. Codul este unic în sistemul său. `{{a.b}}`, `{{#lista}}…{{/lista}}` și `{{^lista}}…{{/lista}}` se completează la trimitere; un tag greșit: 400 cu rândul lui. `Date`, `Time`, `RecipientName` și, în mailurile cu o categorie, `UnsubscribeLink` (pagina pe care destinatarul o refuză) se completează singure.
 *
 * Тексты по языкам, румынский обязателен; простой текст — румынский. Код уникален в своей системе. `{{a.b}}`, `{{#lista}}…{{/lista}}` и `{{^lista}}…{{/lista}}` заполняются при отправке; неверный тег: 400 с его строкой. `Date`, `Time`, `RecipientName` и, в письмах с категорией, `UnsubscribeLink` (страница отказа от неё) заполняются сами.
 *
 * Texts are by language, Romanian is required; a plain text is the Romanian one. The code is unique within its system. `{{a.b}}`, `{{#lista}}…{{/lista}}` and `{{^lista}}…{{/lista}}` are filled in when sending; a wrong tag is 400 with its line. `Date`, `Time`, `RecipientName` and, in mails with a category, `UnsubscribeLink` (the page on which the recipient declines it) are filled in by the service.
 */
export const templatesCreate = (client: Client, call: Call<t.TemplatesCreateData>) =>
  client.send<t.TemplatesCreateResponses>({"service":"notifications","id":"templates.create","method":"POST","path":"/api/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const templatesCount = (client: Client, call?: Call<t.TemplatesCountData>) =>
  client.send<t.TemplatesCountResponses>({"service":"notifications","id":"templates.count","method":"GET","path":"/api/templates/count","schemes":["userToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const templatesRemove = (client: Client, call: Call<t.TemplatesRemoveData>) =>
  client.send<t.TemplatesRemoveResponses>({"service":"notifications","id":"templates.remove","method":"DELETE","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const templatesRead = (client: Client, call: Call<t.TemplatesReadData>) =>
  client.send<t.TemplatesReadResponses>({"service":"notifications","id":"templates.read","method":"GET","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const templatesPatch = (client: Client, call: Call<t.TemplatesPatchData>) =>
  client.send<t.TemplatesPatchResponses>({"service":"notifications","id":"templates.patch","method":"PATCH","path":"/api/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele.
 *
 * Принятое с прежними текстами отправляется с ними.
 *
 * What was accepted with the former texts is sent with them.
 */
export const templatesReplace = (client: Client, call: Call<t.TemplatesReplaceData>) =>
  client.send<t.TemplatesReplaceResponses>({"service":"notifications","id":"templates.replace","method":"PUT","path":"/api/templates/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Șabloane: istoric, cu valorile de dinainte
 */
export const templatesListHistory = (client: Client, call: Call<t.TemplatesListHistoryData>) =>
  client.send<t.TemplatesListHistoryResponses>({"service":"notifications","id":"templates.listHistory","method":"GET","path":"/api/templates/{id}/istoric","schemes":["userToken"]}, call);
