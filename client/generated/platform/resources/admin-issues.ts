// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Abaterile
 */
export const adminIssuesList = (client: Client, call?: Call<t.AdminIssuesListData>) =>
  client.send<t.AdminIssuesListResponses>({"service":"platform","id":"admin.issues.list","method":"GET","path":"/api/v1/admin/issues","schemes":["sessionToken"]}, call);

/**
 * O abatere
 */
export const adminIssuesRead = (client: Client, call: Call<t.AdminIssuesReadData>) =>
  client.send<t.AdminIssuesReadResponses>({"service":"platform","id":"admin.issues.read","method":"GET","path":"/api/v1/admin/issues/{id}","schemes":["sessionToken"]}, call);

/**
 * Nota și responsabilul unei abateri
 *
 * Oamenii pun doar nota și responsabilul, null le scoate; starea o schimbă auditurile.
 *
 * Люди задают только заметку и ответственного, null их удаляет; состояние меняют аудиты.
 *
 * People set only the note and the assignee, null removes them; audits change the state.
 */
export const adminIssuesPatch = (client: Client, call: Call<t.AdminIssuesPatchData>) =>
  client.send<t.AdminIssuesPatchResponses>({"service":"platform","id":"admin.issues.patch","method":"PATCH","path":"/api/v1/admin/issues/{id}","body":"merge","schemes":["sessionToken"]}, call);
