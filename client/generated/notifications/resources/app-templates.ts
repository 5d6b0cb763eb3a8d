// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloanele sistemului
 */
export const appTemplatesList = (client: Client, call?: Call<t.AppTemplatesListData>) =>
  client.send<t.AppTemplatesListResponses>({"service":"notifications","id":"app.templates.list","method":"GET","path":"/api/v1/app/templates","schemes":["machineToken"]}, call);

/**
 * Creează un șablon al sistemului
 *
 * Ca `templates.create`: șablonul este al sistemului care cheamă.
 *
 * Как `templates.create`: шаблон принадлежит вызывающей системе.
 *
 * As `templates.create`: the template is the calling system's.
 */
export const appTemplatesCreate = (client: Client, call: Call<t.AppTemplatesCreateData>) =>
  client.send<t.AppTemplatesCreateResponses>({"service":"notifications","id":"app.templates.create","method":"POST","path":"/api/v1/app/templates","body":"json","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Înlocuiește un șablon al sistemului
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele. Al altui sistem: 404.
 *
 * Принятое с прежними текстами отправляется с ними. Чужой: 404.
 *
 * What was accepted with the former texts is sent with them. That of another system: 404.
 */
export const appTemplatesReplace = (client: Client, call: Call<t.AppTemplatesReplaceData>) =>
  client.send<t.AppTemplatesReplaceResponses>({"service":"notifications","id":"app.templates.replace","method":"PUT","path":"/api/v1/app/templates/{id}","body":"json","schemes":["machineToken"]}, call);
