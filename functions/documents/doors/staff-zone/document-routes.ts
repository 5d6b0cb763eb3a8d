import * as z from "zod";
import { json, mergePatch, multipart, newRecord, oneOf } from "../../../../shared/http/body.ts";
import { listOf, PAGE_SIZE } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { DocumentPatch, patchDocument } from "../../keeping/documents/change-document.ts";
import { archiveDocument, reactivateDocument, removeDocument } from "../../keeping/documents/change-state.ts";
import { createDocument, uploadDocument } from "../../keeping/documents/create-document.ts";
import { countDocuments, listDocuments } from "../../keeping/documents/list-documents.ts";
import { readDocument } from "../../keeping/documents/read-document.ts";
import { UploadForm } from "../../keeping/documents/upload-form.ts";
import { presentDocument, presentPage } from "../../keeping/documents/view.ts";
import { listEvents } from "../../keeping/events/list-events.ts";
import { NewDocument } from "../../files/filing/new-document.ts";
import { DocumentEvent } from "../../records/event.ts";
import { NamedVersion, VersionFilters } from "../../records/version.ts";
import { UploadView } from "../../records/upload.ts";
import { del, get, patch, post } from "../../service.ts";
import { addVersion } from "../../keeping/versions/add-version.ts";
import { listVersions } from "../../keeping/versions/list-versions.ts";
import { restoreVersion } from "../../keeping/versions/restore-version.ts";
import { versionForm } from "../../keeping/versions/take-version.ts";
import { pageOfDocument } from "./of-document.ts";
import { StaffDocumentFilters, StaffDocumentView, StaffVersionView } from "./views.ts";

const access = zones.staff;
const listQuery = listOf(StaffDocumentFilters);
/** A change of state may require the revision that was read. */
const asRead = { takes: ["If-Match" as const], refuses: ["stale" as const] };

export const staffDocuments = routes("documents", {
  list: get(
    "/api/v1/staff/documents",
    {
      access,
      summary: "Documentele pe care le puteți vedea",
      query: listQuery,
      returns: pageOf(StaffDocumentView),
      present: presentPage,
    },
    ({ caller, query: asked }) => listDocuments(caller, asked),
  ),
  count: get(
    "/api/v1/staff/documents/count",
    { access, summary: "Numărul documentelor din listă", query: listQuery, returns: z.int() },
    ({ caller, query: asked }) => countDocuments(caller, asked),
  ),
  read: get(
    "/api/v1/staff/documents/{id}",
    { access, summary: "Un document", returns: StaffDocumentView, present: presentDocument },
    ({ caller, params }) => readDocument(caller, params.id),
  ),
  create: post(
    "/api/v1/staff/documents",
    {
      access,
      summary: "Un document nou, cu sau fără conținut",
      body: oneOf(multipart(UploadForm), newRecord(NewDocument)),
      returns: StaffDocumentView,
      present: presentDocument,
      status: 201,
      location: ({ id }) => `/api/v1/staff/documents/${id}`,
      refuses: ["tooManyRequests"],
    },
    ({ caller, body }) => ("file" in body ? uploadDocument(caller, body) : createDocument(caller, body)),
  ),
  patch: patch(
    "/api/v1/staff/documents/{id}",
    {
      access,
      summary: "Schimbă câmpuri",
      body: mergePatch(DocumentPatch),
      returns: StaffDocumentView,
      present: presentDocument,
    },
    ({ caller, params, body, ifMatch }) => patchDocument(caller, params.id, body, ifMatch),
  ),
  remove: del(
    "/api/v1/staff/documents/{id}",
    { access, summary: "Șterge documentul (reversibil)", returns: nothing },
    ({ caller, params, ifMatch }) => removeDocument(caller, params.id, ifMatch),
  ),
  archive: post(
    "/api/v1/staff/documents/{id}/archive",
    {
      access,
      summary: "Arhivează",
      returns: StaffDocumentView,
      present: presentDocument,
      ...asRead,
    },
    ({ caller, params, ifMatch }) => archiveDocument(caller, params.id, ifMatch),
  ),
  restore: post(
    "/api/v1/staff/documents/{id}/restore",
    {
      access,
      summary: "Readuce în starea ACTIV",
      returns: StaffDocumentView,
      present: presentDocument,
      ...asRead,
    },
    ({ caller, params, ifMatch }) => reactivateDocument(caller, params.id, ifMatch),
  ),
  restoreVersion: post(
    "/api/v1/staff/documents/{id}/restore-version",
    {
      access,
      summary: "Readuce o versiune ca versiune nouă",
      body: json(NamedVersion),
      returns: StaffVersionView,
      status: 201,
      also: { 202: UploadView },
    },
    ({ caller, params, body }) => restoreVersion(caller, params.id, body.numarVersiune),
  ),
  listVersions: get(
    "/api/v1/staff/documents/{id}/versions",
    {
      access,
      summary: "Versiunile documentului, cea mai nouă întâi",
      query: listOf(VersionFilters, { size: PAGE_SIZE.most }),
      returns: pageOf(StaffVersionView),
    },
    ({ caller, params, query: asked }) => listVersions(caller, params.id, asked),
  ),
  createVersion: post(
    "/api/v1/staff/documents/{id}/versions",
    {
      access,
      summary: "Adaugă o versiune, care devine curentă",
      body: versionForm,
      returns: StaffVersionView,
      status: 201,
    },
    ({ caller, params, body }) => addVersion(caller, params.id, body),
  ),
  listEvents: get(
    "/api/v1/staff/documents/{id}/events",
    {
      access,
      summary: "Istoricul documentului",
      query: listOf(DocumentEvent.omit({ detalii: true })),
      returns: pageOf(DocumentEvent),
    },
    ({ caller, params, query: asked }) => pageOfDocument(listEvents, { caller, id: params.id, query: asked }),
  ),
});
