import { json, oneOf } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { binary } from "../../../../shared/http/responses.ts";
import type { Access } from "../../../../shared/http/access.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import type { Principal } from "../../access/principal.ts";
import { downloadVersion, refusedDownload } from "../../files/content/download.ts";
import { byMode, passwordHeader, passwordInBody } from "../../files/content/download-input.ts";
import { documents, get, post } from "../../service.ts";
import { UploadedVersion } from "../uploads/complete-upload.ts";
import { UploadView } from "../../records/upload.ts";
import { versionList } from "./list-routes.ts";
import { restoreVersion } from "./restore-version.ts";
import { takeVersion, versionForm } from "./take-version.ts";
import { VersionView } from "../../records/version.ts";

/** For any caller: other doors have the same routes. */
const user: Access<Principal> = access.user;

const download = get(
  "/api/documents/{id}/versions/{numar}/download",
  {
    access: user,
    summary: "Conținutul unei versiuni",
    query: byMode,
    returns: binary,
    takes: ["X-Document-Password"],
    refuses: refusedDownload,
  },
  ({ params, caller, query: { mod }, request }) =>
    downloadVersion(caller, params.id, params.numar, { mod, password: passwordHeader(request) }),
);

export const versions = routes("versions", {
  list: versionList,
  create: post(
    "/api/documents/{id}/versions",
    {
      access: user,
      summary: "Adaugă o versiune, care devine curentă",
      body: oneOf(versionForm, json(UploadedVersion)),
      returns: VersionView,
      status: 201,
      also: { 202: UploadView },
    },
    ({ params, body, caller }) => takeVersion(caller, params.id, body),
  ),
  download,
  downloadWithPassword: post(
    "/api/documents/{id}/versions/{numar}/download",
    { ...passwordInBody, summary: "Conținutul unei versiuni, cu parola în corp" },
    download,
  ),
  restore: post(
    "/api/documents/{id}/versions/{numar}/restore",
    {
      access: user,
      summary: "Readuce o versiune ca versiune nouă",
      refuses: ["tooLarge", "locked"],
      returns: VersionView,
      status: 201,
      also: { 202: UploadView },
    },
    ({ params, caller }) => restoreVersion(caller, params.id, params.numar),
  ),
});

export const handler = lambdaHandler(documents, versions);
