// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele publice
 */
export const publicDocumentsList = (client: Client, call?: Call<t.PublicDocumentsListData>) =>
  client.send<t.PublicDocumentsListResponses>({"service":"documents","id":"public-documents.list","method":"GET","path":"/api/public/documents"}, call);

/**
 * Un document public
 */
export const publicDocumentsRead = (client: Client, call: Call<t.PublicDocumentsReadData>) =>
  client.send<t.PublicDocumentsReadResponses>({"service":"documents","id":"public-documents.read","method":"GET","path":"/api/public/documents/{id}"}, call);

/**
 * Conținutul unui document public
 *
 * Ca `documents.download`, fără autentificare, cât documentul este PUBLIC și ACTIV; orice alt document este același 404.
 *
 * Как `documents.download`, без входа, пока документ PUBLIC и ACTIV; любой другой документ — тот же 404.
 *
 * As `documents.download`, without signing in, while the document is PUBLIC and ACTIV; any other document is the same 404.
 */
export const publicDocumentsDownload = (client: Client, call: Call<t.PublicDocumentsDownloadData>) =>
  client.send<t.PublicDocumentsDownloadResponses>({"service":"documents","id":"public-documents.download","method":"GET","path":"/api/public/documents/{id}/download","isFile":true}, call);

/**
 * Conținutul unui document public, cu parola în corp
 *
 * Ca descărcarea prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание через GET, с паролем в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download by GET, with the password in the body; large content is at the address in Location (303).
 */
export const publicDocumentsDownloadWithPassword = (client: Client, call: Call<t.PublicDocumentsDownloadWithPasswordData>) =>
  client.send<t.PublicDocumentsDownloadWithPasswordResponses>({"service":"documents","id":"public-documents.downloadWithPassword","method":"POST","path":"/api/public/documents/{id}/download","body":"json","isFile":true}, call);

/**
 * Documentele publice
 */
export const publicDocumentsList2 = (client: Client, call?: Call<t.PublicDocumentsList2Data>) =>
  client.send<t.PublicDocumentsList2Responses>({"service":"documents","id":"public.documents.list","method":"GET","path":"/api/v1/public/documents"}, call);

/**
 * Un document public
 */
export const publicDocumentsRead2 = (client: Client, call: Call<t.PublicDocumentsRead2Data>) =>
  client.send<t.PublicDocumentsRead2Responses>({"service":"documents","id":"public.documents.read","method":"GET","path":"/api/v1/public/documents/{id}"}, call);

/**
 * Conținutul unui document public
 *
 * Cât documentul este PUBLIC și ACTIV; orice alt document este același 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns. Un document cu parolă o cere în `X-Document-Password`.
 *
 * Пока документ PUBLIC и ACTIV; любой другой документ — тот же 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе. Документ с паролем требует его в `X-Document-Password`.
 *
 * While the document is PUBLIC and ACTIV; any other document is the same 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer. A document with a password asks for it in `X-Document-Password`.
 */
export const publicDocumentsDownload2 = (client: Client, call: Call<t.PublicDocumentsDownload2Data>) =>
  client.send<t.PublicDocumentsDownload2Responses>({"service":"documents","id":"public.documents.download","method":"GET","path":"/api/v1/public/documents/{id}/content","isFile":true}, call);

/**
 * Imaginea unei pagini a unui document public, PNG
 *
 * Ca `documents.readPreview`, cât documentul este PUBLIC și ACTIV; un fișier de peste 25 MB este 413, orice alt document același 404.
 *
 * Как `documents.readPreview`, пока документ PUBLIC и ACTIV; файл больше 25 МБ — 413, любой другой документ — тот же 404.
 *
 * As `documents.readPreview`, while the document is PUBLIC and ACTIV; a file above 25 MB is 413, any other document the same 404.
 */
export const publicDocumentsReadPreview = (client: Client, call: Call<t.PublicDocumentsReadPreviewData>) =>
  client.send<t.PublicDocumentsReadPreviewResponses>({"service":"documents","id":"public.documents.readPreview","method":"GET","path":"/api/v1/public/documents/{id}/previews","isFile":true}, call);

/**
 * Vederea de citire a unui document public
 *
 * Ca `documents.readView`, cât documentul este PUBLIC și ACTIV; un fișier de peste 25 MB este 413, orice alt document același 404.
 *
 * Как `documents.readView`, пока документ PUBLIC и ACTIV; файл больше 25 МБ — 413, любой другой документ — тот же 404.
 *
 * As `documents.readView`, while the document is PUBLIC and ACTIV; a file above 25 MB is 413, any other document the same 404.
 */
export const publicDocumentsReadView = (client: Client, call: Call<t.PublicDocumentsReadViewData>) =>
  client.send<t.PublicDocumentsReadViewResponses>({"service":"documents","id":"public.documents.readView","method":"GET","path":"/api/v1/public/documents/{id}/readings"}, call);
