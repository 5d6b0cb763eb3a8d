import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import {
  keyed,
  notFound,
  tooLarge,
  unavailable,
  unprocessable,
  unsupportedMedia,
} from "../../../../shared/errors.ts";

export const refusals = keyed({
  faraPrevizualizare: unsupportedMedia([
    "Se previzualizează PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF); descărcați fișierul.",
    "Предпросмотр есть для PDF и изображений (JPEG, PNG, TIFF, HEIC, WebP, GIF); скачайте файл.",
    "Only PDFs and images (JPEG, PNG, TIFF, HEIC, WebP, GIF) can be previewed; download the file.",
  ]),
  vedereDeCitire: unsupportedMedia([
    "Aici nu se fac pagini din fișiere Office; citiți textul fișierului sau descărcați-l.",
    "Страницы из файлов Office здесь не создаются; прочитайте текст файла или скачайте его.",
    "Pages are not made from Office files here; read the text of the file or download it.",
  ]),
  fisierFaraPagini: unprocessable([
    "Din acest fișier nu s-au putut face pagini; citiți textul fișierului sau descărcați-l.",
    "Из этого файла не удалось сделать страницы; прочитайте текст файла или скачайте его.",
    "Pages could not be made from this file; read the text of the file or download it.",
  ]),
  convertorIndisponibil: unavailable([
    "Serviciul care face pagini din fișiere Office nu răspunde acum; citiți textul fișierului sau încercați mai târziu.",
    "Сервис, который делает страницы из файлов Office, сейчас не отвечает; прочитайте текст файла или попробуйте позже.",
    "The service that makes pages from Office files is not responding now; read the text of the file or try again later.",
  ]),
  faraText: unsupportedMedia([
    "Un fișier de acest tip nu are text de citit; descărcați fișierul.",
    "В файле этого типа нет текста для чтения; скачайте файл.",
    "A file of this type has no text to read; download the file.",
  ]),
  paginaInexistenta: notFound([
    "Documentul are {pagini} pagini.",
    "Страниц в документе: {pagini}.",
    "Pages in the document: {pagini}.",
  ]),
  previzualizareMare: tooLarge([
    "Se previzualizează fișiere de cel mult {limita} MB; descărcați fișierul.",
    "Предпросмотр есть для файлов не больше {limita} МБ; скачайте файл.",
    "Only files of at most {limita} MB can be previewed; download the file.",
  ]),
});

