import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { Rotation } from "../../../../shared/features/clients/rotate-secret.ts";
import { json, newRecord } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { del, get, post } from "../../service.ts";
import { machineClientRemoval, secretRotation } from "./approvals.ts";
import {
  createMachineClient,
  listMachineClients,
  MachineClientView,
  MachineClientWithSecret,
  NewMachineClient,
} from "./clients.ts";
import { presentPage } from "./view.ts";

/** Machine clients in the admin zone. */
export const adminMachineClients = routes("machine-clients", {
  list: get(
    "/api/v1/admin/machine-clients",
    {
      access: zones.admin,
      summary: "Clienții mașină",
      query: listOf(MachineClientView.omit({ ultimaFolosire: true })),
      returns: pageOf(MachineClientView),
      present: presentPage,
    },
    ({ caller, query }) => listMachineClients(caller, query),
  ),
  create: post(
    "/api/v1/admin/machine-clients",
    {
      access: zones.serviceAdmin,
      summary: "Un client mașină nou, cu secretul lui",
      body: newRecord(NewMachineClient),
      returns: MachineClientWithSecret,
      status: 201,
      keptSealed: true,
    },
    ({ body }) => createMachineClient(body),
  ),
  rotateSecret: post(
    "/api/v1/admin/machine-clients/{id}/rotate-secret",
    {
      access: zones.serviceAdmin,
      summary: "Cere un secret nou; cel vechi mai este valabil o vreme",
      body: { ...json(Rotation), mayBeAbsent: true },
      returns: ApprovalView,
      status: 202,
      takes: ["If-Match"],
      refuses: ["stale"],
    },
    ({ caller, params, body, ifMatch }) =>
      secretRotation.ask(caller, { id: params.id, ...body }, { ifMatch }),
  ),
  remove: del(
    "/api/v1/admin/machine-clients/{id}",
    {
      access: zones.serviceAdmin,
      summary: "Cere ștergerea unui client mașină",
      returns: ApprovalView,
      status: 202,
    },
    ({ caller, params, ifMatch }) => machineClientRemoval.ask(caller, { id: params.id }, { ifMatch }),
  ),
});
