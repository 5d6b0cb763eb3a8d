import { json, mergePatch, multipart, newRecord, oneOf, replacement } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { nothing } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { DocumentView } from "../../records/document.ts";
import { del, documents as service, get, patch, post, put } from "../../service.ts";
import { DocumentPatch, DocumentReplacement, patchDocument, replaceDocument } from "./change-document.ts";
import { createDocument, uploadDocument } from "./create-document.ts";
import { archiveDocument, reactivateDocument, removeDocument } from "./change-state.ts";
import { lists } from "./list-routes.ts";
import { readDocument } from "./read-document.ts";
import { completeDocument, UploadedDocument } from "../uploads/complete-upload.ts";
import { UploadView } from "../../records/upload.ts";
import { purging } from "./purge-routes.ts";
import { UploadForm } from "./upload-form.ts";
import { presentDocument } from "./view.ts";
import { NewDocument } from "../../files/filing/new-document.ts";

const location = ({ id }: { id: number }) => `/api/documents/${id}`;
/** A change of state may require the revision that was read. */
const asRead = { takes: ["If-Match" as const], refuses: ["stale" as const] };
export const documents = routes("documents", {
  ...lists,
  read: get(
    "/api/documents/{id}",
    { access: access.user, summary: "Un document", returns: DocumentView, present: presentDocument },
    ({ params, caller }) => readDocument(caller, params.id),
  ),
  create: post(
    "/api/documents",
    {
      access: access.user,
      summary: "Creează un document din metadate",
      refuses: ["tooManyRequests"],
      body: newRecord(NewDocument),
      returns: DocumentView,
      present: presentDocument,
      status: 201,
      location,
    },
    ({ body, caller }) => createDocument(caller, body),
  ),
  upload: post(
    "/api/documents/upload",
    {
      access: access.user,
      summary: "Încarcă un document cu conținut",
      refuses: ["notFound", "tooManyRequests"],
      body: oneOf(multipart(UploadForm), json(UploadedDocument)),
      returns: DocumentView,
      present: presentDocument,
      status: 201,
      location,
      also: { 202: UploadView },
    },
    ({ body, caller }) => ("file" in body ? uploadDocument(caller, body) : completeDocument(caller, body)),
  ),
  replace: put(
    "/api/documents/{id}",
    {
      access: access.user,
      summary: "Înlocuiește metadatele",
      body: replacement(DocumentReplacement),
      returns: DocumentView,
      present: presentDocument,
    },
    ({ params, body, caller, ifMatch }) => replaceDocument(caller, params.id, body, ifMatch),
  ),
  patch: patch(
    "/api/documents/{id}",
    {
      access: access.user,
      summary: "Schimbă câmpuri",
      body: mergePatch(DocumentPatch),
      returns: DocumentView,
      present: presentDocument,
    },
    ({ params, body, caller, ifMatch }) => patchDocument(caller, params.id, body, ifMatch),
  ),
  remove: del(
    "/api/documents/{id}",
    { access: access.user, summary: "Șterge documentul (reversibil)", returns: nothing },
    ({ params, caller, ifMatch }) => removeDocument(caller, params.id, ifMatch),
  ),
  archive: post(
    "/api/documents/{id}/arhiveaza",
    {
      access: access.user,
      summary: "Arhivează",
      returns: DocumentView,
      present: presentDocument,
      ...asRead,
    },
    ({ params, caller, ifMatch }) => archiveDocument(caller, params.id, ifMatch),
  ),
  restore: post(
    "/api/documents/{id}/restore",
    {
      access: access.user,
      summary: "Readuce în starea ACTIV",
      returns: DocumentView,
      present: presentDocument,
      ...asRead,
    },
    ({ params, caller, ifMatch }) => reactivateDocument(caller, params.id, ifMatch),
  ),
});

export const handler = lambdaHandler(service, documents, purging);
