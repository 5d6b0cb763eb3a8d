// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sisteme: listă
 */
export const adminSystemsList = (client: Client, call?: Call<t.AdminSystemsListData>) =>
  client.send<t.AdminSystemsListResponses>({"service":"notifications","id":"admin.systems.list","method":"GET","path":"/api/v1/admin/systems","schemes":["sessionToken"]}, call);

/**
 * Sisteme: creare
 *
 * Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins. Un certificat aparține unui singur sistem: 409. O adresă de apel cere și secretul care semnează apelurile.
 *
 * Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут. Сертификат принадлежит одной системе: 409. Адрес вызова требует и секрета, которым подписываются вызовы.
 *
 * The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched. A certificate belongs to one system: 409. A callback address needs the secret that signs the calls.
 */
export const adminSystemsCreate = (client: Client, call: Call<t.AdminSystemsCreateData>) =>
  client.send<t.AdminSystemsCreateResponses>({"service":"notifications","id":"admin.systems.create","method":"POST","path":"/api/v1/admin/systems","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const adminSystemsCount = (client: Client, call?: Call<t.AdminSystemsCountData>) =>
  client.send<t.AdminSystemsCountResponses>({"service":"notifications","id":"admin.systems.count","method":"GET","path":"/api/v1/admin/systems/count","schemes":["sessionToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system to which other records refer is not removed: 409; retire it by `activ: false`.
 */
export const adminSystemsRemove = (client: Client, call: Call<t.AdminSystemsRemoveData>) =>
  client.send<t.AdminSystemsRemoveResponses>({"service":"notifications","id":"admin.systems.remove","method":"DELETE","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: citire
 */
export const adminSystemsRead = (client: Client, call: Call<t.AdminSystemsReadData>) =>
  client.send<t.AdminSystemsReadResponses>({"service":"notifications","id":"admin.systems.read","method":"GET","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminSystemsPatch = (client: Client, call: Call<t.AdminSystemsPatchData>) =>
  client.send<t.AdminSystemsPatchResponses>({"service":"notifications","id":"admin.systems.patch","method":"PATCH","path":"/api/v1/admin/systems/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Modul, starea, certificatele și secretul apelurilor rămân dacă nu sunt trimise. Un certificat scos și un sistem oprit sunt refuzate de la următoarea cerere.
 *
 * Режим, состояние, сертификаты и секрет вызовов остаются, если не переданы. Удалённый сертификат и остановленная система отклоняются со следующего запроса.
 *
 * Mode, state, certificates and the secret of callbacks stay unless they are sent. A removed certificate and a stopped system are refused from the next request on.
 */
export const adminSystemsReplace = (client: Client, call: Call<t.AdminSystemsReplaceData>) =>
  client.send<t.AdminSystemsReplaceResponses>({"service":"notifications","id":"admin.systems.replace","method":"PUT","path":"/api/v1/admin/systems/{id}","body":"json","schemes":["sessionToken"]}, call);
