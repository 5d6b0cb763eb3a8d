import * as z from "zod";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { machine } from "../access/machine-authentication.ts";
import { documents } from "../service.ts";

const Seen = z.object({ actor: z.string(), scopes: z.array(z.string()) });

/** A route that shows the machine which it admits: what the access kind decides, and nothing of documents. */
const admitted = routes("admitted", {
  read: get(
    "/api/v1/documents",
    { access: machine("documente.read"), summary: "Mașina primită", returns: Seen },
    ({ caller: { actor, scopes } }) => Promise.resolve({ actor, scopes: [...scopes] }),
  ),
});

export const handler = lambdaHandler(documents, admitted);
