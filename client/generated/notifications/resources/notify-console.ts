// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Trimite o notificare în numele unui sistem
 *
 * Ca trimiterea unui sistem. Fără `trackingId` se face unul. Fiecare adresă din `forwardTo` primește o copie marcată. Un sistem oprit: 409.
 *
 * Как отправка системой. Без `trackingId` он создаётся. Каждый адрес из `forwardTo` получает помеченную копию. Остановленная система: 409.
 *
 * As the sending of a system. Without `trackingId` one is made. Each address of `forwardTo` gets a marked copy. A stopped system: 409.
 */
export const notifyConsoleCreate = (client: Client, call: Call<t.NotifyConsoleCreateData>) =>
  client.send<t.NotifyConsoleCreateResponses>({"service":"notifications","id":"notify-console.create","method":"POST","path":"/api/admin/notify","body":"json","schemes":["userToken"],"isKeyed":true}, call);
