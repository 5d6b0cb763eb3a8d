// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Preferințele proprii
 */
export const citizenPreferencesList = (client: Client, call?: Call<t.CitizenPreferencesListData>) =>
  client.send<t.CitizenPreferencesListResponses>({"service":"notifications","id":"citizen.preferences.list","method":"GET","path":"/api/v1/citizen/preferences","schemes":["sessionToken"]}, call);

/**
 * Adaugă o preferință
 *
 * Cel mult 50, una pentru fiecare sistem și categorie: 409. `activ` fals refuză ce are o categorie; mesajele oficiale și cele cu prioritatea High sosesc oricum.
 *
 * Не более 50, по одному на систему и категорию: 409. `activ` false — отказ от сообщений с категорией; официальные и с приоритетом High приходят в любом случае.
 *
 * At most 50, one for each system and category: 409. `activ` false declines what has a category; official messages and those of priority High arrive anyway.
 */
export const citizenPreferencesCreate = (client: Client, call: Call<t.CitizenPreferencesCreateData>) =>
  client.send<t.CitizenPreferencesCreateResponses>({"service":"notifications","id":"citizen.preferences.create","method":"POST","path":"/api/v1/citizen/preferences","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șterge o preferință
 *
 * Decide apoi preferința mai generală, dacă există.
 *
 * Затем решает более общее предпочтение, если оно есть.
 *
 * A more general preference decides then, if there is one.
 */
export const citizenPreferencesRemove = (client: Client, call: Call<t.CitizenPreferencesRemoveData>) =>
  client.send<t.CitizenPreferencesRemoveResponses>({"service":"notifications","id":"citizen.preferences.remove","method":"DELETE","path":"/api/v1/citizen/preferences/{id}","schemes":["sessionToken"]}, call);

/**
 * O preferință proprie
 */
export const citizenPreferencesRead = (client: Client, call: Call<t.CitizenPreferencesReadData>) =>
  client.send<t.CitizenPreferencesReadResponses>({"service":"notifications","id":"citizen.preferences.read","method":"GET","path":"/api/v1/citizen/preferences/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă o preferință
 *
 * `activ` rămâne dacă nu este trimis: un refuz nu se pierde din greșeală.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake.
 */
export const citizenPreferencesReplace = (client: Client, call: Call<t.CitizenPreferencesReplaceData>) =>
  client.send<t.CitizenPreferencesReplaceResponses>({"service":"notifications","id":"citizen.preferences.replace","method":"PUT","path":"/api/v1/citizen/preferences/{id}","body":"json","schemes":["sessionToken"]}, call);
