import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { actOn, routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { accessRequests } from "../../granting/requests/routes.ts";
import { listGrants } from "../../granting/sharing/grants.ts";
import { grants, sharing } from "../../granting/sharing/routes.ts";
import { GrantFilters, Grants } from "../../records/grant.ts";
import { del, get, post } from "../../service.ts";
import { pageOfDocument } from "./of-document.ts";
import { StaffAccessRequestView, StaffGrantView } from "./views.ts";

const access = zones.staff;

export const staffSharing = routes("documents", {
  listGrants: get(
    "/api/v1/staff/documents/{id}/grants",
    {
      access,
      summary: "Partajările documentului",
      query: listOf(GrantFilters),
      returns: pageOf(StaffGrantView),
      act: actOn(Grants, "list"),
    },
    ({ caller, params, query }) => pageOfDocument(listGrants, { caller, id: params.id, query }),
  ),
  share: post(
    "/api/v1/staff/documents/{id}/grants",
    { access, returns: StaffGrantView, also: { 200: StaffGrantView }, location: undefined },
    sharing.share,
  ),
});

export const staffGrants = routes("grants", {
  remove: del("/api/v1/staff/grants/{id}", { access, summary: "Retrage o partajare" }, grants.remove),
});

const one = { access, returns: StaffAccessRequestView };

export const staffAccessRequests = routes("access-requests", {
  list: get(
    "/api/v1/staff/access-requests",
    { access, summary: "Cererile de acces", returns: pageOf(StaffAccessRequestView) },
    accessRequests.list,
  ),
  read: get(
    "/api/v1/staff/access-requests/{id}",
    { ...one, summary: "O cerere de acces" },
    accessRequests.read,
  ),
  approve: post("/api/v1/staff/access-requests/{id}/approve", one, accessRequests.approve),
  reject: post("/api/v1/staff/access-requests/{id}/reject", one, accessRequests.reject),
});
