// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Abaterile
 */
export const staffIssuesList = (client: Client, call?: Call<t.StaffIssuesListData>) =>
  client.send<t.StaffIssuesListResponses>({"service":"platform","id":"staff.issues.list","method":"GET","path":"/api/v1/staff/issues","schemes":["sessionToken"]}, call);

/**
 * O abatere
 */
export const staffIssuesRead = (client: Client, call: Call<t.StaffIssuesReadData>) =>
  client.send<t.StaffIssuesReadResponses>({"service":"platform","id":"staff.issues.read","method":"GET","path":"/api/v1/staff/issues/{id}","schemes":["sessionToken"]}, call);
