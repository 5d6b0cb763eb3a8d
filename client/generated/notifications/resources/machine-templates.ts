// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloanele sistemului
 */
export const machineTemplatesList = (client: Client, call?: Call<t.MachineTemplatesListData>) =>
  client.send<t.MachineTemplatesListResponses>({"service":"notifications","id":"machine-templates.list","method":"GET","path":"/api/v1/template","schemes":["mutualTLS"]}, call);

/**
 * Creează un șablon al sistemului
 *
 * Ca `templates.create`: șablonul este al sistemului care cheamă.
 *
 * Как `templates.create`: шаблон принадлежит вызывающей системе.
 *
 * As `templates.create`: the template is the calling system's.
 */
export const machineTemplatesCreate = (client: Client, call: Call<t.MachineTemplatesCreateData>) =>
  client.send<t.MachineTemplatesCreateResponses>({"service":"notifications","id":"machine-templates.create","method":"POST","path":"/api/v1/template","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

/**
 * Înlocuiește un șablon al sistemului
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele. Al altui sistem: 404.
 *
 * Принятое с прежними текстами отправляется с ними. Чужой: 404.
 *
 * What was accepted with the former texts is sent with them. That of another system: 404.
 */
export const machineTemplatesReplace = (client: Client, call: Call<t.MachineTemplatesReplaceData>) =>
  client.send<t.MachineTemplatesReplaceResponses>({"service":"notifications","id":"machine-templates.replace","method":"PUT","path":"/api/v1/template/{id}","body":"json","schemes":["mutualTLS"]}, call);

/**
 * Arată un șablon completat
 *
 * Textele așa cum le primește un destinatar. `lipsa` numește variabilele fără valoare, ale căror locuri rămân vizibile, și secțiunile fără valoare, care lipsesc din text; `sms` spune cum se numără textul scurt, sau subiectul dacă nu este.
 *
 * Тексты, какими их получает получатель. `lipsa` называет переменные без значения, их места остаются видимыми, и разделы без значения, которых нет в тексте; `sms` говорит, как считается краткий текст или, если его нет, тема.
 *
 * The texts as a recipient gets them. `lipsa` names the variables without a value, whose places stay visible, and the sections without one, which are left out; `sms` tells how the short text is counted, or the subject if there is none.
 */
export const machineTemplatesRender = (client: Client, call: Call<t.MachineTemplatesRenderData>) =>
  client.send<t.MachineTemplatesRenderResponses>({"service":"notifications","id":"machine-templates.render","method":"POST","path":"/api/v1/template/{id}/preview","body":"json","schemes":["mutualTLS"]}, call);
