import * as z from "zod";
import type { Entity } from "../../../../shared/data/entity.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { json, newRecord, nullable } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf, PAGE_SIZE, query } from "../../../../shared/http/list-query.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { passwordHeader } from "../../files/content/download-input.ts";
import {
  type SeenSignature,
  type Signature,
  SignatureFilters,
  Signatures,
  SignatureView,
} from "../../records/signature.ts";
import { VersionChoice } from "../../records/version.ts";
import { documents, get, post } from "../../service.ts";
import { downloadSignature } from "./download-signature.ts";
import { signDocument, Signing, SigningOf } from "./sign-document.ts";
import {
  changeSignature,
  listOfDocument,
  listSignatures,
  readSignature,
  removeSignature,
  SignatureFields,
  verifySignature,
} from "./signatures.ts";
import { DocumentView } from "../../records/document.ts";
import { presentDocument } from "../../keeping/documents/view.ts";
import {
  downloadFileInside,
  fileInside,
  FileInsideView,
  FilingInside,
  listFilesInside,
} from "./files-inside.ts";
import { InsideView, ProofView } from "./inside-view.ts";
import { ReportQuery } from "./report.ts";
import { reportOnDocument } from "./report-on-document.ts";
import { proofsInside, verifyInside } from "./verify-inside.ts";

export const documentSignatures = routes("documents", {
  sign: post(
    "/api/documents/{id}/semneaza",
    {
      access: access.user,
      summary: "Semnează versiunea curentă",
      body: json(Signing),
      returns: SignatureView,
      status: 201,
      location: ({ id }) => `/api/semnatura-documents/${id}`,
      takes: ["X-Document-Password"],
      refuses: ["notFound", "conflict", "forbidden", "locked", "tooManyRequests", "unprocessable"],
    },
    ({ params, caller, body, request }) => signDocument(caller, params.id, body, passwordHeader(request)),
  ),
});

/** Signatures are records of a workflow: they are created by signing, and stay while the content exists. */
const records = crud(Signatures as Entity<Signature> as Entity<SeenSignature>, "/api/semnatura-documents", {
  title: "Semnături",
  access: access.user,
  write: access.user,
  view: SignatureView,
  listed: SignatureFilters,
  fields: SignatureFields,
  list: ({ caller, query }) => listSignatures(caller, query),
  read: readSignature,
  create: "refused",
  replace: ({ body, ...target }) => changeSignature(target, () => body.observatii ?? undefined),
  patch: ({ body, ...target }) =>
    changeSignature(target, (before) =>
      "observatii" in body ? (body.observatii ?? undefined) : before.observatii,
    ),
  remove: removeSignature,
});

const verifyAll = post(
  "/api/documents/{id}/semnaturi/verifica",
  {
    access: access.user,
    summary: "Verifică toate semnăturile versiunii curente, și cele făcute în altă parte",
    returns: z.array(InsideView),
    takes: ["X-Document-Password"],
    refuses: [...refusedDownload, "tooLarge", "unprocessable"],
    // A verdict is only valid at its time.
    idempotent: false,
  },
  ({ params, caller, request }) => verifyInside(caller, params.id, passwordHeader(request)),
);

