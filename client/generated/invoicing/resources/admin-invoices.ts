// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * O factură cu registrul ei
 */
export const adminInvoicesRead = (client: Client, call: Call<t.AdminInvoicesReadData>) =>
  client.send<t.AdminInvoicesReadResponses>({"service":"invoicing","id":"admin.invoices.read","method":"GET","path":"/api/v1/admin/invoices/{code}","schemes":["userToken"]}, call);

/**
 * Anularea unei facturi neplătite
 *
 * O factură din care s-a plătit ceva se rambursează, nu se anulează: 409, ca și una încheiată. Repetată, nu schimbă nimic.
 *
 * Частично оплаченный счёт возвращают, а не аннулируют: 409, как и для завершённого. Повтор ничего не меняет.
 *
 * An invoice of which something was paid is refunded, not cancelled: 409, as for one that has ended. Repeated, it changes nothing.
 */
export const adminInvoicesCancel = (client: Client, call: Call<t.AdminInvoicesCancelData>) =>
  client.send<t.AdminInvoicesCancelResponses>({"service":"invoicing","id":"admin.invoices.cancel","method":"POST","path":"/api/v1/admin/invoices/{code}/cancel","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Rambursarea plăților, întreagă sau în parte
 *
 * Fără `amount` se rambursează tot ce s-a plătit, iar factura se încheie; mai mult decât s-a plătit este 409. Aceeași `reference` este aceeași rambursare; pentru alta este 409.
 *
 * Без `amount` возвращается всё оплаченное, и счёт завершается; больше оплаченного — 409. Та же `reference` — тот же возврат; для другого — 409.
 *
 * Without `amount` all that was paid is refunded, and the invoice ends; more than was paid is 409. The same `reference` is the same refund; for another one it is 409.
 */
export const adminInvoicesRefund = (client: Client, call: Call<t.AdminInvoicesRefundData>) =>
  client.send<t.AdminInvoicesRefundResponses>({"service":"invoicing","id":"admin.invoices.refund","method":"POST","path":"/api/v1/admin/invoices/{code}/refunds","body":"json","schemes":["userToken"],"isKeyed":true}, call);
