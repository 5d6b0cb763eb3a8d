// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sisteme: listă
 *
 * Administratorii serviciului văd toate sistemele, operatorii pe al lor.
 *
 * Администраторы сервиса видят все системы, операторы — свою.
 *
 * Service administrators see all systems, operators their own.
 */
export const sistemsList = (client: Client, call?: Call<t.SistemsListData>) =>
  client.send<t.SistemsListResponses>({"service":"notifications","id":"sistems.list","method":"GET","path":"/api/sistems","schemes":["userToken"]}, call);

/**
 * Sisteme: creare
 *
 * Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins. Un certificat aparține unui singur sistem: 409. O adresă de apel cere și secretul care semnează apelurile.
 *
 * Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут. Сертификат принадлежит одной системе: 409. Адрес вызова требует и секрета, которым подписываются вызовы.
 *
 * The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched. A certificate belongs to one system: 409. A callback address needs the secret that signs the calls.
 */
export const sistemsCreate = (client: Client, call: Call<t.SistemsCreateData>) =>
  client.send<t.SistemsCreateResponses>({"service":"notifications","id":"sistems.create","method":"POST","path":"/api/sistems","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const sistemsCount = (client: Client, call?: Call<t.SistemsCountData>) =>
  client.send<t.SistemsCountResponses>({"service":"notifications","id":"sistems.count","method":"GET","path":"/api/sistems/count","schemes":["userToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system to which other records refer is not removed: 409; retire it by `activ: false`.
 */
export const sistemsRemove = (client: Client, call: Call<t.SistemsRemoveData>) =>
  client.send<t.SistemsRemoveResponses>({"service":"notifications","id":"sistems.remove","method":"DELETE","path":"/api/sistems/{id}","schemes":["userToken"]}, call);

/**
 * Sisteme: citire
 */
export const sistemsRead = (client: Client, call: Call<t.SistemsReadData>) =>
  client.send<t.SistemsReadResponses>({"service":"notifications","id":"sistems.read","method":"GET","path":"/api/sistems/{id}","schemes":["userToken"]}, call);

/**
 * Sisteme: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const sistemsPatch = (client: Client, call: Call<t.SistemsPatchData>) =>
  client.send<t.SistemsPatchResponses>({"service":"notifications","id":"sistems.patch","method":"PATCH","path":"/api/sistems/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Modul, starea, certificatele și secretul apelurilor rămân dacă nu sunt trimise. Un certificat scos și un sistem oprit sunt refuzate de la următoarea cerere.
 *
 * Режим, состояние, сертификаты и секрет вызовов остаются, если не переданы. Удалённый сертификат и остановленная система отклоняются со следующего запроса.
 *
 * Mode, state, certificates and the secret of callbacks stay unless they are sent. A removed certificate and a stopped system are refused from the next request on.
 */
export const sistemsReplace = (client: Client, call: Call<t.SistemsReplaceData>) =>
  client.send<t.SistemsReplaceResponses>({"service":"notifications","id":"sistems.replace","method":"PUT","path":"/api/sistems/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Șterge datele de acces ale unui sistem
 *
 * Secretele și tokenurile din zona app se încheie de la următoarea cerere; certificatele rămân. Repetată, răspunde tot 204.
 *
 * Секреты и токены зоны app прекращаются со следующего запроса; сертификаты остаются. При повторе снова 204.
 *
 * The secrets and the tokens of the app zone end with the next request; certificates stay. Repeated, it is 204 again.
 */
export const sistemsRemoveCredentials = (client: Client, call: Call<t.SistemsRemoveCredentialsData>) =>
  client.send<t.SistemsRemoveCredentialsResponses>({"service":"notifications","id":"sistems.removeCredentials","method":"DELETE","path":"/api/sistems/{id}/credentials","schemes":["userToken"]}, call);

/**
 * Datele de acces ale unui sistem
 *
 * Numele și secretele valabile, fiecare cu timpurile lui; fără date de acces 404.
 *
 * Имя и действующие секреты, каждый со своим временем; без учётных данных 404.
 *
 * The name and the secrets that are valid, each with its times; without credentials 404.
 */
export const sistemsReadCredentials = (client: Client, call: Call<t.SistemsReadCredentialsData>) =>
  client.send<t.SistemsReadCredentialsResponses>({"service":"notifications","id":"sistems.readCredentials","method":"GET","path":"/api/sistems/{id}/credentials","schemes":["userToken"]}, call);

/**
 * Sisteme: istoric, cu valorile de dinainte
 */
export const sistemsListHistory = (client: Client, call: Call<t.SistemsListHistoryData>) =>
  client.send<t.SistemsListHistoryResponses>({"service":"notifications","id":"sistems.listHistory","method":"GET","path":"/api/sistems/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Un secret nou al sistemului; cel vechi mai este valabil o vreme
 *
 * Prima dată îi dă și numele. Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie, cu tokenurile lui. Cel nou se arată doar acum.
 *
 * В первый раз даёт и имя. Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается вместе со своими токенами. Новый показывается только сейчас.
 *
 * The first time it gives the name as well. The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends, with its tokens. The new one is shown only now.
 */
export const sistemsRotateSecret = (client: Client, call: Call<t.SistemsRotateSecretData>) =>
  client.send<t.SistemsRotateSecretResponses>({"service":"notifications","id":"sistems.rotateSecret","method":"POST","path":"/api/sistems/{id}/rotate-secret","body":"json","schemes":["userToken"],"isKeyed":true}, call);
