// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Încheie toate autentificările contului
 *
 * Pe toate dispozitivele, și pe cel de acum: orice token al contului, reînnoit sau cu `rememberMe`, și orice sesiune a lui la login-ul guvernamental sunt 401 de la următoarea cerere. Parola rămâne; cu ea persoana intră din nou. Un token încheiat deja: 401.
 *
 * На всех устройствах, включая текущее: любой токен учётной записи, обновлённый или с `rememberMe`, и любая её сессия государственного логина с ближайшего запроса — 401. Пароль остаётся; с ним человек входит снова. Уже завершённый токен: 401.
 *
 * On all devices, the one in use included: every token of the account, renewed or with `rememberMe`, and every session of it through the government's login is 401 from the next request on. The password stays, and the person signs in with it again. A token that has ended already: 401.
 */
export const authenticateRemove = (client: Client, call?: Call<t.AuthenticateRemoveData>) =>
  client.send<t.AuthenticateRemoveResponses>({"service":"platform","id":"authenticate.remove","method":"DELETE","path":"/api/authenticate","schemes":["userToken"]}, call);

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"platform","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

/**
 * Autentificarea: un token de utilizator
 *
 * După mai multe încercări greșite răspunsul este 429, cu Retry-After. Tokenul se trimite ca `Authorization: Bearer <id_token>`.
 *
 * После нескольких неверных попыток ответ 429 с Retry-After. Токен передаётся как `Authorization: Bearer <id_token>`.
 *
 * After several wrong attempts the answer is 429 with Retry-After. Send the token as `Authorization: Bearer <id_token>`.
 */
export const authenticateSignIn = (client: Client, call: Call<t.AuthenticateSignInData>) =>
  client.send<t.AuthenticateSignInResponses>({"service":"platform","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

/**
 * Un token nou în locul celui de acum
 *
 * Dă încă o zi, de oricâte ori, până la șapte zile de la autentificare; un token cu `rememberMe` își păstrează sfârșitul. Tokenul nou se încheie cu tot ce îl încheie pe cel vechi, care rămâne valabil. Sesiunile login-ului guvernamental nu se prelungesc: 401.
 *
 * Даёт ещё один день, сколько угодно раз, до семи дней после входа; токен с `rememberMe` сохраняет свой срок. Новый токен завершается всем, что завершает прежний, который остаётся действительным. Сессии государственного логина не продлеваются: 401.
 *
 * Gives another day, any number of times, up to seven days after the sign-in; a token with `rememberMe` keeps its end. The new token is ended by whatever ends the old one, which stays valid. Sessions of the government's login are not renewed: 401.
 */
export const authenticateRenew = (client: Client, call?: Call<t.AuthenticateRenewData>) =>
  client.send<t.AuthenticateRenewResponses>({"service":"platform","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);
