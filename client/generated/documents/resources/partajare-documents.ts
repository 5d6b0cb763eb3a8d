// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Partajări: listă
 *
 * Partajările documentelor pe care le puteți partaja, și cele prin care citiți documentul altora. `filter[documentId]` și `filter[cod]` aleg un document.
 *
 * Доступы к документам, которыми вы можете делиться, и те, по которым вы читаете чужой документ. `filter[documentId]` и `filter[cod]` выбирают документ.
 *
 * The grants of the documents that you may share, and those by which you read somebody else's. `filter[documentId]` and `filter[cod]` choose a document.
 */
export const partajareDocumentsList = (client: Client, call?: Call<t.PartajareDocumentsListData>) =>
  client.send<t.PartajareDocumentsListResponses>({"service":"documents","id":"partajare-documents.list","method":"GET","path":"/api/partajare-documents","schemes":["userToken"]}, call);

/**
 * Partajări: creare
 *
 * Ca `documents.share`, cu documentul în corp.
 *
 * Как `documents.share`, с документом в теле.
 *
 * As `documents.share`, with the document in the body.
 */
export const partajareDocumentsCreate = (client: Client, call: Call<t.PartajareDocumentsCreateData>) =>
  client.send<t.PartajareDocumentsCreateResponses>({"service":"documents","id":"partajare-documents.create","method":"POST","path":"/api/partajare-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Partajări: număr
 */
export const partajareDocumentsCount = (client: Client, call?: Call<t.PartajareDocumentsCountData>) =>
  client.send<t.PartajareDocumentsCountResponses>({"service":"documents","id":"partajare-documents.count","method":"GET","path":"/api/partajare-documents/count","schemes":["userToken"]}, call);

/**
 * Partajări: ștergere
 *
 * Retrage accesul de la următoarea cerere; rămâne scris în istoricul documentului. Repetată, răspunde tot 204.
 *
 * Доступ прекращается со следующего запроса; в истории документа остаётся запись. При повторе снова 204.
 *
 * Takes the access back from the next request on; the document's history keeps it. Repeated, it is 204 again.
 */
export const partajareDocumentsRemove = (client: Client, call: Call<t.PartajareDocumentsRemoveData>) =>
  client.send<t.PartajareDocumentsRemoveResponses>({"service":"documents","id":"partajare-documents.remove","method":"DELETE","path":"/api/partajare-documents/{id}","schemes":["userToken"]}, call);

/**
 * Partajări: citire
 */
export const partajareDocumentsRead = (client: Client, call: Call<t.PartajareDocumentsReadData>) =>
  client.send<t.PartajareDocumentsReadResponses>({"service":"documents","id":"partajare-documents.read","method":"GET","path":"/api/partajare-documents/{id}","schemes":["userToken"]}, call);

/**
 * Partajări: modificare
 *
 * Schimbă `drept` sau `dataExpirare` (null: fără sfârșit); restul se ignoră.
 *
 * Меняет `drept` или `dataExpirare` (null: без срока); остальное игнорируется.
 *
 * Changes `drept` or `dataExpirare` (null: without an end); the rest is ignored.
 */
export const partajareDocumentsPatch = (client: Client, call: Call<t.PartajareDocumentsPatchData>) =>
  client.send<t.PartajareDocumentsPatchResponses>({"service":"documents","id":"partajare-documents.patch","method":"PATCH","path":"/api/partajare-documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Partajări: înlocuire
 *
 * Schimbă `drept` și `dataExpirare`; documentul și beneficiarul rămân.
 *
 * Меняет `drept` и `dataExpirare`; документ и получатель остаются.
 *
 * Changes `drept` and `dataExpirare`; the document and the beneficiary stay.
 */
export const partajareDocumentsReplace = (client: Client, call: Call<t.PartajareDocumentsReplaceData>) =>
  client.send<t.PartajareDocumentsReplaceResponses>({"service":"documents","id":"partajare-documents.replace","method":"PUT","path":"/api/partajare-documents/{id}","body":"json","schemes":["userToken"]}, call);
