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
  ]),
  vedereDeCitire: unsupportedMedia([
    "Aici nu se fac pagini din fișiere Office; citiți textul fișierului sau descărcați-l.",
    "Страницы из файлов Office здесь не создаются; прочитайте текст файла или скачайте его.",
  ]),
  fisierFaraPagini: unprocessable([
    "Din acest fișier nu s-au putut face pagini; citiți textul fișierului sau descărcați-l.",
    "Из этого файла не удалось сделать страницы; прочитайте текст файла или скачайте его.",
  ]),
  convertorIndisponibil: unavailable([
    "Serviciul care face pagini din fișiere Office nu răspunde acum; citiți textul fișierului sau încercați mai târziu.",
    "Сервис, который делает страницы из файлов Office, сейчас не отвечает; прочитайте текст файла или попробуйте позже.",
  ]),
  faraText: unsupportedMedia([
    "Un fișier de acest tip nu are text de citit; descărcați fișierul.",
    "В файле этого типа нет текста для чтения; скачайте файл.",
  ]),
  paginaInexistenta: notFound(["Documentul are {pagini} pagini.", "Страниц в документе: {pagini}."]),
  previzualizareMare: tooLarge([
    "Se previzualizează fișiere de cel mult {limita} MB; descărcați fișierul.",
    "Предпросмотр есть для файлов не больше {limita} МБ; скачайте файл.",
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
  },
  properties: {
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
`;
