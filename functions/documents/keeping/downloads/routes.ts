import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { ModeChoice, ofCurrentByMode, passwordInBody } from "../../files/content/download-input.ts";
import { VersionChoice } from "../../records/version.ts";
import { documents, get, post } from "../../service.ts";
import { content } from "./content-routes.ts";
import { readLive } from "./read-live.ts";

/**
 * In a separate function, because reading from providers loads modules that the other document operations do not
 * need.
 */
const download = get(
  "/api/documents/{id}/download",
  {
    query: ofCurrentByMode,
    present: async (found) => ("live" in found ? found.fileOf(await readLive(found.live)) : found),
  },
  content,
);

export const staffContent = routes("documents", {
  download: get(
    "/api/v1/staff/documents/{id}/content",
    {
      access: zones.staff,
      summary: "Conținutul curent, sau al unei versiuni",
      query: query(VersionChoice.extend(ModeChoice.shape)),
    },
    download,
  ),
});

export const downloads = routes("documents", {
  download,
  downloadWithPassword: post(
    "/api/documents/{id}/download",
    { ...passwordInBody, summary: "Conținutul curent, cu parola în corp" },
    download,
  ),
});

export const handler = lambdaHandler(documents, downloads, staffContent);
