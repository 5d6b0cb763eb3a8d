// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Dezabonează un browser
 *
 * `id` este al abonării, din răspunsul la abonare sau din listă.
 *
 * `id` — идентификатор подписки, из ответа при подписке или из списка.
 *
 * `id` is that of the subscription, from the answer when it was made or from the list.
 */
export const meDevicesRemove = (client: Client, call: Call<t.MeDevicesRemoveData>) =>
  client.send<t.MeDevicesRemoveResponses>({"service":"notifications","id":"me-devices.remove","method":"DELETE","path":"/api/registry/me/push-subscription","schemes":["userToken"]}, call);

/**
 * Abonează un browser la mesaje push
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере самый старый уступает место. Принимаются только сервисы push из настроек.
 *
 * An `endpoint` belongs to who subscribed last; at the eleventh browser the oldest gives way. Only configured push services are accepted.
 */
export const meDevicesCreate = (client: Client, call: Call<t.MeDevicesCreateData>) =>
  client.send<t.MeDevicesCreateResponses>({"service":"notifications","id":"me-devices.create","method":"POST","path":"/api/registry/me/push-subscription","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Abonările push proprii
 */
export const meDevicesList = (client: Client, call?: Call<t.MeDevicesListData>) =>
  client.send<t.MeDevicesListResponses>({"service":"notifications","id":"me-devices.list","method":"GET","path":"/api/registry/me/push-subscriptions","schemes":["userToken"]}, call);
