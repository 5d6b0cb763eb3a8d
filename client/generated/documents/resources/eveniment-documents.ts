// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Evenimentele documentelor
 *
 * Evenimentele documentelor pe care le puteți citi. DESCARCAT se arată celor care pot schimba documentul; `detalii.mod` spune cum s-a citit conținutul: `vizualizare`, `descarcare`, `comparare`; lipsește la cele vechi. `filter[mod]` le alege.
 *
 * События документов, которые вы можете читать. DESCARCAT видят те, кто может менять документ; `detalii.mod` говорит, как читали содержимое: `vizualizare` (просмотр), `descarcare` (скачивание), `comparare` (сравнение); у старых его нет. `filter[mod]` выбирает по нему.
 *
 * The events of the documents that you may read. DESCARCAT is shown to those who may change the document; `detalii.mod` says how the content was read: `vizualizare` (looked at), `descarcare` (downloaded), `comparare` (compared); old ones do not have it. `filter[mod]` chooses by it.
 */
export const evenimentDocumentsList = (client: Client, call?: Call<t.EvenimentDocumentsListData>) =>
  client.send<t.EvenimentDocumentsListResponses>({"service":"documents","id":"eveniment-documents.list","method":"GET","path":"/api/eveniment-documents","schemes":["userToken"]}, call);

/**
 * Adaugă o notă în istoricul unui document
 *
 * Pentru administratorii documentului; nota intră în lanț și nu se mai schimbă. Celelalte evenimente le scrie serviciul.
 *
 * Для администраторов документа; заметка входит в цепочку и не меняется. Остальные события пишет сервис.
 *
 * For administrators of the document; the note becomes part of the chain and does not change. All other events are written by the service.
 */
export const evenimentDocumentsCreate = (client: Client, call: Call<t.EvenimentDocumentsCreateData>) =>
  client.send<t.EvenimentDocumentsCreateResponses>({"service":"documents","id":"eveniment-documents.create","method":"POST","path":"/api/eveniment-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Numărul evenimentelor din listă
 */
export const evenimentDocumentsCount = (client: Client, call?: Call<t.EvenimentDocumentsCountData>) =>
  client.send<t.EvenimentDocumentsCountResponses>({"service":"documents","id":"eveniment-documents.count","method":"GET","path":"/api/eveniment-documents/count","schemes":["userToken"]}, call);

/**
 * Un eveniment
 */
export const evenimentDocumentsRead = (client: Client, call: Call<t.EvenimentDocumentsReadData>) =>
  client.send<t.EvenimentDocumentsReadResponses>({"service":"documents","id":"eveniment-documents.read","method":"GET","path":"/api/eveniment-documents/{id}","schemes":["userToken"]}, call);
