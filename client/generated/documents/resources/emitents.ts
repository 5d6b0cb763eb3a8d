// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Emitenți: listă
 */
export const emitentsList = (client: Client, call?: Call<t.EmitentsListData>) =>
  client.send<t.EmitentsListResponses>({"service":"documents","id":"emitents.list","method":"GET","path":"/api/emitents","schemes":["userToken"]}, call);

/**
 * Emitenți: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const emitentsCreate = (client: Client, call: Call<t.EmitentsCreateData>) =>
  client.send<t.EmitentsCreateResponses>({"service":"documents","id":"emitents.create","method":"POST","path":"/api/emitents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Emitenți: număr
 */
export const emitentsCount = (client: Client, call?: Call<t.EmitentsCountData>) =>
  client.send<t.EmitentsCountResponses>({"service":"documents","id":"emitents.count","method":"GET","path":"/api/emitents/count","schemes":["userToken"]}, call);

/**
 * Emitenți: ștergere
 *
 * Un emitent ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.
 *
 * Издатель, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.
 *
 * An issuer that has documents is not removed (409), but retired by `activ: false`. The history stays.
 */
export const emitentsRemove = (client: Client, call: Call<t.EmitentsRemoveData>) =>
  client.send<t.EmitentsRemoveResponses>({"service":"documents","id":"emitents.remove","method":"DELETE","path":"/api/emitents/{id}","schemes":["userToken"]}, call);

/**
 * Emitenți: citire
 */
export const emitentsRead = (client: Client, call: Call<t.EmitentsReadData>) =>
  client.send<t.EmitentsReadResponses>({"service":"documents","id":"emitents.read","method":"GET","path":"/api/emitents/{id}","schemes":["userToken"]}, call);

/**
 * Emitenți: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const emitentsPatch = (client: Client, call: Call<t.EmitentsPatchData>) =>
  client.send<t.EmitentsPatchResponses>({"service":"documents","id":"emitents.patch","method":"PATCH","path":"/api/emitents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Emitenți: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const emitentsReplace = (client: Client, call: Call<t.EmitentsReplaceData>) =>
  client.send<t.EmitentsReplaceResponses>({"service":"documents","id":"emitents.replace","method":"PUT","path":"/api/emitents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Emitenți: istoric, cu valorile de dinainte
 */
export const emitentsListHistory = (client: Client, call: Call<t.EmitentsListHistoryData>) =>
  client.send<t.EmitentsListHistoryResponses>({"service":"documents","id":"emitents.listHistory","method":"GET","path":"/api/emitents/{id}/istoric","schemes":["userToken"]}, call);
