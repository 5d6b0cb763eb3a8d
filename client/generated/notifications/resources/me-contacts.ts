// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Contactele proprii
 */
export const meContactsList = (client: Client, call?: Call<t.MeContactsListData>) =>
  client.send<t.MeContactsListResponses>({"service":"notifications","id":"me-contacts.list","method":"GET","path":"/api/registry/me/contacts","schemes":["userToken"]}, call);

/**
 * Adaugă un contact; primește un cod de confirmare
 *
 * Cel mult 20, o adresă o singură dată: 409. Contactul este neconfirmat și primește un cod de șase cifre, valabil 10 minute. Un număr cu alt început decât cele din configurație: 400. Răspunsul este același, fie că adresa este și a altcuiva, fie că nu.
 *
 * Не более 20, адрес один раз: 409. Контакт не подтверждён и получает код из шести цифр, действующий 10 минут. Номер с началом, которого нет в настройках: 400. Ответ один и тот же, есть ли адрес ещё у кого-то или нет.
 *
 * At most 20, an address once: 409. The contact is unverified and gets a code of six digits, valid for 10 minutes. A number with a beginning that is not configured: 400. The answer is the same if somebody else has the address or not.
 */
export const meContactsCreate = (client: Client, call: Call<t.MeContactsCreateData>) =>
  client.send<t.MeContactsCreateResponses>({"service":"notifications","id":"me-contacts.create","method":"POST","path":"/api/registry/me/contacts","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un contact
 *
 * La adresă nu se mai trimite nimic în numele acestui destinatar.
 *
 * На адрес от имени этого получателя больше ничего не отправляется.
 *
 * Nothing is sent to the address for this recipient any more.
 */
export const meContactsRemove = (client: Client, call: Call<t.MeContactsRemoveData>) =>
  client.send<t.MeContactsRemoveResponses>({"service":"notifications","id":"me-contacts.remove","method":"DELETE","path":"/api/registry/me/contacts/{id}","schemes":["userToken"]}, call);

/**
 * Un contact propriu
 */
export const meContactsRead = (client: Client, call: Call<t.MeContactsReadData>) =>
  client.send<t.MeContactsReadResponses>({"service":"notifications","id":"me-contacts.read","method":"GET","path":"/api/registry/me/contacts/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă un contact; o adresă nouă se confirmă din nou
 *
 * O altă adresă este neconfirmată și primește un cod, în limitele codurilor; `principal` rămâne dacă nu este trimis.
 *
 * Другой адрес не подтверждён и получает код в пределах лимитов кодов; `principal` остаётся, если не передан.
 *
 * Another address is unverified and gets a code within the limits of codes; `principal` stays unless it is sent.
 */
export const meContactsReplace = (client: Client, call: Call<t.MeContactsReplaceData>) =>
  client.send<t.MeContactsReplaceResponses>({"service":"notifications","id":"me-contacts.replace","method":"PUT","path":"/api/registry/me/contacts/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Trimite un cod nou; cel vechi nu mai este valabil
 *
 * Cel mult trei coduri pe oră pentru o adresă, cinci pe oră într-o sesiune și zece pe zi pentru o persoană: 429. Un contact confirmat sau un număr la care nu se trimit coduri: 409. Dacă niciun furnizor nu preia codul: 503.
 *
 * Не более трёх кодов в час на адрес, пяти в час за сессию и десяти в сутки на человека: 429. Подтверждённый контакт или номер, на который коды не отправляются: 409. Если код не принял ни один провайдер: 503.
 *
 * At most three codes an hour for an address, five an hour in a session and ten a day for a person: 429. A verified contact, or a number to which no codes go: 409. If no provider takes the code: 503.
 */
export const meContactsRequestCode = (client: Client, call: Call<t.MeContactsRequestCodeData>) =>
  client.send<t.MeContactsRequestCodeResponses>({"service":"notifications","id":"me-contacts.requestCode","method":"POST","path":"/api/registry/me/contacts/{id}/resend","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Confirmă un contact cu codul primit
 *
 * Cinci încercări pentru un cod; un cod greșit, expirat sau înlocuit este 400, fără deosebire. Codul bun confirmă contactul o singură dată și ridică suprimarea adresei.
 *
 * Пять попыток на код; неверный, истёкший или заменённый код — 400 без различия. Верный код подтверждает контакт один раз и снимает блокировку адреса.
 *
 * Five tries for a code; one that is wrong, has ended or was replaced is 400, without a difference. The right code verifies the contact once, and lifts the suppression of the address.
 */
export const meContactsVerify = (client: Client, call: Call<t.MeContactsVerifyData>) =>
  client.send<t.MeContactsVerifyResponses>({"service":"notifications","id":"me-contacts.verify","method":"POST","path":"/api/registry/me/contacts/{id}/verify","body":"json","schemes":["userToken"],"isKeyed":true}, call);
