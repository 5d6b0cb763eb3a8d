// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sistemele înregistrate
 */
export const staffSystemsList = (client: Client, call?: Call<t.StaffSystemsListData>) =>
  client.send<t.StaffSystemsListResponses>({"service":"platform","id":"staff.systems.list","method":"GET","path":"/api/v1/staff/systems","schemes":["sessionToken"]}, call);

/**
 * Un sistem înregistrat
 */
export const staffSystemsRead = (client: Client, call: Call<t.StaffSystemsReadData>) =>
  client.send<t.StaffSystemsReadResponses>({"service":"platform","id":"staff.systems.read","method":"GET","path":"/api/v1/staff/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Auditurile sistemului
 */
export const staffSystemsListAudits = (client: Client, call: Call<t.StaffSystemsListAuditsData>) =>
  client.send<t.StaffSystemsListAuditsResponses>({"service":"platform","id":"staff.systems.listAudits","method":"GET","path":"/api/v1/staff/systems/{id}/audits","schemes":["sessionToken"]}, call);

/**
 * Abaterile sistemului
 */
export const staffSystemsListIssues = (client: Client, call: Call<t.StaffSystemsListIssuesData>) =>
  client.send<t.StaffSystemsListIssuesResponses>({"service":"platform","id":"staff.systems.listIssues","method":"GET","path":"/api/v1/staff/systems/{id}/issues","schemes":["sessionToken"]}, call);

/**
 * Cum s-a schimbat verdictul
 */
export const staffSystemsListTrend = (client: Client, call: Call<t.StaffSystemsListTrendData>) =>
  client.send<t.StaffSystemsListTrendResponses>({"service":"platform","id":"staff.systems.listTrend","method":"GET","path":"/api/v1/staff/systems/{id}/trend","schemes":["sessionToken"]}, call);
