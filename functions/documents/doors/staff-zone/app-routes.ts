import { json, multipart, oneOf } from "../../../../shared/http/body.ts";
import { listOf, PAGE_SIZE, query } from "../../../../shared/http/list-query.ts";
import { binary, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { documentFor } from "../../access/authorization.ts";
import { zones } from "../../access/zone-access.ts";
import { downloadChosen, refusedDownload } from "../../files/content/download.ts";
import { passwordHeader } from "../../files/content/password-input.ts";
import { findDocument } from "../machine/find-document.ts";
import { ingestDocument, IngestedUpload, IngestForm } from "../machine/ingest.ts";
import { listForMachine } from "../machine/list-documents.ts";
import { MachineDocumentView, MachineUploadView, MachineVersionView } from "../machine/views.ts";
import { NamedVersion, VersionChoice } from "../../records/version.ts";
import { get, post } from "../../service.ts";
import { UploadedVersion } from "../../keeping/uploads/complete-upload.ts";
import { listVersions } from "../../keeping/versions/list-versions.ts";
import { restoreVersion } from "../../keeping/versions/restore-version.ts";
import { takeVersion, versionForm } from "../../keeping/versions/take-version.ts";

const reads = zones.app("documente.read");
const writes = zones.app("documente.write");
/** Content that is too large for one request. */
const inParts = { inPartsAt: "/api/v1/uploads" };
const also = { 202: MachineUploadView };

/** The documents of an issuer, for its own systems, by code; and the public documents of all other issuers. */
export const appDocuments = routes("documents", {
  list: get(
    "/api/v1/app/documents",
    {
      access: reads,
      summary: "Documentele publice și cele ale emitentului",
      query: listOf(MachineDocumentView),
      returns: pageOf(MachineDocumentView),
    },
    ({ caller, query: asked }) => listForMachine(caller, asked),
  ),
  read: get(
    "/api/v1/app/documents/{cod}",
    { access: reads, summary: "Un document, după cod", returns: MachineDocumentView },
    async ({ caller, params }) =>
      (await documentFor(caller, await findDocument(params.cod), "read")).document,
  ),
  download: get(
    "/api/v1/app/documents/{cod}/content",
    {
      access: reads,
      summary: "Conținutul curent, sau al unei versiuni, după cod",
      query: query(VersionChoice),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedDownload,
    },
    async ({ caller, params, query: { numarVersiune }, request }) =>
      downloadChosen(caller, await findDocument(params.cod), {
        numarVersiune,
        password: passwordHeader(request),
      }),
  ),
  create: post(
    "/api/v1/app/documents",
    {
      access: writes,
      summary: "Depune un document al emitentului",
      body: oneOf(multipart(IngestForm), json(IngestedUpload), inParts),
      returns: MachineDocumentView,
      status: 201,
      location: ({ cod }) => `/api/v1/app/documents/${cod}`,
      also,
      refuses: ["notFound", "tooManyRequests"],
    },
    ({ caller, body }) => ingestDocument(caller, body),
  ),
  restoreVersion: post(
    "/api/v1/app/documents/{cod}/restore-version",
    {
      access: writes,
      summary: "Readuce o versiune a unui document al emitentului ca versiune nouă",
      body: json(NamedVersion),
      returns: MachineVersionView,
      status: 201,
      also,
    },
    async ({ caller, params, body }) =>
      restoreVersion(caller, await findDocument(params.cod), body.numarVersiune),
  ),
  listVersions: get(
    "/api/v1/app/documents/{cod}/versions",
    {
      access: reads,
      summary: "Versiunile unui document, cea mai nouă întâi",
      query: listOf(MachineVersionView, { size: PAGE_SIZE.most }),
      returns: pageOf(MachineVersionView),
    },
    async ({ caller, params, query: asked }) => listVersions(caller, await findDocument(params.cod), asked),
  ),
  createVersion: post(
    "/api/v1/app/documents/{cod}/versions",
    {
      access: writes,
      summary: "Adaugă o versiune a unui document al emitentului",
      body: oneOf(versionForm, json(UploadedVersion), inParts),
      returns: MachineVersionView,
      status: 201,
      also,
    },
    async ({ caller, params, body }) => takeVersion(caller, await findDocument(params.cod), body),
  ),
});
