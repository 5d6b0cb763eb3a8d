// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Utilizatorii și organizațiile lor
 */
export const tenantUsersList = (client: Client, call?: Call<t.TenantUsersListData>) =>
  client.send<t.TenantUsersListResponses>({"service":"documents","id":"tenant-users.list","method":"GET","path":"/api/admin/tenant-users","schemes":["userToken"]}, call);

/**
 * Înscrie utilizatorul într-o organizație sau îl eliberează
 *
 * Doar administratorul serviciului înscrie; cel al organizației poate elibera pe ai săi, cu `organizatieId: null`. Cine pleacă pierde apartenențele la containere și rolul de administrator.
 *
 * Зачисляет только администратор сервиса; администратор организации может отпустить своих, с `organizatieId: null`. Уходящий теряет членство в контейнерах и роль администратора.
 *
 * Only a service administrator enrols; an organization's administrator may release their own people, by `organizatieId: null`. Who leaves loses their memberships in buckets and the role of an administrator.
 */
export const tenantUsersAssign = (client: Client, call: Call<t.TenantUsersAssignData>) =>
  client.send<t.TenantUsersAssignResponses>({"service":"documents","id":"tenant-users.assign","method":"PUT","path":"/api/admin/tenant-users/{id}/organizatie","body":"json","schemes":["userToken"]}, call);
