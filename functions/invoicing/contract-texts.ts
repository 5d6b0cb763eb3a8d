import type { ContractTexts } from "../../shared/http/contract-texts.ts";

/** What the contract says beside its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
  tags: {
    invoice: [
      "Facturile organizației care cheamă",
      "Счета вызывающей организации",
      "The invoices of the calling organization",
    ],
    service: ["Serviciile plătite", "Платные услуги", "The paid services"],
    extras: ["Plățile sosite de la bănci", "Платежи от банков", "Payments that banks deliver"],
    services: ["Administrarea serviciilor", "Управление услугами", "Administration of services"],
    bankTokens: ["Tokenurile băncilor", "Токены банков", "Tokens of banks"],
    unmatched: [
      "Plăți care așteaptă identificarea",
      "Платежи, ожидающие сопоставления",
      "Payments that wait to be matched",
    ],
    invoices: [
      "Administrarea facturilor și registrul lor",
      "Управление счетами и их реестр",
      "Administration of invoices and their ledger",
    ],
  },
  operations: {
    "extras.create": [
      "Aceeași referință din nou este aceeași plată. O plată fără factură se păstrează cu motivul.",
      "Та же ссылка повторно — тот же платёж. Платёж без счёта сохраняется с причиной.",
      "The same reference again is the same payment. A payment without an invoice is kept with the reason.",
    ],
  },
  properties: {
    idno: ["IDNO al clientului", "IDNO клиента", "IDNO of the client"],
    invoice: ["Factura", "Счёт", "The invoice"],
    number: ["Numărul", "Номер", "Number"],
    project: ["Proiectul", "Проект", "The project"],
    amount: ["Suma, lei cu două zecimale", "Сумма, леи с двумя знаками", "Amount, lei with two decimals"],
    balance: ["Ce mai este de plătit", "Остаток к оплате", "What is still to be paid"],
    currency: ["Moneda", "Валюта", "Currency"],
    due: ["Se poate plăti până la", "Оплатить до", "Payable until"],
    createdAt: ["Când a fost creat", "Когда создано", "When it was created"],
    transactions: ["Plățile și rambursările", "Платежи и возвраты", "Payments and refunds"],
    ledger: ["Toate liniile registrului", "Все строки реестра", "All lines of the ledger"],
    kind: ["Felul liniei", "Вид строки", "Kind of line"],
    reference: ["Referința", "Ссылка", "Reference"],
    bank: ["Banca", "Банк", "The bank"],
    reason: ["Motivul", "Причина", "Reason"],
    payer: ["Plătitorul", "Плательщик", "The payer"],
    paidAt: ["Când s-a plătit", "Когда оплачено", "When it was paid"],
    receivedAt: ["Când a sosit", "Когда получено", "When it arrived"],
    matchedAt: ["Când a fost identificată", "Когда сопоставлено", "When it was matched"],
    matchedBy: ["Cine a identificat-o", "Кто сопоставил", "Who matched it"],
    matchedWith: ["Factura plătită", "Оплаченный счёт", "The invoice that it paid"],
    uuid: ["Identificatorul tranzacției", "Идентификатор транзакции", "Id of the transaction"],
    active: ["În folosință", "В использовании", "Whether it is in use"],
    revokedAt: ["Când a fost revocat", "Когда отозван", "When it was revoked"],
    description: ["Descrierea", "Описание", "Description"],
    previous: ["Eroarea anterioară", "Предыдущая ошибка", "The error before"],
  },
};
