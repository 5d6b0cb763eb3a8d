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
 * Parola linkului în `X-Link-Password`, a documentului în `X-Document-Password`; lipsă sau greșită: 403. Cu o parolă în antet, conținutul mare dintr-un depozit al organizației vine ca adresă (200, JSON), nu prin 307. O descărcare care începe este o utilizare; părțile ei (`Range`), cerute de același cititor în cinci minute, nu se mai numără. Orice link care nu deschide este același 404.
 *
 * Пароль ссылки — в `X-Link-Password`, документа — в `X-Document-Password`; отсутствует или неверен: 403. При пароле в заголовке большое содержимое из хранилища организации приходит как адрес (200, JSON), а не через 307. Начатое скачивание — одно использование; его части (`Range`), запрошенные тем же читателем в течение пяти минут, не считаются. Любая недействующая ссылка — один и тот же 404.
 *
 * The password of the link in `X-Link-Password`, of the document in `X-Document-Password`; missing or wrong: 403. With a password in a header, large content in a store of the organization comes as an address (200, JSON), not by 307. A download that begins is a use; its pieces (`Range`), asked for by the same reader within five minutes, are not counted. Every link that does not open is the same 404.
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
