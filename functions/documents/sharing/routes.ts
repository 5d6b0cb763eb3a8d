import { crud } from "../../../shared/features/crud.ts";
import { json } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { query } from "../../../shared/http/list-query.ts";
import { get, post, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { Grants, GrantView } from "../records/grant.ts";
import { documents } from "../service.ts";
import { Asked, explainAccess, Explanation } from "./explain-access.ts";
import { Sharing, shareDocument } from "./share-document.ts";
import { changeGrant, createGrant, listGrants, NewGrant, readGrant, revokeGrant } from "./grants.ts";

export const sharing = routes("documents", {
  share: post(
    "/api/documents/{id}/partajeaza",
    {
      access: access.user,
      summary: "Dă unui client sau unui utilizator acces la document",
      body: json(Sharing),
      returns: GrantView,
      status: 201,
      also: { 200: GrantView },
      refuses: ["conflict"],
    },
    ({ params, caller, body }) => shareDocument(caller, params.id, body),
  ),
  readExplanation: get(
    "/api/documents/{id}/explica-acces",
    {
      access: access.user,
      summary: "De ce poate sau nu poate cineva folosi documentul",
      query: query(Asked),
      returns: Explanation,
    },
    ({ params, caller, query: { login } }) => explainAccess(caller, params.id, login),
  ),
});

/** Grants are records of a workflow: they are given by sharing, and taken back by their removal. */
export const grants = crud(Grants, "/api/partajare-documents", {
  title: "Partajări",
  access: access.user,
  write: access.user,
  view: GrantView,
  fields: NewGrant,
  refuses: ["notFound"],
  list: ({ caller, query: asked }) => listGrants(caller, asked),
  read: readGrant,
  create: ({ caller, body }) => createGrant(caller, body),
  replace: ({ body, ...target }) => changeGrant(target, () => body),
  patch: ({ body, ...target }) => changeGrant(target, (before) => ({ ...before, ...body })),
  remove: revokeGrant,
});

export const handler = lambdaHandler(documents, sharing, grants);
