// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cererile de acces
 */
export const staffAccessRequestsList = (client: Client, call?: Call<t.StaffAccessRequestsListData>) =>
  client.send<t.StaffAccessRequestsListResponses>({"service":"documents","id":"staff.access-requests.list","method":"GET","path":"/api/v1/staff/access-requests","schemes":["sessionToken"]}, call);

/**
 * O cerere de acces
 */
export const staffAccessRequestsRead = (client: Client, call: Call<t.StaffAccessRequestsReadData>) =>
  client.send<t.StaffAccessRequestsReadResponses>({"service":"documents","id":"staff.access-requests.read","method":"GET","path":"/api/v1/staff/access-requests/{id}","schemes":["sessionToken"]}, call);

/**
 * Aprobă o cerere: cine a cerut primește acces
 *
 * Pentru cine poate partaja documentul, niciodată pentru cine a cerut; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. A doua decizie: 409.
 *
 * Для тех, кто может дать доступ к документу, но не для просившего; `drept` и `dataExpirare` заменяют запрошенное. Второе решение: 409.
 *
 * For whoever may share the document, never for who asked; `drept` and `dataExpirare` replace what was asked for. A second decision: 409.
 */
export const staffAccessRequestsApprove = (client: Client, call: Call<t.StaffAccessRequestsApproveData>) =>
  client.send<t.StaffAccessRequestsApproveResponses>({"service":"documents","id":"staff.access-requests.approve","method":"POST","path":"/api/v1/staff/access-requests/{id}/approve","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Respinge o cerere de acces
 *
 * Pentru cine poate partaja documentul, niciodată pentru cine a cerut; `motiv` îl citește cine a cerut. A doua decizie: 409.
 *
 * Для тех, кто может дать доступ к документу, но не для просившего; `motiv` читает тот, кто просил. Второе решение: 409.
 *
 * For whoever may share the document, never for who asked; `motiv` is read by who asked. A second decision: 409.
 */
export const staffAccessRequestsReject = (client: Client, call: Call<t.StaffAccessRequestsRejectData>) =>
  client.send<t.StaffAccessRequestsRejectResponses>({"service":"documents","id":"staff.access-requests.reject","method":"POST","path":"/api/v1/staff/access-requests/{id}/reject","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);
