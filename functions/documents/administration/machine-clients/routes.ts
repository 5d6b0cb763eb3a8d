import { Rotation } from "../../../../shared/features/clients/rotate-secret.ts";
import { signingIn, TokenRequest } from "../../../../shared/features/clients/sign-in.ts";
import { form, json, newRecord, replacement } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { byApproval } from "../../../../shared/features/approvals/approvable.ts";
import { access } from "../../access/authentication.ts";
import { machineClientRemoval, secretRotation } from "./approvals.ts";
import {
  ActiveChange,
  changeMachineClient,
  createMachineClient,
  listMachineClients,
  MachineClientView,
  MachineClientWithSecret,
  NewMachineClient,
  readMachineClient,
  setMachineClientActive,
} from "./clients.ts";
import { issueToken, MachineToken } from "./token.ts";
import { presentOne, presentPage } from "./view.ts";
import { del, get, post, put } from "../../service.ts";
import { demandRecentFactor } from "../../../../shared/features/accounts/recent-factor.ts";

/**
 * Machine clients. A client reads its issuer's documents in every organization, so only service administrators may
 * create and enable clients and see their secrets.
 */
export const machineClients = routes("machine-clients", {
  list: get(
    "/api/admin/machine-clients",
    {
      access: access.admin,
      summary: "Clienții mașină",
      query: listOf(MachineClientView.omit({ ultimaFolosire: true })),
      returns: pageOf(MachineClientView),
      present: presentPage,
    },
    ({ caller, query }) => listMachineClients(caller, query),
  ),
  read: get(
    "/api/admin/machine-clients/{id}",
    {
      access: access.admin,
      summary: "Un client mașină",
      returns: MachineClientView,
      present: presentOne,
    },
    ({ caller, params }) => readMachineClient(caller, params.id),
  ),
  create: post(
    "/api/admin/machine-clients",
    {
      access: access.serviceAdmin,
      summary: "Un client mașină nou, cu secretul lui",
      body: newRecord(NewMachineClient),
      returns: MachineClientWithSecret,
      status: 201,
      location: ({ id }) => `/api/admin/machine-clients/${id}`,
      keptSealed: true,
    },
    ({ body }) => {
      demandRecentFactor();
      return createMachineClient(body);
    },
  ),
  replace: put(
    "/api/admin/machine-clients/{id}",
    {
      access: access.serviceAdmin,
      summary: "Schimbă un client mașină",
      body: replacement(NewMachineClient),
      returns: MachineClientView,
      present: presentOne,
    },
    ({ params, body, ifMatch }) => changeMachineClient({ id: params.id, ifMatch }, body),
  ),
  setActive: put(
    "/api/admin/machine-clients/{id}/activ",
    {
      access: access.admin,
      summary: "Pornește sau oprește un client mașină",
      body: json(ActiveChange),
      returns: MachineClientView,
      present: presentOne,
    },
    ({ caller, params, body, ifMatch }) =>
      setMachineClientActive({ caller, id: params.id, ifMatch }, body.activ),
  ),
  rotate: post(
    "/api/admin/machine-clients/{id}/rotate",
    {
      access: access.serviceAdmin,
      summary: "Un secret nou; cel vechi mai este valabil o vreme",
      body: { ...json(Rotation), mayBeAbsent: true },
      returns: MachineClientWithSecret,
      takes: ["If-Match"],
      refuses: ["stale"],
      keptSealed: true,
      ...byApproval,
    },
    ({ caller, params, body, ...call }) => secretRotation.askOrAct(caller, { id: params.id, ...body }, call),
  ),
  remove: del(
    "/api/admin/machine-clients/{id}",
    { access: access.serviceAdmin, summary: "Șterge un client mașină", returns: nothing, ...byApproval },
    async ({ caller, params, ...call }) =>
      (await machineClientRemoval.askOrAct(caller, { id: params.id }, call)) ?? undefined,
  ),
});

export const machineTokens = routes("machine-tokens", {
  create: post(
    "/api/v1/token",
    {
      access: signingIn,
      summary: "Un token pentru o mașină",
      body: form(TokenRequest),
      returns: MachineToken,
      refuses: ["unauthenticated", "tooManyRequests"],
      idempotent: false,
      keptSealed: true,
    },
    ({ caller, body, request }) => issueToken({ credentials: caller, body, address: request.sourceAddress }),
  ),
});
