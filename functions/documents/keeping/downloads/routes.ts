import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { downloadChosen, downloadDocument, refusedDownload } from "../../files/content/download.ts";
import { passwordBody, passwordHeader } from "../../files/content/password-input.ts";
import { VersionChoice } from "../../records/version.ts";
import { documents, get, post } from "../../service.ts";
import { readLive } from "./read-live.ts";

/**
 * In a separate function, because reading from providers loads modules that the other document operations do not
 * need.
 */
export const downloads = routes("documents", {
  download: get(
    "/api/documents/{id}/download",
    {
      access: access.user,
      summary: "Conținutul curent",
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedDownload,
    },
    ({ params, caller, request }) => downloadDocument(caller, params.id, passwordHeader(request), readLive),
  ),
  downloadWithPassword: post(
    "/api/documents/{id}/download",
    {
      access: access.user,
      summary: "Conținutul curent, cu parola în corp",
      body: passwordBody,
      returns: binary,
      refuses: refusedDownload,
      // An address is valid for one minute, so a stored response would be useless.
      idempotent: false,
    },
    ({ params, caller, body }) => downloadDocument(caller, params.id, body.parola, readLive),
  ),
});

export const staffContent = routes("documents", {
  download: get(
    "/api/v1/staff/documents/{id}/content",
    {
      access: zones.staff,
      summary: "Conținutul curent, sau al unei versiuni",
      query: query(VersionChoice),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedDownload,
    },
    ({ caller, params: { id }, query: { numarVersiune }, request }) =>
      downloadChosen(caller, id, { numarVersiune, password: passwordHeader(request), readLive }),
  ),
});

export const handler = lambdaHandler(documents, downloads, staffContent);
