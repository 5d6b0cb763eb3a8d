// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Containerele administrate
 */
export const bucketsList = (client: Client, call?: Call<t.BucketsListData>) =>
  client.send<t.BucketsListResponses>({"service":"documents","id":"buckets.list","method":"GET","path":"/api/admin/buckets","schemes":["userToken"]}, call);

/**
 * Un container nou
 *
 * Administratorul unei organizații poate lăsa `organizatieId`; alta este 403. Cu `endpoint`, sau doar `regiune` pentru AWS, conținutul stă în depozitul propriu; `secret` nu se mai arată niciodată.
 *
 * Администратор организации может не указывать `organizatieId`; чужая — 403. С `endpoint` или только `regiune` для AWS содержимое лежит в собственном хранилище; `secret` больше никогда не показывается.
 *
 * An organization's administrator may leave out `organizatieId`; another one is 403. With an `endpoint`, or only a `regiune` for AWS, content lies in a store of one's own; `secret` is never shown again.
 */
export const bucketsCreate = (client: Client, call: Call<t.BucketsCreateData>) =>
  client.send<t.BucketsCreateResponses>({"service":"documents","id":"buckets.create","method":"POST","path":"/api/admin/buckets","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Un container
 */
export const bucketsRead = (client: Client, call: Call<t.BucketsReadData>) =>
  client.send<t.BucketsReadResponses>({"service":"documents","id":"buckets.read","method":"GET","path":"/api/admin/buckets/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă sau mută un container, conexiunea S3
 *
 * Câmpurile absente ale conexiunii rămân, null le șterge; documentele de până acum rămân în depozitul lor. Doar administratorul serviciului mută un container: accesul se schimbă pe loc, iar membrii altor organizații sunt scoși.
 *
 * Отсутствующие поля подключения остаются, null их удаляет; прежние документы остаются в своём хранилище. Переносит контейнер только администратор сервиса: доступ меняется сразу, участники других организаций исключаются.
 *
 * Absent fields of the connection stay, null removes them; the documents of before stay in their store. Only a service administrator moves a bucket: access changes at once, and members of other organizations are removed.
 */
export const bucketsReplace = (client: Client, call: Call<t.BucketsReplaceData>) =>
  client.send<t.BucketsReplaceResponses>({"service":"documents","id":"buckets.replace","method":"PUT","path":"/api/admin/buckets/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Pornește sau oprește încărcările
 *
 * Un container oprit refuză încărcările (409); descărcările merg în continuare.
 *
 * Остановленный контейнер отклоняет загрузки (409); скачивание продолжает работать.
 *
 * A stopped bucket refuses uploads (409); downloads go on working.
 */
export const bucketsSetActive = (client: Client, call: Call<t.BucketsSetActiveData>) =>
  client.send<t.BucketsSetActiveResponses>({"service":"documents","id":"buckets.setActive","method":"PUT","path":"/api/admin/buckets/{id}/activ","body":"json","schemes":["userToken"]}, call);
