// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Începe transcrierea versiunii curente a unui document
 *
 * `tip` AUTO ia textul pe care îl are fișierul, iar paginile fără text le citește din imagine; TEXT doar primul, OCR doar al doilea. 200 când textul e gata, altfel 202, cu starea la adresa din Location. `limba` ro, ru sau en, una pentru tot; fără date de recunoaștere 409. Cel mult 300 de pagini și 200 MB: 413; alt tip de fișier 415. Un fișier deteriorat: ESUATA, cu motivul în `eroare`. Parola documentului în `X-Document-Password`.
 *
 * `tip` AUTO берёт текст, который есть в файле, а страницы без текста читает с изображения; TEXT — только первое, OCR — только второе. 200, если текст готов, иначе 202, состояние — по адресу из Location. `limba` — ro, ru или en, одна на всё; без данных распознавания 409. Не более 300 страниц и 200 МБ: 413; другой тип файла 415. Повреждённый файл: ESUATA, причина в `eroare`. Пароль документа — в `X-Document-Password`.
 *
 * `tip` AUTO takes the text that the file has, and reads pages without text from their picture; TEXT is only the first, OCR the second. 200 when the text is ready, else 202, with its state at the address in Location. `limba` ro, ru or en, one for all; without data 409. At most 300 pages and 200 MB: 413; another type of file 415. A damaged file: ESUATA, its reason in `eroare`. The document's password in `X-Document-Password`.
 */
export const transcriereCreate = (client: Client, call: Call<t.TranscriereCreateData>) =>
  client.send<t.TranscriereCreateResponses>({"service":"documents","id":"transcriere.create","method":"POST","path":"/api/transcriere","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Începe transcrierea unui fișier trimis
 *
 * Ca `transcriere.create`, pentru un fișier care nu devine document; textul îl vede doar cine l-a trimis. Fișierul însuși nu se păstrează după citire. Unde conținutul se scanează de viruși, fișierul se citește după scanare (202); unul infectat nu se citește (ESUATA, `error.fisierInfectat`).
 *
 * Как `transcriere.create`, для файла, который не становится документом; текст видит только отправитель. Сам файл после чтения не хранится. Там, где содержимое проверяется на вирусы, файл читается после проверки (202); заражённый не читается (ESUATA, `error.fisierInfectat`).
 *
 * As `transcriere.create`, for a file that becomes no document; only its sender sees the text. The file itself is not kept once it was read. Where contents are scanned for viruses, it is read after the scan (202); an infected one is not (ESUATA, `error.fisierInfectat`).
 */
export const transcriereUpload = (client: Client, call: Call<t.TranscriereUploadData>) =>
  client.send<t.TranscriereUploadResponses>({"service":"documents","id":"transcriere.upload","method":"POST","path":"/api/transcriere/upload","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Textul ca fișier, PDF-ul în care se poate căuta, sau cuvintele recunoscute
 *
 * `format=pdf` este o copie a originalului cu textul recunoscut peste imagini, în care se poate căuta; există doar unde s-au citit imagini, altfel 409. Paginile și semnăturile originalului rămân cum sunt. `format=json` sunt cuvintele recunoscute, pe pagini, fiecare cu `incredere` de la 0 la 100; `calitate` este media paginii. Paginile textului se despart prin form feed. Cât textul nu e gata: 409, cu Retry-After. Conținutul mare este la adresa din Location (307).
 *
 * `format=pdf` — копия оригинала с распознанным текстом поверх изображений, по которой можно искать; есть только там, где читались изображения, иначе 409. Страницы и подписи оригинала остаются как были. `format=json` — распознанные слова по страницам, каждое с `incredere` от 0 до 100; `calitate` — среднее по странице. Страницы текста разделяет form feed. Пока текст не готов: 409 с Retry-After. Большое содержимое — по адресу из Location (307).
 *
 * `format=pdf` is a copy of the original with the recognised text over its pictures, which can be searched; it is there only where pictures were read, else 409. The pages and signatures of the original stay as they are. `format=json` has the recognised words, page by page, each with its `incredere` from 0 to 100; `calitate` is the mean of the page. Form feeds separate the pages of the text. While the text is not ready: 409 with Retry-After. Large content is at the address in Location (307).
 */
export const transcriereDownload = (client: Client, call: Call<t.TranscriereDownloadData>) =>
  client.send<t.TranscriereDownloadResponses>({"service":"documents","id":"transcriere.download","method":"GET","path":"/api/transcriere/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Salvează textul ca document nou
 *
 * Documentul nou are protecția (și parola) celui citit; este al celui care îl salvează. `format` txt sau pdf.
 *
 * Новый документ получает защиту (и пароль) прочитанного; он принадлежит сохранившему. `format` — txt или pdf.
 *
 * The new document has the protection (and password) of the one that was read; it belongs to who saves it. `format` txt or pdf.
 */
export const transcriereSave = (client: Client, call: Call<t.TranscriereSaveData>) =>
  client.send<t.TranscriereSaveResponses>({"service":"documents","id":"transcriere.save","method":"POST","path":"/api/transcriere/{id}/salveaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Textul
 */
export const transcriereReadText = (client: Client, call: Call<t.TranscriereReadTextData>) =>
  client.send<t.TranscriereReadTextResponses>({"service":"documents","id":"transcriere.readText","method":"GET","path":"/api/transcriere/{id}/text","schemes":["userToken"]}, call);