export const signatures = routes("semnatura-documents", {
  ...records,
  create: post(
    "/api/semnatura-documents",
    {
      summary: "Semnături: creare",
      body: newRecord(nullable(SigningOf), z.int().nullable()),
      as: ({ body: { documentId, semnatar, numarVersiune } }) => ({
        params: { id: documentId },
        body: { semnatar, numarVersiune: numarVersiune ?? undefined },
      }),
    },
    documentSignatures.sign,
  ),
  listOfDocument: get(
    "/api/documents/{id}/semnaturi",
    {
      access: access.user,
      summary: "Semnăturile documentului, cea mai nouă întâi",
      query: listOf(SignatureFilters, { size: PAGE_SIZE.most }),
      returns: z.array(SignatureView),
    },
    ({ params, caller, query }) => listOfDocument(caller, params.id, query),
  ),
  verifyAll,
  listInside: get(
    "/api/documents/{id}/semnaturi/din-fisier",
    { summary: "Semnăturile din versiunea curentă, de orice formă, verificate acum" },
    verifyAll,
  ),
  listProofs: get(
    "/api/documents/{id}/semnaturi/dovezi",
    {
      access: access.user,
      summary: "Mărcile temporale și înregistrările de dovezi din versiunea curentă, verificate acum",
      returns: z.array(ProofView),
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "unprocessable"],
    },
    ({ params, caller, request }) => proofsInside(caller, params.id, passwordHeader(request)),
  ),
  downloadReport: get(
    "/api/documents/{id}/semnaturi/raport",
    {
      access: access.user,
      summary: "Raportul verificării semnăturilor versiunii curente",
      query: query(ReportQuery),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "tooLarge", "unprocessable"],
    },
    ({ params, caller, query: { format }, language, request }) =>
      reportOnDocument(caller, params.id, { format, language, password: passwordHeader(request) }),
  ),
  listFiles: get(
    "/api/documents/{id}/semnaturi/fisiere",
    {
      access: access.user,
      summary: "Fișierele din interiorul unui fișier: container, .p7m, XML semnat, mesaj",
      query: query(VersionChoice),
      returns: z.array(FileInsideView),
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "tooLarge", "unprocessable"],
    },
    ({ params, caller, query: { numarVersiune }, request }) =>
      listFilesInside(caller, params.id, { numarVersiune, password: passwordHeader(request) }),
  ),
  downloadFile: get(
    "/api/documents/{id}/semnaturi/fisiere/{numar}/download",
    {
      access: access.user,
      summary: "Un fișier din interiorul altuia",
      query: query(VersionChoice),
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "tooLarge", "unprocessable"],
    },
    ({ params: { id, numar }, caller, query: { numarVersiune }, request }) =>
      downloadFileInside(caller, id, numar, { numarVersiune, password: passwordHeader(request) }),
  ),
  createDocument: post(
    "/api/documents/{id}/semnaturi/fisiere/{numar}/document",
    {
      access: access.user,
      summary: "Un fișier din interiorul altuia devine document",
      query: query(VersionChoice),
      body: json(FilingInside),
      returns: DocumentView,
      present: presentDocument,
      status: 201,
      location: ({ id }: { id: number }) => `/api/documents/${id}`,
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "tooLarge", "tooManyRequests", "unprocessable", "unsupportedMedia"],
    },
    ({ params: { id, numar }, caller, body: wanted, query: { numarVersiune }, request }) =>
      fileInside(caller, id, { numar, wanted, numarVersiune, password: passwordHeader(request) }),
  ),
  verify: post(
    "/api/semnaturi/{id}/verifica",
    {
      access: access.user,
      summary: "Verifică semnătura din nou",
      returns: SignatureView,
      refuses: ["conflict", "locked", "unprocessable"],
      idempotent: false,
    },
    ({ params, caller }) => verifySignature(caller, params.id),
  ),
  download: get(
    "/api/semnaturi/{id}/download",
    {
      access: access.user,
      summary: "Semnătura ca fișier: cea detașată, sau versiunea semnată a unui PDF, cu dovezile la zi",
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: refusedDownload,
    },
    ({ params, caller, request }) => downloadSignature(caller, params.id, passwordHeader(request)),
  ),
  downloadContainer: get(
    "/api/semnaturi/{id}/container",
    {
      access: access.user,
      summary: "Fișierul semnat împreună cu semnăturile sale, într-un container ASiC",
      returns: binary,
      takes: ["X-Document-Password"],
      refuses: [...refusedDownload, "tooLarge"],
    },
    async ({ params, caller, request }) => {
      const { downloadContainer } = await import("./download-container.ts");
      return downloadContainer(caller, params.id, passwordHeader(request));
    },
  ),
});

export const handler = lambdaHandler(documents, documentSignatures, signatures);
