import * as z from "zod";
import type { Entity } from "../../../../shared/data/entity.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { json, newRecord, nullable } from "../../../../shared/http/body.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { type Grant, GrantFilters, Grants, GrantView, type SeenGrant } from "../../records/grant.ts";
import { ExplanationQuery, explainAccess, Explanation } from "./explain-access.ts";
import { Sharing, shareDocument } from "./share-document.ts";
import { changeGrant, listGrants, NewGrant, readGrant, revokeGrant } from "./grants.ts";
import { get, post } from "../../service.ts";

/** Grants are records of a workflow: they are created by sharing, and removed by revoking. */
const records = crud(Grants as Entity<Grant> as Entity<SeenGrant>, "/api/partajare-documents", {
  title: "Partajări",
  access: access.user,
  write: access.user,
  view: GrantView,
  listed: GrantFilters,
  fields: NewGrant,
  list: ({ caller, query: asked }) => listGrants(caller, asked),
  read: readGrant,
  create: "refused",
  replace: ({ body, ...target }) => changeGrant(target, () => body),
  patch: ({ body, ...target }) => changeGrant(target, (before) => ({ ...before, ...body })),
  remove: revokeGrant,
});

export const grants = routes("partajare-documents", {
  ...records,
  create: post(
    "/api/partajare-documents",
    {
      access: access.user,
      summary: "Partajări: creare",
      body: newRecord(nullable(NewGrant), z.int().nullable()),
      returns: GrantView,
      status: 201,
      location: ({ id }) => `/api/partajare-documents/${id}`,
      // A beneficiary who already has a grant gets the new terms.
      also: { 200: GrantView },
      refuses: ["notFound", "conflict", "forbidden"],
    },
    ({ caller, body: { documentId, ...wanted } }) => shareDocument(caller, documentId, wanted),
  ),
});

export const sharing = routes("documents", {
  share: post(
    "/api/documents/{id}/partajeaza",
    {
      summary: "Dă unui client sau unui utilizator acces la document",
      body: json(Sharing),
      as: ({ params, body }) => ({ body: { ...body, documentId: params.id } }),
    },
    grants.create,
  ),
  readExplanation: get(
    "/api/documents/{id}/explica-acces",
    {
      access: access.user,
      summary: "De ce poate sau nu poate cineva folosi documentul",
      query: query(ExplanationQuery),
      returns: Explanation,
    },
    ({ params, caller, query: { login } }) => explainAccess(caller, params.id, login),
  ),
});
