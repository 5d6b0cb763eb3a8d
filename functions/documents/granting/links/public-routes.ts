import * as z from "zod";
import { json, noBody } from "../../../../shared/http/body.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { anybody } from "../../access/anybody.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { get, post } from "../../service.ts";
import { downloadByLink, OpenedLink, readLink } from "./open-link.ts";
import { passwordsInHeaders } from "./password-headers.ts";

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
        body: passwordsInHeaders(request),
      }),
    },
    download,
  ),
  downloadWithPassword: download,
});
