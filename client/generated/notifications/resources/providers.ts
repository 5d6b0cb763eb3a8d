// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Furnizori: listă
 */
export const providersList = (client: Client, call?: Call<t.ProvidersListData>) =>
  client.send<t.ProvidersListResponses>({"service":"notifications","id":"providers.list","method":"GET","path":"/api/providers","schemes":["userToken"]}, call);

/**
 * Furnizori: creare
 *
 * `configuratie` depinde de `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: fără setări. `password`, `token` și `secret` nu se mai arată: `secrete` spune care sunt puse.
 *
 * `configuratie` зависит от `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: без настроек. `password`, `token` и `secret` больше не показываются: `secrete` говорит, какие заданы.
 *
 * `configuratie` depends on `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: no settings. `password`, `token` and `secret` are never shown again: `secrete` names those that are set.
 */
export const providersCreate = (client: Client, call: Call<t.ProvidersCreateData>) =>
  client.send<t.ProvidersCreateResponses>({"service":"notifications","id":"providers.create","method":"POST","path":"/api/providers","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Furnizori: număr
 */
export const providersCount = (client: Client, call?: Call<t.ProvidersCountData>) =>
  client.send<t.ProvidersCountResponses>({"service":"notifications","id":"providers.count","method":"GET","path":"/api/providers/count","schemes":["userToken"]}, call);

/**
 * Furnizori: ștergere
 *
 * Un furnizor pe care îl numește un expeditor nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Провайдер, которого называет отправитель, не удаляется: 409; выведите его из работы через `activ: false`.
 *
 * A provider that a sender names is not removed: 409; retire it by `activ: false`.
 */
export const providersRemove = (client: Client, call: Call<t.ProvidersRemoveData>) =>
  client.send<t.ProvidersRemoveResponses>({"service":"notifications","id":"providers.remove","method":"DELETE","path":"/api/providers/{id}","schemes":["userToken"]}, call);

/**
 * Furnizori: citire
 */
export const providersRead = (client: Client, call: Call<t.ProvidersReadData>) =>
  client.send<t.ProvidersReadResponses>({"service":"notifications","id":"providers.read","method":"GET","path":"/api/providers/{id}","schemes":["userToken"]}, call);

/**
 * Furnizori: modificare
 *
 * `configuratie` se îmbină pe un nivel: rămân setările care nu se trimit, null o șterge pe una. Pentru alt server `password` și `token` trebuie trimise din nou.
 *
 * `configuratie` объединяется на один уровень: неотправленные настройки остаются, null удаляет одну. Для другого сервера `password` и `token` нужно отправить снова.
 *
 * `configuratie` is merged one level deep: settings that are not sent stay, null removes one. Another server needs `password` and `token` again.
 */
export const providersPatch = (client: Client, call: Call<t.ProvidersPatchData>) =>
  client.send<t.ProvidersPatchResponses>({"service":"notifications","id":"providers.patch","method":"PATCH","path":"/api/providers/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Furnizori: înlocuire
 *
 * Secretele care nu se trimit rămân, null le șterge. Pentru alt server `password` și `token` trebuie trimise din nou; alt `tip` nu păstrează nimic.
 *
 * Неотправленные секреты остаются, null удаляет их. Для другого сервера `password` и `token` нужно отправить снова; другой `tip` ничего не сохраняет.
 *
 * Secrets that are not sent stay, null removes them. Another server needs `password` and `token` again; another `tip` keeps nothing.
 */
export const providersReplace = (client: Client, call: Call<t.ProvidersReplaceData>) =>
  client.send<t.ProvidersReplaceResponses>({"service":"notifications","id":"providers.replace","method":"PUT","path":"/api/providers/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Furnizori: istoric, cu valorile de dinainte
 */
export const providersListHistory = (client: Client, call: Call<t.ProvidersListHistoryData>) =>
  client.send<t.ProvidersListHistoryResponses>({"service":"notifications","id":"providers.listHistory","method":"GET","path":"/api/providers/{id}/istoric","schemes":["userToken"]}, call);
