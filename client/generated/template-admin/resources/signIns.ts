// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Autentificările contului care sunt în curs
 *
 * Cea folosită ultima este prima. `current` este cea a acestei cereri; `network` este rețeaua adresei, nu adresa. Ultima folosire este exactă la câteva minute. Cele dinainte de a fi ținute în listă nu apar; le încheie `revoke-others`. Cel mult 50: pentru încă una se încheie cea nefolosită de cel mai mult timp.
 *
 * Первым идёт вход, которым пользовались последним. `current` — вход этого запроса; `network` — сеть адреса, а не адрес. Время последнего использования — с точностью до нескольких минут. Входов, начатых до появления списка, в нём нет; их завершает `revoke-others`. Не более 50: ради ещё одного завершается тот, которым дольше всего не пользовались.
 *
 * The last used comes first. `current` is that of this request; `network` is the network of the address, not the address. The last use is exact to some minutes. Those from before there was a list are not shown; `revoke-others` ends them. 50 at most: for a further one, that which was used least recently ends.
 */
export const signInsRead = (client: Client, call?: Call<t.SignInsReadData>) =>
  client.send<t.SignInsReadResponses>({"service":"template-admin","id":"signIns.read","method":"GET","path":"/api/authenticate/sign-ins","schemes":["userToken"]}, call);

/**
 * Încheie autentificarea de acum
 *
 * Ieșirea din cont: toate tokenurile acestei autentificări sunt 401 de la următoarea cerere. Un token de dinainte de listă nu are ce încheia: 404.
 *
 * Выход: все токены этого входа с ближайшего запроса — 401. Токену, выданному до появления списка, завершать нечего: 404.
 *
 * Signs out: all tokens of this sign-in are 401 from the next request on. A token from before there was a list has nothing to end: 404.
 */
export const signInsRemoveCurrent = (client: Client, call?: Call<t.SignInsRemoveCurrentData>) =>
  client.send<t.SignInsRemoveCurrentResponses>({"service":"template-admin","id":"signIns.removeCurrent","method":"DELETE","path":"/api/authenticate/sign-ins/current","schemes":["userToken"]}, call);

/**
 * Încheie toate celelalte autentificări ale contului
 *
 * Toate, în afară de cea de acum, și cele prin autentificarea guvernamentală sau de dinainte de listă. Tokenul de acum rămâne valabil; unul de dinainte de listă nu încheie nimic: 404. Cere aceeași dovadă ca încheierea uneia.
 *
 * Все, кроме текущего, включая входы через государственную систему и начатые до появления списка. Текущий токен остаётся действительным; выданный до появления списка ничего не завершает: 404. Нужно то же подтверждение, что и для одного входа.
 *
 * All but the one in use, those through the government's login and from before there was a list included. The token in use stays valid; one from before there was a list ends nothing: 404. Needs the same proof as the end of one.
 */
export const signInsRevokeOthers = (client: Client, call?: Call<t.SignInsRevokeOthersData>) =>
  client.send<t.SignInsRevokeOthersResponses>({"service":"template-admin","id":"signIns.revokeOthers","method":"POST","path":"/api/authenticate/sign-ins/revoke-others","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Încheie o autentificare a contului
 *
 * Oricare din listă, și cea de acum; de la următoarea cerere tokenurile ei sunt 401. Cere o dovadă din ultimele 15 minute: al doilea factor (403 `error.factorDinNou`), altfel autentificarea însăși sau `password` (403 `error.parolaDinNou`, una greșită 400 `error.invalidpassword`). Una încheiată deja: 404.
 *
 * Любой из списка, и текущий; с ближайшего запроса его токены — 401. Нужно подтверждение за последние 15 минут: второй фактор (403 `error.factorDinNou`), иначе сам вход или `password` (403 `error.parolaDinNou`, неверный — 400 `error.invalidpassword`). Уже завершённый: 404.
 *
 * Any of the list, the one in use included; from the next request on its tokens are 401. Needs a proof of the last 15 minutes: the second factor (403 `error.factorDinNou`), else the sign-in itself or `password` (403 `error.parolaDinNou`, a wrong one 400 `error.invalidpassword`). One that has ended already: 404.
 */
export const signInsRevoke = (client: Client, call: Call<t.SignInsRevokeData>) =>
  client.send<t.SignInsRevokeResponses>({"service":"template-admin","id":"signIns.revoke","method":"POST","path":"/api/authenticate/sign-ins/{id}/revoke","body":"json","schemes":["userToken"],"isKeyed":true}, call);
