// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Furnizori: listă
 */
export const adminProvidersList = (client: Client, call?: Call<t.AdminProvidersListData>) =>
  client.send<t.AdminProvidersListResponses>({"service":"notifications","id":"admin.providers.list","method":"GET","path":"/api/v1/admin/providers","schemes":["sessionToken"]}, call);

/**
 * Furnizori: creare
 *
 * `configuratie` depinde de `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: fără setări. `password`, `token` și `secret` nu se mai arată: `secrete` spune care sunt puse.
 *
 * `configuratie` зависит от `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: без настроек. `password`, `token` и `secret` больше не показываются: `secrete` говорит, какие заданы.
 *
 * `configuratie` depends on `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: no settings. `password`, `token` and `secret` are never shown again: `secrete` names those that are set.
 */
export const adminProvidersCreate = (client: Client, call: Call<t.AdminProvidersCreateData>) =>
  client.send<t.AdminProvidersCreateResponses>({"service":"notifications","id":"admin.providers.create","method":"POST","path":"/api/v1/admin/providers","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Furnizori: număr
 */
export const adminProvidersCount = (client: Client, call?: Call<t.AdminProvidersCountData>) =>
  client.send<t.AdminProvidersCountResponses>({"service":"notifications","id":"admin.providers.count","method":"GET","path":"/api/v1/admin/providers/count","schemes":["sessionToken"]}, call);

/**
 * Furnizori: ștergere
 *
 * Un furnizor pe care îl numește un expeditor nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Провайдер, которого называет отправитель, не удаляется: 409; выведите его из работы через `activ: false`.
 *
 * A provider that a sender names is not removed: 409; retire it by `activ: false`.
 */
export const adminProvidersRemove = (client: Client, call: Call<t.AdminProvidersRemoveData>) =>
  client.send<t.AdminProvidersRemoveResponses>({"service":"notifications","id":"admin.providers.remove","method":"DELETE","path":"/api/v1/admin/providers/{id}","schemes":["sessionToken"]}, call);

/**
 * Furnizori: citire
 */
export const adminProvidersRead = (client: Client, call: Call<t.AdminProvidersReadData>) =>
  client.send<t.AdminProvidersReadResponses>({"service":"notifications","id":"admin.providers.read","method":"GET","path":"/api/v1/admin/providers/{id}","schemes":["sessionToken"]}, call);

/**
 * Furnizori: modificare
 *
 * `configuratie` se îmbină pe un nivel: rămân setările care nu se trimit, null o șterge pe una. Pentru alt server `password` și `token` trebuie trimise din nou.
 *
 * `configuratie` объединяется на один уровень: неотправленные настройки остаются, null удаляет одну. Для другого сервера `password` и `token` нужно отправить снова.
 *
 * `configuratie` is merged one level deep: settings that are not sent stay, null removes one. Another server needs `password` and `token` again.
 */
export const adminProvidersPatch = (client: Client, call: Call<t.AdminProvidersPatchData>) =>
  client.send<t.AdminProvidersPatchResponses>({"service":"notifications","id":"admin.providers.patch","method":"PATCH","path":"/api/v1/admin/providers/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Furnizori: înlocuire
 *
 * Secretele care nu se trimit rămân, null le șterge. Pentru alt server `password` și `token` trebuie trimise din nou; alt `tip` nu păstrează nimic.
 *
 * Неотправленные секреты остаются, null удаляет их. Для другого сервера `password` и `token` нужно отправить снова; другой `tip` ничего не сохраняет.
 *
 * Secrets that are not sent stay, null removes them. Another server needs `password` and `token` again; another `tip` keeps nothing.
 */
export const adminProvidersReplace = (client: Client, call: Call<t.AdminProvidersReplaceData>) =>
  client.send<t.AdminProvidersReplaceResponses>({"service":"notifications","id":"admin.providers.replace","method":"PUT","path":"/api/v1/admin/providers/{id}","body":"json","schemes":["sessionToken"]}, call);
