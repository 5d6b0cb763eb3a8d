import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed, tooLarge } from "../../../../shared/errors.ts";

export const refusals = keyed({
  transcriereMare: tooLarge([
    "Se transcriu fișiere de cel mult {limita} MB.",
    "Распознаются файлы не больше {limita} МБ.",
    "Only files of at most {limita} MB can be transcribed.",
  ]),
  preaMultePagini: tooLarge([
    "Se transcriu cel mult {limita} de pagini; împărțiți documentul.",
    "Распознаётся не более {limita} страниц; разделите документ.",
    "At most {limita} pages can be transcribed; split the document.",
  ]),
  limbaIndisponibila: conflict([
    "Pentru limba {limba} nu sunt instalate date de recunoaștere.",
    "Для языка {limba} не установлены данные распознавания.",
    "No recognition data are installed for the language {limba}.",
  ]),
  textNepregatit: conflict([
    "Textul nu este gata încă; reveniți peste câteva secunde.",
    "Текст ещё не готов; повторите через несколько секунд.",
    "The text is not ready yet; come back in a few seconds.",
  ]),
  transcriereEsuata: conflict([
    "Transcrierea nu a reușit: {motiv}.",
    "Распознавание не удалось: {motiv}.",
    "The transcription failed: {motiv}.",
  ]),
  transcriereIntrerupta: conflict([
    "Transcrierea s-a întrerupt de prea multe ori la aceeași pagină.",
    "Распознавание слишком часто прерывалось на одной и той же странице.",
    "The transcription was interrupted too many times on the same page.",
  ]),
  textMare: tooLarge([
    "Textul este prea mare pentru un răspuns; descărcați-l ca fișier.",
    "Текст слишком велик для одного ответа; скачайте его файлом.",
    "The text is too large for one answer; download it as a file.",
  ]),
  faraPdf: conflict([
    "Transcrierea nu are un PDF: textul nu a fost citit din imagini de pagini.",
    "У распознавания нет PDF: текст прочитан не с изображений страниц.",
    "The transcription has no PDF: the text was not read from images of pages.",
  ]),
  faraCuvinte: conflict([
    "Nu s-a recunoscut niciun cuvânt în imagini de pagini.",
    "На изображениях страниц не распознано ни одного слова.",
    "No words were recognized in images of pages.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    transcriere: [
      "Textul documentelor și al fișierelor, citit și din imagini",
      "Текст документов и файлов, в том числе с изображений",
      "The text of documents and files, read from pictures too",
    ],
    conversies: [
      "Transcrierile: cerute, în lucru, gata",
      "Распознавания: запрошенные, в работе, готовые",
      "Transcriptions: asked for, in work, ready",
    ],
  },
  operations: {
    "transcriere.create": [
      "`tip` AUTO ia textul pe care îl are fișierul, iar paginile fără text le citește din imagine; TEXT doar primul, OCR doar al doilea. 200 când textul e gata, altfel 202, cu starea la adresa din Location. `limba` ro, ru sau en, una pentru tot; fără date de recunoaștere 409. Cel mult 300 de pagini și 200 MB: 413; alt tip de fișier 415. Un fișier deteriorat: ESUATA, cu motivul în `eroare`. Parola documentului în `X-Document-Password`.",
      "`tip` AUTO берёт текст, который есть в файле, а страницы без текста читает с изображения; TEXT — только первое, OCR — только второе. 200, если текст готов, иначе 202, состояние — по адресу из Location. `limba` — ro, ru или en, одна на всё; без данных распознавания 409. Не более 300 страниц и 200 МБ: 413; другой тип файла 415. Повреждённый файл: ESUATA, причина в `eroare`. Пароль документа — в `X-Document-Password`.",
      "`tip` AUTO takes the text that the file has, and reads pages without text from their picture; TEXT is only the first, OCR the second. 200 when the text is ready, else 202, with its state at the address in Location. `limba` ro, ru or en, one for all; without data 409. At most 300 pages and 200 MB: 413; another type of file 415. A damaged file: ESUATA, its reason in `eroare`. The document's password in `X-Document-Password`.",
    ],
    "transcriere.upload": [
      "Ca `transcriere.create`, pentru un fișier care nu devine document; textul îl vede doar cine l-a trimis. Fișierul însuși nu se păstrează după citire. Unde conținutul se scanează de viruși, fișierul se citește după scanare (202); unul infectat nu se citește (ESUATA, `error.fisierInfectat`).",
      "Как `transcriere.create`, для файла, который не становится документом; текст видит только отправитель. Сам файл после чтения не хранится. Там, где содержимое проверяется на вирусы, файл читается после проверки (202); заражённый не читается (ESUATA, `error.fisierInfectat`).",
      "As `transcriere.create`, for a file that becomes no document; only its sender sees the text. The file itself is not kept once it was read. Where contents are scanned for viruses, it is read after the scan (202); an infected one is not (ESUATA, `error.fisierInfectat`).",
    ],
    "transcriere.download": [
      "`format=pdf` este o copie a originalului cu textul recunoscut peste imagini, în care se poate căuta; există doar unde s-au citit imagini, altfel 409. Paginile și semnăturile originalului rămân cum sunt. `format=json` sunt cuvintele recunoscute, pe pagini, fiecare cu `incredere` de la 0 la 100; `calitate` este media paginii. Paginile textului se despart prin form feed. Cât textul nu e gata: 409, cu Retry-After. Conținutul mare este la adresa din Location (307).",
      "`format=pdf` — копия оригинала с распознанным текстом поверх изображений, по которой можно искать; есть только там, где читались изображения, иначе 409. Страницы и подписи оригинала остаются как были. `format=json` — распознанные слова по страницам, каждое с `incredere` от 0 до 100; `calitate` — среднее по странице. Страницы текста разделяет form feed. Пока текст не готов: 409 с Retry-After. Большое содержимое — по адресу из Location (307).",
      "`format=pdf` is a copy of the original with the recognised text over its pictures, which can be searched; it is there only where pictures were read, else 409. The pages and signatures of the original stay as they are. `format=json` has the recognised words, page by page, each with its `incredere` from 0 to 100; `calitate` is the mean of the page. Form feeds separate the pages of the text. While the text is not ready: 409 with Retry-After. Large content is at the address in Location (307).",
    ],
    "transcriere.save": [
      "Documentul nou are protecția (și parola) celui citit; este al celui care îl salvează. `format` txt sau pdf.",
      "Новый документ получает защиту (и пароль) прочитанного; он принадлежит сохранившему. `format` — txt или pdf.",
      "The new document has the protection (and password) of the one that was read; it belongs to who saves it. `format` txt or pdf.",
    ],
    "conversies.create": [
      "Ca `transcriere.create`, cu transcrierea în răspuns.",
      "Как `transcriere.create`, с записью распознавания в ответе.",
      "As `transcriere.create`, with the record in the answer.",
    ],
    "conversies.replace": [
      "Schimbă `denumire`, pentru cine a început-o; restul se ignoră.",
      "Меняет `denumire`, для начавшего; остальное игнорируется.",
      "Changes `denumire`, for who started it; the rest is ignored.",
    ],
    "conversies.patch": [
      "Schimbă `denumire` (null o șterge), pentru cine a început-o; restul se ignoră.",
      "Меняет `denumire` (null удаляет), для начавшего; остальное игнорируется.",
      "Changes `denumire` (null removes it), for who started it; the rest is ignored.",
    ],
    "conversies.remove": [
      "O oprește și îi elimină textul; pentru cine a început-o sau administrează documentul. Repetată, răspunde tot 204.",
      "Останавливает и удаляет текст; для начавшего или администратора документа. При повторе снова 204.",
      "Cancels it and removes its text; for who started it, or administers the document. Repeated, it is 204 again.",
    ],
  },
  properties: {
    "Conversie|TranscriereInceputa.status": [
      "Starea recunoașterii",
      "Состояние распознавания",
      "State of the transcription",
    ],
    "Conversie|TranscriereNoua|TranscriereUploadBody.tip": [
      "Cum se citește textul",
      "Как читается текст",
      "How the text is read",
    ],
    "TextSalvat.format": [
      "Forma în care se păstrează textul",
      "Формат, в котором сохраняется текст",
      "The format in which the text is kept",
    ],
    limba: ["Limba: ro, ru, en", "Язык: ro, ru, en", "Language: ro, ru, en"],
    sursa: ["Tipul a ceea ce se citește", "Тип исходного файла", "Media type of what is read"],
    tinta: ["Tipul rezultatului", "Тип результата", "Media type of the result"],
    pagini: ["Câte pagini are", "Сколько страниц", "How many pages it has"],
    paginiGata: ["Câte pagini s-au citit", "Сколько страниц прочитано", "How many pages were read"],
    automata: [
      "Pornită de la sine: documentul s-a încărcat fără text",
      "Начато само: документ загружен без текста",
      "Started by itself: the document was uploaded without a text",
    ],
    calitate: [
      "Cât de sigur este textul recunoscut; lipsește unde nu s-a recunoscut nimic",
      "Насколько надёжен распознанный текст; отсутствует, если ничего не распознано",
      "How sure the recognised text is; absent where nothing was recognised",
    ],
    "CalitateaTextului.medie": [
      "Media cuvintelor, de la 0 la 100",
      "Среднее по словам, от 0 до 100",
      "The mean of the words, from 0 to 100",
    ],
    "CalitateaTextului.paginiNesigure": [
      "Paginile pe al căror text nu se poate conta",
      "Страницы, на текст которых полагаться нельзя",
      "The pages whose text is not to be relied upon",
    ],
    finalizatLa: ["Când s-a încheiat", "Когда завершено", "When it ended"],
  },
};

export const matrix = `
                      nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
transcriere.create    401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.upload    401    200      200    200      200   200         200      200          200          401     401          401          401
transcriere.readText  401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.download  401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.save      401    404      201    201      201   201         201      404          201          401     401          401          401
conversies.list       401    200      200    200      200   200         200      200          200          401     401          401          401
conversies.count      401    200      200    200      200   200         200      200          200          401     401          401          401
conversies.create     401    404      201    201      201   201         201      404          201          401     401          401          401
conversies.read       401    404      200    200      200   200         200      404          200          401     401          401          401
conversies.replace    401    404      403    403      200   403         403      404          403          401     401          401          401
conversies.patch      401    404      403    403      200   403         403      404          403          401     401          401          401
conversies.remove     401    404      403    403      204   403         204      404          204          401     401          401          401
`;
