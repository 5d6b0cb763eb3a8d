// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Ce deschide un link
 */
export const publicLinkuriRead = (client: Client, call: Call<t.PublicLinkuriReadData>) =>
  client.send<t.PublicLinkuriReadResponses>({"service":"documents","id":"public-linkuri.read","method":"GET","path":"/api/public/linkuri/{token}"}, call);

/**
 * Conținutul documentului unui link
 *
 * Parola linkului în `X-Link-Password`, a documentului în `X-Document-Password`; lipsă sau greșită: 403. Cu o parolă în antet, conținutul mare dintr-un depozit al organizației vine ca adresă (200, JSON), nu prin 307. Fiecare răspuns cu conținut este o utilizare; un link cu număr limitat dă întotdeauna conținutul întreg. Orice link care nu deschide este același 404.
 *
 * Пароль ссылки — в `X-Link-Password`, документа — в `X-Document-Password`; отсутствует или неверен: 403. При пароле в заголовке большое содержимое из хранилища организации приходит как адрес (200, JSON), а не через 307. Каждый ответ с содержимым — одно использование; ссылка с ограничением всегда отдаёт содержимое целиком. Любая недействующая ссылка — один и тот же 404.
 *
 * The password of the link in `X-Link-Password`, of the document in `X-Document-Password`; missing or wrong: 403. With a password in a header, large content in a store of the organization comes as an address (200, JSON), not by 307. Each answer with content is a use; a link with a limit always gives the whole content. Every link that does not open is the same 404.
 */
export const publicLinkuriDownload = (client: Client, call: Call<t.PublicLinkuriDownloadData>) =>
  client.send<t.PublicLinkuriDownloadResponses>({"service":"documents","id":"public-linkuri.download","method":"GET","path":"/api/public/linkuri/{token}/download","isFile":true}, call);

/**
 * Conținutul documentului unui link, cu parolele în corp
 *
 * Ca descărcarea prin GET, cu parolele în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание через GET, с паролями в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download by GET, with the passwords in the body; large content is at the address in Location (303).
 */
export const publicLinkuriDownloadWithPassword = (client: Client, call: Call<t.PublicLinkuriDownloadWithPasswordData>) =>
  client.send<t.PublicLinkuriDownloadWithPasswordResponses>({"service":"documents","id":"public-linkuri.downloadWithPassword","method":"POST","path":"/api/public/linkuri/{token}/download","body":"json","isFile":true}, call);

/**
 * Vederea de citire a documentului unui link
 *
 * Ca `documents.readView`, cu parolele linkului și documentului în antete; un fișier de peste 25 MB este 413. Se notează ca previzualizarea. Orice link care nu deschide este același 404.
 *
 * Как `documents.readView`, с паролями ссылки и документа в заголовках; файл больше 25 МБ — 413. Записывается как предпросмотр. Любая недействующая ссылка — один и тот же 404.
 *
 * As `documents.readView`, with the passwords of the link and the document in headers; a file above 25 MB is 413. Noted as the preview is. Every link that does not open is the same 404.
 */
export const publicLinkuriReadView = (client: Client, call: Call<t.PublicLinkuriReadViewData>) =>
  client.send<t.PublicLinkuriReadViewResponses>({"service":"documents","id":"public-linkuri.readView","method":"GET","path":"/api/public/linkuri/{token}/lectura"}, call);

/**
 * Imaginea unei pagini a documentului unui link, PNG
 *
 * Ca `documents.readPreview`, cu parolele linkului și documentului în antete; un fișier de peste 25 MB este 413. Privirea se notează o dată pe oră și nu consumă nicio descărcare. Orice link care nu deschide este același 404.
 *
 * Как `documents.readPreview`, с паролями ссылки и документа в заголовках; файл больше 25 МБ — 413. Просмотр записывается раз в час и не расходует скачиваний. Любая недействующая ссылка — один и тот же 404.
 *
 * As `documents.readPreview`, with the passwords of the link and the document in headers; a file above 25 MB is 413. A look is noted once an hour and uses no download up. Every link that does not open is the same 404.
 */
export const publicLinkuriReadPreview = (client: Client, call: Call<t.PublicLinkuriReadPreviewData>) =>
  client.send<t.PublicLinkuriReadPreviewResponses>({"service":"documents","id":"public-linkuri.readPreview","method":"GET","path":"/api/public/linkuri/{token}/previzualizare","isFile":true}, call);
