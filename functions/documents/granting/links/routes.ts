import * as z from "zod";
import { json, noBody } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { binary, nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { anybody } from "../../access/anybody.ts";
import { access } from "../../access/authentication.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { decodedHeader, passwordHeader } from "../../files/content/download-input.ts";
import { LinkView } from "../../records/link.ts";
import { del, get, post } from "../../service.ts";
import { createLink, CreatedLink, NewLink } from "./create-link.ts";
import { listLinks } from "./list-links.ts";
import { downloadByLink, OpenedLink, readLink } from "./open-link.ts";
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
      refuses: ["conflict"],
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

/** The password of the link, and that of the document if it has one. */
const passwords = json(
  z
    .object({ parola: z.string().max(100).optional(), parolaDocument: z.string().max(100).optional() })
    .meta({ id: "ParolaLinkului" }),
);

const download = post(
  "/api/public/linkuri/{token}/download",
  {
    access: anybody,
    summary: "Conținutul documentului unui link, cu parolele în corp",
    body: passwords,
    returns: binary,
    refuses: ["forbidden", ...refusedDownload],
    // Each answer counts as a use of the link.
    idempotent: false,
  },
  ({ caller, params, body }) => downloadByLink(caller, params.token, body),
);

export const publicLinks = routes("public-linkuri", {
  read: get(
    "/api/public/linkuri/{token}",
    { access: anybody, summary: "Ce deschide un link", returns: OpenedLink },
    ({ caller, params }) => readLink(caller, params.token),
  ),
  download: get(
    "/api/public/linkuri/{token}/download",
    {
      summary: "Conținutul documentului unui link",
      body: noBody,
      takes: ["X-Link-Password", "X-Document-Password"],
      as: ({ request }) => ({
        body: {
          parola: decodedHeader(request, "x-link-password"),
          parolaDocument: passwordHeader(request),
        },
      }),
    },
    download,
  ),
  downloadWithPassword: download,
});