export const contract: ContractTexts = {
  operations: {
    "documents.readPreview": [
      "PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF); alt tip 415, un fișier deteriorat 422, unul de peste 100 MB 413. `x-page-count` spune câte pagini sunt; una care nu există este 404. Paginile fișierelor Office le face un convertor, dacă este configurat; altfel 415, și `lectura` dă textul. Drepturile și parola sunt ale descărcării; se notează o dată pe oră.",
      "PDF и изображения (JPEG, PNG, TIFF, HEIC, WebP, GIF); другой тип 415, повреждённый файл 422, больше 100 МБ — 413. `x-page-count` сообщает число страниц; несуществующая — 404. Страницы файлов Office делает конвертер, если он настроен; иначе 415, а `lectura` даёт текст. Права и пароль — как при скачивании; записывается раз в час.",
      "PDF and pictures (JPEG, PNG, TIFF, HEIC, WebP, GIF); another type is 415, a damaged file 422, one above 100 MB 413. `x-page-count` says how many pages there are; one that does not exist is 404. A converter makes the pages of office files, if one is configured; otherwise 415, and `lectura` gives the text. Rights and password are those of a download; it is noted once an hour.",
    ],
    "documents.readView": [
      "Nu este imaginea paginii: textul fișierelor Office și OpenDocument, al paginilor HTML, al scrisorilor, al PDF și al textului simplu, în blocuri, cel mult 300.000 de caractere (`trunchiat`). Alt tip 415. Drepturile, parola și notarea sunt ale previzualizării.",
      "Это не изображение страницы: текст файлов Office и OpenDocument, страниц HTML, писем, PDF и простого текста, блоками, не больше 300 000 знаков (`trunchiat`). Другой тип — 415. Права, пароль и запись — как у предпросмотра.",
      "This is no picture of the page: the text of Office and OpenDocument files, HTML pages, mails, PDF and plain text, in blocks, at most 300,000 characters (`trunchiat`). Another type is 415. Rights, password and record are those of the preview.",
    ],
    "documents.readWords": [
      "Cel mult 20 de pagini, de la `pagina` (1): rândurile fiecăreia, în ordinea textului, și marginea stângă și lățimea fiecărui cuvânt, în zecimi de punct, pe pagina așa cum se vede. Cuvintele unei pagini scanate vin din ultima transcriere a versiunii curente; fără transcriere, pagina nu are rânduri. Fișierele fără pagini, drepturile, parola și notarea sunt ca la previzualizare.",
      "Не больше 20 страниц, начиная с `pagina` (1): строки каждой в порядке текста, левый край и ширина каждого слова в десятых долях пункта, на странице в том виде, как она показана. Слова сканированной страницы берутся из последней расшифровки текущей версии; без неё у страницы нет строк. Файлы без страниц, права, пароль и запись — как у предпросмотра.",
      "At most 20 pages, from `pagina` (1) on: the lines of each in the order of the text, and the left edge and the width of each word in tenths of a point, on the page as it is shown. The words of a scanned page come from the last transcription of the current version; without one, the page has no lines. Files without pages, rights, password and record are as for the preview.",
    ],
  },
  properties: {
    "CuvinteCuLocuri.totalPagini": [
      "Câte pagini are fișierul",
      "Сколько страниц в файле",
      "How many pages the file has",
    ],
    "CuvinteCuLocuri.pagini": [
      "Paginile răspunsului, în ordine",
      "Страницы ответа по порядку",
      "The pages of this answer, in their order",
    ],
    "CuvinteCuLocuri.recunoscute": [
      "Adevărat dacă unele cuvinte au fost citite din imagini și pot fi greșite",
      "Истина, если часть слов прочитана с изображений и может быть неверной",
      "True if some of the words were read from pictures and may be wrong",
    ],
    "PaginaCuCuvinte.pagina": [
      "Numărul paginii, de la 1",
      "Номер страницы, начиная с 1",
      "The number of the page, from 1",
    ],
    "PaginaCuCuvinte.latime": [
      "Lățimea paginii, în zecimi de punct",
      "Ширина страницы в десятых долях пункта",
      "The width of the page, in tenths of a point",
    ],
    "PaginaCuCuvinte.inaltime": [
      "Înălțimea paginii, în zecimi de punct",
      "Высота страницы в десятых долях пункта",
      "The height of the page, in tenths of a point",
    ],
    "PaginaCuCuvinte.randuri": [
      "Rândurile de text, în ordinea textului",
      "Строки в порядке текста",
      "The lines, in the order of the text",
    ],
    "RandDePagina.text": [
      "Cuvintele rândului, despărțite prin câte un spațiu; cratima condiționată de la capăt spune că ultimul cuvânt continuă pe rândul următor",
      "Слова строки через один пробел; мягкий перенос в конце означает, что последнее слово продолжается на следующей строке",
      "The words of the line with one space between them; a soft hyphen at the end says that the last word goes on in the next line",
    ],
    "RandDePagina.sus": [
      "Marginea de sus a rândului, în zecimi de punct",
      "Верхний край строки в десятых долях пункта",
      "The top of the line, in tenths of a point",
    ],
    "RandDePagina.inaltime": [
      "Înălțimea rândului, în zecimi de punct",
      "Высота строки в десятых долях пункта",
      "The height of the line, in tenths of a point",
    ],
    "RandDePagina.locuri": [
      "Marginea stângă și lățimea fiecărui cuvânt, pe rând, în zecimi de punct",
      "Левый край и ширина каждого слова по порядку, в десятых долях пункта",
      "The left edge and the width of each word in turn, in tenths of a point",
    ],
    "VedereDeCitire.blocuri": [
      "Ce spune fișierul, în ordine",
      "Содержание файла по порядку",
      "What the file says, in its order",
    ],
    "VedereDeCitire.trunchiat": [
      "Adevărat dacă fișierul spune mai mult",
      "Истина, если в файле есть ещё текст",
      "True if the file says more",
    ],
    "BlocDeCitire.tip": [
      "Titlu, paragraf sau tabel",
      "Заголовок, абзац или таблица",
      "A heading, a paragraph or a table",
    ],
    "BlocDeCitire.text": [
      "Textul unui titlu sau al unui paragraf",
      "Текст заголовка или абзаца",
      "The text of a heading or a paragraph",
    ],
    "BlocDeCitire.randuri": [
      "Rândurile unui tabel, pe celule",
      "Строки таблицы по ячейкам",
      "The rows of a table, by cells",
    ],
    "BlocDeCitire.nivel": [
      "Nivelul titlului, de la 1",
      "Уровень заголовка, начиная с 1",
      "Level of the heading, from 1",
    ],
  },
};

export const matrix = `
                       nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.readPreview  401    404      200    200      200   200         200      404          200          401     401          401          401
documents.readView     401    404      200    200      200   200         200      404          200          401     401          401          401
documents.readWords    401    404      200    200      200   200         200      404          200          401     401          401          401
`;
