// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Liniile bancare neidentificate, cu motivul
 */
export const adminUnmatchedLinesList = (client: Client, call?: Call<t.AdminUnmatchedLinesListData>) =>
  client.send<t.AdminUnmatchedLinesListResponses>({"service":"invoicing","id":"admin.unmatched-lines.list","method":"GET","path":"/api/v1/admin/unmatched-lines","schemes":["userToken"]}, call);

/**
 * O linie bancară
 */
export const adminUnmatchedLinesRead = (client: Client, call: Call<t.AdminUnmatchedLinesReadData>) =>
  client.send<t.AdminUnmatchedLinesReadResponses>({"service":"invoicing","id":"admin.unmatched-lines.read","method":"GET","path":"/api/v1/admin/unmatched-lines/{id}","schemes":["userToken"]}, call);

/**
 * Identificarea liniei cu o factură, pe care o plătește
 *
 * Linia trebuie să poată plăti factura: una expirată, încheiată, în altă valută sau mai mică este 409, ca și o linie care a plătit alta. Repetată pentru aceeași factură, nu schimbă nimic.
 *
 * Строка должна подходить для оплаты счёта: истёкший, завершённый, в другой валюте или меньший счёт — 409, как и строка, оплатившая другой. Повтор для того же счёта ничего не меняет.
 *
 * The line must be able to pay the invoice: one that has expired or ended, is in another currency or owes less is 409, and so is a line that has paid another. Repeated for the same invoice, it changes nothing.
 */
export const adminUnmatchedLinesMatch = (client: Client, call: Call<t.AdminUnmatchedLinesMatchData>) =>
  client.send<t.AdminUnmatchedLinesMatchResponses>({"service":"invoicing","id":"admin.unmatched-lines.match","method":"POST","path":"/api/v1/admin/unmatched-lines/{id}/match","body":"json","schemes":["userToken"],"isKeyed":true}, call);
