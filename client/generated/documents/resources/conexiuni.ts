// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Conexiunile dumneavoastră
 */
export const conexiuniList = (client: Client, call?: Call<t.ConexiuniListData>) =>
  client.send<t.ConexiuniListResponses>({"service":"documents","id":"conexiuni.list","method":"GET","path":"/api/conexiuni","schemes":["userToken"]}, call);

/**
 * Deconectează și șterge tokenurile
 *
 * Tokenurile se șterg și când furnizorul nu răspunde. Copiile rămân; legăturile nu se mai descarcă (409). Fără conexiune: tot 204.
 *
 * Токены удаляются, даже если поставщик не отвечает. Копии остаются; ссылки больше не скачиваются (409). Без подключения — тоже 204.
 *
 * The tokens are deleted also where the provider does not answer. Copies stay; links are no longer downloaded (409). Without a connection: 204 as well.
 */
export const conexiuniRemove = (client: Client, call: Call<t.ConexiuniRemoveData>) =>
  client.send<t.ConexiuniRemoveResponses>({"service":"documents","id":"conexiuni.remove","method":"DELETE","path":"/api/conexiuni/{furnizor}","schemes":["userToken"]}, call);

/**
 * Începe o conexiune: adresa unde se permite accesul
 *
 * `authorizationUrl` se deschide într-o fereastră; răspunsul pune și un cookie, fără care întoarcerea nu se încheie. Valabil zece minute, o singură dată. Un furnizor neconfigurat: 503, cu setările care lipsesc.
 *
 * `authorizationUrl` открывается в окне; ответ ставит и cookie, без которого возврат не завершится. Действует десять минут, один раз. Ненастроенный поставщик: 503 с отсутствующими настройками.
 *
 * `authorizationUrl` is opened in a popup; the answer also sets a cookie, without which the way back does not end. Valid for ten minutes, once. A provider that is not set up: 503 that names the missing settings.
 */
export const conexiuniAuthorize = (client: Client, call: Call<t.ConexiuniAuthorizeData>) =>
  client.send<t.ConexiuniAuthorizeResponses>({"service":"documents","id":"conexiuni.authorize","method":"GET","path":"/api/conexiuni/{furnizor}/authorize","schemes":["userToken"]}, call);

/**
 * Întoarcerea de la furnizor; închide fereastra
 *
 * Aici se întoarce fereastra de la furnizor. Răspunsul este mereu o pagină: o fereastră deschisă de altă pagină îi spune acesteia cum s-a încheiat și se închide, oricare alta duce la importurile din consolă. O stare falsă, expirată, folosită sau a altui browser: 400.
 *
 * Сюда окно возвращается от поставщика. Ответ — всегда страница: окно, открытое другой страницей, сообщает ей, чем всё закончилось, и закрывается, любое другое ведёт к импорту в консоли. Поддельное, истёкшее, использованное или чужое состояние: 400.
 *
 * The window comes back here from the provider. The answer is always a page: a window that another page opened tells that page how it ended, and closes; any other leads to the imports of the console. A forged, expired, used or foreign state: 400.
 */
export const conexiuniFinish = (client: Client, call: Call<t.ConexiuniFinishData>) =>
  client.send<t.ConexiuniFinishResponses>({"service":"documents","id":"conexiuni.finish","method":"GET","path":"/api/conexiuni/{furnizor}/callback"}, call);

/**
 * Fișierele de la furnizor
 */
export const conexiuniListFiles = (client: Client, call: Call<t.ConexiuniListFilesData>) =>
  client.send<t.ConexiuniListFilesResponses>({"service":"documents","id":"conexiuni.listFiles","method":"GET","path":"/api/conexiuni/{furnizor}/fisiere","schemes":["userToken"]}, call);
