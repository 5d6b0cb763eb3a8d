import * as z from "zod";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import { byApproval } from "../../../shared/features/approvals/approvable.ts";
import { crud } from "../../../shared/features/crud.ts";
import { json } from "../../../shared/http/body.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { line } from "../../../shared/text-fields.ts";
import { zones } from "../access/zone-access.ts";
import { Contracts, contractsOfSystem, ContractView } from "../records/contract.ts";
import { Systems, SystemStaffView, SystemView } from "../records/system.ts";
import { get, post } from "../service.ts";
import { contractAcceptance } from "./approvals.ts";
import { systemRules } from "./system-verbs.ts";
import { listSystems, readSystem, removeSystem, rotateToken } from "./systems.ts";
import { viewOf } from "./view.ts";
import { systemWrites } from "./waive-or-ask.ts";
import { demandRecentFactor } from "../../../shared/features/accounts/recent-factor.ts";

const admin = zones.admin;

export const systemRecords = crud(Systems, "/api/v1/admin/systems", {
  title: "Sisteme",
  access: admin,
  write: admin,
  view: SystemView,
  present: viewOf,
  ...systemRules,
  list: ({ query }) => listSystems(query),
  ...systemWrites,
  remove: removeSystem,
  also: { patch: byApproval.also },
});

const Accepted = z
  .object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), reason: line(500) })
  .meta({ id: "AcceptedContract" });

export const systemActs = routes("systems", {
  rotateToken: post(
    "/api/v1/admin/systems/{id}/rotate-token",
    {
      access: admin,
      summary: "Un token nou al sistemului; se vede doar acum",
      returns: z.object({ token: z.string() }).meta({ id: "SystemToken" }),
      keptSealed: true,
    },
    ({ params }) => {
      demandRecentFactor();
      return rotateToken(params.id);
    },
  ),
  acceptContract: post(
    "/api/v1/admin/systems/{id}/accept-contract",
    {
      access: admin,
      summary: "Acceptarea unui contract cu schimbările lui",
      body: json(Accepted),
      returns: ContractView,
      refuses: ["conflict"],
      ...byApproval,
    },
    ({ params, body, caller }) => contractAcceptance.askOrAct(caller, { id: params.id, ...body }),
  ),
  listContracts: get(
    "/api/v1/admin/systems/{id}/contracts",
    {
      access: admin,
      summary: "Contractele primite de la sistem",
      query: listOf(ContractView),
      returns: pageOf(ContractView),
    },
    async ({ params, query }) => {
      const { id } = await readSystem(params.id);
      return listRecords(Contracts, wholeList(contractsOfSystem(id)), query);
    },
  ),
});

const staff = { access: zones.staff };

export const staffSystems = routes("systems", {
  list: get(
    "/api/v1/staff/systems",
    {
      ...staff,
      summary: "Sistemele înregistrate",
      query: listOf(SystemStaffView),
      returns: pageOf(SystemStaffView),
    },
    systemRecords.list,
  ),
  read: get(
    "/api/v1/staff/systems/{id}",
    { ...staff, summary: "Un sistem înregistrat", returns: SystemStaffView },
    systemRecords.read,
  ),
});
