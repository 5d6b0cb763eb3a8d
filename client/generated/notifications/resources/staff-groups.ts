// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Grupurile
 *
 * Administratorii serviciului văd toate grupurile, operatorii pe cele ale sistemului lor.
 *
 * Администраторы сервиса видят все группы, операторы — группы своей системы.
 *
 * Service administrators see all groups, operators those of their system.
 */
export const staffGroupsList = (client: Client, call?: Call<t.StaffGroupsListData>) =>
  client.send<t.StaffGroupsListResponses>({"service":"notifications","id":"staff.groups.list","method":"GET","path":"/api/v1/staff/groups","schemes":["sessionToken"]}, call);

/**
 * Creează un grup
 *
 * Codul este unic în sistem. `membri`: cel mult 1000, prin IDNP sau IDNO; un număr care nu este în registru se primește și este omis la trimitere. Un id este al unui membru al grupurilor sistemului, altfel 404; administratorii numesc prin id orice destinatar.
 *
 * Код уникален в системе. `membri`: не более 1000, по IDNP или IDNO; номер, которого нет в реестре, принимается и при отправке пропускается. Id — участника групп системы, иначе 404; администраторы называют по id любого получателя.
 *
 * The code is unique in the system. `membri`: at most 1000, by IDNP or IDNO; a number that is not in the registry is taken, and left out when the group is sent to. An id is that of a member of the system's groups, else 404; administrators name any recipient by id.
 */
export const staffGroupsCreate = (client: Client, call: Call<t.StaffGroupsCreateData>) =>
  client.send<t.StaffGroupsCreateResponses>({"service":"notifications","id":"staff.groups.create","method":"POST","path":"/api/v1/staff/groups","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șterge un grup
 *
 * Apartenențele se șterg odată cu grupul.
 *
 * Участие удаляется вместе с группой.
 *
 * The memberships end with the group.
 */
export const staffGroupsRemove = (client: Client, call: Call<t.StaffGroupsRemoveData>) =>
  client.send<t.StaffGroupsRemoveResponses>({"service":"notifications","id":"staff.groups.remove","method":"DELETE","path":"/api/v1/staff/groups/{id}","schemes":["sessionToken"]}, call);

/**
 * Un grup
 */
export const staffGroupsRead = (client: Client, call: Call<t.StaffGroupsReadData>) =>
  client.send<t.StaffGroupsReadResponses>({"service":"notifications","id":"staff.groups.read","method":"GET","path":"/api/v1/staff/groups/{id}","schemes":["sessionToken"]}, call);

/**
 * Înlocuiește un grup
 *
 * Fără `membri` membrii rămân; cu ei grupul are exact acești membri. Peste 1000 de membri: 409.
 *
 * Без `membri` участники остаются; с ними в группе ровно эти участники. Более 1000 участников: 409.
 *
 * Without `membri` the members stay; with them the group has exactly these. More than 1000 members: 409.
 */
export const staffGroupsReplace = (client: Client, call: Call<t.StaffGroupsReplaceData>) =>
  client.send<t.StaffGroupsReplaceResponses>({"service":"notifications","id":"staff.groups.replace","method":"PUT","path":"/api/v1/staff/groups/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Scoate membri
 *
 * `destinatarId`: până la 100 de identificatori, despărțiți prin virgulă.
 *
 * `destinatarId`: до 100 идентификаторов через запятую.
 *
 * `destinatarId`: up to 100 ids, separated by commas.
 */
export const staffGroupsRemoveMembers = (client: Client, call: Call<t.StaffGroupsRemoveMembersData>) =>
  client.send<t.StaffGroupsRemoveMembersResponses>({"service":"notifications","id":"staff.groups.removeMembers","method":"DELETE","path":"/api/v1/staff/groups/{id}/members","schemes":["sessionToken"]}, call);

/**
 * Membrii unui grup
 */
export const staffGroupsListMembers = (client: Client, call: Call<t.StaffGroupsListMembersData>) =>
  client.send<t.StaffGroupsListMembersResponses>({"service":"notifications","id":"staff.groups.listMembers","method":"GET","path":"/api/v1/staff/groups/{id}/members","schemes":["sessionToken"]}, call);

/**
 * Adaugă membri
 *
 * Cel mult 1000 într-un apel și 20 000 pe oră de operator; cine este deja membru rămâne. Un număr care nu este în registru se primește și este omis la trimitere. Un id care nu este al unui membru al grupurilor sistemului: 404, și nimeni nu se adaugă.
 *
 * Не более 1000 за вызов и 20 000 в час на оператора; кто уже участник, остаётся. Номер, которого нет в реестре, принимается и при отправке пропускается. Id не участника групп системы: 404, и никто не добавляется.
 *
 * At most 1000 a call and 20,000 an hour by an operator; members stay. A number that is not in the registry is taken, and left out when the group is sent to. An id of no member of the system's groups: 404, and none is added.
 */
export const staffGroupsCreateMembers = (client: Client, call: Call<t.StaffGroupsCreateMembersData>) =>
  client.send<t.StaffGroupsCreateMembersResponses>({"service":"notifications","id":"staff.groups.createMembers","method":"POST","path":"/api/v1/staff/groups/{id}/members","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);
