// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Linkurile valabile ale documentului
 */
export const linkuriList = (client: Client, call: Call<t.LinkuriListData>) =>
  client.send<t.LinkuriListResponses>({"service":"documents","id":"linkuri.list","method":"GET","path":"/api/documents/{id}/linkuri","schemes":["userToken"]}, call);

/**
 * Creează un link cu termen, arătat o singură dată
 *
 * Cine are adresa descarcă versiunea curentă, cât documentul este ACTIV și nu este SECRET. Fără `dataExpirare`: 7 zile, cel mult 90. Adresa se arată doar aici; `catre` o primește și prin e-mail, în limba `limba`, cu eticheta, mesajul și numele celui care o trimite. O persoană trimite cel mult 50 de mesaje pe zi, o adresă primește cel mult 10: altfel 429. Un document care nu este ACTIV, sau SECRET: 409.
 *
 * Имеющий адрес скачивает текущую версию, пока документ ACTIV и не SECRET. Без `dataExpirare` — 7 дней, не более 90. Адрес показывается только здесь; `catre` получает его и по почте, на языке `limba`, с меткой, сообщением и именем отправителя. Один человек отправляет не более 50 писем в день, на один адрес приходит не более 10: иначе 429. Документ не ACTIV или SECRET: 409.
 *
 * Whoever has the address downloads the current version, while the document is ACTIV and not SECRET. Without `dataExpirare`: 7 days, at most 90. The address is shown only here; `catre` also gets it by mail, in the language `limba`, with the label, the message and the name of the sender. A person sends at most 50 mails a day, an address gets at most 10: otherwise 429. A document that is not ACTIV, or is SECRET: 409.
 */
export const linkuriCreate = (client: Client, call: Call<t.LinkuriCreateData>) =>
  client.send<t.LinkuriCreateResponses>({"service":"documents","id":"linkuri.create","method":"POST","path":"/api/documents/{id}/linkuri","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Revocă un link
 *
 * Linkul nu mai deschide nimic de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Ссылка перестаёт работать со следующего запроса. При повторе снова 204.
 *
 * The link opens nothing from the next request on. Repeated, it is 204 again.
 */
export const linkuriRemove = (client: Client, call: Call<t.LinkuriRemoveData>) =>
  client.send<t.LinkuriRemoveResponses>({"service":"documents","id":"linkuri.remove","method":"DELETE","path":"/api/documents/{id}/linkuri/{linkId}","schemes":["userToken"]}, call);
