// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Auditurile
 */
export const adminAuditsList = (client: Client, call?: Call<t.AdminAuditsListData>) =>
  client.send<t.AdminAuditsListResponses>({"service":"platform","id":"admin.audits.list","method":"GET","path":"/api/v1/admin/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit cu raportul lui
 */
export const adminAuditsRead = (client: Client, call: Call<t.AdminAuditsReadData>) =>
  client.send<t.AdminAuditsReadResponses>({"service":"platform","id":"admin.audits.read","method":"GET","path":"/api/v1/admin/audits/{id}","schemes":["sessionToken"]}, call);

/**
 * Cererile și răspunsurile auditului
 */
export const adminAuditsListExchanges = (client: Client, call: Call<t.AdminAuditsListExchangesData>) =>
  client.send<t.AdminAuditsListExchangesResponses>({"service":"platform","id":"admin.audits.listExchanges","method":"GET","path":"/api/v1/admin/audits/{id}/exchanges","schemes":["sessionToken"]}, call);

/**
 * Raportul ca JUnit
 */
export const adminAuditsReadJunit = (client: Client, call: Call<t.AdminAuditsReadJunitData>) =>
  client.send<t.AdminAuditsReadJunitResponses>({"service":"platform","id":"admin.audits.readJunit","method":"GET","path":"/api/v1/admin/audits/{id}/junit","schemes":["sessionToken"]}, call);

/**
 * Raportul ca pagină
 */
export const adminAuditsReadPage = (client: Client, call: Call<t.AdminAuditsReadPageData>) =>
  client.send<t.AdminAuditsReadPageResponses>({"service":"platform","id":"admin.audits.readPage","method":"GET","path":"/api/v1/admin/audits/{id}/page","schemes":["sessionToken"]}, call);

/**
 * Raportul ca SARIF 2.1.0
 */
export const adminAuditsReadSarif = (client: Client, call: Call<t.AdminAuditsReadSarifData>) =>
  client.send<t.AdminAuditsReadSarifResponses>({"service":"platform","id":"admin.audits.readSarif","method":"GET","path":"/api/v1/admin/audits/{id}/sarif","schemes":["sessionToken"]}, call);

/**
 * Oprirea unui audit
 *
 * Un audit care așteaptă se oprește îndată, unul care rulează după următoarele cereri; unul încheiat este 409.
 *
 * Ожидающий аудит останавливается сразу, идущий — после ближайших запросов; завершённый — 409.
 *
 * An audit that waits stops at once, one that runs after its next requests; one that has ended is 409.
 */
export const adminAuditsStop = (client: Client, call: Call<t.AdminAuditsStopData>) =>
  client.send<t.AdminAuditsStopResponses>({"service":"platform","id":"admin.audits.stop","method":"POST","path":"/api/v1/admin/audits/{id}/stop","schemes":["sessionToken"],"isKeyed":true}, call);
