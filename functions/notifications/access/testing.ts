import * as z from "zod";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { get, post, routes } from "../../../shared/http/route.ts";
import { notifications } from "../service.ts";
import { access } from "./authentication.ts";

const Seen = z.object({ cod: z.string(), mod: z.string() });

/** Routes that return the admitted system: they show only the decisions of the two access checks. */
const admitted = routes("admitted", {
  read: get(
    "/api/v1/caller",
    { access: access.machine, summary: "Sistemul primit", returns: Seen },
    ({ caller }) => Promise.resolve(caller),
  ),
  create: post(
    "/api/v1/caller",
    { access: access.machine, summary: "Sistemul primit", returns: Seen, status: 201 },
    ({ caller }) => Promise.resolve(caller),
  ),
  readInApp: get(
    "/api/v1/app/callers/current",
    { access: access.app, summary: "Sistemul primit", returns: Seen },
    ({ caller }) => Promise.resolve(caller),
  ),
  createInApp: post(
    "/api/v1/app/callers",
    { access: access.app, summary: "Sistemul primit", returns: Seen, status: 201 },
    ({ caller }) => Promise.resolve(caller),
  ),
});

export const handler = lambdaHandler(notifications, admitted);
