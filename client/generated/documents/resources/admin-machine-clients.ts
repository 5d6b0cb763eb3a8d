// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Clienții mașină
 */
export const adminMachineClientsList = (client: Client, call?: Call<t.AdminMachineClientsListData>) =>
  client.send<t.AdminMachineClientsListResponses>({"service":"documents","id":"admin.machine-clients.list","method":"GET","path":"/api/v1/admin/machine-clients","schemes":["sessionToken"]}, call);

/**
 * Un client mașină nou, cu secretul lui
 *
 * Secretul se arată doar acum.
 *
 * Секрет показывается только сейчас.
 *
 * The secret is shown only now.
 */
export const adminMachineClientsCreate = (client: Client, call: Call<t.AdminMachineClientsCreateData>) =>
  client.send<t.AdminMachineClientsCreateResponses>({"service":"documents","id":"admin.machine-clients.create","method":"POST","path":"/api/v1/admin/machine-clients","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere ștergerea unui client mașină
 *
 * Răspunsul este cererea de aprobare; clientul se șterge când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; клиент удаляется, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the client is removed once another administrator approves it.
 */
export const adminMachineClientsRemove = (client: Client, call: Call<t.AdminMachineClientsRemoveData>) =>
  client.send<t.AdminMachineClientsRemoveResponses>({"service":"documents","id":"admin.machine-clients.remove","method":"DELETE","path":"/api/v1/admin/machine-clients/{id}","schemes":["sessionToken"]}, call);

/**
 * Cere un secret nou; cel vechi mai este valabil o vreme
 *
 * Răspunsul este cererea de aprobare; secretul îl citește, o dată, cine a cerut, după ce un alt administrator aprobă.
 *
 * Ответ — запрос согласования; секрет один раз читает запросивший, после согласования другим администратором.
 *
 * The answer is the approval that waits; the requester reads the secret, once, after another administrator has approved.
 */
export const adminMachineClientsRotateSecret = (client: Client, call: Call<t.AdminMachineClientsRotateSecretData>) =>
  client.send<t.AdminMachineClientsRotateSecretResponses>({"service":"documents","id":"admin.machine-clients.rotateSecret","method":"POST","path":"/api/v1/admin/machine-clients/{id}/rotate-secret","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);
