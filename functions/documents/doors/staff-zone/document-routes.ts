import { json, multipart, newRecord, oneOf } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { NewDocument } from "../../files/filing/new-document.ts";
import { takeDocument } from "../../keeping/documents/create-document.ts";
import { documents } from "../../keeping/documents/routes.ts";
import { UploadForm } from "../../keeping/documents/upload-form.ts";
import { presentDocument } from "../../keeping/documents/view.ts";
import { listEvents } from "../../keeping/events/list-events.ts";
import { events } from "../../keeping/events/routes.ts";
import { versions } from "../../keeping/versions/routes.ts";
import { versionForm } from "../../keeping/versions/take-version.ts";
import { DocumentEvent } from "../../records/event.ts";
import { NamedVersion } from "../../records/version.ts";
import { del, get, patch, post } from "../../service.ts";
import { pageOfDocument } from "./of-document.ts";
import { StaffDocumentFilters, StaffDocumentView, StaffVersionView } from "./views.ts";

const access = zones.staff;
const list = { access, query: listOf(StaffDocumentFilters) };
const one = { access, returns: StaffDocumentView };

export const staffDocuments = routes("documents", {
  list: get("/api/v1/staff/documents", { ...list, returns: pageOf(StaffDocumentView) }, documents.list),
  count: get("/api/v1/staff/documents/count", list, documents.count),
  read: get("/api/v1/staff/documents/{id}", one, documents.read),
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
      act: documents.create.act,
    },
    ({ caller, body }) => takeDocument(caller, body),
  ),
  patch: patch("/api/v1/staff/documents/{id}", one, documents.patch),
  remove: del("/api/v1/staff/documents/{id}", { access }, documents.remove),
  archive: post("/api/v1/staff/documents/{id}/archive", one, documents.archive),
  restore: post("/api/v1/staff/documents/{id}/restore", one, documents.restore),
  restoreVersion: post(
    "/api/v1/staff/documents/{id}/restore-version",
    {
      access,
      body: json(NamedVersion),
      returns: StaffVersionView,
      as: ({ params: { id }, body: { numarVersiune } }) => ({ params: { id, numar: numarVersiune } }),
    },
    versions.restore,
  ),
  listVersions: get(
    "/api/v1/staff/documents/{id}/versions",
    {
      access,
      summary: "Versiunile documentului, cea mai nouă întâi",
      returns: pageOf(StaffVersionView),
    },
    versions.list,
  ),
  createVersion: post(
    "/api/v1/staff/documents/{id}/versions",
    { access, body: versionForm, returns: StaffVersionView, also: undefined },
    versions.create,
  ),
  listEvents: get(
    "/api/v1/staff/documents/{id}/events",
    {
      access,
      summary: "Istoricul documentului",
      query: listOf(DocumentEvent.omit({ detalii: true })),
      returns: pageOf(DocumentEvent),
      act: events.list.act,
    },
    ({ caller, params, query: asked }) => pageOfDocument(listEvents, { caller, id: params.id, query: asked }),
  ),
});
