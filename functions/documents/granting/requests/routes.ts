import type { Entity } from "../../../../shared/data/entity.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { json, type Body } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import {
  type AccessRequest,
  AccessRequests,
  AccessRequestView,
  RequestFilters,
} from "../../records/access-request.ts";
import { get, post } from "../../service.ts";
import { request } from "./ask-routes.ts";
import { Approval, approveRequest, Refusal, rejectRequest } from "./decide-request.ts";
import { withItsNames, withNames } from "./names.ts";
import { changeRequest, listRequests, readRequest, RequestFields, withdrawRequest } from "./requests.ts";
import type { SeenRequest } from "./request-acts.ts";

/** An optional body: if absent, the decision follows the request. */
const optional = <Value>(body: Body<Value>): Body<Value> => ({ ...body, mayBeAbsent: true });

/**
 * Requests are records of a workflow: they are created by requesting access, and end by a decision or by withdrawal.
 */
const records = AccessRequests as Entity<AccessRequest> as Entity<SeenRequest>;

const reference = crud(records, "/api/cerere-acces", {
  title: "Cereri de acces",
  access: access.user,
  write: access.user,
  view: AccessRequestView,
  listed: RequestFilters,
  fields: RequestFields,
  list: ({ caller, query }) => listRequests(caller, query),
  read: readRequest,
  create: "refused",
  replace: ({ body, ...target }) => changeRequest(target, body),
  patch: ({ body, ...target }) => changeRequest(target, body),
  remove: withdrawRequest,
});

export const accessRequests = routes("cerere-acces", {
  ...reference,
  // A count and an answer to a change need no names.
  list: get(
    "/api/cerere-acces",
    { present: async (page) => ({ ...page, items: await withNames(page.items) }) },
    reference.list,
  ),
  read: get("/api/cerere-acces/{id}", { present: withItsNames }, reference.read),
  create: request,
  approve: post(
    "/api/cereri/{id}/aproba",
    {
      access: access.user,
      summary: "Aprobă o cerere: cine a cerut primește acces",
      body: optional(json(Approval)),
      returns: AccessRequestView,
      takes: ["If-Match"],
      refuses: ["conflict", "stale"],
    },
    ({ params, caller, body, ifMatch }) => approveRequest({ caller, id: params.id, ifMatch }, body),
  ),
  reject: post(
    "/api/cereri/{id}/respinge",
    {
      access: access.user,
      summary: "Respinge o cerere de acces",
      body: optional(json(Refusal)),
      returns: AccessRequestView,
      takes: ["If-Match"],
      refuses: ["conflict", "stale"],
    },
    ({ params, caller, body, ifMatch }) => rejectRequest({ caller, id: params.id, ifMatch }, body),
  ),
});
