import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  supraplata: conflict([
    "Suma depășește ce mai este de plătit; linia este păstrată ca neidentificată.",
    "Сумма превышает остаток к оплате; строка сохранена как неопознанная.",
    "The amount is more than is left to pay; the line is kept as unmatched.",
  ]),
  facturaExpirata: conflict([
    "Termenul facturii a expirat; linia este păstrată ca neidentificată.",
    "Срок оплаты счёта истёк; строка сохранена как неопознанная.",
    "The invoice has expired; the line is kept as unmatched.",
  ]),
  facturaInchisa: conflict([
    "Factura este închisă; linia este păstrată ca neidentificată.",
    "Счёт закрыт; строка сохранена как неопознанная.",
    "The invoice is closed; the line is kept as unmatched.",
  ]),
  valutaStraina: conflict([
    "Factura este în altă valută; linia este păstrată ca neidentificată.",
    "Счёт в другой валюте; строка сохранена как неопознанная.",
    "The invoice is in another currency; the line is kept as unmatched.",
  ]),
  linieInexistenta: notFound([
    "Linia bancară nu există.",
    "Банковская строка не существует.",
    "The bank line does not exist.",
  ]),
  linieNepotrivita: conflict([
    "Linia nu poate plăti această factură: {motiv}.",
    "Строка не может оплатить этот счёт: {motiv}.",
    "The line cannot pay this invoice: {motiv}.",
  ]),
  linieFolosita: conflict([
    "Linia a plătit deja factura {cod}.",
    "Строка уже оплатила счёт {cod}.",
    "The line has already paid the invoice {cod}.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    extras: ["Plățile sosite de la bănci", "Платежи от банков", "Payments that banks deliver"],
  },
  operations: {
    "extras.create": [
      "Aceeași referință din nou este aceeași plată. O plată fără factură se păstrează cu motivul.",
      "Та же ссылка повторно — тот же платёж. Платёж без счёта сохраняется с причиной.",
      "The same reference again is the same payment. A payment without an invoice is kept with the reason.",
    ],
  },
  properties: {
    "BankLine.status": ["Starea liniei bancare", "Состояние банковской строки", "State of the bank line"],
    invoice: ["Factura", "Счёт", "The invoice"],
    reference: ["Referința", "Ссылка", "Reference"],
    bank: ["Banca", "Банк", "The bank"],
    "BankLine.reason": [
      "De ce linia nu a fost identificată",
      "Почему строка не сопоставлена",
      "Why the line was not matched",
    ],
    payer: ["Plătitorul", "Плательщик", "The payer"],
    paidAt: ["Când s-a plătit", "Когда оплачено", "When it was paid"],
    receivedAt: ["Când a sosit", "Когда получено", "When it arrived"],
    matchedAt: ["Când a fost identificată", "Когда сопоставлено", "When it was matched"],
    matchedBy: ["Cine a identificat-o", "Кто сопоставил", "Who matched it"],
    matchedWith: ["Factura plătită", "Оплаченный счёт", "The invoice that it paid"],
  },
};

export const matrix = `
               nobody project stranger bank person orgAdmin serviceAdmin
extras.create  401    401     401      200  401    401      401
`;
