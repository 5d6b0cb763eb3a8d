// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Organizațiile
 */
export const adminOrganizationsList = (client: Client, call?: Call<t.AdminOrganizationsListData>) =>
  client.send<t.AdminOrganizationsListResponses>({"service":"documents","id":"admin.organizations.list","method":"GET","path":"/api/v1/admin/organizations","schemes":["sessionToken"]}, call);

/**
 * O organizație nouă
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminOrganizationsCreate = (client: Client, call: Call<t.AdminOrganizationsCreateData>) =>
  client.send<t.AdminOrganizationsCreateResponses>({"service":"documents","id":"admin.organizations.create","method":"POST","path":"/api/v1/admin/organizations","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * O organizație
 */
export const adminOrganizationsRead = (client: Client, call: Call<t.AdminOrganizationsReadData>) =>
  client.send<t.AdminOrganizationsReadResponses>({"service":"documents","id":"admin.organizations.read","method":"GET","path":"/api/v1/admin/organizations/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă o organizație
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsReplace = (client: Client, call: Call<t.AdminOrganizationsReplaceData>) =>
  client.send<t.AdminOrganizationsReplaceResponses>({"service":"documents","id":"admin.organizations.replace","method":"PUT","path":"/api/v1/admin/organizations/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Reactivează o organizație
 *
 * Oamenii și clienții ei mașină pot din nou să scrie, de la următoarea cerere.
 *
 * Её люди и машинные клиенты снова могут записывать, со следующего запроса.
 *
 * Its people and machine clients may write again, from the next request on.
 */
export const adminOrganizationsActivate = (client: Client, call: Call<t.AdminOrganizationsActivateData>) =>
  client.send<t.AdminOrganizationsActivateResponses>({"service":"documents","id":"admin.organizations.activate","method":"POST","path":"/api/v1/admin/organizations/{id}/activate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere suspendarea unei organizații
 *
 * Răspunsul este cererea de aprobare; organizația se suspendă când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; организация приостанавливается, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the organization is suspended once another administrator approves it.
 */
export const adminOrganizationsSuspend = (client: Client, call: Call<t.AdminOrganizationsSuspendData>) =>
  client.send<t.AdminOrganizationsSuspendResponses>({"service":"documents","id":"admin.organizations.suspend","method":"POST","path":"/api/v1/admin/organizations/{id}/suspend","schemes":["sessionToken"],"isKeyed":true}, call);
