import * as z from "zod";
import { json, multipart, oneOf } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf, PAGE_SIZE } from "../../../../shared/http/list-query.ts";
import { binary, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { machine } from "../../access/machine-authentication.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { asDownload, ofCurrent, passwordHeader } from "../../files/content/download-input.ts";
import { UploadedVersion } from "../../keeping/uploads/complete-upload.ts";
import { NewMachineUpload, OpenedUpload } from "../../keeping/uploads/open-upload.ts";
import { versions } from "../../keeping/versions/routes.ts";
import { versionForm } from "../../keeping/versions/take-version.ts";
import { machineStatusAddress } from "../../records/upload.ts";
import { documents, get, post } from "../../service.ts";
import { feedQuery, readFeed } from "./feed.ts";
import { byId, downloadByCode, readByCode } from "./find-document.ts";
import { ingestDocument, IngestedUpload, IngestForm } from "./ingest.ts";
import { listForMachine } from "./list-documents.ts";
import { openMachineUpload } from "./open-upload.ts";
import { readMachineUpload } from "./read-upload.ts";
import { FeedView, MachineDocumentView, MachineUploadView, MachineVersionView } from "./views.ts";

const reads = machine("documente.read");
const writes = machine("documente.write");
/** Content that is too large for one request. */
const inParts = { inPartsAt: "/api/v1/uploads" };
const also = { 202: MachineUploadView };

/** The documents of an issuer, for its own systems, by code; and the public documents of all other issuers. */
export const machineDocuments = routes("machine-documents", {
  list: get(
    "/api/v1/documents",
    {
      access: reads,
      summary: "Documentele publice și cele ale emitentului",
      query: listOf(MachineDocumentView),
      returns: pageOf(MachineDocumentView),
    },
    ({ caller, query }) => listForMachine(caller, query),
  ),
  create: post(
    "/api/v1/documents",
    {
      access: writes,
      summary: "Depune un document al emitentului",
      refuses: ["notFound", "tooManyRequests"],
      body: oneOf(multipart(IngestForm), json(IngestedUpload), inParts),
      returns: MachineDocumentView,
      status: 201,
      location: ({ cod }) => `/api/v1/documents/${cod}`,
      also,
    },
    ({ caller, body }) => ingestDocument(caller, body),
  ),
  read: get(
    "/api/v1/documents/{cod}",
    { access: reads, summary: "Un document, după cod", returns: MachineDocumentView },
    ({ caller, params }) => readByCode(caller, params.cod),
  ),
  download: get(
    "/api/v1/documents/{cod}/continut",
    {
      access: reads,
      summary: "Conținutul curent, după cod",
      query: ofCurrent,
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedDownload,
    },
    async ({ caller, params, query: { numarVersiune }, request }) =>
      downloadByCode(caller, params.cod, { numarVersiune, password: passwordHeader(request) }),
  ),
});

export const machineVersions = routes("machine-versions", {
  list: get(
    "/api/v1/documents/{cod}/versiuni",
    {
      access: reads,
      summary: "Istoricul versiunilor după codul documentului, cea mai nouă întâi",
      query: listOf(MachineVersionView, { size: PAGE_SIZE.most }),
      returns: z.array(MachineVersionView),
      as: async ({ params }) => ({ params: await byId(params) }),
    },
    versions.list,
  ),
  create: post(
    "/api/v1/documents/{cod}/versiuni",
    {
      access: writes,
      summary: "Adaugă o versiune a unui document al emitentului",
      body: oneOf(versionForm, json(UploadedVersion), inParts),
      returns: MachineVersionView,
      also,
      as: async ({ params }) => ({ params: await byId(params) }),
    },
    versions.create,
  ),
  download: get(
    "/api/v1/documents/{cod}/versiuni/{numar}/continut",
    {
      access: reads,
      summary: "Conținutul unei versiuni, după codul documentului",
      query: asDownload,
      as: async ({ params }) => ({ params: await byId(params) }),
    },
    versions.download,
  ),
  restore: post(
    "/api/v1/documents/{cod}/versiuni/{numar}/restaurare",
    {
      access: writes,
      summary: "Readuce o versiune a unui document al emitentului ca versiune nouă",
      returns: MachineVersionView,
      also,
      as: async ({ params }) => ({ params: await byId(params) }),
    },
    versions.restore,
  ),
});

export const machineUploads = routes("machine-uploads", {
  create: post(
    "/api/v1/uploads",
    {
      access: writes,
      summary: "Deschide o încărcare pe părți a emitentului",
      body: json(NewMachineUpload),
      refuses: ["notFound", "conflict"],
      returns: OpenedUpload,
      status: 201,
      location: ({ uploadId }) => machineStatusAddress(uploadId),
      // The addresses are credentials for the store, so they are not stored.
      idempotent: false,
      keptSealed: true,
    },
    ({ caller, body }) => openMachineUpload(caller, body),
  ),
  read: get(
    "/api/v1/uploads/{uploadId}",
    { access: writes, summary: "Starea unei încărcări a emitentului", returns: MachineUploadView },
    ({ caller, params }) => readMachineUpload(caller, params.uploadId),
  ),
});

export const machineEvents = routes("machine-events", {
  list: get(
    "/api/v1/evenimente",
    {
      access: reads,
      summary: "Evenimentele documentelor emitentului, cel mai vechi întâi",
      query: feedQuery,
      returns: FeedView,
    },
    ({ caller, query }) => readFeed(caller, query),
  ),
});

export const handler = lambdaHandler(
  documents,
  machineDocuments,
  machineVersions,
  machineUploads,
  machineEvents,
);
