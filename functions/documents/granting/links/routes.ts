import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { LinkView } from "../../records/link.ts";
import { del, get, post } from "../../service.ts";
import { createLink, CreatedLink, NewLink } from "./create-link.ts";
import { listLinks } from "./list-links.ts";
import { removeLink } from "./remove-link.ts";

export const links = routes("linkuri", {
  list: get(
    "/api/documents/{id}/linkuri",
    {
      access: access.user,
      summary: "Linkurile valabile ale documentului",
      query: listOf(LinkView),
      returns: pageOf(LinkView),
    },
    ({ caller, params, query }) => listLinks(caller, params.id, query),
  ),
  create: post(
    "/api/documents/{id}/linkuri",
    {
      access: access.user,
      summary: "Creează un link cu termen, arătat o singură dată",
      body: json(NewLink),
      returns: CreatedLink,
      status: 201,
      refuses: ["conflict", "tooManyRequests"],
      keptSealed: true,
    },
    ({ caller, params, body }) => createLink(caller, params.id, body),
  ),
  remove: del(
    "/api/documents/{id}/linkuri/{linkId}",
    { access: access.user, summary: "Revocă un link", returns: nothing },
    ({ caller, params }) => removeLink(caller, params.id, params.linkId),
  ),
});
