import { json } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { ImportRow, ImportView } from "../../records/import.ts";
import { documents, get, post } from "../../service.ts";
import { listImports } from "./list-imports.ts";
import { showImport } from "./read-import.ts";
import { resync, Resynced } from "./resync.ts";
import { NewImport, startImport } from "./start-import.ts";

export const imports = routes("imports", {
  create: post(
    "/api/documents/import",
    {
      access: access.user,
      summary: "Importă fișiere de la un furnizor",
      body: json(NewImport),
      returns: ImportView,
      also: { 202: ImportView },
    },
    ({ body, caller }) => startImport(caller, body),
  ),
  list: get(
    "/api/documents/import",
    {
      access: access.user,
      summary: "Importurile proprii",
      query: listOf(ImportRow),
      returns: pageOf(ImportRow),
    },
    ({ query, caller }) => listImports(caller, query),
  ),
  read: get(
    "/api/documents/import/{id}",
    { access: access.user, summary: "Starea unui import", returns: ImportView },
    ({ params, caller }) => showImport(caller, params.id),
  ),
  resync: post(
    "/api/documents/{id}/resync",
    {
      access: access.user,
      summary: "Aduce conținutul nou al sursei ca versiune",
      returns: Resynced,
      refuses: ["tooLarge"],
    },
    ({ params, caller }) => resync(caller, params.id),
  ),
});

export const handler = lambdaHandler(documents, imports);
