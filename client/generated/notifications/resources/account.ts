// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Contul propriu
 */
export const accountRead = (client: Client, call?: Call<t.AccountReadData>) =>
  client.send<t.AccountReadResponses>({"service":"notifications","id":"account.read","method":"GET","path":"/api/account","schemes":["userToken"]}, call);

/**
 * Schimbarea contului propriu
 *
 * Numele și fotografia absente se șterg, adresa și limba absente rămân; `login` și `authorities` nu se schimbă aici. Altă adresă cere `currentPassword`: fără ea 400 `error.parolaCeruta`, cu una greșită 400 `error.invalidpassword`; adresa veche este anunțată.
 *
 * Отсутствующие имя и фотография удаляются, отсутствующие адрес и язык остаются; `login` и `authorities` здесь не меняются. Другой адрес требует `currentPassword`: без него 400 `error.parolaCeruta`, с неверным 400 `error.invalidpassword`; на прежний адрес приходит сообщение.
 *
 * Absent names and picture are removed, an absent address and language stay; `login` and `authorities` do not change here. Another address asks for `currentPassword`: without it 400 `error.parolaCeruta`, with a wrong one 400 `error.invalidpassword`; the previous address is told.
 */
export const accountReplace = (client: Client, call: Call<t.AccountReplaceData>) =>
  client.send<t.AccountReplaceResponses>({"service":"notifications","id":"account.replace","method":"POST","path":"/api/account","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Pagina din mesajul de activare
 */
export const accountReadActivationPage = (client: Client, call?: Call<t.AccountReadActivationPageData>) =>
  client.send<t.AccountReadActivationPageResponses>({"service":"notifications","id":"account.readActivationPage","method":"GET","path":"/api/account/activate"}, call);

/**
 * Schimbarea parolei; încheie toate tokenurile
 *
 * Încheie toate tokenurile contului, și pe cel folosit acum. O parolă actuală greșită sau una nouă nepermisă: 400 `error.invalidpassword`, iar una cunoscută din scurgeri de date: 400 `error.parolaCompromisa`.
 *
 * Завершает все токены учётной записи, включая текущий. Неверный текущий или недопустимый новый пароль: 400 `error.invalidpassword`; пароль, известный из утечек: 400 `error.parolaCompromisa`.
 *
 * Ends all tokens of the account, the one in use included. A wrong current password, or a new one that is not allowed: 400 `error.invalidpassword`; one that is known from leaks: 400 `error.parolaCompromisa`.
 */
export const accountChangePassword = (client: Client, call: Call<t.AccountChangePasswordData>) =>
  client.send<t.AccountChangePasswordResponses>({"service":"notifications","id":"account.changePassword","method":"POST","path":"/api/account/change-password","body":"json","schemes":["userToken"]}, call);

/**
 * Pagina din mesajul pentru parola nouă
 */
export const accountReadResetPage = (client: Client, call?: Call<t.AccountReadResetPageData>) =>
  client.send<t.AccountReadResetPageResponses>({"service":"notifications","id":"account.readResetPage","method":"GET","path":"/api/account/reset-password/finish"}, call);

/**
 * Parola nouă, cu cheia primită
 *
 * Cheia merge o singură dată și încheie toate tokenurile contului. O cheie greșită: 400 `error.cheieGresita`; o parolă nepermisă: 400 `error.invalidpassword`, una cunoscută din scurgeri de date: 400 `error.parolaCompromisa`; cheia rămâne valabilă.
 *
 * Ключ действует один раз и завершает все токены учётной записи. Неверный ключ: 400 `error.cheieGresita`; недопустимый пароль: 400 `error.invalidpassword`, пароль, известный из утечек: 400 `error.parolaCompromisa`; ключ остаётся действительным.
 *
 * The key works once and ends all tokens of the account. A wrong key: 400 `error.cheieGresita`; a password that is not allowed: 400 `error.invalidpassword`, one that is known from leaks: 400 `error.parolaCompromisa`; the key stays valid.
 */
export const accountFinishReset = (client: Client, call: Call<t.AccountFinishResetData>) =>
  client.send<t.AccountFinishResetResponses>({"service":"notifications","id":"account.finishReset","method":"POST","path":"/api/account/reset-password/finish","body":"json"}, call);

/**
 * Cererea unei parole noi; răspunsul nu spune dacă adresa există
 *
 * Trimite prin e-mail o cheie, valabilă o oră, până la următoarea; o înregistrare neconfirmată primește din nou legătura de activare. Răspunsul este mereu 200, și când adresa nu există.
 *
 * Отправляет по e-mail ключ, действующий один час, до следующего; неподтверждённая регистрация снова получает ссылку активации. Ответ всегда 200, даже если адреса нет.
 *
 * Mails a key that is valid for an hour, until the next one; a registration that waits gets its activation again. The answer is always 200, also where there is no such address.
 */
export const accountRequestReset = (client: Client, call: Call<t.AccountRequestResetData>) =>
  client.send<t.AccountRequestResetResponses>({"service":"notifications","id":"account.requestReset","method":"POST","path":"/api/account/reset-password/init","body":"json"}, call);

/**
 * Activarea contului
 *
 * Cheia vine prin e-mail și merge o singură dată; una necunoscută, expirată sau folosită este 400 `error.cheieGresita`.
 *
 * Ключ приходит по e-mail и действует один раз; неизвестный, просроченный или использованный — 400 `error.cheieGresita`.
 *
 * The key comes by mail and works once; an unknown, expired or used one is 400 `error.cheieGresita`.
 */
export const accountActivate = (client: Client, call: Call<t.AccountActivateData>) =>
  client.send<t.AccountActivateResponses>({"service":"notifications","id":"account.activate","method":"GET","path":"/api/activate"}, call);

/**
 * Înregistrarea unui cont, activat prin e-mail
 *
 * Contul este inactiv până la legătura primită prin e-mail; o înregistrare neconfirmată se șterge. Roluri nu se pot cere. Un nume sau o adresă deja folosite: 400 `error.userexists`, `error.emailexists`.
 *
 * Учётная запись неактивна до перехода по ссылке из письма; неподтверждённая регистрация удаляется. Роли запросить нельзя. Занятое имя или адрес: 400 `error.userexists`, `error.emailexists`.
 *
 * The account is inactive until the link in the mail is followed; an unconfirmed registration is removed. Roles cannot be asked for. A name or address in use: 400 `error.userexists`, `error.emailexists`.
 */
export const accountRegister = (client: Client, call: Call<t.AccountRegisterData>) =>
  client.send<t.AccountRegisterResponses>({"service":"notifications","id":"account.register","method":"POST","path":"/api/register","body":"json"}, call);
