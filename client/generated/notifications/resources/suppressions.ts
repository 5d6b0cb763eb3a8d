// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Ajung mesajele la o adresă?
 *
 * Adresa stă în corp, niciodată în URL. Răspunsul spune de când și de ce adresa este suprimată, și ultimele 20 de livrări încheiate către ea.
 *
 * Адрес передаётся в теле, никогда в URL. Ответ сообщает, с каких пор и почему адрес заблокирован, и последние 20 завершённых доставок на него.
 *
 * The address stands in the body, never in the URL. The answer tells since when and why the address is suppressed, and the last 20 ended deliveries to it.
 */
export const suppressionsSearch = (client: Client, call: Call<t.SuppressionsSearchData>) =>
  client.send<t.SuppressionsSearchResponses>({"service":"notifications","id":"suppressions.search","method":"POST","path":"/api/admin/suppressions/search","body":"json","schemes":["userToken"]}, call);

/**
 * Ridică suprimarea unei adrese
 *
 * O adresă care, după răspunsul serverului, nu există este suprimată 30 de zile, o categorie refuzată zece ani; de aici încolo se trimite din nou. Fapta rămâne ca eveniment al livrării care a fost refuzată.
 *
 * Адрес, которого по ответу сервера не существует, заблокирован на 30 дней, отклонённая категория — на десять лет; отсюда на него снова отправляют. Действие остаётся событием отвергнутой доставки.
 *
 * An address that does not exist, by the answer of a server, is suppressed for 30 days, a declined category for ten years; from now on it is sent to again. The act stays as an event of the refused delivery.
 */
export const suppressionsRemove = (client: Client, call: Call<t.SuppressionsRemoveData>) =>
  client.send<t.SuppressionsRemoveResponses>({"service":"notifications","id":"suppressions.remove","method":"DELETE","path":"/api/admin/suppressions/{id}","schemes":["userToken"]}, call);
