// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Începe autentificarea guvernamentală
 *
 * Pagina păstrează `secret` și trimite persoana la `authorizationUrl`; autentificarea durează cel mult zece minute. `returnTo` este una dintre paginile permise ale instalării, cu orice parametri, altfel 400. O zonă pe care serviciul nu o are este 404. Cu `quiet` persoana nu este întrebată nimic: a intrat deja prin aceeași autentificare. Cât timp sistemul de autentificare guvernamentală nu răspunde: 503 cu `Retry-After`; sesiunile deschise rămân.
 *
 * Страница хранит `secret` и направляет человека на `authorizationUrl`; вход длится не более десяти минут. `returnTo` — одна из разрешённых страниц установки, с любыми параметрами, иначе 400. Зона, которой у сервиса нет, — 404. С `quiet` человека ни о чём не спрашивают: он уже вошёл через эту же систему. Пока государственный логин не отвечает: 503 с `Retry-After`; открытые сессии остаются.
 *
 * The page keeps `secret` and sends the person to `authorizationUrl`; the sign-in takes ten minutes at most. `returnTo` is one of the pages that the installation admits, with any query, else 400. A zone that the service lacks is 404. With `quiet` the person is asked nothing: they have signed in through the same login already. While the government's login does not answer: 503 with `Retry-After`; sessions that are open live on.
 */
export const publicSessionsCreate = (client: Client, call: Call<t.PublicSessionsCreateData>) =>
  client.send<t.PublicSessionsCreateResponses>({"service":"notifications","id":"public.sessions.create","method":"POST","path":"/api/v1/public/sessions","body":"json"}, call);

/**
 * Întoarcerea de la autentificarea guvernamentală
 *
 * 303 la `returnTo#session=<id>&code=<cod>`, sau o pagină care spune de ce nu există o sesiune; cu `quiet`, în locul ei, `returnTo#refused=<motiv>`.
 *
 * 303 на `returnTo#session=<id>&code=<код>` или страница с объяснением, почему сессии нет; с `quiet` вместо неё — `returnTo#refused=<причина>`.
 *
 * 303 to `returnTo#session=<id>&code=<code>`, or a page that says why there is no session; with `quiet`, `returnTo#refused=<reason>` in its place.
 */
export const publicSessionsFinish = (client: Client, call?: Call<t.PublicSessionsFinishData>) =>
  client.send<t.PublicSessionsFinishResponses>({"service":"notifications","id":"public.sessions.finish","method":"GET","path":"/api/v1/public/sessions/callback"}, call);

/**
 * Tokenul sesiunii, o singură dată
 *
 * Cere `secret` al paginii care a început și `code` cu care s-a întors persoana. Sesiunea unui cetățean ține o oră, a unui funcționar opt. Un secret sau un cod greșit ori folosit este 404; după zece încercări greșite pe minut de la o adresă, următoarele greșite sunt 429.
 *
 * Нужны `secret` страницы, которая начала вход, и `code`, с которым человек вернулся. Сессия гражданина длится час, служащего — восемь. Неверный или использованный секрет или код — 404; после десяти неверных попыток в минуту с одного адреса следующие неверные — 429.
 *
 * Takes the `secret` of the page that began and the `code` that the person came back with. A citizen's session lasts an hour, an official's eight. A wrong or used secret or code is 404; after ten wrong tries a minute from one address further wrong ones are 429.
 */
export const publicSessionsComplete = (client: Client, call: Call<t.PublicSessionsCompleteData>) =>
  client.send<t.PublicSessionsCompleteResponses>({"service":"notifications","id":"public.sessions.complete","method":"POST","path":"/api/v1/public/sessions/{id}/complete","body":"json"}, call);
