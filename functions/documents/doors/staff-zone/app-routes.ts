import { json } from "../../../../shared/http/body.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { machineDocuments, machineVersions } from "../machine/routes.ts";
import { MachineVersionView } from "../machine/views.ts";
import { NamedVersion, VersionChoice } from "../../records/version.ts";
import { get, post } from "../../service.ts";

const reads = zones.app("documente.read");
const writes = zones.app("documente.write");

/** The documents of an issuer, for its own systems, by code; and the public documents of all other issuers. */
export const appDocuments = routes("documents", {
  list: get("/api/v1/app/documents", { access: reads }, machineDocuments.list),
  read: get("/api/v1/app/documents/{cod}", { access: reads }, machineDocuments.read),
  download: get(
    "/api/v1/app/documents/{cod}/content",
    {
      access: reads,
      summary: "Conținutul curent, sau al unei versiuni, după cod",
      query: query(VersionChoice),
    },
    machineDocuments.download,
  ),
  create: post("/api/v1/app/documents", { access: writes }, machineDocuments.create),
  restoreVersion: post(
    "/api/v1/app/documents/{cod}/restore-version",
    {
      access: writes,
      body: json(NamedVersion),
      as: ({ params, body }) => ({ params: { ...params, numar: body.numarVersiune } }),
    },
    machineVersions.restore,
  ),
  listVersions: get(
    "/api/v1/app/documents/{cod}/versions",
    {
      access: reads,
      summary: "Versiunile unui document, cea mai nouă întâi",
      returns: pageOf(MachineVersionView),
    },
    machineVersions.list,
  ),
  createVersion: post("/api/v1/app/documents/{cod}/versions", { access: writes }, machineVersions.create),
});
