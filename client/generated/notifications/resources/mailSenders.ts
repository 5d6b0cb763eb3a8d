// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Expeditori: listă
 */
export const mailSendersList = (client: Client, call?: Call<t.MailSendersListData>) =>
  client.send<t.MailSendersListResponses>({"service":"notifications","id":"mailSenders.list","method":"GET","path":"/api/admin/mail-senders","schemes":["userToken"]}, call);

/**
 * Expeditori: creare
 *
 * Cel mult un expeditor activ este `implicit` (409). `dkim.cheie` este o cheie privată RSA în PEM și nu se mai arată.
 *
 * Не более одного активного отправителя имеет `implicit` (409). `dkim.cheie` — закрытый ключ RSA в PEM, больше не показывается.
 *
 * At most one active sender is `implicit` (409). `dkim.cheie` is an RSA private key in PEM and is never shown again.
 */
export const mailSendersCreate = (client: Client, call: Call<t.MailSendersCreateData>) =>
  client.send<t.MailSendersCreateResponses>({"service":"notifications","id":"mailSenders.create","method":"POST","path":"/api/admin/mail-senders","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Expeditori: înlocuire
 *
 * Fără `dkim` mesajele nu se mai semnează; `dkim` fără `cheie` păstrează cheia. Un expeditor se retrage cu `activ: false`.
 *
 * Без `dkim` письма больше не подписываются; `dkim` без `cheie` сохраняет ключ. Отправитель выводится из работы через `activ: false`.
 *
 * Without `dkim` mail is no longer signed; `dkim` without `cheie` keeps the key. A sender is retired by `activ: false`.
 */
export const mailSendersReplace = (client: Client, call: Call<t.MailSendersReplaceData>) =>
  client.send<t.MailSendersReplaceResponses>({"service":"notifications","id":"mailSenders.replace","method":"PUT","path":"/api/admin/mail-senders/{id}","body":"json","schemes":["userToken"]}, call);
