import * as z from "zod";
import { currentSession } from "../../../shared/features/sessions/current-session.ts";
import type { Access } from "../../../shared/http/access.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { documents } from "../service.ts";
import type { Principal } from "./principal.ts";
import { zones } from "./zone-access.ts";

/** A route that returns the admitted caller: it shows only the decision of the access check. */
const admits = <Caller extends Principal>(path: `/api/v1/${string}`, access: Access<Caller>) =>
  routes("callers", {
    read: get(path, { access, summary: "Cine cheamă", returns: z.string() }, ({ caller }) =>
      Promise.resolve(caller.key),
    ),
  });

/** One such route in each zone, and the sign-outs. */
export const handler = lambdaHandler(
  documents,
  admits("/api/v1/citizen/callers", zones.citizen),
  admits("/api/v1/staff/callers", zones.staff),
  admits("/api/v1/admin/callers", zones.admin),
  admits("/api/v1/app/callers", zones.app("documente.read")),
  currentSession(documents.name, "citizen", zones.citizen),
  currentSession(documents.name, "staff", zones.staff),
);
