// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Preferințele proprii
 */
export const mePreferencesList = (client: Client, call?: Call<t.MePreferencesListData>) =>
  client.send<t.MePreferencesListResponses>({"service":"notifications","id":"me-preferences.list","method":"GET","path":"/api/registry/me/preferences","schemes":["userToken"]}, call);

/**
 * Adaugă o preferință
 *
 * Cel mult 50, una pentru fiecare sistem și categorie: 409. `activ` fals refuză ce are o categorie; mesajele oficiale și cele cu prioritatea High sosesc oricum.
 *
 * Не более 50, по одному на систему и категорию: 409. `activ` false — отказ от сообщений с категорией; официальные и с приоритетом High приходят в любом случае.
 *
 * At most 50, one for each system and category: 409. `activ` false declines what has a category; official messages and those of priority High arrive anyway.
 */
export const mePreferencesCreate = (client: Client, call: Call<t.MePreferencesCreateData>) =>
  client.send<t.MePreferencesCreateResponses>({"service":"notifications","id":"me-preferences.create","method":"POST","path":"/api/registry/me/preferences","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge o preferință
 *
 * Decide apoi preferința mai generală, dacă există.
 *
 * Затем решает более общее предпочтение, если оно есть.
 *
 * A more general preference decides then, if there is one.
 */
export const mePreferencesRemove = (client: Client, call: Call<t.MePreferencesRemoveData>) =>
  client.send<t.MePreferencesRemoveResponses>({"service":"notifications","id":"me-preferences.remove","method":"DELETE","path":"/api/registry/me/preferences/{id}","schemes":["userToken"]}, call);

/**
 * O preferință proprie
 */
export const mePreferencesRead = (client: Client, call: Call<t.MePreferencesReadData>) =>
  client.send<t.MePreferencesReadResponses>({"service":"notifications","id":"me-preferences.read","method":"GET","path":"/api/registry/me/preferences/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă o preferință
 *
 * `activ` rămâne dacă nu este trimis: un refuz nu se pierde din greșeală.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake.
 */
export const mePreferencesReplace = (client: Client, call: Call<t.MePreferencesReplaceData>) =>
  client.send<t.MePreferencesReplaceResponses>({"service":"notifications","id":"me-preferences.replace","method":"PUT","path":"/api/registry/me/preferences/{id}","body":"json","schemes":["userToken"]}, call);
