// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Auditurile
 */
export const staffAuditsList = (client: Client, call?: Call<t.StaffAuditsListData>) =>
  client.send<t.StaffAuditsListResponses>({"service":"platform","id":"staff.audits.list","method":"GET","path":"/api/v1/staff/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit cu raportul lui
 */
export const staffAuditsRead = (client: Client, call: Call<t.StaffAuditsReadData>) =>
  client.send<t.StaffAuditsReadResponses>({"service":"platform","id":"staff.audits.read","method":"GET","path":"/api/v1/staff/audits/{id}","schemes":["sessionToken"]}, call);

/**
 * Raportul ca pagină
 */
export const staffAuditsReadPage = (client: Client, call: Call<t.StaffAuditsReadPageData>) =>
  client.send<t.StaffAuditsReadPageResponses>({"service":"platform","id":"staff.audits.readPage","method":"GET","path":"/api/v1/staff/audits/{id}/page","schemes":["sessionToken"]}, call);
