// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Organizații: listă
 *
 * Pentru administratorul serviciului; cel al unei organizații o citește pe a sa după id.
 *
 * Для администратора сервиса; администратор организации читает свою по id.
 *
 * For service administrators; an organization's administrator reads their own by its id.
 */
export const adminOrganizationsList = (client: Client, call?: Call<t.AdminOrganizationsListData>) =>
  client.send<t.AdminOrganizationsListResponses>({"service":"identity","id":"admin.organizations.list","method":"GET","path":"/api/v1/admin/organizations","schemes":["userToken"]}, call);

/**
 * Organizații: număr
 */
export const adminOrganizationsCount = (client: Client, call?: Call<t.AdminOrganizationsCountData>) =>
  client.send<t.AdminOrganizationsCountResponses>({"service":"identity","id":"admin.organizations.count","method":"GET","path":"/api/v1/admin/organizations/count","schemes":["userToken"]}, call);

/**
 * Organizații: citire
 */
export const adminOrganizationsRead = (client: Client, call: Call<t.AdminOrganizationsReadData>) =>
  client.send<t.AdminOrganizationsReadResponses>({"service":"identity","id":"admin.organizations.read","method":"GET","path":"/api/v1/admin/organizations/{id}","schemes":["userToken"]}, call);

/**
 * Organizații: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsPatch = (client: Client, call: Call<t.AdminOrganizationsPatchData>) =>
  client.send<t.AdminOrganizationsPatchResponses>({"service":"identity","id":"admin.organizations.patch","method":"PATCH","path":"/api/v1/admin/organizations/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Organizații: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsReplace = (client: Client, call: Call<t.AdminOrganizationsReplaceData>) =>
  client.send<t.AdminOrganizationsReplaceResponses>({"service":"identity","id":"admin.organizations.replace","method":"PUT","path":"/api/v1/admin/organizations/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Utilizatorii organizației
 */
export const adminOrganizationsListUsers = (client: Client, call: Call<t.AdminOrganizationsListUsersData>) =>
  client.send<t.AdminOrganizationsListUsersResponses>({"service":"identity","id":"admin.organizations.listUsers","method":"GET","path":"/api/v1/admin/organizations/{id}/users","schemes":["userToken"]}, call);
