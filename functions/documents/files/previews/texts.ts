import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { keyed, notFound, tooLarge, unsupportedMedia } from "../../../../shared/errors.ts";

export const refusals = keyed({
  faraPrevizualizare: unsupportedMedia([
    "Se previzualizează PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF); descărcați fișierul.",
    "Предпросмотр есть для PDF и изображений (JPEG, PNG, TIFF, HEIC, WebP, GIF); скачайте файл.",
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
      "PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF); alt tip 415, un fișier deteriorat 422, unul de peste 100 MB 413. `x-page-count` spune câte pagini sunt; una care nu există este 404. Drepturile și parola sunt ale descărcării; se notează o dată pe oră.",
      "PDF и изображения (JPEG, PNG, TIFF, HEIC, WebP, GIF); другой тип 415, повреждённый файл 422, больше 100 МБ — 413. `x-page-count` сообщает число страниц; несуществующая — 404. Права и пароль — как при скачивании; записывается раз в час.",
      "PDF and pictures (JPEG, PNG, TIFF, HEIC, WebP, GIF); another type is 415, a damaged file 422, one above 100 MB 413. `x-page-count` says how many pages there are; one that does not exist is 404. Rights and password are those of a download; it is noted once an hour.",
    ],
  },
};

export const matrix = `
                       nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.readPreview  401    404      200    200      200   200         200      404          200          401     401          401          401
`;
