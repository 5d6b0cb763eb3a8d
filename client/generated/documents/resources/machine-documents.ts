// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Documentele publice și cele ale emitentului
 *
 * Documentele PUBLIC ale tuturor și cele ale emitentului din token, cele noi întâi; niciodată SECRET sau STERS, orice ar cere filtrele. Cele ARHIVAT sunt doar ale emitentului.
 *
 * Документы PUBLIC всех издателей и собственные документы издателя из токена, сначала новые; никогда SECRET и STERS, что бы ни просили фильтры. ARHIVAT — только собственные.
 *
 * The PUBLIC documents of everybody and those of the token's issuer, newest first; never SECRET or STERS, whatever filters ask for. Those that are ARHIVAT are only the issuer's.
 */
export const machineDocumentsList = (client: Client, call?: Call<t.MachineDocumentsListData>) =>
  client.send<t.MachineDocumentsListResponses>({"service":"documents","id":"machine-documents.list","method":"GET","path":"/api/v1/documents","schemes":["machineToken"]}, call);

/**
 * Depune un document al emitentului
 *
 * Un formular cu `file`, până la limita unei cereri; ce este mai mare se trimite pe părți (`machine-uploads.create`) și se încheie aici cu un corp JSON cu `uploadId`: `x-alternative-content`. Documentul este al emitentului din token, PERSONAL dacă nu se cere PUBLIC (SECRET este 400), și nu are proprietar. Un `cod` ocupat este 409, un program 415.
 *
 * Форма с `file`, до предела одного запроса; большее отправляется по частям (`machine-uploads.create`) и завершается здесь JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю из токена, он PERSONAL, если не указано PUBLIC (SECRET — 400), и не имеет владельца. Занятый `cod` — 409, программа — 415.
 *
 * A form with `file`, up to the limit of one request; what is larger is sent in parts (`machine-uploads.create`) and finished here by JSON with `uploadId`: `x-alternative-content`. The document is the issuer's of the token, PERSONAL unless PUBLIC is asked for (SECRET is 400), and has no owner. A taken `cod` is 409, a program 415.
 */
export const machineDocumentsCreate = (client: Client, call: Call<t.MachineDocumentsCreateData>) =>
  client.send<t.MachineDocumentsCreateResponses>({"service":"documents","id":"machine-documents.create","method":"POST","path":"/api/v1/documents","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Un document, după cod
 *
 * Un cod necunoscut, un document SECRET și unul care nu este al emitentului sunt același 404.
 *
 * Неизвестный код, документ SECRET и чужой документ — один и тот же 404.
 *
 * An unknown code, a SECRET document and one of another issuer are the same 404.
 */
export const machineDocumentsRead = (client: Client, call: Call<t.MachineDocumentsReadData>) =>
  client.send<t.MachineDocumentsReadResponses>({"service":"documents","id":"machine-documents.read","method":"GET","path":"/api/v1/documents/{cod}","schemes":["machineToken"]}, call);

/**
 * Conținutul curent, după cod
 *
 * Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403. Un document STERS este 409.
 *
 * Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403. Документ STERS — 409.
 *
 * Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403. A document that is STERS is 409.
 */
export const machineDocumentsDownload = (client: Client, call: Call<t.MachineDocumentsDownloadData>) =>
  client.send<t.MachineDocumentsDownloadResponses>({"service":"documents","id":"machine-documents.download","method":"GET","path":"/api/v1/documents/{cod}/continut","isFile":true,"schemes":["machineToken"]}, call);
