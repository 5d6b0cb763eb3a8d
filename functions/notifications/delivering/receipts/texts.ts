import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, keyed, unauthenticated } from "../../../../shared/errors.ts";

export const refusals = keyed({
  semnaturaNeacceptata: unauthenticated([
    "Semnătura lipsește, este greșită sau veche, ori furnizorul nu este cunoscut.",
    "Подпись отсутствует, неверна или устарела, либо провайдер неизвестен.",
    "The signature is missing, wrong or old, or the provider is not known.",
  ]),
  referintaLipsa: badRequest([
    "O recipisă numește mesajul prin reference sau messageId.",
    "Квитанция указывает сообщение через reference или messageId.",
    "A receipt must name the message through reference or messageId.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    receipts: [
      "Recipisele furnizorilor: ce s-a întâmplat cu un mesaj după predare",
      "Квитанции провайдеров: что стало с сообщением после передачи",
      "Receipts of providers: what became of a message after it was handed over",
    ],
  },
  operations: {
    "app.receipts.register": [
      "O recipisă sau un răspuns prin SMS, ori cel mult 1.000, semnate ca Standard Webhooks cu secretul furnizorului, nu mai vechi de 5 minute. 202 fie că mesajul este cunoscut, fie că nu: o recipisă care vine înaintea mesajului ei se păstrează o oră. O schimbare pe care starea livrării nu o permite nu are efect. Un răspuns cu cuvântul STOP refuză categoria ultimului SMS pe care furnizorul l-a trimis la acel număr, unul cu START o reia; celelalte ajung la sistem.",
      "Одна квитанция или один ответ по SMS, либо не более 1000, подписанные как Standard Webhooks секретом провайдера, не старше 5 минут. 202 независимо от того, известно ли сообщение: квитанция, пришедшая раньше сообщения, хранится час. Изменение, которого состояние доставки не допускает, не действует. Ответ со словом STOP отклоняет категорию последнего SMS, отправленного провайдером на этот номер, со словом START возвращает её; остальные передаются системе.",
      "One receipt or answer by SMS, or up to 1,000, signed as Standard Webhooks with the provider's secret, at most 5 minutes old. 202 whether the message is known or not: a receipt that comes before its message is kept for an hour. A change that the state of the delivery does not allow has no effect. An answer with the word STOP declines the category of the last SMS that the provider sent to that number, one with START takes it back; all others are passed on to the system.",
    ],
  },
  properties: {
    "Recipisa.status": [
      "Ce a devenit mesajul, după furnizor",
      "Что стало с сообщением, по данным провайдера",
      "What became of the message, by its provider",
    ],
    reference: [
      "Referința cu care a fost predat mesajul",
      "Ссылка, с которой сообщение было передано",
      "The reference with which the message was handed over",
    ],
    messageId: [
      "Identificatorul dat de furnizor",
      "Идентификатор провайдера",
      "The provider's own id of the message",
    ],
    cauza: [
      "Felul eșecului: permanent suprimă adresa 30 de zile",
      "Вид неудачи: permanent блокирует адрес на 30 дней",
      "The kind of the failure: permanent suppresses the address for 30 days",
    ],
    at: ["Când s-a întâmplat", "Когда произошло", "When it happened"],
    accepted: ["Câte recipise au fost primite", "Сколько квитанций принято", "The number of receipts taken"],
  },
};

export const matrix = `
                       nobody user operator serviceAdmin machine otherMachine
app.receipts.register  401    401  401      401          401     401
`;
