import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  facturaInexistenta: notFound(["Factura nu există.", "Счёт не существует.", "The invoice does not exist."]),
  serviciuInactiv: badRequest([
    "Pentru acest serviciu nu se mai emit facturi.",
    "По этой услуге счета больше не выставляются.",
    "Invoices are no longer issued for this service.",
  ]),
  stareNepermisa: conflict([
    "O factură {status} nu permite această operațiune.",
    "Счёт в состоянии {status} не допускает эту операцию.",
    "An invoice in the state {status} does not allow this operation.",
  ]),
  rambursareImposibila: conflict([
    "Se poate rambursa cel mult suma plătită.",
    "Вернуть можно не более уплаченной суммы.",
    "You can refund at most the amount paid.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    invoice: [
      "Facturile organizației care cheamă",
      "Счета вызывающей организации",
      "The invoices of the calling organization",
    ],
  },
  operations: {
    "invoice.create": [
      "Suma este a serviciului; un serviciu necunoscut sau inactiv este 400. Factura se poate plăti până la `due`, apoi expiră. Cu aceeași `Idempotency-Key` nu apare o a doua.",
      "Сумма — от услуги; неизвестная или неактивная услуга — 400. Счёт можно оплатить до `due`, затем он истекает. С той же `Idempotency-Key` второй не появится.",
      "The amount is the service's; an unknown or inactive service is 400. The invoice can be paid until `due`, then it expires. The same `Idempotency-Key` makes no second one.",
    ],
    "invoice.list": [
      "Cele mai noi întâi, ca tablou; paginile sunt în `page` și `per-page`, iar numărul lor în antete.",
      "Сначала новые, массивом; страницы — `page` и `per-page`, их число — в заголовках.",
      "Newest first, as an array; pages are `page` and `per-page`, their number is in headers.",
    ],
    "invoice.read": [
      "O factură a altei organizații este 404, ca una necunoscută.",
      "Счёт другой организации — 404, как неизвестный.",
      "An invoice of another organization is 404, like an unknown one.",
    ],
  },
  properties: {
    "Invoice|InvoiceAccount.status": ["Starea facturii", "Состояние счёта", "State of the invoice"],
    "Transaction.type": ["Plată sau rambursare", "Платёж или возврат", "Payment or refund"],
    "Created|Invoice|InvoiceAccount|Transaction.id": [
      "Identificatorul, un UUID",
      "Идентификатор, UUID",
      "The id, a UUID",
    ],
    code: ["Codul", "Код", "Code"],
    idno: ["IDNO al clientului", "IDNO клиента", "IDNO of the client"],
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
    uuid: ["Identificatorul tranzacției", "Идентификатор транзакции", "Id of the transaction"],
  },
};

export const matrix = `
                nobody project stranger bank person orgAdmin serviceAdmin
invoice.create  401    200     200      401  401    401      401
invoice.list    401    200     200      401  401    401      401
invoice.read    401    200     404      401  401    401      401
`;
