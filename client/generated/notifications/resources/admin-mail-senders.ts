// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Expeditori: listă
 */
export const adminMailSendersList = (client: Client, call?: Call<t.AdminMailSendersListData>) =>
  client.send<t.AdminMailSendersListResponses>({"service":"notifications","id":"admin.mail-senders.list","method":"GET","path":"/api/v1/admin/mail-senders","schemes":["sessionToken"]}, call);

/**
 * Expeditori: creare
 *
 * Cel mult un expeditor activ este `implicit` (409). `dkim.cheie` este o cheie privată RSA în PEM și nu se mai arată.
 *
 * Не более одного активного отправителя имеет `implicit` (409). `dkim.cheie` — закрытый ключ RSA в PEM, больше не показывается.
 *
 * At most one active sender is `implicit` (409). `dkim.cheie` is an RSA private key in PEM and is never shown again.
 */
export const adminMailSendersCreate = (client: Client, call: Call<t.AdminMailSendersCreateData>) =>
  client.send<t.AdminMailSendersCreateResponses>({"service":"notifications","id":"admin.mail-senders.create","method":"POST","path":"/api/v1/admin/mail-senders","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Expeditori: număr
 */
export const adminMailSendersCount = (client: Client, call?: Call<t.AdminMailSendersCountData>) =>
  client.send<t.AdminMailSendersCountResponses>({"service":"notifications","id":"admin.mail-senders.count","method":"GET","path":"/api/v1/admin/mail-senders/count","schemes":["sessionToken"]}, call);

/**
 * Expeditori: citire
 */
export const adminMailSendersRead = (client: Client, call: Call<t.AdminMailSendersReadData>) =>
  client.send<t.AdminMailSendersReadResponses>({"service":"notifications","id":"admin.mail-senders.read","method":"GET","path":"/api/v1/admin/mail-senders/{id}","schemes":["sessionToken"]}, call);

/**
 * Expeditori: înlocuire
 *
 * Fără `dkim` mesajele nu se mai semnează; `dkim` fără `cheie` păstrează cheia. Un expeditor se retrage cu `activ: false`.
 *
 * Без `dkim` письма больше не подписываются; `dkim` без `cheie` сохраняет ключ. Отправитель выводится из работы через `activ: false`.
 *
 * Without `dkim` mail is no longer signed; `dkim` without `cheie` keeps the key. A sender is retired by `activ: false`.
 */
export const adminMailSendersReplace = (client: Client, call: Call<t.AdminMailSendersReplaceData>) =>
  client.send<t.AdminMailSendersReplaceResponses>({"service":"notifications","id":"admin.mail-senders.replace","method":"PUT","path":"/api/v1/admin/mail-senders/{id}","body":"json","schemes":["sessionToken"]}, call);
