// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Primește ce s-a întâmplat cu mesajele unui furnizor și răspunsurile la ele
 *
 * O recipisă sau un răspuns prin SMS, ori cel mult 1.000, semnate ca Standard Webhooks cu secretul furnizorului, nu mai vechi de 5 minute. 202 fie că mesajul este cunoscut, fie că nu: o recipisă care vine înaintea mesajului ei se păstrează o oră. O schimbare pe care starea livrării nu o permite nu are efect. Un răspuns cu cuvântul STOP refuză categoria ultimului SMS pe care furnizorul l-a trimis la acel număr, unul cu START o reia; celelalte ajung la sistem.
 *
 * Одна квитанция или один ответ по SMS, либо не более 1000, подписанные как Standard Webhooks секретом провайдера, не старше 5 минут. 202 независимо от того, известно ли сообщение: квитанция, пришедшая раньше сообщения, хранится час. Изменение, которого состояние доставки не допускает, не действует. Ответ со словом STOP отклоняет категорию последнего SMS, отправленного провайдером на этот номер, со словом START возвращает её; остальные передаются системе.
 *
 * One receipt or answer by SMS, or up to 1,000, signed as Standard Webhooks with the provider's secret, at most 5 minutes old. 202 whether the message is known or not: a receipt that comes before its message is kept for an hour. A change that the state of the delivery does not allow has no effect. An answer with the word STOP declines the category of the last SMS that the provider sent to that number, one with START takes it back; all others are passed on to the system.
 */
export const appReceiptsRegister = (client: Client, call: Call<t.AppReceiptsRegisterData>) =>
  client.send<t.AppReceiptsRegisterResponses>({"service":"notifications","id":"app.receipts.register","method":"POST","path":"/api/v1/app/receipts/{provider}","body":"json","schemes":["webhookSignature"],"isKeyed":true}, call);
