// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Încheie toate autentificările contului
 *
 * Pe toate dispozitivele, și pe cel de acum: orice token al contului, reînnoit sau cu `rememberMe`, și orice sesiune a lui prin autentificarea guvernamentală sunt 401 de la următoarea cerere. Parola rămâne; cu ea persoana intră din nou. Un token încheiat deja: 401.
 *
 * На всех устройствах, включая текущее: любой токен учётной записи, обновлённый или с `rememberMe`, и любая её сессия государственной системы входа с ближайшего запроса — 401. Пароль остаётся; с ним человек входит снова. Уже завершённый токен: 401.
 *
 * On all devices, the one in use included: every token of the account, renewed or with `rememberMe`, and every session of it through the government's login is 401 from the next request on. The password stays, and the person signs in with it again. A token that has ended already: 401.
 */
export const authenticateRemove = (client: Client, call?: Call<t.AuthenticateRemoveData>) =>
  client.send<t.AuthenticateRemoveResponses>({"service":"template-admin","id":"authenticate.remove","method":"DELETE","path":"/api/authenticate","schemes":["userToken"]}, call);

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"template-admin","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

/**
 * Autentificarea: un token de utilizator
 *
 * După mai multe încercări greșite răspunsul este 429, cu Retry-After. Tokenul se trimite ca `Authorization: Bearer <id_token>`. Dacă contul are un al doilea factor, parola corectă primește 401 `error.factorNecesar` cu `challenge`: `POST /api/authenticate/factor` încheie autentificarea.
 *
 * После нескольких неверных попыток ответ 429 с Retry-After. Токен передаётся как `Authorization: Bearer <id_token>`. Если у учётной записи есть второй фактор, верный пароль получает 401 `error.factorNecesar` с `challenge`: вход завершает `POST /api/authenticate/factor`.
 *
 * After several wrong attempts the answer is 429 with Retry-After. Send the token as `Authorization: Bearer <id_token>`. If the account has a second factor, the right password gets 401 `error.factorNecesar` with a `challenge`: `POST /api/authenticate/factor` ends the sign-in.
 */
export const authenticateSignIn = (client: Client, call: Call<t.AuthenticateSignInData>) =>
  client.send<t.AuthenticateSignInResponses>({"service":"template-admin","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

/**
 * Un token nou în locul celui de acum
 *
 * Dă încă o zi, de oricâte ori, până la șapte zile de la autentificare; un token cu `rememberMe` își păstrează sfârșitul. Tokenul nou se încheie cu tot ce îl încheie pe cel vechi, care rămâne valabil. Sesiunile autentificării guvernamentale nu se prelungesc: 401.
 *
 * Даёт ещё один день, сколько угодно раз, до семи дней после входа; токен с `rememberMe` сохраняет свой срок. Новый токен завершается всем, что завершает прежний, который остаётся действительным. Сессии государственной системы входа не продлеваются: 401.
 *
 * Gives another day, any number of times, up to seven days after the sign-in; a token with `rememberMe` keeps its end. The new token is ended by whatever ends the old one, which stays valid. Sessions of the government's login are not renewed: 401.
 */
export const authenticateRenew = (client: Client, call?: Call<t.AuthenticateRenewData>) =>
  client.send<t.AuthenticateRenewResponses>({"service":"template-admin","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

/**
 * Încheie autentificarea cu al doilea factor
 *
 * `challenge` este id-ul din răspunsul 401 sau al unei confirmări: cinci minute, cinci încercări, o singură dată. Un cod al aplicației merge o singură dată, la fel un cod de rezervă. Greșit: 401 `error.factorGresit`; încheiat: 401 `error.provocareIncheiata`.
 *
 * `challenge` — id из ответа 401 или из подтверждения: пять минут, пять попыток, один раз. Код приложения действует один раз, резервный код тоже. Неверный: 401 `error.factorGresit`; завершённый: 401 `error.provocareIncheiata`.
 *
 * `challenge` is the id in the 401 or of a confirmation: five minutes, five tries, once. A code of the app counts once, and so does a recovery code. A wrong one: 401 `error.factorGresit`; one that is over: 401 `error.provocareIncheiata`.
 */
export const authenticateFinish = (client: Client, call: Call<t.AuthenticateFinishData>) =>
  client.send<t.AuthenticateFinishResponses>({"service":"template-admin","id":"authenticate.finish","method":"POST","path":"/api/authenticate/factor","body":"json"}, call);
