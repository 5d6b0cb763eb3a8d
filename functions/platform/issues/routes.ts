import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { mergePatch } from "../../../shared/http/body.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { zones } from "../access/zone-access.ts";
import { type Issue, IssueFields, ISSUES, Issues, issuesOfSystem, IssueView } from "../records/issue.ts";
import { get, patch } from "../service.ts";
import { readSystem } from "../systems/systems.ts";
import { annotateIssue, readIssue } from "./annotate-issue.ts";

const list = { query: listOf(IssueView), returns: pageOf(IssueView) };

async function listIssuesOf(systemId: number, query: ListQuery): Promise<Page<Stored<Issue>>> {
  await readSystem(systemId);
  return listRecords(Issues, wholeList(issuesOfSystem(systemId)), query);
}

export const adminIssues = routes("issues", {
  list: get("/api/v1/admin/issues", { access: zones.admin, summary: "Abaterile", ...list }, ({ query }) =>
    listRecords(Issues, wholeList(ISSUES), query),
  ),
  read: get(
    "/api/v1/admin/issues/{id}",
    { access: zones.admin, summary: "O abatere", returns: IssueView },
    ({ params }) => readIssue(params.id),
  ),
  patch: patch(
    "/api/v1/admin/issues/{id}",
    {
      access: zones.admin,
      summary: "Nota și responsabilul unei abateri",
      body: mergePatch(IssueFields),
      returns: IssueView,
    },
    ({ params, body, ifMatch }) => annotateIssue(params.id, body, ifMatch),
  ),
});

export const adminSystemIssues = routes("systems", {
  listIssues: get(
    "/api/v1/admin/systems/{id}/issues",
    { access: zones.admin, summary: "Abaterile sistemului", ...list },
    ({ params, query }) => listIssuesOf(params.id, query),
  ),
});

const staff = { access: zones.staff };

export const staffIssues = routes("issues", {
  list: get("/api/v1/staff/issues", staff, adminIssues.list),
  read: get("/api/v1/staff/issues/{id}", staff, adminIssues.read),
});

export const staffSystemIssues = routes("systems", {
  listIssues: get("/api/v1/staff/systems/{id}/issues", staff, adminSystemIssues.listIssues),
});
