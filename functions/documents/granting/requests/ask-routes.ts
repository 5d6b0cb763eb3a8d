import * as z from "zod";
import type { Access } from "../../../../shared/http/access.ts";
import { json, newRecord } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import type { Human } from "../../access/principal.ts";
import { AccessRequestView } from "../../records/access-request.ts";
import { post } from "../../service.ts";
import { RequestedAccess, requestAccess } from "./request-access.ts";

/** For any caller: a citizen asks in the same way. */
const user: Access<Human> = access.user;

/** The request, without the verbs that decide it: the function of citizens may have none of them. */
export const request = post(
  "/api/cerere-acces",
  {
    access: user,
    summary: "Cereri de acces: creare",
    body: newRecord(RequestedAccess, z.int().nullable()),
    returns: AccessRequestView,
    status: 201,
    location: ({ id }) => `/api/cerere-acces/${id}`,
    also: { 200: AccessRequestView },
    refuses: ["notFound", "conflict", "forbidden", "tooManyRequests"],
  },
  ({ caller, body }) => requestAccess(caller, body),
);

const Receipt = AccessRequestView.pick({ id: true, status: true }).meta({ id: "CerereInregistrata" });

export const asked = routes("documents", {
  requestAccess: post(
    "/api/documents/cerere",
    {
      summary: "Cere acces la un document după codul lui",
      body: json(RequestedAccess),
      returns: Receipt,
      also: { 200: Receipt },
      location: ({ id }) => `/api/cerere-acces/${id}`,
    },
    request,
  ),
});
