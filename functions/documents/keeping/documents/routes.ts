import * as z from "zod";
import { json, mergePatch, multipart, newRecord, oneOf, replacement } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import type { Access } from "../../../../shared/http/access.ts";
import { access } from "../../access/authentication.ts";
import type { Principal } from "../../access/principal.ts";
import { DocumentFilters, DocumentView } from "../../records/document.ts";
import { del, documents as service, get, patch, post, put } from "../../service.ts";
import { DocumentPatch, DocumentReplacement, patchDocument, replaceDocument } from "./change-document.ts";
import { createDocument, uploadDocument } from "./create-document.ts";
import { archiveDocument, reactivateDocument, removeDocument } from "./change-state.ts";
import { countDocuments, listDocuments } from "./list-documents.ts";
import { readDocument } from "./read-document.ts";
import { completeDocument, UploadedDocument } from "../uploads/complete-upload.ts";
import { UploadView } from "../../records/upload.ts";
import { purging } from "./purge-routes.ts";
import { UploadForm } from "./upload-form.ts";
import { presentDocument, presentPage } from "./view.ts";
import { NewDocument } from "../../files/filing/new-document.ts";

const location = ({ id }: { id: number }) => `/api/documents/${id}`;
const query = listOf(DocumentFilters);
/** For any caller: other doors have the same list. */
const user: Access<Principal> = access.user;
/** A change of state may require the revision that was read. */
const asRead = { takes: ["If-Match" as const], refuses: ["stale" as const] };
export const documents = routes("documents", {
  list: get(
    "/api/documents",
    {
      access: user,
      summary: "Documentele pe care le puteți vedea",
      query,
      returns: pageOf(DocumentView),
      present: presentPage,
    },
    ({ caller, query }) => listDocuments(caller, query),
  ),
  count: get(
    "/api/documents/count",
    { access: access.user, summary: "Numărul documentelor din listă", query, returns: z.int() },
    ({ caller, query }) => countDocuments(caller, query),
  ),
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
