import * as z from "zod";
import type { Access } from "../../http/access.ts";
import { json } from "../../http/body.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf } from "../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../http/route.ts";
import { line } from "../../text-fields.ts";
import type { User } from "../accounts/access.ts";
import { approvalsOf, ApprovalView } from "./approval.ts";
import { approve, type Deciding, readResult, reject, withdraw } from "./decide.ts";
import { listApprovals, readApproval } from "./see.ts";

const Rejection = z.object({ reason: line(500).optional() }).meta({ id: "RespingereaAprobarii" });

const Result = z.record(z.string(), z.unknown()).meta({ id: "RezultatulAprobarii" });

const PATH = "/api/v1/admin/approvals";

/** The acts of a service that wait for a second person, and the decisions about them. */
export function approvalRoutes<Caller extends User>(
  access: Access<Caller>,
  ofService: Deciding<Caller>,
): RouteGroup {
  const deciding = { ...ofService, records: approvalsOf(ofService.service) };
  return routes("approvals", {
    list: get(
      PATH,
      {
        access,
        summary: "Aprobările cerute",
        query: listOf(ApprovalView),
        returns: pageOf(ApprovalView),
      },
      ({ caller, query }) => listApprovals(deciding, caller, query),
    ),
    read: get(
      `${PATH}/{id}`,
      { access, summary: "O aprobare cerută", returns: ApprovalView },
      ({ caller, params }) => readApproval(deciding, caller, params.id),
    ),
    approve: post(
      `${PATH}/{id}/approve`,
      { access, summary: "Aprobă: actul se execută", returns: ApprovalView, refuses: ["conflict"] },
      ({ caller, params }) => approve(deciding, caller, params.id),
    ),
    reject: post(
      `${PATH}/{id}/reject`,
      {
        access,
        summary: "Respinge",
        body: { ...json(Rejection), mayBeAbsent: true },
        returns: ApprovalView,
        refuses: ["conflict"],
      },
      ({ caller, params, body }) => reject(deciding, caller, { id: params.id, reason: body.reason }),
    ),
    withdraw: post(
      `${PATH}/{id}/withdraw`,
      { access, summary: "Retrage cererea proprie", returns: ApprovalView, refuses: ["conflict"] },
      ({ caller, params }) => withdraw(deciding, caller, params.id),
    ),
    readResult: get(
      `${PATH}/{id}/result`,
      {
        access,
        summary: "Rezultatul care se vede o singură dată",
        returns: Result,
        keptSealed: true,
      },
      ({ caller, params }) => readResult(deciding, caller, params.id),
    ),
  });
}
