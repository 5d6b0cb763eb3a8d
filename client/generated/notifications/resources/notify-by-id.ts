// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Trimite o notificare după IDNP, IDNO sau grup
 *
 * Ca trimiterea unei notificări, cu forme scurte: `idnp`, `idno`, `groupId` (id-ul sau codul unui grup al sistemului), lângă `recipients` sau în locul lor. Fiecare persoană este contactată cum preferă; sistemul nu află nicio adresă. Cine a refuzat categoria: Cancelled `refuz-destinatar`; cine nu poate fi găsit: Failed `fara-contact`.
 *
 * Как отправка уведомления, с краткими формами: `idnp`, `idno`, `groupId` (id или код группы системы), рядом с `recipients` или вместо них. Каждому лицу сообщается так, как оно предпочитает; система не узнаёт адресов. Отказавшийся от категории: Cancelled `refuz-destinatar`; недостижимый: Failed `fara-contact`.
 *
 * As the sending of a notification, with short forms: `idnp`, `idno`, `groupId` (the id or the code of a group of the system), beside `recipients` or instead of them. Each person is reached as they prefer; the system learns no address. One who declined the category: Cancelled `refuz-destinatar`; one who cannot be reached: Failed `fara-contact`.
 */
export const notifyByIdCreate = (client: Client, call: Call<t.NotifyByIdCreateData>) =>
  client.send<t.NotifyByIdCreateResponses>({"service":"notifications","id":"notify-by-id.create","method":"POST","path":"/api/v1/notify-by-id/{trackingId}","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);
