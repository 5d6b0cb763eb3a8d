// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Facturile organizației, după serviciu și după proiect
 *
 * Cele mai noi întâi, ca tablou; paginile sunt în `page` și `per-page`, iar numărul lor în antete.
 *
 * Сначала новые, массивом; страницы — `page` и `per-page`, их число — в заголовках.
 *
 * Newest first, as an array; pages are `page` and `per-page`, their number is in headers.
 */
export const invoiceList = (client: Client, call?: Call<t.InvoiceListData>) =>
  client.send<t.InvoiceListResponses>({"service":"invoicing","id":"invoice.list","method":"GET","path":"/api/v1/invoice","schemes":["organizationToken"]}, call);

/**
 * O factură nouă pentru un client și un serviciu
 *
 * Suma este a serviciului; un serviciu necunoscut sau inactiv este 400. Factura se poate plăti până la `due`, apoi expiră. Cu aceeași `Idempotency-Key` nu apare o a doua.
 *
 * Сумма — от услуги; неизвестная или неактивная услуга — 400. Счёт можно оплатить до `due`, затем он истекает. С той же `Idempotency-Key` второй не появится.
 *
 * The amount is the service's; an unknown or inactive service is 400. The invoice can be paid until `due`, then it expires. The same `Idempotency-Key` makes no second one.
 */
export const invoiceCreate = (client: Client, call?: Call<t.InvoiceCreateData>) =>
  client.send<t.InvoiceCreateResponses>({"service":"invoicing","id":"invoice.create","method":"POST","path":"/api/v1/invoice","body":"json","schemes":["organizationToken"],"isKeyed":true}, call);

/**
 * O factură, după cod sau după id
 *
 * O factură a altei organizații este 404, ca una necunoscută.
 *
 * Счёт другой организации — 404, как неизвестный.
 *
 * An invoice of another organization is 404, like an unknown one.
 */
export const invoiceRead = (client: Client, call: Call<t.InvoiceReadData>) =>
  client.send<t.InvoiceReadResponses>({"service":"invoicing","id":"invoice.read","method":"GET","path":"/api/v1/invoice/{code}","schemes":["organizationToken"]}, call);
