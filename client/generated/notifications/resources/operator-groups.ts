// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Grupurile sistemului
 */
export const operatorGroupsList = (client: Client, call?: Call<t.OperatorGroupsListData>) =>
  client.send<t.OperatorGroupsListResponses>({"service":"notifications","id":"operator-groups.list","method":"GET","path":"/api/operator/groups","schemes":["userToken"]}, call);

/**
 * Creează un grup
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const operatorGroupsCreate = (client: Client, call: Call<t.OperatorGroupsCreateData>) =>
  client.send<t.OperatorGroupsCreateResponses>({"service":"notifications","id":"operator-groups.create","method":"POST","path":"/api/operator/groups","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un grup
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const operatorGroupsRemove = (client: Client, call: Call<t.OperatorGroupsRemoveData>) =>
  client.send<t.OperatorGroupsRemoveResponses>({"service":"notifications","id":"operator-groups.remove","method":"DELETE","path":"/api/operator/groups/{id}","schemes":["userToken"]}, call);

/**
 * Un grup al sistemului
 */
export const operatorGroupsRead = (client: Client, call: Call<t.OperatorGroupsReadData>) =>
  client.send<t.OperatorGroupsReadResponses>({"service":"notifications","id":"operator-groups.read","method":"GET","path":"/api/operator/groups/{id}","schemes":["userToken"]}, call);

/**
 * Înlocuiește un grup
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const operatorGroupsReplace = (client: Client, call: Call<t.OperatorGroupsReplaceData>) =>
  client.send<t.OperatorGroupsReplaceResponses>({"service":"notifications","id":"operator-groups.replace","method":"PUT","path":"/api/operator/groups/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Scoate membri
 *
 * `destinatarId`: până la 100 de identificatori, despărțiți prin virgulă.
 *
 * `destinatarId`: до 100 идентификаторов через запятую.
 *
 * `destinatarId`: up to 100 ids, separated by commas.
 */
export const operatorGroupsRemoveMembers = (client: Client, call: Call<t.OperatorGroupsRemoveMembersData>) =>
  client.send<t.OperatorGroupsRemoveMembersResponses>({"service":"notifications","id":"operator-groups.removeMembers","method":"DELETE","path":"/api/operator/groups/{id}/members","schemes":["userToken"]}, call);

/**
 * Membrii unui grup
 */
export const operatorGroupsListMembers = (client: Client, call: Call<t.OperatorGroupsListMembersData>) =>
  client.send<t.OperatorGroupsListMembersResponses>({"service":"notifications","id":"operator-groups.listMembers","method":"GET","path":"/api/operator/groups/{id}/members","schemes":["userToken"]}, call);

/**
 * Adaugă membri
 *
 * Cel mult 1000 într-un apel și 20 000 pe oră de operator; cine este deja membru rămâne. Un număr care nu este în registru se primește și este omis la trimitere. Un id care nu este al unui membru al grupurilor sistemului: 404, și nimeni nu se adaugă.
 *
 * Не более 1000 за вызов и 20 000 в час на оператора; кто уже участник, остаётся. Номер, которого нет в реестре, принимается и при отправке пропускается. Id не участника групп системы: 404, и никто не добавляется.
 *
 * At most 1000 a call and 20,000 an hour by an operator; members stay. A number that is not in the registry is taken, and left out when the group is sent to. An id of no member of the system's groups: 404, and none is added.
 */
export const operatorGroupsCreateMembers = (client: Client, call: Call<t.OperatorGroupsCreateMembersData>) =>
  client.send<t.OperatorGroupsCreateMembersResponses>({"service":"notifications","id":"operator-groups.createMembers","method":"POST","path":"/api/operator/groups/{id}/members","body":"json","schemes":["userToken"],"isKeyed":true}, call);
