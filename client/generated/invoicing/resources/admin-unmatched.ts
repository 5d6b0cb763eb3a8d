// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Liniile bancare neidentificate, cu motivul
 *
 * @deprecated
 */
export const adminUnmatchedList = (client: Client, call?: Call<t.AdminUnmatchedListData>) =>
  client.send<t.AdminUnmatchedListResponses>({"service":"invoicing","id":"admin.unmatched.list","method":"GET","path":"/api/v1/admin/unmatched","schemes":["userToken"]}, call);

/**
 * O linie bancară
 *
 * @deprecated
 */
export const adminUnmatchedRead = (client: Client, call: Call<t.AdminUnmatchedReadData>) =>
  client.send<t.AdminUnmatchedReadResponses>({"service":"invoicing","id":"admin.unmatched.read","method":"GET","path":"/api/v1/admin/unmatched/{id}","schemes":["userToken"]}, call);

/**
 * Identificarea liniei cu o factură, pe care o plătește
 *
 * Ca `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * Как `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * As `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * @deprecated
 */
export const adminUnmatchedMatch = (client: Client, call: Call<t.AdminUnmatchedMatchData>) =>
  client.send<t.AdminUnmatchedMatchResponses>({"service":"invoicing","id":"admin.unmatched.match","method":"POST","path":"/api/v1/admin/unmatched/{id}/match","body":"json","schemes":["userToken"],"isKeyed":true}, call);
