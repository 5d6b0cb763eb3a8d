// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Semnăturile documentului, cea mai nouă întâi
 */
export const semnaturaDocumentsListOfDocument = (client: Client, call: Call<t.SemnaturaDocumentsListOfDocumentData>) =>
  client.send<t.SemnaturaDocumentsListOfDocumentResponses>({"service":"documents","id":"semnatura-documents.listOfDocument","method":"GET","path":"/api/documents/{id}/semnaturi","schemes":["userToken"]}, call);

/**
 * Verifică toate semnăturile versiunii curente, și cele făcute în altă parte
 *
 * Toate semnăturile din versiunea curentă, cea mai veche întâi, și cele făcute în altă parte (`aici` false). Nu se scrie nimic.
 *
 * Все подписи текущей версии, начиная со старейшей, и сделанные в другом месте (`aici` false). Ничего не записывается.
 *
 * All signatures of the current version, oldest first, those made elsewhere too (`aici` false). Nothing is written.
 */
export const semnaturaDocumentsVerifyAll = (client: Client, call: Call<t.SemnaturaDocumentsVerifyAllData>) =>
  client.send<t.SemnaturaDocumentsVerifyAllResponses>({"service":"documents","id":"semnatura-documents.verifyAll","method":"POST","path":"/api/documents/{id}/semnaturi/verifica","schemes":["userToken"]}, call);

/**
 * Semnături: listă
 */
export const semnaturaDocumentsList = (client: Client, call?: Call<t.SemnaturaDocumentsListData>) =>
  client.send<t.SemnaturaDocumentsListResponses>({"service":"documents","id":"semnatura-documents.list","method":"GET","path":"/api/semnatura-documents","schemes":["userToken"]}, call);

/**
 * Semnături: creare
 *
 * La fel ca `documents.sign`, cu documentul în corp.
 *
 * То же, что `documents.sign`, с документом в теле.
 *
 * The same as `documents.sign`, with the document in the body.
 */
export const semnaturaDocumentsCreate = (client: Client, call: Call<t.SemnaturaDocumentsCreateData>) =>
  client.send<t.SemnaturaDocumentsCreateResponses>({"service":"documents","id":"semnatura-documents.create","method":"POST","path":"/api/semnatura-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Semnături: număr
 */
export const semnaturaDocumentsCount = (client: Client, call?: Call<t.SemnaturaDocumentsCountData>) =>
  client.send<t.SemnaturaDocumentsCountResponses>({"service":"documents","id":"semnatura-documents.count","method":"GET","path":"/api/semnatura-documents/count","schemes":["userToken"]}, call);

/**
 * Semnături: ștergere
 *
 * 409 cât există conținutul; după eliminarea lui, de cine administrează documentul.
 *
 * 409, пока существует содержимое; после его удаления — тем, кто администрирует документ.
 *
 * 409 while the content exists; after its purge, by who administers the document.
 */
export const semnaturaDocumentsRemove = (client: Client, call: Call<t.SemnaturaDocumentsRemoveData>) =>
  client.send<t.SemnaturaDocumentsRemoveResponses>({"service":"documents","id":"semnatura-documents.remove","method":"DELETE","path":"/api/semnatura-documents/{id}","schemes":["userToken"]}, call);

/**
 * Semnături: citire
 */
export const semnaturaDocumentsRead = (client: Client, call: Call<t.SemnaturaDocumentsReadData>) =>
  client.send<t.SemnaturaDocumentsReadResponses>({"service":"documents","id":"semnatura-documents.read","method":"GET","path":"/api/semnatura-documents/{id}","schemes":["userToken"]}, call);

/**
 * Semnături: modificare
 *
 * Ca PUT; null golește `observatii`.
 *
 * Как PUT; null очищает `observatii`.
 *
 * As PUT; null clears `observatii`.
 */
export const semnaturaDocumentsPatch = (client: Client, call: Call<t.SemnaturaDocumentsPatchData>) =>
  client.send<t.SemnaturaDocumentsPatchResponses>({"service":"documents","id":"semnatura-documents.patch","method":"PATCH","path":"/api/semnatura-documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Semnături: înlocuire
 *
 * Se schimbă doar `observatii`, de cine administrează documentul; restul este al semnăturii.
 *
 * Меняется только `observatii`, тем, кто администрирует документ; остальное принадлежит подписи.
 *
 * Only `observatii` changes, by who administers the document; the rest is the signature's.
 */
export const semnaturaDocumentsReplace = (client: Client, call: Call<t.SemnaturaDocumentsReplaceData>) =>
  client.send<t.SemnaturaDocumentsReplaceResponses>({"service":"documents","id":"semnatura-documents.replace","method":"PUT","path":"/api/semnatura-documents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Semnătura ca fișier: cea detașată, sau versiunea semnată a unui PDF
 *
 * Semnătura detașată (`.p7s`), sau pentru un PDF versiunea semnată, cu parola ei în `X-Document-Password`; descărcarea unei versiuni se notează.
 *
 * Отсоединённая подпись (`.p7s`), а для PDF — подписанная версия, с её паролем в `X-Document-Password`; скачивание версии записывается.
 *
 * The detached signature (`.p7s`), or for a PDF the signed version, with its password in `X-Document-Password`; the download of a version is noted.
 */
export const semnaturaDocumentsDownload = (client: Client, call: Call<t.SemnaturaDocumentsDownloadData>) =>
  client.send<t.SemnaturaDocumentsDownloadResponses>({"service":"documents","id":"semnatura-documents.download","method":"GET","path":"/api/semnaturi/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Verifică semnătura din nou
 *
 * Se judecă versiunea semnată: octeții, semnătura, certificatul, datele, revocarea. `motiv` spune de ce este INVALIDA. În istoric intră prima verificare și fiecare schimbare a verdictului.
 *
 * Проверяется подписанная версия: байты, подпись, сертификат, даты, отзыв. `motiv` говорит, почему INVALIDA. В историю попадают первая проверка и каждое изменение вердикта.
 *
 * The signed version is judged: bytes, signature, certificate, dates, revocation. `motiv` says why it is INVALIDA. The first verification and each change of the verdict go into the history.
 */
export const semnaturaDocumentsVerify = (client: Client, call: Call<t.SemnaturaDocumentsVerifyData>) =>
  client.send<t.SemnaturaDocumentsVerifyResponses>({"service":"documents","id":"semnatura-documents.verify","method":"POST","path":"/api/semnaturi/{id}/verifica","schemes":["userToken"]}, call);
