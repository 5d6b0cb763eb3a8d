import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    services: ["Administrarea serviciilor", "Управление услугами", "Administration of services"],
    "bank-tokens": ["Tokenurile băncilor", "Токены банков", "Tokens of banks"],
    "unmatched-lines": [
      "Plăți care așteaptă identificarea",
      "Платежи, ожидающие сопоставления",
      "Payments that wait to be matched",
    ],
    unmatched: [
      "Adresele de până acum ale plăților care așteaptă identificarea",
      "Прежние адреса платежей, ожидающих сопоставления",
      "The former addresses of payments that wait to be matched",
    ],
    invoices: [
      "Administrarea facturilor și registrul lor",
      "Управление счетами и их реестр",
      "Administration of invoices and their ledger",
    ],
  },
  operations: {
    "admin.unmatched-lines.match": [
      "Linia trebuie să poată plăti factura: una expirată, încheiată, în altă valută sau mai mică este 409, ca și o linie care a plătit alta. Repetată pentru aceeași factură, nu schimbă nimic.",
      "Строка должна подходить для оплаты счёта: истёкший, завершённый, в другой валюте или меньший счёт — 409, как и строка, оплатившая другой. Повтор для того же счёта ничего не меняет.",
      "The line must be able to pay the invoice: one that has expired or ended, is in another currency or owes less is 409, and so is a line that has paid another. Repeated for the same invoice, it changes nothing.",
    ],
    "admin.unmatched.match": [
      "Ca `POST /api/v1/admin/unmatched-lines/{id}/match`.",
      "Как `POST /api/v1/admin/unmatched-lines/{id}/match`.",
      "As `POST /api/v1/admin/unmatched-lines/{id}/match`.",
    ],
    "admin.invoices.cancel": [
      "O factură din care s-a plătit ceva se rambursează, nu se anulează: 409, ca și una încheiată. Repetată, nu schimbă nimic.",
      "Частично оплаченный счёт возвращают, а не аннулируют: 409, как и для завершённого. Повтор ничего не меняет.",
      "An invoice of which something was paid is refunded, not cancelled: 409, as for one that has ended. Repeated, it changes nothing.",
    ],
    "admin.invoices.refund": [
      "Fără `amount` se rambursează tot ce s-a plătit, iar factura se încheie; mai mult decât s-a plătit este 409. Aceeași `reference` este aceeași rambursare; pentru alta este 409.",
      "Без `amount` возвращается всё оплаченное, и счёт завершается; больше оплаченного — 409. Та же `reference` — тот же возврат; для другого — 409.",
      "Without `amount` all that was paid is refunded, and the invoice ends; more than was paid is 409. The same `reference` is the same refund; for another one it is 409.",
    ],
    "admin.bank-tokens.create": [
      "Tokenul se arată acum și niciodată mai târziu: se păstrează doar amprenta lui. O bancă poate avea mai multe. Dacă se cere o a doua persoană, îl vede doar solicitantul, după aprobare.",
      "Токен показывается сейчас и больше никогда: хранится только его отпечаток. У банка может быть несколько. Если нужно второе лицо, его видит только запросивший, после согласования.",
      "The token is shown now and never again: only its hash is kept. A bank may have several. If a second person is needed, only the requester sees it, after the approval.",
    ],
    "admin.bank-tokens.revoke": [
      "Se oprește de la următoarea cerere. Repetată, nu schimbă nimic.",
      "Прекращается со следующего запроса. Повтор ничего не меняет.",
      "It ends with the next request. Repeated, it changes nothing.",
    ],
    "admin.services.list": [
      "Sumele se filtrează și se sortează cum se văd, în lei.",
      "Суммы фильтруются и сортируются так, как видны, в леях.",
      "Amounts are filtered and sorted as they are seen, in lei.",
    ],
  },
  properties: {
    active: ["În folosință", "В использовании", "Whether it is in use"],
    revokedAt: ["Când a fost revocat", "Когда отозван", "When it was revoked"],
  },
};

export const matrix = `
                             nobody project stranger bank person orgAdmin serviceAdmin
admin.services.list          401    401     401      401  403    403      200
admin.services.count         401    401     401      401  403    403      200
admin.services.create        401    401     401      401  403    403      201
admin.services.read          401    401     401      401  403    403      200
admin.services.replace       401    401     401      401  403    403      200
admin.services.patch         401    401     401      401  403    403      200
admin.services.remove        401    401     401      401  403    403      204
admin.bank-tokens.list       401    401     401      401  403    403      200
admin.bank-tokens.create     401    401     401      401  403    403      201
admin.bank-tokens.revoke     401    401     401      401  403    403      204
admin.unmatched-lines.list   401    401     401      401  403    403      200
admin.unmatched-lines.read   401    401     401      401  403    403      200
admin.unmatched-lines.match  401    401     401      401  403    403      200
admin.unmatched.list         401    401     401      401  403    403      200
admin.unmatched.read         401    401     401      401  403    403      200
admin.unmatched.match        401    401     401      401  403    403      200
admin.invoices.read          401    401     401      401  403    403      200
admin.invoices.cancel        401    401     401      401  403    403      200
admin.invoices.refund        401    401     401      401  403    403      200
`;
