import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  operations: {
    "public-linkuri.readPreview": [
      "Ca `documents.readPreview`, cu parolele linkului și documentului în antete; un fișier de peste 25 MB este 413. Privirea se notează o dată pe oră și nu consumă nicio descărcare. Orice link care nu deschide este același 404.",
      "Как `documents.readPreview`, с паролями ссылки и документа в заголовках; файл больше 25 МБ — 413. Просмотр записывается раз в час и не расходует скачиваний. Любая недействующая ссылка — один и тот же 404.",
      "As `documents.readPreview`, with the passwords of the link and the document in headers; a file above 25 MB is 413. A look is noted once an hour and uses no download up. Every link that does not open is the same 404.",
    ],
    "public-linkuri.readView": [
      "Ca `documents.readView`, cu parolele linkului și documentului în antete; un fișier de peste 25 MB este 413. Se notează ca previzualizarea. Orice link care nu deschide este același 404.",
      "Как `documents.readView`, с паролями ссылки и документа в заголовках; файл больше 25 МБ — 413. Записывается как предпросмотр. Любая недействующая ссылка — один и тот же 404.",
      "As `documents.readView`, with the passwords of the link and the document in headers; a file above 25 MB is 413. Noted as the preview is. Every link that does not open is the same 404.",
    ],
    "public.documents.readPreview": [
      "Ca `documents.readPreview`, cât documentul este PUBLIC și ACTIV; un fișier de peste 25 MB este 413, orice alt document același 404.",
      "Как `documents.readPreview`, пока документ PUBLIC и ACTIV; файл больше 25 МБ — 413, любой другой документ — тот же 404.",
      "As `documents.readPreview`, while the document is PUBLIC and ACTIV; a file above 25 MB is 413, any other document the same 404.",
    ],
    "public.documents.readView": [
      "Ca `documents.readView`, cât documentul este PUBLIC și ACTIV; un fișier de peste 25 MB este 413, orice alt document același 404.",
      "Как `documents.readView`, пока документ PUBLIC и ACTIV; файл больше 25 МБ — 413, любой другой документ — тот же 404.",
      "As `documents.readView`, while the document is PUBLIC and ACTIV; a file above 25 MB is 413, any other document the same 404.",
    ],
  },
};

export const matrix = `
                              nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
public-linkuri.readPreview    200    200      200    200      200   200         200      200          200          200     200          200          200
public-linkuri.readView       200    200      200    200      200   200         200      200          200          200     200          200          200
public.documents.readPreview  200    200      200    200      200   200         200      200          200          200     200          200          200
public.documents.readView     200    200      200    200      200   200         200      200          200          200     200          200          200
`;
