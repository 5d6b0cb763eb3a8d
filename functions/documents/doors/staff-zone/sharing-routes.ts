import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { RequestFilters } from "../../records/access-request.ts";
import { GrantFilters } from "../../records/grant.ts";
import { Approval, approveRequest, Refusal, rejectRequest } from "../../granting/requests/decide-request.ts";
import { listRequests, readRequest } from "../../granting/requests/requests.ts";
import { del, get, post } from "../../service.ts";
import { listGrants, revokeGrant } from "../../granting/sharing/grants.ts";
import { Sharing, shareDocument } from "../../granting/sharing/share-document.ts";
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
    },
    ({ caller, params, query }) => pageOfDocument(listGrants, { caller, id: params.id, query }),
  ),
  share: post(
    "/api/v1/staff/documents/{id}/grants",
    {
      access,
      summary: "Dă unui client sau unui utilizator acces la document",
      body: json(Sharing),
      returns: StaffGrantView,
      status: 201,
      // A beneficiary who already has a grant gets the new terms.
      also: { 200: StaffGrantView },
      refuses: ["notFound", "conflict", "forbidden"],
    },
    ({ caller, params, body }) => shareDocument(caller, params.id, body),
  ),
});

export const staffGrants = routes("grants", {
  remove: del(
    "/api/v1/staff/grants/{id}",
    { access, summary: "Retrage o partajare", returns: nothing },
    async ({ caller, params, ifMatch }) => {
      await revokeGrant({ caller, id: params.id, ifMatch });
      return undefined;
    },
  ),
});

const deciding = {
  access,
  returns: StaffAccessRequestView,
  takes: ["If-Match" as const],
  refuses: ["conflict" as const, "stale" as const],
};

export const staffAccessRequests = routes("access-requests", {
  list: get(
    "/api/v1/staff/access-requests",
    {
      access,
      summary: "Cererile de acces",
      query: listOf(RequestFilters),
      returns: pageOf(StaffAccessRequestView),
    },
    ({ caller, query }) => listRequests(caller, query),
  ),
  read: get(
    "/api/v1/staff/access-requests/{id}",
    { access, summary: "O cerere de acces", returns: StaffAccessRequestView },
    ({ caller, params }) => readRequest({ caller, id: params.id }),
  ),
  approve: post(
    "/api/v1/staff/access-requests/{id}/approve",
    {
      ...deciding,
      summary: "Aprobă o cerere: cine a cerut primește acces",
      body: { ...json(Approval), mayBeAbsent: true },
    },
    ({ caller, params, body, ifMatch }) => approveRequest({ caller, id: params.id, ifMatch }, body),
  ),
  reject: post(
    "/api/v1/staff/access-requests/{id}/reject",
    { ...deciding, summary: "Respinge o cerere de acces", body: { ...json(Refusal), mayBeAbsent: true } },
    ({ caller, params, body, ifMatch }) => rejectRequest({ caller, id: params.id, ifMatch }, body),
  ),
});
