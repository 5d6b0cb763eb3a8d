import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { downloadChosen, refusedDownload } from "../../files/content/download.ts";
import { ofCurrent, passwordHeader, passwordInBody } from "../../files/content/download-input.ts";
import { VersionChoice } from "../../records/version.ts";
import { documents, get, post } from "../../service.ts";
import { readLive } from "./read-live.ts";

/**
 * In a separate function, because reading from providers loads modules that the other document operations do not
 * need.
 */
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

const download = get(
  "/api/documents/{id}/download",
  { access: access.user, summary: "Conținutul curent", query: ofCurrent },
  staffContent.download,
);

export const downloads = routes("documents", {
  download,
  downloadWithPassword: post(
    "/api/documents/{id}/download",
    { ...passwordInBody, summary: "Conținutul curent, cu parola în corp" },
    download,
  ),
});

export const handler = lambdaHandler(documents, downloads, staffContent);
