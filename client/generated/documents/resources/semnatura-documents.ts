// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Semnăturile documentului, cea mai nouă întâi
 */
export const semnaturaDocumentsListOfDocument = (client: Client, call: Call<t.SemnaturaDocumentsListOfDocumentData>) =>
  client.send<t.SemnaturaDocumentsListOfDocumentResponses>({"service":"documents","id":"semnatura-documents.listOfDocument","method":"GET","path":"/api/documents/{id}/semnaturi","schemes":["userToken"]}, call);

/**
 * Semnăturile din versiunea curentă, de orice formă, verificate acum
 *
 * Aceeași listă ca `semnatura-documents.verifyAll`, printr-o citire: semnăturile dintr-un PDF, dintr-un `.p7m` sau `.p7s`, dintr-un XML sau dintr-un container, cea mai veche întâi, și cele păstrate alături; fără semnături, o listă goală. Mărcile temporale sunt în `semnatura-documents.listProofs`. `semnatura-documents.listOfDocument` are doar semnăturile făcute aici.
 *
 * Тот же список, что `semnatura-documents.verifyAll`, чтением: подписи из PDF, `.p7m` или `.p7s`, XML или контейнера, начиная со старейшей, и хранимые рядом; без подписей — пустой список. Метки времени — в `semnatura-documents.listProofs`. В `semnatura-documents.listOfDocument` только подписи, сделанные здесь.
 *
 * The same list as `semnatura-documents.verifyAll`, by a read: the signatures in a PDF, a `.p7m` or `.p7s`, an XML document or a container, oldest first, and those stored beside it; without signatures an empty list. Time stamps are in `semnatura-documents.listProofs`. `semnatura-documents.listOfDocument` has only the signatures made here.
 */
export const semnaturaDocumentsListInside = (client: Client, call: Call<t.SemnaturaDocumentsListInsideData>) =>
  client.send<t.SemnaturaDocumentsListInsideResponses>({"service":"documents","id":"semnatura-documents.listInside","method":"GET","path":"/api/documents/{id}/semnaturi/din-fisier","schemes":["userToken"]}, call);

/**
 * Mărcile temporale și înregistrările de dovezi din versiunea curentă, verificate acum
 *
 * Un `.tst` sau `.ers`, și cele dintr-un container care nu sunt ale unei semnături: arată că fișierele din `acopera` existau la `la`, nu cine le-a semnat. De aceea nu sunt în `semnatura-documents.listInside`. Fără ele, o listă goală.
 *
 * Файл `.tst` или `.ers`, а также те в контейнере, что не относятся к подписи: показывают, что файлы из `acopera` существовали в момент `la`, а не кто их подписал. Поэтому их нет в `semnatura-documents.listInside`. Если их нет — пустой список.
 *
 * A `.tst` or `.ers`, and those in a container that belong to no signature: they prove that the files in `acopera` existed at `la`, and not who signed them. Therefore they are not in `semnatura-documents.listInside`. Without them an empty list.
 */
export const semnaturaDocumentsListProofs = (client: Client, call: Call<t.SemnaturaDocumentsListProofsData>) =>
  client.send<t.SemnaturaDocumentsListProofsResponses>({"service":"documents","id":"semnatura-documents.listProofs","method":"GET","path":"/api/documents/{id}/semnaturi/dovezi","schemes":["userToken"]}, call);

/**
 * Fișierele din interiorul unui fișier: container, .p7m, XML semnat, mesaj
 *
 * Fișierele din interiorul versiunii curente sau al celei din `numarVersiune`: cele dintr-un container ASiC, conținutul unui `.p7m`, obiectele dintr-un XML semnat, atașamentele unui mesaj (EML, MSG). Pentru orice alt fișier, o listă goală. Fișierul se deschide separat, cu limite: cel cu prea mult înăuntru este 422, cel peste 50 MB 413.
 *
 * Файлы внутри текущей версии или версии из `numarVersiune`: из контейнера ASiC, содержимое `.p7m`, объекты подписанного XML, вложения письма (EML, MSG). Для любого другого файла — пустой список. Файл открывается отдельно, с пределами: где внутри слишком много — 422, больше 50 МБ — 413.
 *
 * The files inside of the current version, or of the one in `numarVersiune`: those of an ASiC container, the content of a `.p7m`, the objects of a signed XML document, the attachments of a mail (EML, MSG). For any other file an empty list. The file is opened apart, with limits: one with too much inside is 422, one above 50 MB 413.
 */
export const semnaturaDocumentsListFiles = (client: Client, call: Call<t.SemnaturaDocumentsListFilesData>) =>
  client.send<t.SemnaturaDocumentsListFilesResponses>({"service":"documents","id":"semnatura-documents.listFiles","method":"GET","path":"/api/documents/{id}/semnaturi/fisiere","schemes":["userToken"]}, call);

/**
 * Un fișier din interiorul altuia devine document
 *
 * Fișierul cu numărul din `semnatura-documents.listFiles` devine un document al celui care cere, cu numele fișierului. Fără `bucketId` stă în containerul documentului din care vine, dacă cel care cere poate depune acolo, altfel unde merg încărcările. Este protejat ca documentul din care vine; IMPORTAT din istoricul lui numește documentul, versiunea și fișierul. Un program este refuzat: 415.
 *
 * Файл с номером из `semnatura-documents.listFiles` становится документом запросившего, с именем файла. Без `bucketId` он попадает в контейнер исходного документа, если запросивший может туда загружать, иначе туда, куда идут загрузки. Он защищён так же, как исходный документ; IMPORTAT в его истории называет документ, версию и файл. Программа отклоняется: 415.
 *
 * The file with the number of `semnatura-documents.listFiles` becomes a document of who asks, with the name of the file. Without `bucketId` it is in the bucket of the document that it comes from, if who asks may file there, else where uploads go. It is protected as the document that it comes from; IMPORTAT in its history names the document, the version and the file. A program is refused: 415.
 */
