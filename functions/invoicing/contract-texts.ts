import type { ContractTexts } from "../../shared/contract/contract-texts.ts";

/** Texts of the contract besides its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
  callers: [
    "Proiectele trimit tokenul primit de la serviciul de identitate, băncile tokenul pe care li l-a dat administratorul.",
    "Проекты передают токен сервиса идентификации, банки — токен, выданный администратором.",
    "Projects send the token of the identity service, banks the token that an administrator gave them.",
  ],
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
    "unmatched.match": [
      "Linia trebuie să poată plăti factura: una expirată, încheiată, în altă valută sau mai mică este 409, ca și o linie care a plătit alta. Repetată pentru aceeași factură, nu schimbă nimic.",
      "Строка должна подходить для оплаты счёта: истёкший, завершённый, в другой валюте или меньший счёт — 409, как и строка, оплатившая другой. Повтор для того же счёта ничего не меняет.",
      "The line must be able to pay the invoice: one that has expired or ended, is in another currency or owes less is 409, and so is a line that has paid another. Repeated for the same invoice, it changes nothing.",
    ],
    "invoices.cancel": [
      "O factură din care s-a plătit ceva se rambursează, nu se anulează: 409, ca și una încheiată. Repetată, nu schimbă nimic.",
      "Частично оплаченный счёт возвращают, а не аннулируют: 409, как и для завершённого. Повтор ничего не меняет.",
      "An invoice of which something was paid is refunded, not cancelled: 409, as for one that has ended. Repeated, it changes nothing.",
    ],
    "invoices.refund": [
      "Fără `amount` se rambursează tot ce s-a plătit, iar factura se încheie; mai mult decât s-a plătit este 409. Aceeași `reference` este aceeași rambursare; pentru alta este 409.",
      "Без `amount` возвращается всё оплаченное, и счёт завершается; больше оплаченного — 409. Та же `reference` — тот же возврат; для другого — 409.",
      "Without `amount` all that was paid is refunded, and the invoice ends; more than was paid is 409. The same `reference` is the same refund; for another one it is 409.",
    ],
    "bankTokens.create": [
      "Tokenul se arată acum și niciodată mai târziu: se păstrează doar amprenta lui. O bancă poate avea mai multe.",
      "Токен показывается сейчас и больше никогда: хранится только его отпечаток. У банка может быть несколько.",
      "The token is shown now and never again: only its hash is kept. A bank may have several.",
    ],
    "bankTokens.revoke": [
      "Se oprește de la următoarea cerere. Repetată, nu schimbă nimic.",
      "Прекращается со следующего запроса. Повтор ничего не меняет.",
      "It ends with the next request. Repeated, it changes nothing.",
    ],
    "services.list": [
      "Sumele se filtrează și se sortează cum se văd, în lei.",
      "Суммы фильтруются и сортируются так, как видны, в леях.",
      "Amounts are filtered and sorted as they are seen, in lei.",
    ],
    "extras.create": [
      "Aceeași referință din nou este aceeași plată. O plată fără factură se păstrează cu motivul.",
      "Та же ссылка повторно — тот же платёж. Платёж без счёта сохраняется с причиной.",
      "The same reference again is the same payment. A payment without an invoice is kept with the reason.",
    ],
  },
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
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
