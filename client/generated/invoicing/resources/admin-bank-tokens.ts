// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Tokenurile băncilor
 */
export const adminBankTokensList = (client: Client, call?: Call<t.AdminBankTokensListData>) =>
  client.send<t.AdminBankTokensListResponses>({"service":"invoicing","id":"admin.bank-tokens.list","method":"GET","path":"/api/v1/admin/bank-tokens","schemes":["userToken"]}, call);

/**
 * Un token pentru o bancă; se vede doar acum
 *
 * Tokenul se arată acum și niciodată mai târziu: se păstrează doar amprenta lui. O bancă poate avea mai multe. Dacă se cere o a doua persoană, îl vede doar solicitantul, după aprobare.
 *
 * Токен показывается сейчас и больше никогда: хранится только его отпечаток. У банка может быть несколько. Если нужно второе лицо, его видит только запросивший, после согласования.
 *
 * The token is shown now and never again: only its hash is kept. A bank may have several. If a second person is needed, only the requester sees it, after the approval.
 */
export const adminBankTokensCreate = (client: Client, call: Call<t.AdminBankTokensCreateData>) =>
  client.send<t.AdminBankTokensCreateResponses>({"service":"invoicing","id":"admin.bank-tokens.create","method":"POST","path":"/api/v1/admin/bank-tokens","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Revocarea unui token
 *
 * Se oprește de la următoarea cerere. Repetată, nu schimbă nimic.
 *
 * Прекращается со следующего запроса. Повтор ничего не меняет.
 *
 * It ends with the next request. Repeated, it changes nothing.
 */
export const adminBankTokensRevoke = (client: Client, call: Call<t.AdminBankTokensRevokeData>) =>
  client.send<t.AdminBankTokensRevokeResponses>({"service":"invoicing","id":"admin.bank-tokens.revoke","method":"DELETE","path":"/api/v1/admin/bank-tokens/{id}","schemes":["userToken"]}, call);