export const semnaturaDocumentsCreateDocument = (client: Client, call: Call<t.SemnaturaDocumentsCreateDocumentData>) =>
  client.send<t.SemnaturaDocumentsCreateDocumentResponses>({"service":"documents","id":"semnatura-documents.createDocument","method":"POST","path":"/api/documents/{id}/semnaturi/fisiere/{numar}/document","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Un fișier din interiorul altuia
 *
 * Fișierul cu numărul din `semnatura-documents.listFiles`, ca atașament; se notează ca o descărcare a versiunii. Numele din container este doar un nume, fără dosare.
 *
 * Файл с номером из `semnatura-documents.listFiles`, как вложение; записывается как скачивание версии. Имя из контейнера — только имя, без папок.
 *
 * The file with the number of `semnatura-documents.listFiles`, as an attachment; it is noted as a download of the version. The name in the container is only a name, without folders.
 */
export const semnaturaDocumentsDownloadFile = (client: Client, call: Call<t.SemnaturaDocumentsDownloadFileData>) =>
  client.send<t.SemnaturaDocumentsDownloadFileResponses>({"service":"documents","id":"semnatura-documents.downloadFile","method":"GET","path":"/api/documents/{id}/semnaturi/fisiere/{numar}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Raportul verificării semnăturilor versiunii curente
 *
 * O pagină pentru oameni ca `pdf` sau `html`, în limba din Accept-Language, sau ca `xml` raportul de validare ETSI TS 119 102-2 v1.4.1 pentru programe. Se face din verificarea acestei cereri și nu se păstrează; nu este semnat.
 *
 * Страница для людей как `pdf` или `html`, на языке из Accept-Language, либо как `xml` отчёт ETSI TS 119 102-2 v1.4.1 для программ. Составляется по проверке этого запроса и не сохраняется; не подписан.
 *
 * A page for people as `pdf` or `html`, in the language of Accept-Language, or as `xml` the validation report of ETSI TS 119 102-2 v1.4.1 for programs. It is made of the verdicts of this request and not kept; it is not signed.
 */
export const semnaturaDocumentsDownloadReport = (client: Client, call: Call<t.SemnaturaDocumentsDownloadReportData>) =>
  client.send<t.SemnaturaDocumentsDownloadReportResponses>({"service":"documents","id":"semnatura-documents.downloadReport","method":"GET","path":"/api/documents/{id}/semnaturi/raport","isFile":true,"schemes":["userToken"]}, call);

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
 * Fișierul semnat împreună cu semnăturile sale, într-un container ASiC
 *
 * Un container ASiC-E (`.asice`) cu fișierul semnat și cu toate semnăturile făcute aici peste aceiași octeți; orice program de semnături îl deschide. O semnătură făcută înainte de containere primește un ASiC-S (`.asics`) al ei. Pentru un PDF, care are semnătura înăuntru, 409; peste 50 MB, 413. Se notează ca descărcare a versiunii.
 *
 * Контейнер ASiC-E (`.asice`) с подписанным файлом и всеми подписями, сделанными здесь над теми же байтами; его открывает любая программа для подписей. Подпись, сделанная до появления контейнеров, получает собственный ASiC-S (`.asics`). Для PDF, где подпись внутри, — 409; больше 50 МБ — 413. Записывается как скачивание версии.
 *
 * An ASiC-E container (`.asice`) with the signed file and all signatures that were made here over the same bytes; every program for signatures opens it. A signature from before containers gets an ASiC-S (`.asics`) of its own. For a PDF, which has the signature inside, 409; above 50 MB, 413. It is noted as a download of the version.
 */
export const semnaturaDocumentsDownloadContainer = (client: Client, call: Call<t.SemnaturaDocumentsDownloadContainerData>) =>
  client.send<t.SemnaturaDocumentsDownloadContainerResponses>({"service":"documents","id":"semnatura-documents.downloadContainer","method":"GET","path":"/api/semnaturi/{id}/container","isFile":true,"schemes":["userToken"]}, call);

/**
 * Semnătura ca fișier: cea detașată, sau versiunea semnată a unui PDF, cu dovezile la zi
 *
 * Semnătura detașată (`.p7s`), sau pentru un PDF versiunea semnată, cu parola ei în `X-Document-Password`; descărcarea unei versiuni se notează. Fișierul are și dovezile adăugate după semnare (`reinnoitaLa`); versiunea documentului rămâne cum a fost semnată.
 *
 * Отсоединённая подпись (`.p7s`), а для PDF — подписанная версия, с её паролем в `X-Document-Password`; скачивание версии записывается. В файле есть и данные для проверки, добавленные после подписания (`reinnoitaLa`); версия документа остаётся такой, какой была подписана.
 *
 * The detached signature (`.p7s`), or for a PDF the signed version, with its password in `X-Document-Password`; the download of a version is noted. The file also has the proofs that were added after signing (`reinnoitaLa`); the version of the document stays as it was signed.
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
