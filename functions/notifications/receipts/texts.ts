import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  semnaturaNeacceptata: {
    ro: "Semnătura lipsește, este greșită sau veche, ori furnizorul nu este cunoscut.",
    ru: "Подпись отсутствует, неверна или устарела, либо провайдер неизвестен.",
  },
  referintaLipsa: {
    ro: "O recipisă numește mesajul prin reference sau messageId.",
    ru: "Квитанция указывает сообщение через reference или messageId.",
  },
};

export const contract: ContractTexts = {
  tags: {
    receipts: [
      "Recipisele furnizorilor: ce s-a întâmplat cu un mesaj după predare",
      "Квитанции провайдеров: что стало с сообщением после передачи",
      "Receipts of providers: what became of a message after it was handed over",
    ],
  },
  operations: {
    "receipts.register": [
      "O recipisă sau cel mult 1.000, semnate ca Standard Webhooks cu secretul furnizorului, nu mai vechi de 5 minute. 202 fie că mesajul este cunoscut, fie că nu: o recipisă care vine înaintea mesajului ei se păstrează o oră. O schimbare pe care starea livrării nu o permite nu are efect.",
      "Одна квитанция или не более 1000, подписанные как Standard Webhooks секретом провайдера, не старше 5 минут. 202 независимо от того, известно ли сообщение: квитанция, пришедшая раньше сообщения, хранится час. Изменение, которого состояние доставки не допускает, не действует.",
      "One receipt or up to 1,000, signed as Standard Webhooks with the provider's secret, at most 5 minutes old. 202 whether the message is known or not: a receipt that comes before its message is kept for an hour. A change that the state of the delivery does not allow has no effect.",
    ],
  },
  properties: {
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
receipts.register  401    401  401      401          401     401
`;
