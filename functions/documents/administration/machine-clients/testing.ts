import * as z from "zod";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { get, post, routes } from "../../../../shared/http/route.ts";
import { machine } from "../../access/machine-authentication.ts";
import { documents } from "../../service.ts";

const Seen = z.object({ actor: z.string(), scopes: z.array(z.string()) });

/** Routes that return the admitted machine: they only show the decision of the access check. */
const admitted = routes("admitted", {
  read: get(
    "/api/v1/documents",
    { access: machine("documente.read"), summary: "Mașina primită", returns: Seen },
    ({ caller: { actor, scopes } }) => Promise.resolve({ actor, scopes: [...scopes] }),
  ),
  create: post(
    "/api/v1/documents",
    { access: machine("documente.write"), summary: "Mașina primită să scrie", returns: Seen, status: 201 },
    ({ caller: { actor, scopes } }) => Promise.resolve({ actor, scopes: [...scopes] }),
  ),
});

export const handler = lambdaHandler(documents, admitted);
