// Written by `npm run client` from functions/documents/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"documents","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AuthenticateSignInResponses>({"service":"documents","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

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
  client.send<t.AuthenticateRenewResponses>({"service":"documents","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AccountRegisterResponses>({"service":"documents","id":"account.register","method":"POST","path":"/api/register","body":"json"}, call);

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
  client.send<t.AccountActivateResponses>({"service":"documents","id":"account.activate","method":"GET","path":"/api/activate"}, call);

/**
 * Pagina din mesajul de activare
 */
export const accountReadActivationPage = (client: Client, call?: Call<t.AccountReadActivationPageData>) =>
  client.send<t.AccountReadActivationPageResponses>({"service":"documents","id":"account.readActivationPage","method":"GET","path":"/api/account/activate"}, call);

/**
 * Contul propriu
 */
export const accountRead = (client: Client, call?: Call<t.AccountReadData>) =>
  client.send<t.AccountReadResponses>({"service":"documents","id":"account.read","method":"GET","path":"/api/account","schemes":["userToken"]}, call);

/**
 * Schimbarea contului propriu
 *
 * Numele și fotografia absente se șterg, adresa și limba absente rămân; `login` și `authorities` nu se schimbă aici.
 *
 * Отсутствующие имя и фотография удаляются, отсутствующие адрес и язык остаются; `login` и `authorities` здесь не меняются.
 *
 * Absent names and picture are removed, an absent address and language stay; `login` and `authorities` do not change here.
 */
export const accountReplace = (client: Client, call: Call<t.AccountReplaceData>) =>
  client.send<t.AccountReplaceResponses>({"service":"documents","id":"account.replace","method":"POST","path":"/api/account","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Schimbarea parolei; încheie toate tokenurile
 *
 * Încheie toate tokenurile contului, și pe cel folosit acum. O parolă actuală greșită sau una nouă nepermisă: 400 `error.invalidpassword`.
 *
 * Завершает все токены учётной записи, включая текущий. Неверный текущий или недопустимый новый пароль: 400 `error.invalidpassword`.
 *
 * Ends all tokens of the account, the one in use included. A wrong current password, or a new one that is not allowed: 400 `error.invalidpassword`.
 */
export const accountChangePassword = (client: Client, call: Call<t.AccountChangePasswordData>) =>
  client.send<t.AccountChangePasswordResponses>({"service":"documents","id":"account.changePassword","method":"POST","path":"/api/account/change-password","body":"json","schemes":["userToken"]}, call);

/**
 * Cererea unei parole noi; răspunsul nu spune dacă adresa există
 *
 * Trimite prin e-mail o cheie, valabilă o zi; o înregistrare neconfirmată primește din nou legătura de activare. Răspunsul este mereu 200, și când adresa nu există.
 *
 * Отправляет по e-mail ключ, действующий один день; неподтверждённая регистрация снова получает ссылку активации. Ответ всегда 200, даже если адреса нет.
 *
 * Mails a key that is valid for a day; a registration that waits gets its activation again. The answer is always 200, also where there is no such address.
 */
export const accountRequestReset = (client: Client, call: Call<t.AccountRequestResetData>) =>
  client.send<t.AccountRequestResetResponses>({"service":"documents","id":"account.requestReset","method":"POST","path":"/api/account/reset-password/init","body":"text"}, call);

/**
 * Pagina din mesajul pentru parola nouă
 */
export const accountReadResetPage = (client: Client, call?: Call<t.AccountReadResetPageData>) =>
  client.send<t.AccountReadResetPageResponses>({"service":"documents","id":"account.readResetPage","method":"GET","path":"/api/account/reset-password/finish"}, call);

/**
 * Parola nouă, cu cheia primită
 *
 * Cheia merge o singură dată și încheie toate tokenurile contului. O cheie greșită: 400 `error.cheieGresita`; o parolă nepermisă: 400 `error.invalidpassword`, iar cheia rămâne valabilă.
 *
 * Ключ действует один раз и завершает все токены учётной записи. Неверный ключ: 400 `error.cheieGresita`; недопустимый пароль: 400 `error.invalidpassword`, ключ остаётся действительным.
 *
 * The key works once and ends all tokens of the account. A wrong key: 400 `error.cheieGresita`; a password that is not allowed: 400 `error.invalidpassword`, and the key stays valid.
 */
export const accountFinishReset = (client: Client, call: Call<t.AccountFinishResetData>) =>
  client.send<t.AccountFinishResetResponses>({"service":"documents","id":"account.finishReset","method":"POST","path":"/api/account/reset-password/finish","body":"json"}, call);

/**
 * Conturile
 *
 * Administratorul serviciului vede toate conturile, cel al unei organizații pe ale ei.
 *
 * Администратор сервиса видит все учётные записи, администратор организации — её.
 *
 * A service administrator sees all accounts, an organization's administrator those of the organization.
 */
export const usersList = (client: Client, call?: Call<t.UsersListData>) =>
  client.send<t.UsersListResponses>({"service":"documents","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

/**
 * Un cont nou; fără parolă, persoana și-o alege prin e-mail
 *
 * Contul este activ și, fără altă indicație, în organizația administratorului. Fără `password`, unde serviciul trimite mesaje, persoana primește o cheie pentru a-și alege parola. Organizația, clientul, `hasSecret` și `adminServiciu` le dă doar administratorul serviciului: 403.
 *
 * Учётная запись активна и, если не указано иное, в организации администратора. Без `password`, если сервис отправляет письма, человек получает ключ для выбора пароля. Организацию, клиента, `hasSecret` и `adminServiciu` назначает только администратор сервиса: 403.
 *
 * The account is active and, unless said otherwise, in the administrator's organization. Without `password`, where the service sends mail, the person gets a key to choose one. Organization, client, `hasSecret` and `adminServiciu` are given by a service administrator alone: 403.
 */
export const usersCreate = (client: Client, call: Call<t.UsersCreateData>) =>
  client.send<t.UsersCreateResponses>({"service":"documents","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Schimbarea contului cu id-ul din corp
 *
 * Câmpurile absente care decid accesul rămân neschimbate; null retrage o referință. Parola și adresa altcuiva le schimbă doar administratorul serviciului, iar persoana este anunțată. Ultimul administrator al serviciului rămâne: 409.
 *
 * Отсутствующие поля, определяющие доступ, не меняются; null снимает ссылку. Пароль и адрес другого человека меняет только администратор сервиса, и человек получает уведомление. Последний администратор сервиса остаётся: 409.
 *
 * Absent fields that decide on access stay as they are; null removes a reference. Password and address of another person are changed by a service administrator alone, and the person is told. The last service administrator stays: 409.
 */
export const usersReplaceById = (client: Client, call: Call<t.UsersReplaceByIdData>) =>
  client.send<t.UsersReplaceByIdResponses>({"service":"documents","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

/**
 * Ștergerea unui cont
 *
 * Conturile din afara organizației sunt 404; ultimul administrator al serviciului nu se șterge: 409.
 *
 * Учётные записи вне организации — 404; последний администратор сервиса не удаляется: 409.
 *
 * Accounts outside the organization are 404; the last service administrator is not removed: 409.
 */
export const usersRemove = (client: Client, call: Call<t.UsersRemoveData>) =>
  client.send<t.UsersRemoveResponses>({"service":"documents","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"documents","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Schimbarea unui cont
 *
 * Ca `PUT /api/admin/users`, contul fiind cel din adresă; `login` nu se schimbă (400). O parolă nouă și o dezactivare încheie toate tokenurile contului.
 *
 * Как `PUT /api/admin/users`, учётная запись — из адреса; `login` не меняется (400). Новый пароль и отключение завершают все токены учётной записи.
 *
 * As `PUT /api/admin/users`, for the account in the address; `login` does not change (400). A new password and a deactivation end all tokens of the account.
 */
export const usersReplace = (client: Client, call: Call<t.UsersReplaceData>) =>
  client.send<t.UsersReplaceResponses>({"service":"documents","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

/**
 * Mesajul pentru o parolă nouă, la adresa persoanei
 *
 * Cheia merge la adresa contului, pe care administratorul nu o alege; cel mult câteva mesaje pe oră. O înregistrare neconfirmată primește legătura de activare, un cont dezactivat este 409.
 *
 * Ключ уходит на адрес учётной записи, который администратор не выбирает; не более нескольких писем в час. Неподтверждённая регистрация получает ссылку активации, отключённая учётная запись — 409.
 *
 * The key goes to the address of the account, which the administrator does not choose; a few mails an hour at most. A registration that waits gets its activation, a deactivated account is 409.
 */
export const usersRequestReset = (client: Client, call: Call<t.UsersRequestResetData>) =>
  client.send<t.UsersRequestResetResponses>({"service":"documents","id":"users.requestReset","method":"POST","path":"/api/admin/users/{login}/reset-password","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Utilizatorii aplicației: listă
 *
 * Administratorul serviciului vede pe toți, ceilalți oamenii organizației lor, cine nu are una doar pe sine.
 *
 * Администратор сервиса видит всех, остальные — людей своей организации, без организации — только себя.
 *
 * A service administrator sees all, others the people of their organization, who has none only themselves.
 */
export const appUsersList = (client: Client, call?: Call<t.AppUsersListData>) =>
  client.send<t.AppUsersListResponses>({"service":"documents","id":"app-users.list","method":"GET","path":"/api/app-users","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: creare
 *
 * Același cont ca la `/api/admin/users`, cu aceleași reguli. Persoana primește prin e-mail o cheie pentru a-și alege parola.
 *
 * Та же учётная запись, что и в `/api/admin/users`, с теми же правилами. Человек получает по e-mail ключ для выбора пароля.
 *
 * The same account as in `/api/admin/users`, by the same rules. The person gets a key by mail to choose a password.
 */
export const appUsersCreate = (client: Client, call: Call<t.AppUsersCreateData>) =>
  client.send<t.AppUsersCreateResponses>({"service":"documents","id":"app-users.create","method":"POST","path":"/api/app-users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Utilizatorii aplicației: număr
 */
export const appUsersCount = (client: Client, call?: Call<t.AppUsersCountData>) =>
  client.send<t.AppUsersCountResponses>({"service":"documents","id":"app-users.count","method":"GET","path":"/api/app-users/count","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: ștergere
 *
 * Șterge contul, cu apartenențele lui; ultimul administrator al serviciului nu se șterge: 409.
 *
 * Удаляет учётную запись с её членством; последний администратор сервиса не удаляется: 409.
 *
 * Removes the account and its memberships; the last service administrator is not removed: 409.
 */
export const appUsersRemove = (client: Client, call: Call<t.AppUsersRemoveData>) =>
  client.send<t.AppUsersRemoveResponses>({"service":"documents","id":"app-users.remove","method":"DELETE","path":"/api/app-users/{id}","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: citire
 */
export const appUsersRead = (client: Client, call: Call<t.AppUsersReadData>) =>
  client.send<t.AppUsersReadResponses>({"service":"documents","id":"app-users.read","method":"GET","path":"/api/app-users/{id}","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const appUsersPatch = (client: Client, call: Call<t.AppUsersPatchData>) =>
  client.send<t.AppUsersPatchResponses>({"service":"documents","id":"app-users.patch","method":"PATCH","path":"/api/app-users/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Utilizatorii aplicației: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const appUsersReplace = (client: Client, call: Call<t.AppUsersReplaceData>) =>
  client.send<t.AppUsersReplaceResponses>({"service":"documents","id":"app-users.replace","method":"PUT","path":"/api/app-users/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Începe o autentificare prin login-ul guvernamental
 *
 * Pagina păstrează `secret` și trimite persoana la `authorizationUrl`; autentificarea durează cel mult zece minute. `returnTo` este o pagină cu una dintre originile permise, altfel 400. O zonă pe care serviciul nu o are este 404. Cât timp login-ul guvernamental nu răspunde: 503 cu `Retry-After`; sesiunile deschise rămân.
 *
 * Страница хранит `secret` и направляет человека на `authorizationUrl`; вход длится не более десяти минут. `returnTo` — страница одного из разрешённых источников, иначе 400. Зона, которой у сервиса нет, — 404. Пока государственный логин не отвечает: 503 с `Retry-After`; открытые сессии остаются.
 *
 * The page keeps `secret` and sends the person to `authorizationUrl`; the sign-in takes ten minutes at most. `returnTo` is a page of an admitted origin, else 400. A zone that the service lacks is 404. While the government's login does not answer: 503 with `Retry-After`; sessions that are open live on.
 */
export const publicSessionsCreate = (client: Client, call: Call<t.PublicSessionsCreateData>) =>
  client.send<t.PublicSessionsCreateResponses>({"service":"documents","id":"public.sessions.create","method":"POST","path":"/api/v1/public/sessions","body":"json"}, call);

/**
 * Întoarcerea de la login-ul guvernamental
 *
 * 303 la `returnTo#session=<id>&code=<cod>`, sau o pagină care spune de ce nu există o sesiune.
 *
 * 303 на `returnTo#session=<id>&code=<код>` или страница с объяснением, почему сессии нет.
 *
 * 303 to `returnTo#session=<id>&code=<code>`, or a page that says why there is no session.
 */
export const publicSessionsFinish = (client: Client, call?: Call<t.PublicSessionsFinishData>) =>
  client.send<t.PublicSessionsFinishResponses>({"service":"documents","id":"public.sessions.finish","method":"GET","path":"/api/v1/public/sessions/callback"}, call);

/**
 * Tokenul sesiunii, o singură dată
 *
 * Cere `secret` al paginii care a început și `code` cu care s-a întors persoana. Sesiunea unui cetățean ține o oră, a unui funcționar opt. Un secret sau un cod greșit ori folosit este 404; după zece încercări greșite pe minut de la o adresă, 429.
 *
 * Нужны `secret` страницы, которая начала вход, и `code`, с которым человек вернулся. Сессия гражданина длится час, служащего — восемь. Неверный или использованный секрет или код — 404; после десяти неверных попыток в минуту с одного адреса — 429.
 *
 * Takes the `secret` of the page that began and the `code` with which the person came back. A citizen's session lasts an hour, an official's eight. A wrong or used secret or code is 404; after ten wrong tries a minute from one address, 429.
 */
export const publicSessionsComplete = (client: Client, call: Call<t.PublicSessionsCompleteData>) =>
  client.send<t.PublicSessionsCompleteResponses>({"service":"documents","id":"public.sessions.complete","method":"POST","path":"/api/v1/public/sessions/{id}/complete","body":"json"}, call);

/**
 * Încheierea sesiunii
 *
 * Sesiunea se încheie cu următoarea cerere. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea la login-ul guvernamental.
 *
 * Сессия завершается со следующего запроса. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственном логине.
 *
 * The session ends with the next request. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government's login too.
 */
export const citizenSessionsRemove = (client: Client, call?: Call<t.CitizenSessionsRemoveData>) =>
  client.send<t.CitizenSessionsRemoveResponses>({"service":"documents","id":"citizen.sessions.remove","method":"DELETE","path":"/api/v1/citizen/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Încheierea sesiunii
 *
 * Sesiunea se încheie cu următoarea cerere, în zonele staff și admin. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea la login-ul guvernamental. Fără sesiune, cu tokenul unui cont: 404.
 *
 * Сессия завершается со следующего запроса, в зонах staff и admin. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственном логине. Без сессии, с токеном учётной записи: 404.
 *
 * The session ends with the next request, in the zones staff and admin. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government's login too. Without a session, with the token of an account: 404.
 */
export const staffSessionsRemove = (client: Client, call?: Call<t.StaffSessionsRemoveData>) =>
  client.send<t.StaffSessionsRemoveResponses>({"service":"documents","id":"staff.sessions.remove","method":"DELETE","path":"/api/v1/staff/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Încheierea sesiunii
 *
 * Ca în zona staff: este aceeași sesiune.
 *
 * Как в зоне staff: это та же сессия.
 *
 * As in the staff zone: it is the same session.
 */
export const adminSessionsRemove = (client: Client, call?: Call<t.AdminSessionsRemoveData>) =>
  client.send<t.AdminSessionsRemoveResponses>({"service":"documents","id":"admin.sessions.remove","method":"DELETE","path":"/api/v1/admin/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Documentele pe care le puteți vedea
 *
 * Documentele din containerele proprii, cele proprii și cele partajate; alte documente PUBLIC se citesc după id. Fără `filter[status]` se arată ACTIV și ARHIVAT; cele STERS le vede cine le poate schimba.
 *
 * Документы своих контейнеров, собственные и предоставленные; другие документы PUBLIC читаются по id. Без `filter[status]` показаны ACTIV и ARHIVAT; STERS видит тот, кто может их менять.
 *
 * The documents of one's buckets, one's own and those that were granted; other PUBLIC documents are read by id. Without `filter[status]` ACTIV and ARHIVAT are shown; STERS is seen by who may change them.
 */
export const documentsList = (client: Client, call?: Call<t.DocumentsListData>) =>
  client.send<t.DocumentsListResponses>({"service":"documents","id":"documents.list","method":"GET","path":"/api/documents","schemes":["userToken"]}, call);

/**
 * Creează un document din metadate
 *
 * Documentul nu are conținut până la prima versiune (`versions.create`). Fără `bucketId` merge în containerul implicit; `cod` este unic (409) și nu se mai schimbă. Protecția se alege acum: `criptat`, `parola`, `secret`.
 *
 * До первой версии (`versions.create`) у документа нет содержимого. Без `bucketId` он попадает в контейнер по умолчанию; `cod` уникален (409) и не меняется. Защита выбирается сейчас: `criptat`, `parola`, `secret`.
 *
 * The document has no content until its first version (`versions.create`). Without `bucketId` it goes to the default bucket; `cod` is unique (409) and never changes. Protection is chosen now: `criptat`, `parola`, `secret`.
 */
export const documentsCreate = (client: Client, call: Call<t.DocumentsCreateData>) =>
  client.send<t.DocumentsCreateResponses>({"service":"documents","id":"documents.create","method":"POST","path":"/api/documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Numărul documentelor din listă
 */
export const documentsCount = (client: Client, call?: Call<t.DocumentsCountData>) =>
  client.send<t.DocumentsCountResponses>({"service":"documents","id":"documents.count","method":"GET","path":"/api/documents/count","schemes":["userToken"]}, call);

/**
 * Șterge documentul (reversibil)
 *
 * Documentul poate fi readus cu `restore`; `purge` îi elimină conținutul definitiv. Repetată, răspunde tot 204.
 *
 * Документ можно вернуть через `restore`; `purge` удаляет содержимое окончательно. При повторе снова 204.
 *
 * The document can be brought back by `restore`; `purge` removes its content for good. Repeated, it is 204 again.
 */
export const documentsRemove = (client: Client, call: Call<t.DocumentsRemoveData>) =>
  client.send<t.DocumentsRemoveResponses>({"service":"documents","id":"documents.remove","method":"DELETE","path":"/api/documents/{id}","schemes":["userToken"]}, call);

/**
 * Un document
 *
 * Un document care nu poate fi citit este 404, la fel ca unul necunoscut.
 *
 * Документ, который нельзя читать, — 404, как и неизвестный.
 *
 * A document that may not be read is 404, like an unknown one.
 */
export const documentsRead = (client: Client, call: Call<t.DocumentsReadData>) =>
  client.send<t.DocumentsReadResponses>({"service":"documents","id":"documents.read","method":"GET","path":"/api/documents/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă câmpuri
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Containerul, proprietarul și `visibility` cer drepturi de conducere, `emitentId` și `retinereLegala` administrarea: 403 numește câmpul. Un document care nu este ACTIV primește doar `retinereLegala`: altfel 409.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Контейнер, владелец и `visibility` требуют права управления, `emitentId` и `retinereLegala` — администрирования: 403 называет поле. Документ не в состоянии ACTIV принимает только `retinereLegala`: иначе 409.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Bucket, owner and `visibility` need the right to govern, `emitentId` and `retinereLegala` administration: 403 names the field. A document that is not ACTIV takes `retinereLegala` alone: else 409.
 */
export const documentsPatch = (client: Client, call: Call<t.DocumentsPatchData>) =>
  client.send<t.DocumentsPatchResponses>({"service":"documents","id":"documents.patch","method":"PATCH","path":"/api/documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Înlocuiește metadatele
 *
 * Câmpurile descriptive absente se golesc; proprietarul, containerul și accesul rămân. Un document care nu este ACTIV este refuzat: 409.
 *
 * Отсутствующие описательные поля очищаются; владелец, контейнер и доступ остаются. Документ не в состоянии ACTIV отклоняется: 409.
 *
 * Descriptive fields that are absent are cleared; owner, bucket and access stay. A document that is not ACTIV is refused: 409.
 */
export const documentsReplace = (client: Client, call: Call<t.DocumentsReplaceData>) =>
  client.send<t.DocumentsReplaceResponses>({"service":"documents","id":"documents.replace","method":"PUT","path":"/api/documents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Încarcă un document cu conținut
 *
 * Un formular cu `file` și metadate, până la limita unei cereri. Fișierele mai mari se trimit pe părți (`uploads.create`) și devin document printr-un corp JSON cu `uploadId` la aceeași adresă: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.
 *
 * Форма с `file` и метаданными, до предела одного запроса. Большие файлы отправляются по частям (`uploads.create`) и становятся документом через JSON с `uploadId` по тому же адресу: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.
 *
 * A form with `file` and metadata, up to the limit of one request. Larger files are sent in parts (`uploads.create`) and become a document by JSON with `uploadId` at the same address: `x-alternative-content`. Very large content continues in the background: 202, with its status at the address in Location.
 */
export const documentsUpload = (client: Client, call: Call<t.DocumentsUploadData>) =>
  client.send<t.DocumentsUploadResponses>({"service":"documents","id":"documents.upload","method":"POST","path":"/api/documents/upload","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Arhivează
 *
 * Doar din starea ACTIV, altfel 409. Documentul arhivat se citește, dar nu primește versiuni și schimbări până la `restore`.
 *
 * Только из состояния ACTIV, иначе 409. Архивный документ читается, но не принимает версии и изменения до `restore`.
 *
 * From ACTIV alone, else 409. An archived document is read, but takes neither versions nor changes until `restore`.
 */
export const documentsArchive = (client: Client, call: Call<t.DocumentsArchiveData>) =>
  client.send<t.DocumentsArchiveResponses>({"service":"documents","id":"documents.archive","method":"POST","path":"/api/documents/{id}/arhiveaza","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Readuce în starea ACTIV
 *
 * Din ARHIVAT sau STERS, altfel 409. Un document purjat nu se mai întoarce.
 *
 * Из ARHIVAT или STERS, иначе 409. Окончательно удалённый документ не возвращается.
 *
 * From ARHIVAT or STERS, else 409. A purged document does not come back.
 */
export const documentsRestore = (client: Client, call: Call<t.DocumentsRestoreData>) =>
  client.send<t.DocumentsRestoreResponses>({"service":"documents","id":"documents.restore","method":"POST","path":"/api/documents/{id}/restore","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Elimină definitiv conținutul
 *
 * Doar din STERS și fără `retinereLegala`, altfel 409. Șterge octeții tuturor versiunilor și nu se poate anula; înregistrarea și istoricul rămân.
 *
 * Только из STERS и без `retinereLegala`, иначе 409. Удаляет байты всех версий, отменить нельзя; запись и история остаются.
 *
 * From STERS alone and without `retinereLegala`, else 409. Deletes the bytes of all versions and cannot be undone; the record and its history stay.
 */
export const documentsPurge = (client: Client, call: Call<t.DocumentsPurgeData>) =>
  client.send<t.DocumentsPurgeResponses>({"service":"documents","id":"documents.purge","method":"POST","path":"/api/documents/{id}/purge","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conținutul curent
 *
 * Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403, după cinci greșite 429. Un document STERS este 409. Descărcarea se notează.
 *
 * Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403, после пяти неверных — 429. Документ STERS — 409. Скачивание записывается.
 *
 * Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403, after five wrong ones 429. A document that is STERS is 409. Downloads are noted.
 */
export const documentsDownload = (client: Client, call: Call<t.DocumentsDownloadData>) =>
  client.send<t.DocumentsDownloadResponses>({"service":"documents","id":"documents.download","method":"GET","path":"/api/documents/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Conținutul curent, cu parola în corp
 *
 * Ca descărcarea prin GET, cu parola în corp în loc de antet; conținutul mare este la adresa din Location (303), valabilă scurt timp.
 *
 * Как скачивание через GET, но пароль в теле вместо заголовка; большое содержимое — по адресу из Location (303), действующему недолго.
 *
 * As the download by GET, with the password in the body instead of the header; large content is at the address in Location (303), valid for a short time.
 */
export const documentsDownloadWithPassword = (client: Client, call: Call<t.DocumentsDownloadWithPasswordData>) =>
  client.send<t.DocumentsDownloadWithPasswordResponses>({"service":"documents","id":"documents.downloadWithPassword","method":"POST","path":"/api/documents/{id}/download","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * Istoricul versiunilor, cea mai nouă întâi
 *
 * Un tablou; numărul lor și paginile sunt în X-Total-Count și Link. Versiunile nu se schimbă și nu dispar.
 *
 * Массив; их число и страницы — в X-Total-Count и Link. Версии не меняются и не исчезают.
 *
 * An array; their number and the pages are in X-Total-Count and Link. Versions neither change nor disappear.
 */
export const versionsList = (client: Client, call: Call<t.VersionsListData>) =>
  client.send<t.VersionsListResponses>({"service":"documents","id":"versions.list","method":"GET","path":"/api/documents/{id}/versions","schemes":["userToken"]}, call);

/**
 * Adaugă o versiune, care devine curentă
 *
 * Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202. Protecția documentului rămâne; una diferită este refuzată. Un document care nu este ACTIV, sau un container oprit: 409.
 *
 * Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202. Защита документа сохраняется; другая отклоняется. Документ не в состоянии ACTIV или остановленный контейнер: 409.
 *
 * A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202. The document's protection stays; another one is refused. A document that is not ACTIV, or a stopped bucket: 409.
 */
export const versionsCreate = (client: Client, call: Call<t.VersionsCreateData>) =>
  client.send<t.VersionsCreateResponses>({"service":"documents","id":"versions.create","method":"POST","path":"/api/documents/{id}/versions","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conținutul unei versiuni
 *
 * Ca `documents.download`, cu numele `denumire.ext (v<n>)`; o versiune necunoscută este 404.
 *
 * Как `documents.download`, с именем `denumire.ext (v<n>)`; неизвестная версия — 404.
 *
 * As `documents.download`, named `denumire.ext (v<n>)`; an unknown version is 404.
 */
export const versionsDownload = (client: Client, call: Call<t.VersionsDownloadData>) =>
  client.send<t.VersionsDownloadResponses>({"service":"documents","id":"versions.download","method":"GET","path":"/api/documents/{id}/versions/{numar}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Conținutul unei versiuni, cu parola în corp
 *
 * Ca descărcarea versiunii prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание версии через GET, с паролем в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download of the version by GET, with the password in the body; large content is at the address in Location (303).
 */
export const versionsDownloadWithPassword = (client: Client, call: Call<t.VersionsDownloadWithPasswordData>) =>
  client.send<t.VersionsDownloadWithPasswordResponses>({"service":"documents","id":"versions.downloadWithPassword","method":"POST","path":"/api/documents/{id}/versions/{numar}/download","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * Readuce o versiune ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202, cu starea la adresa din Location. Un document care nu este ACTIV: 409.
 *
 * Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202, состояние — по адресу из Location. Документ не в состоянии ACTIV: 409.
 *
 * Adds a new version with that content; nothing is lost. Large content is copied in the background: 202, with its status at the address in Location. A document that is not ACTIV: 409.
 */
export const versionsRestore = (client: Client, call: Call<t.VersionsRestoreData>) =>
  client.send<t.VersionsRestoreResponses>({"service":"documents","id":"versions.restore","method":"POST","path":"/api/documents/{id}/versions/{numar}/restore","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Deschide o încărcare pe părți, pentru fișiere mari
 *
 * Fiecare parte se trimite cu PUT la adresa ei; toate în afară de ultima au `partSize` octeți. Apoi `documents.upload` sau `versions.create` primește `uploadId`. Cu `documentId` se refuză de la început ce s-ar refuza versiunii. Ce nu este încheiat până la `expiresAt` se șterge.
 *
 * Каждая часть отправляется PUT по своему адресу; все, кроме последней, имеют `partSize` байт. Затем `documents.upload` или `versions.create` принимает `uploadId`. С `documentId` сразу отклоняется то, что было бы отклонено для версии. Не завершённое до `expiresAt` удаляется.
 *
 * Each part is PUT to its own address; all but the last have `partSize` bytes. Then `documents.upload` or `versions.create` takes the `uploadId`. With `documentId` whatever would refuse the version refuses the upload. What is not completed by `expiresAt` is removed.
 */
export const uploadsCreate = (client: Client, call: Call<t.UploadsCreateData>) =>
  client.send<t.UploadsCreateResponses>({"service":"documents","id":"uploads.create","method":"POST","path":"/api/documents/uploads","body":"json","schemes":["userToken"]}, call);

/**
 * Starea unei încărcări
 *
 * Doar pentru cine a deschis-o. După 202 se citește până la FINALIZATA, cu documentul, sau ESUATA, cu cheia refuzului; `octeti` arată cât s-a prelucrat.
 *
 * Только для открывшего её. После 202 читается до FINALIZATA, с документом, или ESUATA, с ключом отказа; `octeti` показывает, сколько обработано.
 *
 * Only for who opened it. After a 202 it is read until FINALIZATA, with the document, or ESUATA, with the key of the refusal; `octeti` shows how much was processed.
 */
export const uploadsRead = (client: Client, call: Call<t.UploadsReadData>) =>
  client.send<t.UploadsReadResponses>({"service":"documents","id":"uploads.read","method":"GET","path":"/api/documents/uploads/{uploadId}","schemes":["userToken"]}, call);

/**
 * Evenimentele documentelor
 *
 * Evenimentele documentelor pe care le puteți citi. DESCARCAT se arată celor care pot schimba documentul.
 *
 * События документов, которые вы можете читать. DESCARCAT видят те, кто может менять документ.
 *
 * The events of the documents that you may read. DESCARCAT is shown to those who may change the document.
 */
export const evenimentDocumentsList = (client: Client, call?: Call<t.EvenimentDocumentsListData>) =>
  client.send<t.EvenimentDocumentsListResponses>({"service":"documents","id":"eveniment-documents.list","method":"GET","path":"/api/eveniment-documents","schemes":["userToken"]}, call);

/**
 * Adaugă o notă în istoricul unui document
 *
 * Pentru administratorii documentului; nota intră în lanț și nu se mai schimbă. Celelalte evenimente le scrie serviciul.
 *
 * Для администраторов документа; заметка входит в цепочку и не меняется. Остальные события пишет сервис.
 *
 * For administrators of the document; the note becomes part of the chain and does not change. All other events are written by the service.
 */
export const evenimentDocumentsCreate = (client: Client, call: Call<t.EvenimentDocumentsCreateData>) =>
  client.send<t.EvenimentDocumentsCreateResponses>({"service":"documents","id":"eveniment-documents.create","method":"POST","path":"/api/eveniment-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Numărul evenimentelor din listă
 */
export const evenimentDocumentsCount = (client: Client, call?: Call<t.EvenimentDocumentsCountData>) =>
  client.send<t.EvenimentDocumentsCountResponses>({"service":"documents","id":"eveniment-documents.count","method":"GET","path":"/api/eveniment-documents/count","schemes":["userToken"]}, call);

/**
 * Un eveniment
 */
export const evenimentDocumentsRead = (client: Client, call: Call<t.EvenimentDocumentsReadData>) =>
  client.send<t.EvenimentDocumentsReadResponses>({"service":"documents","id":"eveniment-documents.read","method":"GET","path":"/api/eveniment-documents/{id}","schemes":["userToken"]}, call);

/**
 * Verifică lanțul de evenimente al documentului
 *
 * Recalculează amprenta fiecărui eveniment și legătura cu cel dinainte; `ruptLa` este cel mai vechi care nu se potrivește. Descărcările sunt în afara lanțului.
 *
 * Пересчитывает отпечаток каждого события и связь с предыдущим; `ruptLa` — самое раннее, которое не сходится. Скачивания вне цепочки.
 *
 * Computes the hash of every event anew and its link to the one before; `ruptLa` is the oldest that does not fit. Downloads are outside the chain.
 */
export const integritateVerify = (client: Client, call: Call<t.IntegritateVerifyData>) =>
  client.send<t.IntegritateVerifyResponses>({"service":"documents","id":"integritate.verify","method":"GET","path":"/api/documents/{id}/integritate","schemes":["userToken"]}, call);

/**
 * Dă unui client sau unui utilizator acces la document
 *
 * Exact un beneficiar: un client sau un utilizator. `drept` este CITIRE sau SCRIERE; `dataExpirare` este în viitor. Cine are deja o partajare o primește cu noii termeni: 200. Un document șters: 409. Un document secret îl citesc doar cei cu `hasSecret`, și cu partajare.
 *
 * Ровно один получатель: клиент или пользователь. `drept` — CITIRE или SCRIERE; `dataExpirare` — в будущем. У кого доступ уже есть, получает его на новых условиях: 200. Удалённый документ: 409. Секретный документ читают только те, у кого есть `hasSecret`, даже с доступом.
 *
 * Exactly one beneficiary: a client or a user. `drept` is CITIRE or SCRIERE; `dataExpirare` is in the future. Who has a grant already gets it under the new terms: 200. A deleted document: 409. A secret document is read only by those with `hasSecret`, with a grant, too.
 */
export const documentsShare = (client: Client, call: Call<t.DocumentsShareData>) =>
  client.send<t.DocumentsShareResponses>({"service":"documents","id":"documents.share","method":"POST","path":"/api/documents/{id}/partajeaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * De ce poate sau nu poate cineva folosi documentul
 *
 * Pentru administratorii documentului: fiecare relație a persoanei cu documentul, dacă dă drepturi și, dacă nu, de ce: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Un login necunoscut este 404.
 *
 * Для администраторов документа: каждое отношение человека к документу, даёт ли оно права и, если нет, почему: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Неизвестный логин — 404.
 *
 * For administrators of the document: each relation of the person to it, whether it gives rights and, if not, why: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. An unknown login is 404.
 */
export const documentsReadExplanation = (client: Client, call: Call<t.DocumentsReadExplanationData>) =>
  client.send<t.DocumentsReadExplanationResponses>({"service":"documents","id":"documents.readExplanation","method":"GET","path":"/api/documents/{id}/explica-acces","schemes":["userToken"]}, call);

/**
 * Partajări: listă
 *
 * Partajările documentelor pe care le puteți partaja, și cele prin care citiți documentul altora. `filter[documentId]` și `filter[cod]` aleg un document.
 *
 * Доступы к документам, которыми вы можете делиться, и те, по которым вы читаете чужой документ. `filter[documentId]` и `filter[cod]` выбирают документ.
 *
 * The grants of the documents that you may share, and those by which you read somebody else's. `filter[documentId]` and `filter[cod]` choose a document.
 */
export const partajareDocumentsList = (client: Client, call?: Call<t.PartajareDocumentsListData>) =>
  client.send<t.PartajareDocumentsListResponses>({"service":"documents","id":"partajare-documents.list","method":"GET","path":"/api/partajare-documents","schemes":["userToken"]}, call);

/**
 * Partajări: creare
 *
 * Ca `documents.share`, cu documentul în corp.
 *
 * Как `documents.share`, с документом в теле.
 *
 * As `documents.share`, with the document in the body.
 */
export const partajareDocumentsCreate = (client: Client, call: Call<t.PartajareDocumentsCreateData>) =>
  client.send<t.PartajareDocumentsCreateResponses>({"service":"documents","id":"partajare-documents.create","method":"POST","path":"/api/partajare-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Partajări: număr
 */
export const partajareDocumentsCount = (client: Client, call?: Call<t.PartajareDocumentsCountData>) =>
  client.send<t.PartajareDocumentsCountResponses>({"service":"documents","id":"partajare-documents.count","method":"GET","path":"/api/partajare-documents/count","schemes":["userToken"]}, call);

/**
 * Partajări: ștergere
 *
 * Retrage accesul de la următoarea cerere; rămâne scris în istoricul documentului. Repetată, răspunde tot 204.
 *
 * Доступ прекращается со следующего запроса; в истории документа остаётся запись. При повторе снова 204.
 *
 * Takes the access back from the next request on; the document's history keeps it. Repeated, it is 204 again.
 */
export const partajareDocumentsRemove = (client: Client, call: Call<t.PartajareDocumentsRemoveData>) =>
  client.send<t.PartajareDocumentsRemoveResponses>({"service":"documents","id":"partajare-documents.remove","method":"DELETE","path":"/api/partajare-documents/{id}","schemes":["userToken"]}, call);

/**
 * Partajări: citire
 */
export const partajareDocumentsRead = (client: Client, call: Call<t.PartajareDocumentsReadData>) =>
  client.send<t.PartajareDocumentsReadResponses>({"service":"documents","id":"partajare-documents.read","method":"GET","path":"/api/partajare-documents/{id}","schemes":["userToken"]}, call);

/**
 * Partajări: modificare
 *
 * Schimbă `drept` sau `dataExpirare` (null: fără sfârșit); restul se ignoră.
 *
 * Меняет `drept` или `dataExpirare` (null: без срока); остальное игнорируется.
 *
 * Changes `drept` or `dataExpirare` (null: without an end); the rest is ignored.
 */
export const partajareDocumentsPatch = (client: Client, call: Call<t.PartajareDocumentsPatchData>) =>
  client.send<t.PartajareDocumentsPatchResponses>({"service":"documents","id":"partajare-documents.patch","method":"PATCH","path":"/api/partajare-documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Partajări: înlocuire
 *
 * Schimbă `drept` și `dataExpirare`; documentul și beneficiarul rămân.
 *
 * Меняет `drept` и `dataExpirare`; документ и получатель остаются.
 *
 * Changes `drept` and `dataExpirare`; the document and the beneficiary stay.
 */
export const partajareDocumentsReplace = (client: Client, call: Call<t.PartajareDocumentsReplaceData>) =>
  client.send<t.PartajareDocumentsReplaceResponses>({"service":"documents","id":"partajare-documents.replace","method":"PUT","path":"/api/partajare-documents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Documentele publice
 */
export const publicDocumentsList = (client: Client, call?: Call<t.PublicDocumentsListData>) =>
  client.send<t.PublicDocumentsListResponses>({"service":"documents","id":"public-documents.list","method":"GET","path":"/api/public/documents"}, call);

/**
 * Un document public
 */
export const publicDocumentsRead = (client: Client, call: Call<t.PublicDocumentsReadData>) =>
  client.send<t.PublicDocumentsReadResponses>({"service":"documents","id":"public-documents.read","method":"GET","path":"/api/public/documents/{id}"}, call);

/**
 * Conținutul unui document public
 *
 * Ca `documents.download`, fără autentificare, cât documentul este PUBLIC și ACTIV; orice alt document este același 404.
 *
 * Как `documents.download`, без входа, пока документ PUBLIC и ACTIV; любой другой документ — тот же 404.
 *
 * As `documents.download`, without signing in, while the document is PUBLIC and ACTIV; any other document is the same 404.
 */
export const publicDocumentsDownload = (client: Client, call: Call<t.PublicDocumentsDownloadData>) =>
  client.send<t.PublicDocumentsDownloadResponses>({"service":"documents","id":"public-documents.download","method":"GET","path":"/api/public/documents/{id}/download","isFile":true}, call);

/**
 * Conținutul unui document public, cu parola în corp
 *
 * Ca descărcarea prin GET, cu parola în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание через GET, с паролем в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download by GET, with the password in the body; large content is at the address in Location (303).
 */
export const publicDocumentsDownloadWithPassword = (client: Client, call: Call<t.PublicDocumentsDownloadWithPasswordData>) =>
  client.send<t.PublicDocumentsDownloadWithPasswordResponses>({"service":"documents","id":"public-documents.downloadWithPassword","method":"POST","path":"/api/public/documents/{id}/download","body":"json","isFile":true}, call);

/**
 * Linkurile valabile ale documentului
 */
export const linkuriList = (client: Client, call: Call<t.LinkuriListData>) =>
  client.send<t.LinkuriListResponses>({"service":"documents","id":"linkuri.list","method":"GET","path":"/api/documents/{id}/linkuri","schemes":["userToken"]}, call);

/**
 * Creează un link cu termen, arătat o singură dată
 *
 * Cine are adresa descarcă versiunea curentă, cât documentul este ACTIV și nu este SECRET. Fără `dataExpirare`: 7 zile, cel mult 90. Adresa se arată doar aici. Un document care nu este ACTIV, sau SECRET: 409.
 *
 * Имеющий адрес скачивает текущую версию, пока документ ACTIV и не SECRET. Без `dataExpirare` — 7 дней, не более 90. Адрес показывается только здесь. Документ не ACTIV или SECRET: 409.
 *
 * Whoever has the address downloads the current version, while the document is ACTIV and not SECRET. Without `dataExpirare`: 7 days, at most 90. The address is shown here alone. A document that is not ACTIV, or is SECRET: 409.
 */
export const linkuriCreate = (client: Client, call: Call<t.LinkuriCreateData>) =>
  client.send<t.LinkuriCreateResponses>({"service":"documents","id":"linkuri.create","method":"POST","path":"/api/documents/{id}/linkuri","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Revocă un link
 *
 * Linkul nu mai deschide nimic de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Ссылка перестаёт работать со следующего запроса. При повторе снова 204.
 *
 * The link opens nothing from the next request on. Repeated, it is 204 again.
 */
export const linkuriRemove = (client: Client, call: Call<t.LinkuriRemoveData>) =>
  client.send<t.LinkuriRemoveResponses>({"service":"documents","id":"linkuri.remove","method":"DELETE","path":"/api/documents/{id}/linkuri/{linkId}","schemes":["userToken"]}, call);

/**
 * Ce deschide un link
 */
export const publicLinkuriRead = (client: Client, call: Call<t.PublicLinkuriReadData>) =>
  client.send<t.PublicLinkuriReadResponses>({"service":"documents","id":"public-linkuri.read","method":"GET","path":"/api/public/linkuri/{token}"}, call);

/**
 * Conținutul documentului unui link
 *
 * Parola linkului în `X-Link-Password`, a documentului în `X-Document-Password`; lipsă sau greșită: 403. O descărcare care începe este o utilizare; părțile ei (`Range`), cerute de același cititor în cinci minute, nu se mai numără. Orice link care nu deschide este același 404.
 *
 * Пароль ссылки — в `X-Link-Password`, документа — в `X-Document-Password`; отсутствует или неверен: 403. Начатое скачивание — одно использование; его части (`Range`), запрошенные тем же читателем в течение пяти минут, не считаются. Любая недействующая ссылка — один и тот же 404.
 *
 * The password of the link in `X-Link-Password`, of the document in `X-Document-Password`; missing or wrong: 403. A download that begins is a use; its pieces (`Range`), asked for by the same reader within five minutes, are not counted. Every link that does not open is the same 404.
 */
export const publicLinkuriDownload = (client: Client, call: Call<t.PublicLinkuriDownloadData>) =>
  client.send<t.PublicLinkuriDownloadResponses>({"service":"documents","id":"public-linkuri.download","method":"GET","path":"/api/public/linkuri/{token}/download","isFile":true}, call);

/**
 * Conținutul documentului unui link, cu parolele în corp
 *
 * Ca descărcarea prin GET, cu parolele în corp; conținutul mare este la adresa din Location (303).
 *
 * Как скачивание через GET, с паролями в теле; большое содержимое — по адресу из Location (303).
 *
 * As the download by GET, with the passwords in the body; large content is at the address in Location (303).
 */
export const publicLinkuriDownloadWithPassword = (client: Client, call: Call<t.PublicLinkuriDownloadWithPasswordData>) =>
  client.send<t.PublicLinkuriDownloadWithPasswordResponses>({"service":"documents","id":"public-linkuri.downloadWithPassword","method":"POST","path":"/api/public/linkuri/{token}/download","body":"json","isFile":true}, call);

/**
 * Caută documente după cuvinte, cu fațete
 *
 * Toate cuvintele trebuie să apară în denumire, cod, etichete, descriere sau text; fiecare, de la două litere, și ca început. Diacriticele și literele mari nu contează. Se numără doar ce puteți citi, până la 10 000 exact. Întâi potrivirile în denumire și cod, apoi celelalte, apoi alte forme ale cuvintelor (`împrumuturilor`, `împrumutul`), cele mai noi înainte. Dacă nu se găsește nimic, până la două cuvinte care nu găsesc nimic se caută cu o literă schimbată, iar `correction` spune ce s-a căutat (`searched`), cuvintele (`words`) și un `q` care caută exact ce s-a scris (`exact`); ce stă între ghilimele și ce are cifre nu se schimbă. `filter[etichete|format|emitentId|status|bucketId]` restrânge (equals, in). `highlights` are fragmente HTML, cu `<mark>`, tăiate între cuvinte. O schimbare se găsește în două secunde, textul unui fișier în zece.
 *
 * Все слова должны быть в названии, коде, метках, описании или тексте; каждое, от двух букв, и как начало. Диакритика и регистр не важны. Считается только то, что вы можете читать, до 10 000 точно. Сначала совпадения в названии и коде, затем остальные, затем другие формы слов (`договоров`, `договором`), новые раньше. Если ничего не найдено, до двух слов, которые ничего не находят, ищутся с одной изменённой буквой, а `correction` говорит, что искали (`searched`), слова (`words`) и `q`, который ищет именно написанное (`exact`); то, что в кавычках, и то, где есть цифры, не меняется. `filter[etichete|format|emitentId|status|bucketId]` сужает (equals, in). `highlights` — фрагменты HTML с `<mark>`, разрезанные между словами. Изменение находится через две секунды, текст файла — через десять.
 *
 * All words must be in the name, code, labels, description or text; each, from two letters on, also as a prefix. Diacritics and case do not matter. Only what you may read is counted, exactly up to 10,000. Matches in name and code come first, then the others, then other forms of the words (`împrumuturilor`, `împrumutul`), each newest first. Where nothing is found, up to two words that find nothing are searched with one letter changed, and `correction` says what was searched (`searched`), the words (`words`) and a `q` that searches exactly what was typed (`exact`); what is in quotation marks or has digits is not changed. `filter[etichete|format|emitentId|status|bucketId]` narrows (equals, in). `highlights` has fragments of HTML with `<mark>`, cut between words. A change is found within two seconds, the text of a file within ten.
 */
export const searchList = (client: Client, call?: Call<t.SearchListData>) =>
  client.send<t.SearchListResponses>({"service":"documents","id":"search.list","method":"GET","path":"/api/search/documente","schemes":["userToken"]}, call);

/**
 * Starea refacerii indexului
 */
export const reindexRead = (client: Client, call?: Call<t.ReindexReadData>) =>
  client.send<t.ReindexReadResponses>({"service":"documents","id":"reindex.read","method":"GET","path":"/api/admin/search/reindex","schemes":["userToken"]}, call);

/**
 * Reface indexul de căutare
 *
 * Umple o generație nouă a indexului; până se termină, căutările răspund din cea veche. Una la un moment dat (409). Starea: `reindex.read`.
 *
 * Заполняет новое поколение индекса; до конца поиск отвечает из старого. По одному за раз (409). Состояние: `reindex.read`.
 *
 * Fills a new generation of the index; until it is whole, searches answer out of the old one. One at a time (409). Its progress: `reindex.read`.
 */
export const reindexRun = (client: Client, call?: Call<t.ReindexRunData>) =>
  client.send<t.ReindexRunResponses>({"service":"documents","id":"reindex.run","method":"POST","path":"/api/admin/search/reindex","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cere acces la un document după codul lui
 *
 * Cine cunoaște codul unui document cere CITIRE sau SCRIERE; decide cine îl administrează. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409 `error.areDreptul`. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429, cu Retry-After. Cel mult 50 de cereri așteaptă deodată: 409.
 *
 * Кто знает код документа, просит CITIRE или SCRIERE; решает тот, кто им управляет. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409 `error.areDreptul`. Неизвестный код: 404; после 20 за десять минут любой запрос — 429 с Retry-After. Одновременно ожидают не более 50 запросов: 409.
 *
 * Who knows a document by its code asks for CITIRE or SCRIERE; who administers it decides. A pending request for the same document is answered as it is: 200. A right that one has: 409 `error.areDreptul`. An unknown code: 404; after 20 within ten minutes every request is 429 with Retry-After. At most 50 requests wait at a time: 409.
 */
export const documentsRequestAccess = (client: Client, call: Call<t.DocumentsRequestAccessData>) =>
  client.send<t.DocumentsRequestAccessResponses>({"service":"documents","id":"documents.requestAccess","method":"POST","path":"/api/documents/cerere","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cereri de acces: listă
 *
 * Cererile proprii, fără `documentId` până la aprobare, și cele pentru documentele pe care le administrați. `filter[status]=IN_ASTEPTARE` arată ce este de decis, la orice mărime a listei.
 *
 * Собственные запросы, без `documentId` до одобрения, и запросы на документы, которыми вы управляете. `filter[status]=IN_ASTEPTARE` показывает ожидающие решения при любом размере списка.
 *
 * One's own requests, without `documentId` before the approval, and those for the documents that one administers. `filter[status]=IN_ASTEPTARE` shows what is to be decided, however long the list is.
 */
export const cerereAccesList = (client: Client, call?: Call<t.CerereAccesListData>) =>
  client.send<t.CerereAccesListResponses>({"service":"documents","id":"cerere-acces.list","method":"GET","path":"/api/cerere-acces","schemes":["userToken"]}, call);

/**
 * Cereri de acces: creare
 *
 * Ca `documents.requestAccess`, cu cererea întreagă în răspuns.
 *
 * Как `documents.requestAccess`, с полным запросом в ответе.
 *
 * As `documents.requestAccess`, answered with the whole request.
 */
export const cerereAccesCreate = (client: Client, call: Call<t.CerereAccesCreateData>) =>
  client.send<t.CerereAccesCreateResponses>({"service":"documents","id":"cerere-acces.create","method":"POST","path":"/api/cerere-acces","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Cereri de acces: număr
 */
export const cerereAccesCount = (client: Client, call?: Call<t.CerereAccesCountData>) =>
  client.send<t.CerereAccesCountResponses>({"service":"documents","id":"cerere-acces.count","method":"GET","path":"/api/cerere-acces/count","schemes":["userToken"]}, call);

/**
 * Cereri de acces: ștergere
 *
 * Retrage o cerere în așteptare: cine a făcut-o, sau cine administrează documentul. Repetată, răspunde tot 204; o cerere decisă este 409.
 *
 * Отзывает ожидающий запрос: тот, кто его сделал, или управляющий документом. При повторе снова 204; решённый запрос — 409.
 *
 * Withdraws a pending request: who made it, or who administers the document. Repeated, it is 204 again; a decided one is 409.
 */
export const cerereAccesRemove = (client: Client, call: Call<t.CerereAccesRemoveData>) =>
  client.send<t.CerereAccesRemoveResponses>({"service":"documents","id":"cerere-acces.remove","method":"DELETE","path":"/api/cerere-acces/{id}","schemes":["userToken"]}, call);

/**
 * Cereri de acces: citire
 */
export const cerereAccesRead = (client: Client, call: Call<t.CerereAccesReadData>) =>
  client.send<t.CerereAccesReadResponses>({"service":"documents","id":"cerere-acces.read","method":"GET","path":"/api/cerere-acces/{id}","schemes":["userToken"]}, call);

/**
 * Cereri de acces: modificare
 *
 * Schimbă `drept` sau `motivare` cât cererea așteaptă; restul se ignoră.
 *
 * Меняет `drept` или `motivare`, пока запрос ожидает; остальное игнорируется.
 *
 * Changes `drept` or `motivare` while the request waits; the rest is ignored.
 */
export const cerereAccesPatch = (client: Client, call: Call<t.CerereAccesPatchData>) =>
  client.send<t.CerereAccesPatchResponses>({"service":"documents","id":"cerere-acces.patch","method":"PATCH","path":"/api/cerere-acces/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Cereri de acces: înlocuire
 *
 * Cât așteaptă, cine administrează documentul schimbă `drept` și `motivare`; după decizie 409.
 *
 * Пока запрос ожидает, управляющий документом меняет `drept` и `motivare`; после решения 409.
 *
 * While it waits, who administers the document changes `drept` and `motivare`; after the decision 409.
 */
export const cerereAccesReplace = (client: Client, call: Call<t.CerereAccesReplaceData>) =>
  client.send<t.CerereAccesReplaceResponses>({"service":"documents","id":"cerere-acces.replace","method":"PUT","path":"/api/cerere-acces/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Aprobă o cerere: cine a cerut primește acces
 *
 * Pentru administratorii documentului. Persoana primește partajarea, sau cea pe care o are se lărgește; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. Ce are deja pe alt termen nu se pierde și nu se prelungește: 409 `error.partajareDiferita`. A doua decizie și un document șters: 409.
 *
 * Для администраторов документа. Человек получает доступ, или имеющийся расширяется; `drept` и `dataExpirare` заменяют запрошенное. Имеющееся на другой срок не теряется и не продлевается: 409 `error.partajareDiferita`. Второе решение и удалённый документ: 409.
 *
 * For administrators of the document. The person gets the grant, or the one that they have is widened; `drept` and `dataExpirare` replace what was asked for. What they have for another time is neither lost nor prolonged: 409 `error.partajareDiferita`. A second decision, and a deleted document: 409.
 */
export const cerereAccesApprove = (client: Client, call: Call<t.CerereAccesApproveData>) =>
  client.send<t.CerereAccesApproveResponses>({"service":"documents","id":"cerere-acces.approve","method":"POST","path":"/api/cereri/{id}/aproba","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Respinge o cerere de acces
 *
 * Pentru administratorii documentului; `motiv` îl citește cine a cerut. A doua decizie: 409.
 *
 * Для администраторов документа; `motiv` читает тот, кто просил. Второе решение: 409.
 *
 * For administrators of the document; `motiv` is read by who asked. A second decision: 409.
 */
export const cerereAccesReject = (client: Client, call: Call<t.CerereAccesRejectData>) =>
  client.send<t.CerereAccesRejectResponses>({"service":"documents","id":"cerere-acces.reject","method":"POST","path":"/api/cereri/{id}/respinge","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Începe transcrierea versiunii curente a unui document
 *
 * `tip` AUTO ia textul pe care îl are fișierul, iar paginile fără text le citește din imagine; TEXT doar primul, OCR doar al doilea. 200 când textul e gata, altfel 202, cu starea la adresa din Location. `limba` ro, ru sau en, una pentru tot; fără date de recunoaștere 409. Cel mult 300 de pagini și 200 MB: 413; alt tip de fișier 415. Un fișier deteriorat: ESUATA, cu motivul în `eroare`. Parola documentului în `X-Document-Password`.
 *
 * `tip` AUTO берёт текст, который есть в файле, а страницы без текста читает с изображения; TEXT — только первое, OCR — только второе. 200, если текст готов, иначе 202, состояние — по адресу из Location. `limba` — ro, ru или en, одна на всё; без данных распознавания 409. Не более 300 страниц и 200 МБ: 413; другой тип файла 415. Повреждённый файл: ESUATA, причина в `eroare`. Пароль документа — в `X-Document-Password`.
 *
 * `tip` AUTO takes the text that the file has, and reads pages without text from their picture; TEXT is the first alone, OCR the second. 200 when the text is ready, else 202, with its state at the address in Location. `limba` ro, ru or en, one for all; without data 409. At most 300 pages and 200 MB: 413; another type of file 415. A damaged file: ESUATA, its reason in `eroare`. The document's password in `X-Document-Password`.
 */
export const transcriereCreate = (client: Client, call: Call<t.TranscriereCreateData>) =>
  client.send<t.TranscriereCreateResponses>({"service":"documents","id":"transcriere.create","method":"POST","path":"/api/transcriere","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Începe transcrierea unui fișier trimis
 *
 * Ca `transcriere.create`, pentru un fișier care nu devine document; textul îl vede doar cine l-a trimis. Fișierul însuși nu se păstrează după citire.
 *
 * Как `transcriere.create`, для файла, который не становится документом; текст видит только отправитель. Сам файл после чтения не хранится.
 *
 * As `transcriere.create`, for a file that becomes no document; only its sender sees the text. The file itself is not kept once it was read.
 */
export const transcriereUpload = (client: Client, call: Call<t.TranscriereUploadData>) =>
  client.send<t.TranscriereUploadResponses>({"service":"documents","id":"transcriere.upload","method":"POST","path":"/api/transcriere/upload","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Textul
 */
export const transcriereReadText = (client: Client, call: Call<t.TranscriereReadTextData>) =>
  client.send<t.TranscriereReadTextResponses>({"service":"documents","id":"transcriere.readText","method":"GET","path":"/api/transcriere/{id}/text","schemes":["userToken"]}, call);

/**
 * Textul ca fișier, sau PDF-ul în care se poate căuta
 *
 * `format=pdf` este originalul cu textul recunoscut peste imagini, în care se poate căuta; există doar unde s-au citit imagini, altfel 409. Paginile textului se despart prin form feed. Cât textul nu e gata: 409, cu Retry-After. Conținutul mare este la adresa din Location (307).
 *
 * `format=pdf` — оригинал с распознанным текстом поверх изображений, по которому можно искать; есть только там, где читались изображения, иначе 409. Страницы текста разделяет form feed. Пока текст не готов: 409 с Retry-After. Большое содержимое — по адресу из Location (307).
 *
 * `format=pdf` is the original with the recognised text over its pictures, which can be searched; it is there only where pictures were read, else 409. Form feeds separate the pages of the text. While the text is not ready: 409 with Retry-After. Large content is at the address in Location (307).
 */
export const transcriereDownload = (client: Client, call: Call<t.TranscriereDownloadData>) =>
  client.send<t.TranscriereDownloadResponses>({"service":"documents","id":"transcriere.download","method":"GET","path":"/api/transcriere/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Salvează textul ca document nou
 *
 * Documentul nou are protecția (și parola) celui citit; este al celui care îl salvează. `format` txt sau pdf.
 *
 * Новый документ получает защиту (и пароль) прочитанного; он принадлежит сохранившему. `format` — txt или pdf.
 *
 * The new document has the protection (and password) of the one that was read; it belongs to who saves it. `format` txt or pdf.
 */
export const transcriereSave = (client: Client, call: Call<t.TranscriereSaveData>) =>
  client.send<t.TranscriereSaveResponses>({"service":"documents","id":"transcriere.save","method":"POST","path":"/api/transcriere/{id}/salveaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conversii: listă
 */
export const conversiesList = (client: Client, call?: Call<t.ConversiesListData>) =>
  client.send<t.ConversiesListResponses>({"service":"documents","id":"conversies.list","method":"GET","path":"/api/conversies","schemes":["userToken"]}, call);

/**
 * Conversii: creare, adică începerea unei transcrieri
 *
 * Ca `transcriere.create`, cu transcrierea în răspuns.
 *
 * Как `transcriere.create`, с записью распознавания в ответе.
 *
 * As `transcriere.create`, with the record in the answer.
 */
export const conversiesCreate = (client: Client, call: Call<t.ConversiesCreateData>) =>
  client.send<t.ConversiesCreateResponses>({"service":"documents","id":"conversies.create","method":"POST","path":"/api/conversies","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Conversii: număr
 */
export const conversiesCount = (client: Client, call?: Call<t.ConversiesCountData>) =>
  client.send<t.ConversiesCountResponses>({"service":"documents","id":"conversies.count","method":"GET","path":"/api/conversies/count","schemes":["userToken"]}, call);

/**
 * Conversii: ștergere
 *
 * O oprește și îi elimină textul; pentru cine a început-o sau administrează documentul. Repetată, răspunde tot 204.
 *
 * Останавливает и удаляет текст; для начавшего или администратора документа. При повторе снова 204.
 *
 * Cancels it and removes its text; for who started it, or administers the document. Repeated, it is 204 again.
 */
export const conversiesRemove = (client: Client, call: Call<t.ConversiesRemoveData>) =>
  client.send<t.ConversiesRemoveResponses>({"service":"documents","id":"conversies.remove","method":"DELETE","path":"/api/conversies/{id}","schemes":["userToken"]}, call);

/**
 * Conversii: citire
 */
export const conversiesRead = (client: Client, call: Call<t.ConversiesReadData>) =>
  client.send<t.ConversiesReadResponses>({"service":"documents","id":"conversies.read","method":"GET","path":"/api/conversies/{id}","schemes":["userToken"]}, call);

/**
 * Conversii: modificare
 *
 * Schimbă `denumire` (null o șterge), pentru cine a început-o; restul se ignoră.
 *
 * Меняет `denumire` (null удаляет), для начавшего; остальное игнорируется.
 *
 * Changes `denumire` (null removes it), for who started it; the rest is ignored.
 */
export const conversiesPatch = (client: Client, call: Call<t.ConversiesPatchData>) =>
  client.send<t.ConversiesPatchResponses>({"service":"documents","id":"conversies.patch","method":"PATCH","path":"/api/conversies/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Conversii: înlocuire
 *
 * Schimbă `denumire`, pentru cine a început-o; restul se ignoră.
 *
 * Меняет `denumire`, для начавшего; остальное игнорируется.
 *
 * Changes `denumire`, for who started it; the rest is ignored.
 */
export const conversiesReplace = (client: Client, call: Call<t.ConversiesReplaceData>) =>
  client.send<t.ConversiesReplaceResponses>({"service":"documents","id":"conversies.replace","method":"PUT","path":"/api/conversies/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Imaginea unei pagini a conținutului curent, PNG
 *
 * PDF, JPEG și PNG; alt tip 415, un fișier deteriorat 422, unul de peste 100 MB 413. `x-page-count` spune câte pagini sunt; una care nu există este 404. Drepturile și parola sunt ale descărcării; se notează o dată pe oră.
 *
 * PDF, JPEG и PNG; другой тип 415, повреждённый файл 422, больше 100 МБ — 413. `x-page-count` сообщает число страниц; несуществующая — 404. Права и пароль — как при скачивании; записывается раз в час.
 *
 * PDF, JPEG and PNG; another type is 415, a damaged file 422, one above 100 MB 413. `x-page-count` says how many pages there are; one that does not exist is 404. Rights and password are those of a download; it is noted once an hour.
 */
export const documentsReadPreview = (client: Client, call: Call<t.DocumentsReadPreviewData>) =>
  client.send<t.DocumentsReadPreviewResponses>({"service":"documents","id":"documents.readPreview","method":"GET","path":"/api/documents/{id}/previzualizare","isFile":true,"schemes":["userToken"]}, call);

/**
 * Semnează versiunea curentă
 *
 * Un PDF primește semnătura înăuntru (PAdES), ca versiune nouă; orice alt fișier, alături (CAdES), la `semnatura-documents.download`. Cu `numarVersiune` se semnează ce s-a văzut: altă versiune curentă este 409. Serviciul de semnare primește doar amprenta; dacă lipsește, 503 și nimic scris. Un PDF criptat, certificat sau deteriorat este 409, unul peste 50 MB 413.
 *
 * PDF получает подпись внутри (PAdES), как новую версию; любой другой файл — рядом (CAdES), по `semnatura-documents.download`. С `numarVersiune` подписывается увиденное: другая текущая версия — 409. Сервис подписи получает только хеш; если его нет — 503, и ничего не записано. Зашифрованный, заверенный или повреждённый PDF — 409, больше 50 МБ — 413.
 *
 * A PDF gets the signature inside (PAdES), as a new version; any other file beside it (CAdES), at `semnatura-documents.download`. With `numarVersiune` what was seen is signed: another current version is 409. The signing service gets the digest alone; without it 503, and nothing is written. A PDF that is encrypted, certified or damaged is 409, one above 50 MB 413.
 */
export const documentsSign = (client: Client, call: Call<t.DocumentsSignData>) =>
  client.send<t.DocumentsSignResponses>({"service":"documents","id":"documents.sign","method":"POST","path":"/api/documents/{id}/semneaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Semnături: listă
 */
export const semnaturaDocumentsList = (client: Client, call?: Call<t.SemnaturaDocumentsListData>) =>
  client.send<t.SemnaturaDocumentsListResponses>({"service":"documents","id":"semnatura-documents.list","method":"GET","path":"/api/semnatura-documents","schemes":["userToken"]}, call);

/**
 * Semnături: creare
 *
 * La fel ca `documents.sign`, cu documentul în corp.
 *
 * То же, что `documents.sign`, с документом в теле.
 *
 * The same as `documents.sign`, with the document in the body.
 */
export const semnaturaDocumentsCreate = (client: Client, call: Call<t.SemnaturaDocumentsCreateData>) =>
  client.send<t.SemnaturaDocumentsCreateResponses>({"service":"documents","id":"semnatura-documents.create","method":"POST","path":"/api/semnatura-documents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Semnături: număr
 */
export const semnaturaDocumentsCount = (client: Client, call?: Call<t.SemnaturaDocumentsCountData>) =>
  client.send<t.SemnaturaDocumentsCountResponses>({"service":"documents","id":"semnatura-documents.count","method":"GET","path":"/api/semnatura-documents/count","schemes":["userToken"]}, call);

/**
 * Semnături: ștergere
 *
 * 409 cât există conținutul; după eliminarea lui, de cine administrează documentul.
 *
 * 409, пока существует содержимое; после его удаления — тем, кто администрирует документ.
 *
 * 409 while the content exists; after its purge, by who administers the document.
 */
export const semnaturaDocumentsRemove = (client: Client, call: Call<t.SemnaturaDocumentsRemoveData>) =>
  client.send<t.SemnaturaDocumentsRemoveResponses>({"service":"documents","id":"semnatura-documents.remove","method":"DELETE","path":"/api/semnatura-documents/{id}","schemes":["userToken"]}, call);

/**
 * Semnături: citire
 */
export const semnaturaDocumentsRead = (client: Client, call: Call<t.SemnaturaDocumentsReadData>) =>
  client.send<t.SemnaturaDocumentsReadResponses>({"service":"documents","id":"semnatura-documents.read","method":"GET","path":"/api/semnatura-documents/{id}","schemes":["userToken"]}, call);

/**
 * Semnături: modificare
 *
 * Ca PUT; null golește `observatii`.
 *
 * Как PUT; null очищает `observatii`.
 *
 * As PUT; null clears `observatii`.
 */
export const semnaturaDocumentsPatch = (client: Client, call: Call<t.SemnaturaDocumentsPatchData>) =>
  client.send<t.SemnaturaDocumentsPatchResponses>({"service":"documents","id":"semnatura-documents.patch","method":"PATCH","path":"/api/semnatura-documents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Semnături: înlocuire
 *
 * Se schimbă doar `observatii`, de cine administrează documentul; restul este al semnăturii.
 *
 * Меняется только `observatii`, тем, кто администрирует документ; остальное принадлежит подписи.
 *
 * Only `observatii` changes, by who administers the document; the rest is the signature's.
 */
export const semnaturaDocumentsReplace = (client: Client, call: Call<t.SemnaturaDocumentsReplaceData>) =>
  client.send<t.SemnaturaDocumentsReplaceResponses>({"service":"documents","id":"semnatura-documents.replace","method":"PUT","path":"/api/semnatura-documents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Semnăturile documentului, cea mai nouă întâi
 */
export const semnaturaDocumentsListOfDocument = (client: Client, call: Call<t.SemnaturaDocumentsListOfDocumentData>) =>
  client.send<t.SemnaturaDocumentsListOfDocumentResponses>({"service":"documents","id":"semnatura-documents.listOfDocument","method":"GET","path":"/api/documents/{id}/semnaturi","schemes":["userToken"]}, call);

/**
 * Verifică toate semnăturile versiunii curente, și cele făcute în altă parte
 *
 * Toate semnăturile din versiunea curentă, cea mai veche întâi, și cele făcute în altă parte (`aici` false). Nu se scrie nimic.
 *
 * Все подписи текущей версии, начиная со старейшей, и сделанные в другом месте (`aici` false). Ничего не записывается.
 *
 * All signatures of the current version, oldest first, those made elsewhere too (`aici` false). Nothing is written.
 */
export const semnaturaDocumentsVerifyAll = (client: Client, call: Call<t.SemnaturaDocumentsVerifyAllData>) =>
  client.send<t.SemnaturaDocumentsVerifyAllResponses>({"service":"documents","id":"semnatura-documents.verifyAll","method":"POST","path":"/api/documents/{id}/semnaturi/verifica","schemes":["userToken"]}, call);

/**
 * Verifică semnătura din nou
 *
 * Se judecă versiunea semnată: octeții, semnătura, certificatul, datele, revocarea. `motiv` spune de ce este INVALIDA. În istoric intră prima verificare și fiecare schimbare a verdictului.
 *
 * Проверяется подписанная версия: байты, подпись, сертификат, даты, отзыв. `motiv` говорит, почему INVALIDA. В историю попадают первая проверка и каждое изменение вердикта.
 *
 * The signed version is judged: bytes, signature, certificate, dates, revocation. `motiv` says why it is INVALIDA. The first verification and each change of the verdict go into the history.
 */
export const semnaturaDocumentsVerify = (client: Client, call: Call<t.SemnaturaDocumentsVerifyData>) =>
  client.send<t.SemnaturaDocumentsVerifyResponses>({"service":"documents","id":"semnatura-documents.verify","method":"POST","path":"/api/semnaturi/{id}/verifica","schemes":["userToken"]}, call);

/**
 * Semnătura ca fișier: cea detașată, sau versiunea semnată a unui PDF
 *
 * Semnătura detașată (`.p7s`), sau pentru un PDF versiunea semnată, cu parola ei în `X-Document-Password`; descărcarea unei versiuni se notează.
 *
 * Отсоединённая подпись (`.p7s`), а для PDF — подписанная версия, с её паролем в `X-Document-Password`; скачивание версии записывается.
 *
 * The detached signature (`.p7s`), or for a PDF the signed version, with its password in `X-Document-Password`; the download of a version is noted.
 */
export const semnaturaDocumentsDownload = (client: Client, call: Call<t.SemnaturaDocumentsDownloadData>) =>
  client.send<t.SemnaturaDocumentsDownloadResponses>({"service":"documents","id":"semnatura-documents.download","method":"GET","path":"/api/semnaturi/{id}/download","isFile":true,"schemes":["userToken"]}, call);

/**
 * Conexiunile dumneavoastră
 */
export const conexiuniList = (client: Client, call?: Call<t.ConexiuniListData>) =>
  client.send<t.ConexiuniListResponses>({"service":"documents","id":"conexiuni.list","method":"GET","path":"/api/conexiuni","schemes":["userToken"]}, call);

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
 * Aici se întoarce fereastra de la furnizor. Răspunsul este mereu o pagină care se închide; o stare falsă, expirată, folosită sau a altui browser: 400.
 *
 * Сюда окно возвращается от поставщика. Ответ — всегда страница, которая закрывается; поддельное, истёкшее, использованное или чужое состояние: 400.
 *
 * The popup comes back here from the provider. The answer is always a page that closes itself; a forged, expired, used or foreign state: 400.
 */
export const conexiuniFinish = (client: Client, call: Call<t.ConexiuniFinishData>) =>
  client.send<t.ConexiuniFinishResponses>({"service":"documents","id":"conexiuni.finish","method":"GET","path":"/api/conexiuni/{furnizor}/callback"}, call);

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
 * Fișierele de la furnizor
 */
export const conexiuniListFiles = (client: Client, call: Call<t.ConexiuniListFilesData>) =>
  client.send<t.ConexiuniListFilesResponses>({"service":"documents","id":"conexiuni.listFiles","method":"GET","path":"/api/conexiuni/{furnizor}/fisiere","schemes":["userToken"]}, call);

/**
 * Importă fișiere de la un furnizor
 *
 * Până la 200 de fișiere. COPIE copiază conținutul; LEGATURA îl citește de la furnizor la fiecare descărcare. Cel mult cinci, gata în 20 de secunde: 200; altfel 202, cu adresa stării. Fiecare fișier reușește sau eșuează singur. Un singur import în curs pentru fiecare furnizor (409); documentele secrete se refuză (400).
 *
 * До 200 файлов. COPIE копирует содержимое; LEGATURA читает его у поставщика при каждом скачивании. Не более пяти, готовых за 20 секунд: 200; иначе 202 с адресом состояния. Каждый файл удаётся или нет сам по себе. Один импорт на поставщика одновременно (409); секретные документы отклоняются (400).
 *
 * Up to 200 files. COPIE copies the content; LEGATURA reads it at the provider with each download. At most five that finish in 20 seconds: 200; else 202, with the address of the status. Each file succeeds or fails by itself. One live import for each provider (409); secret documents are refused (400).
 */
export const importsCreate = (client: Client, call: Call<t.ImportsCreateData>) =>
  client.send<t.ImportsCreateResponses>({"service":"documents","id":"imports.create","method":"POST","path":"/api/documents/import","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Starea unui import
 */
export const importsRead = (client: Client, call: Call<t.ImportsReadData>) =>
  client.send<t.ImportsReadResponses>({"service":"documents","id":"imports.read","method":"GET","path":"/api/documents/import/{id}","schemes":["userToken"]}, call);

/**
 * Aduce conținutul nou al sursei ca versiune
 *
 * Doar pentru un document importat ca COPIE, cu conexiunea celui care l-a importat; altfel 409. O sursă neschimbată: `schimbat: false`, fără versiune nouă. O sursă dispărută: 404, documentul rămâne.
 *
 * Только для документа, импортированного как COPIE, с подключением импортировавшего; иначе 409. Источник не изменился: `schimbat: false`, без новой версии. Источник исчез: 404, документ остаётся.
 *
 * For a document that was imported as COPIE alone, with the connection of who imported it; else 409. A source without a change: `schimbat: false`, and no version. A source that is gone: 404, the document stays.
 */
export const importsResync = (client: Client, call: Call<t.ImportsResyncData>) =>
  client.send<t.ImportsResyncResponses>({"service":"documents","id":"imports.resync","method":"POST","path":"/api/documents/{id}/resync","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Nivelurile de acces ale utilizatorului
 *
 * L1: documente publice; L2: cele cu care aveți o legătură; L3: cele secrete, cu `hasSecret`.
 *
 * L1: публичные документы; L2: связанные с вами; L3: секретные, с `hasSecret`.
 *
 * L1: public documents; L2: those that you have a relation to; L3: secret ones, with `hasSecret`.
 */
export const aclRead = (client: Client, call?: Call<t.AclReadData>) =>
  client.send<t.AclReadResponses>({"service":"documents","id":"acl.read","method":"GET","path":"/api/acl/me","schemes":["userToken"]}, call);

/**
 * Organizația și containerele proprii
 *
 * `tier` este SERVICE pentru administratorul serviciului, ORGANIZATIE pentru membrii uneia, altfel PERSONAL. `implicit` arată containerul documentelor fără `bucketId`.
 *
 * `tier` — SERVICE для администратора сервиса, ORGANIZATIE для членов организации, иначе PERSONAL. `implicit` отмечает контейнер документов без `bucketId`.
 *
 * `tier` is SERVICE for a service administrator, ORGANIZATIE for the members of one, else PERSONAL. `implicit` marks the bucket of documents without `bucketId`.
 */
export const tenantRead = (client: Client, call?: Call<t.TenantReadData>) =>
  client.send<t.TenantReadResponses>({"service":"documents","id":"tenant.read","method":"GET","path":"/api/tenant/me","schemes":["userToken"]}, call);

/**
 * Containerele în care puteți încărca
 *
 * Doar cele pornite, cu cel implicit; niciunul pentru o organizație suspendată.
 *
 * Только включённые, вместе с контейнером по умолчанию; ни одного для приостановленной организации.
 *
 * Only those in use, with the default one; none for a suspended organization.
 */
export const tenantListBuckets = (client: Client, call?: Call<t.TenantListBucketsData>) =>
  client.send<t.TenantListBucketsResponses>({"service":"documents","id":"tenant.listBuckets","method":"GET","path":"/api/tenant/buckets","schemes":["userToken"]}, call);

/**
 * Organizațiile
 */
export const organizatiiList = (client: Client, call?: Call<t.OrganizatiiListData>) =>
  client.send<t.OrganizatiiListResponses>({"service":"documents","id":"organizatii.list","method":"GET","path":"/api/admin/organizatii","schemes":["userToken"]}, call);

/**
 * O organizație nouă
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const organizatiiCreate = (client: Client, call: Call<t.OrganizatiiCreateData>) =>
  client.send<t.OrganizatiiCreateResponses>({"service":"documents","id":"organizatii.create","method":"POST","path":"/api/admin/organizatii","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * O organizație
 */
export const organizatiiRead = (client: Client, call: Call<t.OrganizatiiReadData>) =>
  client.send<t.OrganizatiiReadResponses>({"service":"documents","id":"organizatii.read","method":"GET","path":"/api/admin/organizatii/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă o organizație
 *
 * `cod` nu se schimbă; `idno` și `statut` absente rămân. Un IDNO al altei organizații este 409.
 *
 * `cod` не меняется; отсутствующие `idno` и `statut` остаются. IDNO другой организации — 409.
 *
 * `cod` does not change; an absent `idno` or `statut` stays. Another organization's IDNO is 409.
 */
export const organizatiiReplace = (client: Client, call: Call<t.OrganizatiiReplaceData>) =>
  client.send<t.OrganizatiiReplaceResponses>({"service":"documents","id":"organizatii.replace","method":"PUT","path":"/api/admin/organizatii/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Suspendă sau reactivează o organizație
 *
 * Oamenii unei organizații SUSPENDAT citesc în continuare, dar nu mai scriu: 403.
 *
 * Люди организации SUSPENDAT продолжают читать, но не пишут: 403.
 *
 * The people of an organization that is SUSPENDAT go on reading, but do not write: 403.
 */
export const organizatiiSetStatut = (client: Client, call: Call<t.OrganizatiiSetStatutData>) =>
  client.send<t.OrganizatiiSetStatutResponses>({"service":"documents","id":"organizatii.setStatut","method":"PUT","path":"/api/admin/organizatii/{id}/statut","body":"json","schemes":["userToken"]}, call);

/**
 * Containerele administrate
 */
export const bucketsList = (client: Client, call?: Call<t.BucketsListData>) =>
  client.send<t.BucketsListResponses>({"service":"documents","id":"buckets.list","method":"GET","path":"/api/admin/buckets","schemes":["userToken"]}, call);

/**
 * Un container nou
 *
 * Administratorul unei organizații poate lăsa `organizatieId`; alta este 403. Cu `endpoint`, sau doar `regiune` pentru AWS, conținutul stă în depozitul propriu; `secret` nu se mai arată niciodată.
 *
 * Администратор организации может не указывать `organizatieId`; чужая — 403. С `endpoint` или только `regiune` для AWS содержимое лежит в собственном хранилище; `secret` больше никогда не показывается.
 *
 * An organization's administrator may leave out `organizatieId`; another one is 403. With an `endpoint`, or a `regiune` alone for AWS, content lies in a store of one's own; `secret` is never shown again.
 */
export const bucketsCreate = (client: Client, call: Call<t.BucketsCreateData>) =>
  client.send<t.BucketsCreateResponses>({"service":"documents","id":"buckets.create","method":"POST","path":"/api/admin/buckets","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Un container
 */
export const bucketsRead = (client: Client, call: Call<t.BucketsReadData>) =>
  client.send<t.BucketsReadResponses>({"service":"documents","id":"buckets.read","method":"GET","path":"/api/admin/buckets/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă sau mută un container, conexiunea S3
 *
 * Câmpurile absente ale conexiunii rămân, null le șterge; documentele de până acum rămân în depozitul lor. Doar administratorul serviciului mută un container: accesul se schimbă pe loc, iar membrii altor organizații sunt scoși.
 *
 * Отсутствующие поля подключения остаются, null их удаляет; прежние документы остаются в своём хранилище. Переносит контейнер только администратор сервиса: доступ меняется сразу, участники других организаций исключаются.
 *
 * Absent fields of the connection stay, null removes them; the documents of before stay in their store. Only a service administrator moves a bucket: access changes at once, and members of other organizations are removed.
 */
export const bucketsReplace = (client: Client, call: Call<t.BucketsReplaceData>) =>
  client.send<t.BucketsReplaceResponses>({"service":"documents","id":"buckets.replace","method":"PUT","path":"/api/admin/buckets/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Pornește sau oprește încărcările
 *
 * Un container oprit refuză încărcările (409); descărcările merg în continuare.
 *
 * Остановленный контейнер отклоняет загрузки (409); скачивание продолжает работать.
 *
 * A stopped bucket refuses uploads (409); downloads go on working.
 */
export const bucketsSetActive = (client: Client, call: Call<t.BucketsSetActiveData>) =>
  client.send<t.BucketsSetActiveResponses>({"service":"documents","id":"buckets.setActive","method":"PUT","path":"/api/admin/buckets/{id}/activ","body":"json","schemes":["userToken"]}, call);

/**
 * Membrii unui container
 */
export const bucketAccesList = (client: Client, call: Call<t.BucketAccesListData>) =>
  client.send<t.BucketAccesListResponses>({"service":"documents","id":"bucket-acces.list","method":"GET","path":"/api/admin/bucket-acces","schemes":["userToken"]}, call);

/**
 * Dă acces la un container
 *
 * Persoana este din organizația containerului, în cel al platformei oricine; alta este 400, o a doua apartenență 409.
 *
 * Человек — из организации контейнера, в контейнере платформы — любой; иначе 400, второе членство — 409.
 *
 * The person is of the bucket's organization, in the platform's bucket anybody; another one is 400, a second membership 409.
 */
export const bucketAccesCreate = (client: Client, call: Call<t.BucketAccesCreateData>) =>
  client.send<t.BucketAccesCreateResponses>({"service":"documents","id":"bucket-acces.create","method":"POST","path":"/api/admin/bucket-acces","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Retrage accesul
 *
 * Accesul se încheie de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Доступ прекращается со следующего запроса. При повторе снова 204.
 *
 * Access ends with the next request. Repeated, it is 204 again.
 */
export const bucketAccesRemove = (client: Client, call: Call<t.BucketAccesRemoveData>) =>
  client.send<t.BucketAccesRemoveResponses>({"service":"documents","id":"bucket-acces.remove","method":"DELETE","path":"/api/admin/bucket-acces/{id}","schemes":["userToken"]}, call);

/**
 * Utilizatorii și organizațiile lor
 */
export const tenantUsersList = (client: Client, call?: Call<t.TenantUsersListData>) =>
  client.send<t.TenantUsersListResponses>({"service":"documents","id":"tenant-users.list","method":"GET","path":"/api/admin/tenant-users","schemes":["userToken"]}, call);

/**
 * Înscrie utilizatorul într-o organizație sau îl eliberează
 *
 * Doar administratorul serviciului înscrie; cel al organizației poate elibera pe ai săi, cu `organizatieId: null`. Cine pleacă pierde apartenențele la containere și rolul de administrator.
 *
 * Зачисляет только администратор сервиса; администратор организации может отпустить своих, с `organizatieId: null`. Уходящий теряет членство в контейнерах и роль администратора.
 *
 * Only a service administrator enrols; an organization's administrator may release their own people, by `organizatieId: null`. Who leaves loses their memberships in buckets and the role of an administrator.
 */
export const tenantUsersAssign = (client: Client, call: Call<t.TenantUsersAssignData>) =>
  client.send<t.TenantUsersAssignResponses>({"service":"documents","id":"tenant-users.assign","method":"PUT","path":"/api/admin/tenant-users/{id}/organizatie","body":"json","schemes":["userToken"]}, call);

/**
 * Clienți: listă
 *
 * Registrul îl vede administratorul serviciului. Ceilalți se văd pe sine; cine lucrează pentru o instituție găsește un client doar după `filter[idnp]`, `filter[idno]` sau `filter[id]` exact, iar căutarea se notează.
 *
 * Реестр видит администратор сервиса. Остальные видят себя; работающий в учреждении находит клиента только по точному `filter[idnp]`, `filter[idno]` или `filter[id]`, и поиск записывается.
 *
 * The register is seen by service administrators. Others see themselves; who works for an institution finds a client by an exact `filter[idnp]`, `filter[idno]` or `filter[id]` alone, and the look-up is noted.
 */
export const clientsList = (client: Client, call?: Call<t.ClientsListData>) =>
  client.send<t.ClientsListResponses>({"service":"documents","id":"clients.list","method":"GET","path":"/api/clients","schemes":["userToken"]}, call);

/**
 * Clienți: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const clientsCreate = (client: Client, call: Call<t.ClientsCreateData>) =>
  client.send<t.ClientsCreateResponses>({"service":"documents","id":"clients.create","method":"POST","path":"/api/clients","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Clienți: număr
 */
export const clientsCount = (client: Client, call?: Call<t.ClientsCountData>) =>
  client.send<t.ClientsCountResponses>({"service":"documents","id":"clients.count","method":"GET","path":"/api/clients/count","schemes":["userToken"]}, call);

/**
 * Clienți: ștergere
 *
 * Un client ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.
 *
 * Клиент, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.
 *
 * A client who has documents is not removed (409), but retired by `activ: false`. The history stays.
 */
export const clientsRemove = (client: Client, call: Call<t.ClientsRemoveData>) =>
  client.send<t.ClientsRemoveResponses>({"service":"documents","id":"clients.remove","method":"DELETE","path":"/api/clients/{id}","schemes":["userToken"]}, call);

/**
 * Clienți: citire
 *
 * Cine nu administrează serviciul și citește alt client decât pe sine este notat în istoricul lui; cine nu îl poate căuta primește 404.
 *
 * Кто не администрирует сервис и читает чужого клиента, записывается в его историю; кто не может его искать, получает 404.
 *
 * Who does not administer the service and reads another client than themselves is noted in its history; who may not look it up gets 404.
 */
export const clientsRead = (client: Client, call: Call<t.ClientsReadData>) =>
  client.send<t.ClientsReadResponses>({"service":"documents","id":"clients.read","method":"GET","path":"/api/clients/{id}","schemes":["userToken"]}, call);

/**
 * Clienți: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const clientsPatch = (client: Client, call: Call<t.ClientsPatchData>) =>
  client.send<t.ClientsPatchResponses>({"service":"documents","id":"clients.patch","method":"PATCH","path":"/api/clients/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Clienți: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const clientsReplace = (client: Client, call: Call<t.ClientsReplaceData>) =>
  client.send<t.ClientsReplaceResponses>({"service":"documents","id":"clients.replace","method":"PUT","path":"/api/clients/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Clienți: istoric, cu valorile de dinainte
 */
export const clientsListHistory = (client: Client, call: Call<t.ClientsListHistoryData>) =>
  client.send<t.ClientsListHistoryResponses>({"service":"documents","id":"clients.listHistory","method":"GET","path":"/api/clients/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Emitenți: listă
 */
export const emitentsList = (client: Client, call?: Call<t.EmitentsListData>) =>
  client.send<t.EmitentsListResponses>({"service":"documents","id":"emitents.list","method":"GET","path":"/api/emitents","schemes":["userToken"]}, call);

/**
 * Emitenți: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const emitentsCreate = (client: Client, call: Call<t.EmitentsCreateData>) =>
  client.send<t.EmitentsCreateResponses>({"service":"documents","id":"emitents.create","method":"POST","path":"/api/emitents","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Emitenți: număr
 */
export const emitentsCount = (client: Client, call?: Call<t.EmitentsCountData>) =>
  client.send<t.EmitentsCountResponses>({"service":"documents","id":"emitents.count","method":"GET","path":"/api/emitents/count","schemes":["userToken"]}, call);

/**
 * Emitenți: ștergere
 *
 * Un emitent ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.
 *
 * Издатель, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.
 *
 * An issuer that has documents is not removed (409), but retired by `activ: false`. The history stays.
 */
export const emitentsRemove = (client: Client, call: Call<t.EmitentsRemoveData>) =>
  client.send<t.EmitentsRemoveResponses>({"service":"documents","id":"emitents.remove","method":"DELETE","path":"/api/emitents/{id}","schemes":["userToken"]}, call);

/**
 * Emitenți: citire
 */
export const emitentsRead = (client: Client, call: Call<t.EmitentsReadData>) =>
  client.send<t.EmitentsReadResponses>({"service":"documents","id":"emitents.read","method":"GET","path":"/api/emitents/{id}","schemes":["userToken"]}, call);

/**
 * Emitenți: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const emitentsPatch = (client: Client, call: Call<t.EmitentsPatchData>) =>
  client.send<t.EmitentsPatchResponses>({"service":"documents","id":"emitents.patch","method":"PATCH","path":"/api/emitents/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Emitenți: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const emitentsReplace = (client: Client, call: Call<t.EmitentsReplaceData>) =>
  client.send<t.EmitentsReplaceResponses>({"service":"documents","id":"emitents.replace","method":"PUT","path":"/api/emitents/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Emitenți: istoric, cu valorile de dinainte
 */
export const emitentsListHistory = (client: Client, call: Call<t.EmitentsListHistoryData>) =>
  client.send<t.EmitentsListHistoryResponses>({"service":"documents","id":"emitents.listHistory","method":"GET","path":"/api/emitents/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Roluri: listă
 */
export const rolsList = (client: Client, call?: Call<t.RolsListData>) =>
  client.send<t.RolsListResponses>({"service":"documents","id":"rols.list","method":"GET","path":"/api/rols","schemes":["userToken"]}, call);

/**
 * Roluri: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const rolsCreate = (client: Client, call: Call<t.RolsCreateData>) =>
  client.send<t.RolsCreateResponses>({"service":"documents","id":"rols.create","method":"POST","path":"/api/rols","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Roluri: număr
 */
export const rolsCount = (client: Client, call?: Call<t.RolsCountData>) =>
  client.send<t.RolsCountResponses>({"service":"documents","id":"rols.count","method":"GET","path":"/api/rols/count","schemes":["userToken"]}, call);

/**
 * Roluri: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const rolsRemove = (client: Client, call: Call<t.RolsRemoveData>) =>
  client.send<t.RolsRemoveResponses>({"service":"documents","id":"rols.remove","method":"DELETE","path":"/api/rols/{id}","schemes":["userToken"]}, call);

/**
 * Roluri: citire
 */
export const rolsRead = (client: Client, call: Call<t.RolsReadData>) =>
  client.send<t.RolsReadResponses>({"service":"documents","id":"rols.read","method":"GET","path":"/api/rols/{id}","schemes":["userToken"]}, call);

/**
 * Roluri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const rolsPatch = (client: Client, call: Call<t.RolsPatchData>) =>
  client.send<t.RolsPatchResponses>({"service":"documents","id":"rols.patch","method":"PATCH","path":"/api/rols/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Roluri: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const rolsReplace = (client: Client, call: Call<t.RolsReplaceData>) =>
  client.send<t.RolsReplaceResponses>({"service":"documents","id":"rols.replace","method":"PUT","path":"/api/rols/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Roluri: istoric, cu valorile de dinainte
 */
export const rolsListHistory = (client: Client, call: Call<t.RolsListHistoryData>) =>
  client.send<t.RolsListHistoryResponses>({"service":"documents","id":"rols.listHistory","method":"GET","path":"/api/rols/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Autoritățile: listă
 */
export const authoritiesList = (client: Client, call?: Call<t.AuthoritiesListData>) =>
  client.send<t.AuthoritiesListResponses>({"service":"documents","id":"authorities.list","method":"GET","path":"/api/authorities","schemes":["userToken"]}, call);

/**
 * Autoritățile: creare
 *
 * O autoritate nouă se poate da conturilor și apare în `auth` al tokenurilor; în acest serviciu nu dă niciun drept. Un nume luat: 409.
 *
 * Новую роль можно дать учётным записям, она видна в `auth` токенов; прав в этом сервисе не даёт. Занятое имя: 409.
 *
 * A new authority can be given to accounts and stands in `auth` of tokens; in this service it gives no right. A taken name: 409.
 */
export const authoritiesCreate = (client: Client, call: Call<t.AuthoritiesCreateData>) =>
  client.send<t.AuthoritiesCreateResponses>({"service":"documents","id":"authorities.create","method":"POST","path":"/api/authorities","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Autoritățile: număr
 */
export const authoritiesCount = (client: Client, call?: Call<t.AuthoritiesCountData>) =>
  client.send<t.AuthoritiesCountResponses>({"service":"documents","id":"authorities.count","method":"GET","path":"/api/authorities/count","schemes":["userToken"]}, call);

/**
 * Autoritățile: ștergere
 *
 * Una pe care o are un cont este 409, ca și cele ale sistemului. Repetată după număr, răspunde tot 204.
 *
 * Роль, которая есть у учётной записи, — 409, как и системные. При повторе по номеру снова 204.
 *
 * One that an account has is 409, as those of the system are. Repeated by its number, it is 204 again.
 */
export const authoritiesRemove = (client: Client, call: Call<t.AuthoritiesRemoveData>) =>
  client.send<t.AuthoritiesRemoveResponses>({"service":"documents","id":"authorities.remove","method":"DELETE","path":"/api/authorities/{authority}","schemes":["userToken"]}, call);

/**
 * O autoritate
 */
export const authoritiesRead = (client: Client, call: Call<t.AuthoritiesReadData>) =>
  client.send<t.AuthoritiesReadResponses>({"service":"documents","id":"authorities.read","method":"GET","path":"/api/authorities/{authority}","schemes":["userToken"]}, call);

/**
 * Autoritățile: modificare
 *
 * Ca `authorities.replace`.
 *
 * Как `authorities.replace`.
 *
 * As `authorities.replace`.
 */
export const authoritiesPatch = (client: Client, call: Call<t.AuthoritiesPatchData>) =>
  client.send<t.AuthoritiesPatchResponses>({"service":"documents","id":"authorities.patch","method":"PATCH","path":"/api/authorities/{authority}","body":"merge","schemes":["userToken"]}, call);

/**
 * Autoritățile: înlocuire
 *
 * `{authority}` este numărul sau numele. Numele nu se schimbă: același este 200, altul 409. Cele ale sistemului: 409.
 *
 * `{authority}` — номер или имя. Имя не меняется: то же — 200, другое — 409. Системные: 409.
 *
 * `{authority}` is the number or the name. The name does not change: the same one is 200, another 409. Those of the system: 409.
 */
export const authoritiesReplace = (client: Client, call: Call<t.AuthoritiesReplaceData>) =>
  client.send<t.AuthoritiesReplaceResponses>({"service":"documents","id":"authorities.replace","method":"PUT","path":"/api/authorities/{authority}","body":"json","schemes":["userToken"]}, call);

/**
 * Documentele publice și cele ale emitentului
 *
 * Documentele PUBLIC ale tuturor și cele ale emitentului din token, cele noi întâi; niciodată SECRET sau STERS, orice ar cere filtrele. Cele ARHIVAT sunt doar ale emitentului.
 *
 * Документы PUBLIC всех издателей и собственные документы издателя из токена, сначала новые; никогда SECRET и STERS, что бы ни просили фильтры. ARHIVAT — только собственные.
 *
 * The PUBLIC documents of everybody and those of the token's issuer, newest first; never SECRET or STERS, whatever filters ask for. Those that are ARHIVAT are the issuer's alone.
 */
export const machineDocumentsList = (client: Client, call?: Call<t.MachineDocumentsListData>) =>
  client.send<t.MachineDocumentsListResponses>({"service":"documents","id":"machine-documents.list","method":"GET","path":"/api/v1/documents","schemes":["machineToken"]}, call);

/**
 * Depune un document al emitentului
 *
 * Un formular cu `file`, până la limita unei cereri; ce este mai mare se trimite pe părți (`machine-uploads.create`) și se încheie aici cu un corp JSON cu `uploadId`: `x-alternative-content`. Documentul este al emitentului din token, PERSONAL dacă nu se cere PUBLIC (SECRET este 400), și nu are proprietar. Un `cod` ocupat este 409, un program 415.
 *
 * Форма с `file`, до предела одного запроса; большее отправляется по частям (`machine-uploads.create`) и завершается здесь JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю из токена, он PERSONAL, если не указано PUBLIC (SECRET — 400), и не имеет владельца. Занятый `cod` — 409, программа — 415.
 *
 * A form with `file`, up to the limit of one request; what is larger is sent in parts (`machine-uploads.create`) and finished here by JSON with `uploadId`: `x-alternative-content`. The document is the issuer's of the token, PERSONAL unless PUBLIC is asked for (SECRET is 400), and has no owner. A taken `cod` is 409, a program 415.
 */
export const machineDocumentsCreate = (client: Client, call: Call<t.MachineDocumentsCreateData>) =>
  client.send<t.MachineDocumentsCreateResponses>({"service":"documents","id":"machine-documents.create","method":"POST","path":"/api/v1/documents","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Un document, după cod
 *
 * Un cod necunoscut, un document SECRET și unul care nu este al emitentului sunt același 404.
 *
 * Неизвестный код, документ SECRET и чужой документ — один и тот же 404.
 *
 * An unknown code, a SECRET document and one of another issuer are the same 404.
 */
export const machineDocumentsRead = (client: Client, call: Call<t.MachineDocumentsReadData>) =>
  client.send<t.MachineDocumentsReadResponses>({"service":"documents","id":"machine-documents.read","method":"GET","path":"/api/v1/documents/{cod}","schemes":["machineToken"]}, call);

/**
 * Conținutul curent, după cod
 *
 * Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`: fără ea sau greșită 403. Un document STERS este 409.
 *
 * Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`: без него или неверный — 403. Документ STERS — 409.
 *
 * Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`: missing or wrong is 403. A document that is STERS is 409.
 */
export const machineDocumentsDownload = (client: Client, call: Call<t.MachineDocumentsDownloadData>) =>
  client.send<t.MachineDocumentsDownloadResponses>({"service":"documents","id":"machine-documents.download","method":"GET","path":"/api/v1/documents/{cod}/continut","isFile":true,"schemes":["machineToken"]}, call);

/**
 * Istoricul versiunilor după codul documentului, cea mai nouă întâi
 */
export const machineVersionsList = (client: Client, call: Call<t.MachineVersionsListData>) =>
  client.send<t.MachineVersionsListResponses>({"service":"documents","id":"machine-versions.list","method":"GET","path":"/api/v1/documents/{cod}/versiuni","schemes":["machineToken"]}, call);

/**
 * Adaugă o versiune a unui document al emitentului
 *
 * Un formular cu `file` și `comentariu`, sau JSON cu `uploadId`: `x-alternative-content`. Ajunge documente.write: cine nu poate citi documentul îi poate adăuga versiuni. Un document care nu este ACTIV este refuzat: 409.
 *
 * Форма с `file` и `comentariu` или JSON с `uploadId`: `x-alternative-content`. Достаточно documente.write: кто не может читать документ, может добавлять версии. Документ не в состоянии ACTIV отклоняется: 409.
 *
 * A form with `file` and `comentariu`, or JSON with `uploadId`: `x-alternative-content`. documente.write is enough: who cannot read the document can add versions to it. A document that is not ACTIV is refused: 409.
 */
export const machineVersionsCreate = (client: Client, call: Call<t.MachineVersionsCreateData>) =>
  client.send<t.MachineVersionsCreateResponses>({"service":"documents","id":"machine-versions.create","method":"POST","path":"/api/v1/documents/{cod}/versiuni","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Conținutul unei versiuni, după codul documentului
 *
 * Ca descărcarea conținutului curent, și cu parola documentului.
 *
 * Как скачивание текущего содержимого, в том числе с паролем документа.
 *
 * As the download of the current content, also with the document's password.
 */
export const machineVersionsDownload = (client: Client, call: Call<t.MachineVersionsDownloadData>) =>
  client.send<t.MachineVersionsDownloadResponses>({"service":"documents","id":"machine-versions.download","method":"GET","path":"/api/v1/documents/{cod}/versiuni/{numar}/continut","isFile":true,"schemes":["machineToken"]}, call);

/**
 * Readuce o versiune a unui document al emitentului ca versiune nouă
 *
 * Conținutul versiunii devine din nou curent, ca versiune nouă; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.
 *
 * Содержимое версии снова становится текущим как новая версия; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.
 *
 * The content of the version becomes current again, as a new version; nothing is deleted. Very large content continues in the background: 202, with its status at the address in Location.
 */
export const machineVersionsRestore = (client: Client, call: Call<t.MachineVersionsRestoreData>) =>
  client.send<t.MachineVersionsRestoreResponses>({"service":"documents","id":"machine-versions.restore","method":"POST","path":"/api/v1/documents/{cod}/versiuni/{numar}/restaurare","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Deschide o încărcare pe părți a emitentului
 *
 * Fiecare parte se trimite cu PUT la adresa ei; apoi `machine-documents.create` sau `machine-versions.create` primește `uploadId`. Cu `cod` se refuză de la început ce s-ar refuza versiunii. Peste 5 GiB este 413.
 *
 * Каждая часть отправляется PUT по её адресу; затем `machine-documents.create` или `machine-versions.create` принимает `uploadId`. С `cod` сразу отклоняется то, что было бы отклонено для версии. Больше 5 ГиБ — 413.
 *
 * Each part is PUT to its address; then `machine-documents.create` or `machine-versions.create` takes the `uploadId`. With `cod` whatever would refuse the version refuses the upload. Above 5 GiB is 413.
 */
export const machineUploadsCreate = (client: Client, call: Call<t.MachineUploadsCreateData>) =>
  client.send<t.MachineUploadsCreateResponses>({"service":"documents","id":"machine-uploads.create","method":"POST","path":"/api/v1/uploads","body":"json","schemes":["machineToken"]}, call);

/**
 * Starea unei încărcări a emitentului
 */
export const machineUploadsRead = (client: Client, call: Call<t.MachineUploadsReadData>) =>
  client.send<t.MachineUploadsReadResponses>({"service":"documents","id":"machine-uploads.read","method":"GET","path":"/api/v1/uploads/{uploadId}","schemes":["machineToken"]}, call);

/**
 * Evenimentele documentelor emitentului, cel mai vechi întâi
 *
 * Evenimentele documentelor proprii ale emitentului, cel mai vechi întâi, fără descărcări și fără documentele SECRET. Se continuă cu `dupa` = `urmatorul`, până când rămâne același. Un eveniment apare după vreo 40 de secunde: atunci nimic mai vechi nu mai poate veni.
 *
 * События собственных документов издателя, сначала старые, без скачиваний и без документов SECRET. Продолжают с `dupa` = `urmatorul`, пока значение не перестанет меняться. Событие появляется примерно через 40 секунд: тогда ничего более раннего прийти уже не может.
 *
 * The events of the issuer's own documents, oldest first, without downloads and without SECRET documents. One goes on with `dupa` = `urmatorul` until it stays the same. An event appears after some 40 seconds: by then nothing older can come any more.
 */
export const machineEventsList = (client: Client, call?: Call<t.MachineEventsListData>) =>
  client.send<t.MachineEventsListResponses>({"service":"documents","id":"machine-events.list","method":"GET","path":"/api/v1/evenimente","schemes":["machineToken"]}, call);

/**
 * Clienții mașină
 *
 * Administratorul serviciului îi vede pe toți, cel al unei organizații pe cei care depun în containerele ei.
 *
 * Администратор сервиса видит всех, администратор организации — тех, кто загружает в её контейнеры.
 *
 * A service administrator sees all, an organization's those that file into its buckets.
 */
export const machineClientsList = (client: Client, call?: Call<t.MachineClientsListData>) =>
  client.send<t.MachineClientsListResponses>({"service":"documents","id":"machine-clients.list","method":"GET","path":"/api/admin/machine-clients","schemes":["userToken"]}, call);

/**
 * Un client mașină nou, cu secretul lui
 *
 * Cine îl are citește toate documentele emitentului, în afară de cele secrete. `clientSecret` se arată doar acum.
 *
 * Владелец читает все документы издателя, кроме секретных. `clientSecret` показывается только сейчас.
 *
 * Who has it reads all documents of the issuer but secret ones. `clientSecret` is shown only now.
 */
export const machineClientsCreate = (client: Client, call: Call<t.MachineClientsCreateData>) =>
  client.send<t.MachineClientsCreateResponses>({"service":"documents","id":"machine-clients.create","method":"POST","path":"/api/admin/machine-clients","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un client mașină
 *
 * Secretele și tokenurile lui se încheie de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Его секреты и токены прекращаются со следующего запроса. При повторе снова 204.
 *
 * Its secrets and tokens end with the next request. Repeated, it is 204 again.
 */
export const machineClientsRemove = (client: Client, call: Call<t.MachineClientsRemoveData>) =>
  client.send<t.MachineClientsRemoveResponses>({"service":"documents","id":"machine-clients.remove","method":"DELETE","path":"/api/admin/machine-clients/{id}","schemes":["userToken"]}, call);

/**
 * Un client mașină
 */
export const machineClientsRead = (client: Client, call: Call<t.MachineClientsReadData>) =>
  client.send<t.MachineClientsReadResponses>({"service":"documents","id":"machine-clients.read","method":"GET","path":"/api/admin/machine-clients/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă un client mașină
 *
 * Un drept retras, sau `activ: false`, se simte de la următoarea cerere; un `activ` absent rămâne.
 *
 * Отозванное право или `activ: false` действует со следующего запроса; отсутствующий `activ` остаётся.
 *
 * A scope that is taken away, or `activ: false`, is felt from the next request on; an absent `activ` stays.
 */
export const machineClientsReplace = (client: Client, call: Call<t.MachineClientsReplaceData>) =>
  client.send<t.MachineClientsReplaceResponses>({"service":"documents","id":"machine-clients.replace","method":"PUT","path":"/api/admin/machine-clients/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Pornește sau oprește un client mașină
 *
 * `false` se simte de la următoarea cerere și îl poate pune și administratorul organizației în al cărei container depune; `true`, doar administratorul serviciului.
 *
 * `false` действует со следующего запроса, его может задать и администратор организации, в чей контейнер загружает клиент; `true` — только администратор сервиса.
 *
 * `false` is felt from the next request on, and may be set by an administrator of the organization into whose bucket it files, too; `true` by service administrators alone.
 */
export const machineClientsSetActive = (client: Client, call: Call<t.MachineClientsSetActiveData>) =>
  client.send<t.MachineClientsSetActiveResponses>({"service":"documents","id":"machine-clients.setActive","method":"PUT","path":"/api/admin/machine-clients/{id}/activ","body":"json","schemes":["userToken"]}, call);

/**
 * Un secret nou; cel vechi mai este valabil o vreme
 *
 * Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie. Cel nou se arată doar acum.
 *
 * Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается. Новый показывается только сейчас.
 *
 * The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends. The new one is shown only now.
 */
export const machineClientsRotate = (client: Client, call: Call<t.MachineClientsRotateData>) =>
  client.send<t.MachineClientsRotateResponses>({"service":"documents","id":"machine-clients.rotate","method":"POST","path":"/api/admin/machine-clients/{id}/rotate","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Un token pentru o mașină
 *
 * Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. `scope` cere doar o parte din drepturi; unul pe care clientul nu îl are este 400. Tokenul este valabil o oră.
 *
 * Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. `scope` запрашивает часть прав; право, которого у клиента нет, — 400. Токен действует час.
 *
 * A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. `scope` asks for some of the scopes alone; one that the client lacks is 400. The token is valid for an hour.
 */
export const machineTokensCreate = (client: Client, call: Call<t.MachineTokensCreateData>) =>
  client.send<t.MachineTokensCreateResponses>({"service":"documents","id":"machine-tokens.create","method":"POST","path":"/api/v1/token","body":"form","schemes":["basic"]}, call);

/**
 * Șabloane: listă
 */
export const templatesList = (client: Client, call?: Call<t.TemplatesListData>) =>
  client.send<t.TemplatesListResponses>({"service":"documents","id":"templates.list","method":"GET","path":"/api/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * `{{a.b}}` este o valoare, `{{#lista}}…{{/lista}}` o listă sau ce există, `{{^lista}}…{{/lista}}` ce lipsește sau este gol. Un DOCX se trimite în base64. Ciorna este a celui care o face și a administratorilor organizației; `publicat: true` pun doar administratorii. Un cod luat: 409; un conținut care nu este șablon: 400, 415 sau 422 cu motivul.
 *
 * `{{a.b}}` — значение, `{{#lista}}…{{/lista}}` — список или то, что есть, `{{^lista}}…{{/lista}}` — то, чего нет. DOCX отправляется в base64. Черновик принадлежит автору и администраторам организации; `publicat: true` ставят только администраторы. Занятый код: 409; содержимое, не являющееся шаблоном: 400, 415 или 422 с причиной.
 *
 * `{{a.b}}` is a value, `{{#lista}}…{{/lista}}` a list or what is there, `{{^lista}}…{{/lista}}` what is absent or empty. A DOCX is sent in base64. A draft belongs to its maker and to the organization's administrators; `publicat: true` is for administrators alone. A taken code: 409; a content that is no template: 400, 415 or 422 with the reason.
 */
export const templatesCreate = (client: Client, call: Call<t.TemplatesCreateData>) =>
  client.send<t.TemplatesCreateResponses>({"service":"documents","id":"templates.create","method":"POST","path":"/api/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const templatesCount = (client: Client, call?: Call<t.TemplatesCountData>) =>
  client.send<t.TemplatesCountResponses>({"service":"documents","id":"templates.count","method":"GET","path":"/api/templates/count","schemes":["userToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Versiunile pe care le numesc documentele rămân în depozit. Repetată, răspunde tot 204.
 *
 * Версии, на которые ссылаются документы, остаются в хранилище. Повторный запрос — снова 204.
 *
 * The versions that documents name stay in the store. Repeated, it answers 204 again.
 */
export const templatesRemove = (client: Client, call: Call<t.TemplatesRemoveData>) =>
  client.send<t.TemplatesRemoveResponses>({"service":"documents","id":"templates.remove","method":"DELETE","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const templatesRead = (client: Client, call: Call<t.TemplatesReadData>) =>
  client.send<t.TemplatesReadResponses>({"service":"documents","id":"templates.read","method":"GET","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Schimbă doar câmpurile trimise; `publicat` schimbă administratorii.
 *
 * Изменяет только присланные поля; `publicat` меняют администраторы.
 *
 * Changes only the fields that are sent; `publicat` is changed by administrators.
 */
export const templatesPatch = (client: Client, call: Call<t.TemplatesPatchData>) =>
  client.send<t.TemplatesPatchResponses>({"service":"documents","id":"templates.patch","method":"PATCH","path":"/api/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Un conținut nou este o versiune nouă. Ce este publicat schimbă doar administratorii.
 *
 * Новое содержимое — новая версия. Опубликованное изменяют только администраторы.
 *
 * A new content is a new version. What is published is changed by administrators alone.
 */
export const templatesReplace = (client: Client, call: Call<t.TemplatesReplaceData>) =>
  client.send<t.TemplatesReplaceResponses>({"service":"documents","id":"templates.replace","method":"PUT","path":"/api/templates/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Șablonul ca fișier JSON
 *
 * Un fișier JSON cu conținutul; importat, dă același șablon.
 *
 * Файл JSON с содержимым; импортированный даёт тот же шаблон.
 *
 * A JSON file with the content; imported, it is the same template.
 */
export const templatesDownload = (client: Client, call: Call<t.TemplatesDownloadData>) =>
  client.send<t.TemplatesDownloadResponses>({"service":"documents","id":"templates.download","method":"GET","path":"/api/templates/{id}/export","schemes":["userToken"]}, call);

/**
 * Importă un șablon: un fișier exportat sau un DOCX
 *
 * Un fișier exportat sau un DOCX; `cod`, `denumire` și `descriere` înlocuiesc ce spune fișierul. Șablonul este o ciornă.
 *
 * Экспортированный файл или DOCX; `cod`, `denumire` и `descriere` заменяют указанное в файле. Шаблон становится черновиком.
 *
 * An exported file or a DOCX; `cod`, `denumire` and `descriere` replace what the file says. The template is a draft.
 */
export const templatesImport = (client: Client, call: Call<t.TemplatesImportData>) =>
  client.send<t.TemplatesImportResponses>({"service":"documents","id":"templates.import","method":"POST","path":"/api/templates/import","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Previzualizare: {{var}} înlocuite, ce lipsește rămâne vizibil
 *
 * Un șablon (`templateId`) sau un conținut care se scrie (`continut`, `format`). Ce lipsește rămâne vizibil. Text simplu; cu `Accept: application/json` și lista `lipsa`.
 *
 * Шаблон (`templateId`) или ещё не сохранённое содержимое (`continut`, `format`). Недостающее остаётся видимым. Простой текст; с `Accept: application/json` также список `lipsa`.
 *
 * A template (`templateId`) or a content that is being written (`continut`, `format`). What is missing stays visible. Plain text; with `Accept: application/json` also the list `lipsa`.
 */
export const templatesRender = (client: Client, call: Call<t.TemplatesRenderData>) =>
  client.send<t.TemplatesRenderResponses>({"service":"documents","id":"templates.render","method":"POST","path":"/api/templates/render","body":"json","schemes":["userToken"]}, call);

/**
 * Creează un document (PDF sau DOCX) din șablon
 *
 * Strict: fiecare valoare care lipsește este numită într-un singur 400. Documentul este al celui care îl cere; GENERAT stă în istoricul lui, cu versiunea șablonului. Un PDF dintr-un DOCX pierde aranjarea: antetul `Warning`.
 *
 * Строго: все недостающие значения названы в одном 400. Документ принадлежит запросившему; GENERAT в его истории называет версию шаблона. PDF из DOCX теряет вёрстку: заголовок `Warning`.
 *
 * Strict: one 400 names every value that is missing. The document belongs to who asks; GENERAT in its history names the template's version. A PDF of a DOCX loses its layout: the header `Warning`.
 */
export const templatesGenerate = (client: Client, call: Call<t.TemplatesGenerateData>) =>
  client.send<t.TemplatesGenerateResponses>({"service":"documents","id":"templates.generate","method":"POST","path":"/api/templates/{id}/genereaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Descarcă rezultatul, fără a crea un document
 *
 * Ca la generare, dar nu se păstrează nimic.
 *
 * Как при создании документа, но ничего не сохраняется.
 *
 * As for a document, and nothing is kept.
 */
export const templatesDownloadResult = (client: Client, call: Call<t.TemplatesDownloadResultData>) =>
  client.send<t.TemplatesDownloadResultResponses>({"service":"documents","id":"templates.downloadResult","method":"POST","path":"/api/templates/{id}/descarca","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * Șabloanele publicate
 */
export const machineTemplatesList = (client: Client, call?: Call<t.MachineTemplatesListData>) =>
  client.send<t.MachineTemplatesListResponses>({"service":"documents","id":"machine-templates.list","method":"GET","path":"/api/v1/templates","schemes":["machineToken"]}, call);

/**
 * Un șablon publicat, după cod
 */
export const machineTemplatesRead = (client: Client, call: Call<t.MachineTemplatesReadData>) =>
  client.send<t.MachineTemplatesReadResponses>({"service":"documents","id":"machine-templates.read","method":"GET","path":"/api/v1/templates/{cod}","schemes":["machineToken"]}, call);

/**
 * Completează un șablon publicat
 *
 * Ca `templates.render`, pentru un șablon publicat.
 *
 * Как `templates.render`, для опубликованного шаблона.
 *
 * As `templates.render`, for a published template.
 */
export const machineTemplatesRender = (client: Client, call: Call<t.MachineTemplatesRenderData>) =>
  client.send<t.MachineTemplatesRenderResponses>({"service":"documents","id":"machine-templates.render","method":"POST","path":"/api/v1/templates/{cod}/render","body":"json","schemes":["machineToken"]}, call);

/**
 * Arhivează, purjează și curăță ce a ajuns la termen
 *
 * Lucrează un timp mărginit și continuă la următoarea cerere, până la `terminat: true`. Administratorul unei organizații întreține doar containerele ei.
 *
 * Работает ограниченное время и продолжает при следующем запросе, до `terminat: true`. Администратор организации обслуживает только её контейнеры.
 *
 * Works for a bounded time and goes on with the next request, until `terminat: true`. An organization's administrator maintains its buckets alone.
 */
export const maintenanceRun = (client: Client, call?: Call<t.MaintenanceRunData>) =>
  client.send<t.MaintenanceRunResponses>({"service":"documents","id":"maintenance.run","method":"POST","path":"/api/admin/maintenance/run","schemes":["userToken"]}, call);

/**
 * Documentele pe care le puteți vedea
 */
export const staffDocumentsList = (client: Client, call?: Call<t.StaffDocumentsListData>) =>
  client.send<t.StaffDocumentsListResponses>({"service":"documents","id":"staff.documents.list","method":"GET","path":"/api/v1/staff/documents","schemes":["sessionToken"]}, call);

/**
 * Un document nou, cu sau fără conținut
 *
 * Metadate în JSON, sau un formular cu `file`. Fără `bucketId` documentul merge în containerul implicit; `cod` este unic (409).
 *
 * Метаданные в JSON или форма с `file`. Без `bucketId` документ попадает в контейнер по умолчанию; `cod` уникален (409).
 *
 * Metadata as JSON, or a form with `file`. Without `bucketId` the document goes to the default bucket; `cod` is unique (409).
 */
export const staffDocumentsCreate = (client: Client, call: Call<t.StaffDocumentsCreateData>) =>
  client.send<t.StaffDocumentsCreateResponses>({"service":"documents","id":"staff.documents.create","method":"POST","path":"/api/v1/staff/documents","body":"multipart","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Numărul documentelor din listă
 */
export const staffDocumentsCount = (client: Client, call?: Call<t.StaffDocumentsCountData>) =>
  client.send<t.StaffDocumentsCountResponses>({"service":"documents","id":"staff.documents.count","method":"GET","path":"/api/v1/staff/documents/count","schemes":["sessionToken"]}, call);

/**
 * Șterge documentul (reversibil)
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const staffDocumentsRemove = (client: Client, call: Call<t.StaffDocumentsRemoveData>) =>
  client.send<t.StaffDocumentsRemoveResponses>({"service":"documents","id":"staff.documents.remove","method":"DELETE","path":"/api/v1/staff/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Un document
 */
export const staffDocumentsRead = (client: Client, call: Call<t.StaffDocumentsReadData>) =>
  client.send<t.StaffDocumentsReadResponses>({"service":"documents","id":"staff.documents.read","method":"GET","path":"/api/v1/staff/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă câmpuri
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const staffDocumentsPatch = (client: Client, call: Call<t.StaffDocumentsPatchData>) =>
  client.send<t.StaffDocumentsPatchResponses>({"service":"documents","id":"staff.documents.patch","method":"PATCH","path":"/api/v1/staff/documents/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Arhivează
 *
 * Doar din starea ACTIV, altfel 409.
 *
 * Только из состояния ACTIV, иначе 409.
 *
 * From ACTIV alone, else 409.
 */
export const staffDocumentsArchive = (client: Client, call: Call<t.StaffDocumentsArchiveData>) =>
  client.send<t.StaffDocumentsArchiveResponses>({"service":"documents","id":"staff.documents.archive","method":"POST","path":"/api/v1/staff/documents/{id}/archive","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Readuce în starea ACTIV
 *
 * Din ARHIVAT sau STERS, altfel 409.
 *
 * Из ARHIVAT или STERS, иначе 409.
 *
 * From ARHIVAT or STERS, else 409.
 */
export const staffDocumentsRestore = (client: Client, call: Call<t.StaffDocumentsRestoreData>) =>
  client.send<t.StaffDocumentsRestoreResponses>({"service":"documents","id":"staff.documents.restore","method":"POST","path":"/api/v1/staff/documents/{id}/restore","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Readuce o versiune ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se pierde. Conținutul mare se copiază în fundal: 202.
 *
 * Добавляет новую версию с этим содержимым; ничего не теряется. Большое содержимое копируется в фоне: 202.
 *
 * Adds a new version with that content; nothing is lost. Large content is copied in the background: 202.
 */
export const staffDocumentsRestoreVersion = (client: Client, call: Call<t.StaffDocumentsRestoreVersionData>) =>
  client.send<t.StaffDocumentsRestoreVersionResponses>({"service":"documents","id":"staff.documents.restoreVersion","method":"POST","path":"/api/v1/staff/documents/{id}/restore-version","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Versiunile documentului, cea mai nouă întâi
 */
export const staffDocumentsListVersions = (client: Client, call: Call<t.StaffDocumentsListVersionsData>) =>
  client.send<t.StaffDocumentsListVersionsResponses>({"service":"documents","id":"staff.documents.listVersions","method":"GET","path":"/api/v1/staff/documents/{id}/versions","schemes":["sessionToken"]}, call);

/**
 * Adaugă o versiune, care devine curentă
 *
 * Un formular cu `file`, până la limita unei cereri. Protecția documentului rămâne. Un document care nu este ACTIV: 409.
 *
 * Форма с `file`, до предела одного запроса. Защита документа сохраняется. Документ не в состоянии ACTIV: 409.
 *
 * A form with `file`, up to the limit of one request. The document's protection stays. A document that is not ACTIV: 409.
 */
export const staffDocumentsCreateVersion = (client: Client, call: Call<t.StaffDocumentsCreateVersionData>) =>
  client.send<t.StaffDocumentsCreateVersionResponses>({"service":"documents","id":"staff.documents.createVersion","method":"POST","path":"/api/v1/staff/documents/{id}/versions","body":"multipart","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Istoricul documentului
 */
export const staffDocumentsListEvents = (client: Client, call: Call<t.StaffDocumentsListEventsData>) =>
  client.send<t.StaffDocumentsListEventsResponses>({"service":"documents","id":"staff.documents.listEvents","method":"GET","path":"/api/v1/staff/documents/{id}/events","schemes":["sessionToken"]}, call);

/**
 * Conținutul curent, sau al unei versiuni
 *
 * Fără `numarVersiune` conținutul curent; cel al unui document legat se citește la furnizor. Conținutul mare este la adresa din Location (303).
 *
 * Без `numarVersiune` — текущее содержимое; у связанного документа оно читается у поставщика. Большое содержимое — по адресу из Location (303).
 *
 * Without `numarVersiune` the current content; that of a linked document is read at its provider. Large content is at the address in Location (303).
 */
export const staffDocumentsDownload = (client: Client, call: Call<t.StaffDocumentsDownloadData>) =>
  client.send<t.StaffDocumentsDownloadResponses>({"service":"documents","id":"staff.documents.download","method":"GET","path":"/api/v1/staff/documents/{id}/content","isFile":true,"schemes":["sessionToken"]}, call);

/**
 * Partajările documentului
 */
export const staffDocumentsListGrants = (client: Client, call: Call<t.StaffDocumentsListGrantsData>) =>
  client.send<t.StaffDocumentsListGrantsResponses>({"service":"documents","id":"staff.documents.listGrants","method":"GET","path":"/api/v1/staff/documents/{id}/grants","schemes":["sessionToken"]}, call);

/**
 * Dă unui client sau unui utilizator acces la document
 *
 * Un beneficiar care are deja o partajare primește noii termeni: 200. Nimeni nu dă mai mult decât are.
 *
 * Получатель, у которого уже есть доступ, получает новые условия: 200. Никто не даёт больше, чем имеет.
 *
 * A beneficiary who already has a grant gets the new terms: 200. Nobody gives more than they hold.
 */
export const staffDocumentsShare = (client: Client, call: Call<t.StaffDocumentsShareData>) =>
  client.send<t.StaffDocumentsShareResponses>({"service":"documents","id":"staff.documents.share","method":"POST","path":"/api/v1/staff/documents/{id}/grants","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Retrage o partajare
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const staffGrantsRemove = (client: Client, call: Call<t.StaffGrantsRemoveData>) =>
  client.send<t.StaffGrantsRemoveResponses>({"service":"documents","id":"staff.grants.remove","method":"DELETE","path":"/api/v1/staff/grants/{id}","schemes":["sessionToken"]}, call);

/**
 * Cererile de acces
 */
export const staffAccessRequestsList = (client: Client, call?: Call<t.StaffAccessRequestsListData>) =>
  client.send<t.StaffAccessRequestsListResponses>({"service":"documents","id":"staff.access-requests.list","method":"GET","path":"/api/v1/staff/access-requests","schemes":["sessionToken"]}, call);

/**
 * O cerere de acces
 */
export const staffAccessRequestsRead = (client: Client, call: Call<t.StaffAccessRequestsReadData>) =>
  client.send<t.StaffAccessRequestsReadResponses>({"service":"documents","id":"staff.access-requests.read","method":"GET","path":"/api/v1/staff/access-requests/{id}","schemes":["sessionToken"]}, call);

/**
 * Aprobă o cerere: cine a cerut primește acces
 *
 * Pentru administratorii documentului; `drept` și `dataExpirare` înlocuiesc ce s-a cerut. A doua decizie: 409.
 *
 * Для администраторов документа; `drept` и `dataExpirare` заменяют запрошенное. Второе решение: 409.
 *
 * For administrators of the document; `drept` and `dataExpirare` replace what was asked for. A second decision: 409.
 */
export const staffAccessRequestsApprove = (client: Client, call: Call<t.StaffAccessRequestsApproveData>) =>
  client.send<t.StaffAccessRequestsApproveResponses>({"service":"documents","id":"staff.access-requests.approve","method":"POST","path":"/api/v1/staff/access-requests/{id}/approve","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Respinge o cerere de acces
 *
 * Pentru administratorii documentului; `motiv` îl citește cine a cerut. A doua decizie: 409.
 *
 * Для администраторов документа; `motiv` читает тот, кто просил. Второе решение: 409.
 *
 * For administrators of the document; `motiv` is read by who asked. A second decision: 409.
 */
export const staffAccessRequestsReject = (client: Client, call: Call<t.StaffAccessRequestsRejectData>) =>
  client.send<t.StaffAccessRequestsRejectResponses>({"service":"documents","id":"staff.access-requests.reject","method":"POST","path":"/api/v1/staff/access-requests/{id}/reject","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Documentele publice și cele ale emitentului
 */
export const appDocumentsList = (client: Client, call?: Call<t.AppDocumentsListData>) =>
  client.send<t.AppDocumentsListResponses>({"service":"documents","id":"app.documents.list","method":"GET","path":"/api/v1/app/documents","schemes":["machineToken"]}, call);

/**
 * Depune un document al emitentului
 *
 * Un formular cu `file`; o încărcare pe părți devine document printr-un corp JSON cu `uploadId`: `x-alternative-content`. Documentul aparține emitentului.
 *
 * Форма с `file`; загрузка по частям становится документом через JSON с `uploadId`: `x-alternative-content`. Документ принадлежит издателю.
 *
 * A form with `file`; an upload in parts becomes a document by JSON with `uploadId`: `x-alternative-content`. The document belongs to the issuer.
 */
export const appDocumentsCreate = (client: Client, call: Call<t.AppDocumentsCreateData>) =>
  client.send<t.AppDocumentsCreateResponses>({"service":"documents","id":"app.documents.create","method":"POST","path":"/api/v1/app/documents","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Un document, după cod
 */
export const appDocumentsRead = (client: Client, call: Call<t.AppDocumentsReadData>) =>
  client.send<t.AppDocumentsReadResponses>({"service":"documents","id":"app.documents.read","method":"GET","path":"/api/v1/app/documents/{cod}","schemes":["machineToken"]}, call);

/**
 * Conținutul curent, sau al unei versiuni, după cod
 *
 * Fără `numarVersiune` conținutul curent. Conținutul mare este la adresa din Location (303).
 *
 * Без `numarVersiune` — текущее содержимое. Большое содержимое — по адресу из Location (303).
 *
 * Without `numarVersiune` the current content. Large content is at the address in Location (303).
 */
export const appDocumentsDownload = (client: Client, call: Call<t.AppDocumentsDownloadData>) =>
  client.send<t.AppDocumentsDownloadResponses>({"service":"documents","id":"app.documents.download","method":"GET","path":"/api/v1/app/documents/{cod}/content","isFile":true,"schemes":["machineToken"]}, call);

/**
 * Readuce o versiune a unui document al emitentului ca versiune nouă
 *
 * Adaugă o versiune nouă cu acel conținut; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202.
 *
 * Добавляет новую версию с этим содержимым; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202.
 *
 * Adds a new version with that content; nothing is deleted. Very large content continues in the background: 202.
 */
export const appDocumentsRestoreVersion = (client: Client, call: Call<t.AppDocumentsRestoreVersionData>) =>
  client.send<t.AppDocumentsRestoreVersionResponses>({"service":"documents","id":"app.documents.restoreVersion","method":"POST","path":"/api/v1/app/documents/{cod}/restore-version","body":"json","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Versiunile unui document, cea mai nouă întâi
 */
export const appDocumentsListVersions = (client: Client, call: Call<t.AppDocumentsListVersionsData>) =>
  client.send<t.AppDocumentsListVersionsResponses>({"service":"documents","id":"app.documents.listVersions","method":"GET","path":"/api/v1/app/documents/{cod}/versions","schemes":["machineToken"]}, call);

/**
 * Adaugă o versiune a unui document al emitentului
 *
 * Un formular cu `file`; o încărcare pe părți devine versiune printr-un corp JSON cu `uploadId`: `x-alternative-content`. Conținutul foarte mare continuă în fundal: 202.
 *
 * Форма с `file`; загрузка по частям становится версией через JSON с `uploadId`: `x-alternative-content`. Очень большое содержимое обрабатывается в фоне: 202.
 *
 * A form with `file`; an upload in parts becomes a version by JSON with `uploadId`: `x-alternative-content`. Very large content continues in the background: 202.
 */
export const appDocumentsCreateVersion = (client: Client, call: Call<t.AppDocumentsCreateVersionData>) =>
  client.send<t.AppDocumentsCreateVersionResponses>({"service":"documents","id":"app.documents.createVersion","method":"POST","path":"/api/v1/app/documents/{cod}/versions","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Cere eliminarea definitivă a conținutului
 *
 * Răspunsul este cererea de aprobare; conținutul se elimină când un alt administrator o aprobă, dacă documentul nu s-a schimbat între timp. Doar din STERS și fără `retinereLegala`, altfel 409.
 *
 * Ответ — запрос согласования; содержимое удаляется, когда его одобрит другой администратор, если документ не изменился за это время. Только из STERS и без `retinereLegala`, иначе 409.
 *
 * The answer is the approval that waits; the content is removed once another administrator approves it, if the document has not changed meanwhile. From STERS alone and without `retinereLegala`, else 409.
 */
export const adminDocumentsPurge = (client: Client, call: Call<t.AdminDocumentsPurgeData>) =>
  client.send<t.AdminDocumentsPurgeResponses>({"service":"documents","id":"admin.documents.purge","method":"POST","path":"/api/v1/admin/documents/{id}/purge","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Clienții mașină
 */
export const adminMachineClientsList = (client: Client, call?: Call<t.AdminMachineClientsListData>) =>
  client.send<t.AdminMachineClientsListResponses>({"service":"documents","id":"admin.machine-clients.list","method":"GET","path":"/api/v1/admin/machine-clients","schemes":["sessionToken"]}, call);

/**
 * Un client mașină nou, cu secretul lui
 *
 * Secretul se arată doar acum.
 *
 * Секрет показывается только сейчас.
 *
 * The secret is shown now alone.
 */
export const adminMachineClientsCreate = (client: Client, call: Call<t.AdminMachineClientsCreateData>) =>
  client.send<t.AdminMachineClientsCreateResponses>({"service":"documents","id":"admin.machine-clients.create","method":"POST","path":"/api/v1/admin/machine-clients","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere un secret nou; cel vechi mai este valabil o vreme
 *
 * Răspunsul este cererea de aprobare; secretul îl citește, o dată, cine a cerut, după ce un alt administrator aprobă.
 *
 * Ответ — запрос согласования; секрет один раз читает запросивший, после одобрения другим администратором.
 *
 * The answer is the approval that waits; the requester reads the secret, once, after another administrator has approved.
 */
export const adminMachineClientsRotateSecret = (client: Client, call: Call<t.AdminMachineClientsRotateSecretData>) =>
  client.send<t.AdminMachineClientsRotateSecretResponses>({"service":"documents","id":"admin.machine-clients.rotateSecret","method":"POST","path":"/api/v1/admin/machine-clients/{id}/rotate-secret","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere ștergerea unui client mașină
 *
 * Răspunsul este cererea de aprobare; clientul se șterge când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; клиент удаляется, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the client is removed once another administrator approves it.
 */
export const adminMachineClientsRemove = (client: Client, call: Call<t.AdminMachineClientsRemoveData>) =>
  client.send<t.AdminMachineClientsRemoveResponses>({"service":"documents","id":"admin.machine-clients.remove","method":"DELETE","path":"/api/v1/admin/machine-clients/{id}","schemes":["sessionToken"]}, call);

/**
 * Conturile
 */
export const adminUsersList = (client: Client, call?: Call<t.AdminUsersListData>) =>
  client.send<t.AdminUsersListResponses>({"service":"documents","id":"admin.users.list","method":"GET","path":"/api/v1/admin/users","schemes":["sessionToken"]}, call);

/**
 * Un cont nou; fără parolă, persoana și-o alege prin e-mail
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminUsersCreate = (client: Client, call: Call<t.AdminUsersCreateData>) =>
  client.send<t.AdminUsersCreateResponses>({"service":"documents","id":"admin.users.create","method":"POST","path":"/api/v1/admin/users","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere ștergerea unui cont
 *
 * Răspunsul este cererea de aprobare; contul se șterge când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; учётная запись удаляется, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the account is removed once another administrator approves it.
 */
export const adminUsersRemove = (client: Client, call: Call<t.AdminUsersRemoveData>) =>
  client.send<t.AdminUsersRemoveResponses>({"service":"documents","id":"admin.users.remove","method":"DELETE","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

/**
 * Un cont
 */
export const adminUsersRead = (client: Client, call: Call<t.AdminUsersReadData>) =>
  client.send<t.AdminUsersReadResponses>({"service":"documents","id":"admin.users.read","method":"GET","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

/**
 * Schimbarea unui cont
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminUsersReplace = (client: Client, call: Call<t.AdminUsersReplaceData>) =>
  client.send<t.AdminUsersReplaceResponses>({"service":"documents","id":"admin.users.replace","method":"PUT","path":"/api/v1/admin/users/{login}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Organizațiile
 */
export const adminOrganizationsList = (client: Client, call?: Call<t.AdminOrganizationsListData>) =>
  client.send<t.AdminOrganizationsListResponses>({"service":"documents","id":"admin.organizations.list","method":"GET","path":"/api/v1/admin/organizations","schemes":["sessionToken"]}, call);

/**
 * O organizație nouă
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminOrganizationsCreate = (client: Client, call: Call<t.AdminOrganizationsCreateData>) =>
  client.send<t.AdminOrganizationsCreateResponses>({"service":"documents","id":"admin.organizations.create","method":"POST","path":"/api/v1/admin/organizations","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * O organizație
 */
export const adminOrganizationsRead = (client: Client, call: Call<t.AdminOrganizationsReadData>) =>
  client.send<t.AdminOrganizationsReadResponses>({"service":"documents","id":"admin.organizations.read","method":"GET","path":"/api/v1/admin/organizations/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă o organizație
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsReplace = (client: Client, call: Call<t.AdminOrganizationsReplaceData>) =>
  client.send<t.AdminOrganizationsReplaceResponses>({"service":"documents","id":"admin.organizations.replace","method":"PUT","path":"/api/v1/admin/organizations/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Cere suspendarea unei organizații
 *
 * Răspunsul este cererea de aprobare; organizația se suspendă când un alt administrator o aprobă.
 *
 * Ответ — запрос согласования; организация приостанавливается, когда его одобрит другой администратор.
 *
 * The answer is the approval that waits; the organization is suspended once another administrator approves it.
 */
export const adminOrganizationsSuspend = (client: Client, call: Call<t.AdminOrganizationsSuspendData>) =>
  client.send<t.AdminOrganizationsSuspendResponses>({"service":"documents","id":"admin.organizations.suspend","method":"POST","path":"/api/v1/admin/organizations/{id}/suspend","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Reactivează o organizație
 *
 * Oamenii și clienții ei mașină pot din nou să scrie, de la următoarea cerere.
 *
 * Её люди и машинные клиенты снова могут записывать, со следующего запроса.
 *
 * Its people and machine clients may write again, from the next request on.
 */
export const adminOrganizationsActivate = (client: Client, call: Call<t.AdminOrganizationsActivateData>) =>
  client.send<t.AdminOrganizationsActivateResponses>({"service":"documents","id":"admin.organizations.activate","method":"POST","path":"/api/v1/admin/organizations/{id}/activate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Containerele administrate
 */
export const adminBucketsList = (client: Client, call?: Call<t.AdminBucketsListData>) =>
  client.send<t.AdminBucketsListResponses>({"service":"documents","id":"admin.buckets.list","method":"GET","path":"/api/v1/admin/buckets","schemes":["sessionToken"]}, call);

/**
 * Un container nou
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminBucketsCreate = (client: Client, call: Call<t.AdminBucketsCreateData>) =>
  client.send<t.AdminBucketsCreateResponses>({"service":"documents","id":"admin.buckets.create","method":"POST","path":"/api/v1/admin/buckets","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Un container
 */
export const adminBucketsRead = (client: Client, call: Call<t.AdminBucketsReadData>) =>
  client.send<t.AdminBucketsReadResponses>({"service":"documents","id":"admin.buckets.read","method":"GET","path":"/api/v1/admin/buckets/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă sau mută un container, conexiunea S3
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminBucketsReplace = (client: Client, call: Call<t.AdminBucketsReplaceData>) =>
  client.send<t.AdminBucketsReplaceResponses>({"service":"documents","id":"admin.buckets.replace","method":"PUT","path":"/api/v1/admin/buckets/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Pornește încărcările
 *
 * Containerul primește din nou conținut nou.
 *
 * Контейнер снова принимает новое содержимое.
 *
 * The bucket takes new content again.
 */
export const adminBucketsActivate = (client: Client, call: Call<t.AdminBucketsActivateData>) =>
  client.send<t.AdminBucketsActivateResponses>({"service":"documents","id":"admin.buckets.activate","method":"POST","path":"/api/v1/admin/buckets/{id}/activate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Oprește încărcările
 *
 * Containerul nu mai primește conținut nou; ce are se citește ca înainte.
 *
 * Контейнер больше не принимает новое содержимое; имеющееся читается как прежде.
 *
 * The bucket takes no new content; what it has is read as before.
 */
export const adminBucketsDeactivate = (client: Client, call: Call<t.AdminBucketsDeactivateData>) =>
  client.send<t.AdminBucketsDeactivateResponses>({"service":"documents","id":"admin.buckets.deactivate","method":"POST","path":"/api/v1/admin/buckets/{id}/deactivate","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Membrii unui container
 *
 * `bucketId` este obligatoriu.
 *
 * `bucketId` обязателен.
 *
 * `bucketId` is required.
 */
export const adminMembershipsList = (client: Client, call?: Call<t.AdminMembershipsListData>) =>
  client.send<t.AdminMembershipsListResponses>({"service":"documents","id":"admin.memberships.list","method":"GET","path":"/api/v1/admin/memberships","schemes":["sessionToken"]}, call);

/**
 * Dă acces la un container
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminMembershipsCreate = (client: Client, call: Call<t.AdminMembershipsCreateData>) =>
  client.send<t.AdminMembershipsCreateResponses>({"service":"documents","id":"admin.memberships.create","method":"POST","path":"/api/v1/admin/memberships","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Retrage accesul
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminMembershipsRemove = (client: Client, call: Call<t.AdminMembershipsRemoveData>) =>
  client.send<t.AdminMembershipsRemoveResponses>({"service":"documents","id":"admin.memberships.remove","method":"DELETE","path":"/api/v1/admin/memberships/{id}","schemes":["sessionToken"]}, call);

/**
 * Arhivează, purjează și curăță ce a ajuns la termen
 *
 * Lucrează un timp mărginit; fără `terminat: true` urmează încă o rulare, cu altă Idempotency-Key. Administratorul unei organizații întreține doar containerele ei.
 *
 * Работает ограниченное время; без `terminat: true` нужен ещё один запуск, с другим Idempotency-Key. Администратор организации обслуживает только её контейнеры.
 *
 * Works for a bounded time; without `terminat: true` another run follows, with another Idempotency-Key. An organization's administrator maintains its buckets alone.
 */
export const adminMaintenanceRunsCreate = (client: Client, call?: Call<t.AdminMaintenanceRunsCreateData>) =>
  client.send<t.AdminMaintenanceRunsCreateResponses>({"service":"documents","id":"admin.maintenance-runs.create","method":"POST","path":"/api/v1/admin/maintenance-runs","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Lucrările din fundal: deschise și eșuate
 *
 * Din fiecare fel: cel mult 200 care așteaptă, cea mai întârziată întâi, apoi cel mult 200 eșuate, cea mai nouă întâi. Cele încheiate cu bine lipsesc. Filtre: `kind`, `esuata`.
 *
 * Каждого вида: до 200 ожидающих, самые просроченные первыми, затем до 200 неудавшихся, новые первыми. Успешно завершённых нет. Фильтры: `kind`, `esuata`.
 *
 * Of each kind: up to 200 that wait, longest overdue first, then up to 200 that failed, newest first. Those that ended well are absent. Filters: `kind`, `esuata`.
 */
export const adminJobsList = (client: Client, call?: Call<t.AdminJobsListData>) =>
  client.send<t.AdminJobsListResponses>({"service":"documents","id":"admin.jobs.list","method":"GET","path":"/api/v1/admin/jobs","schemes":["sessionToken"]}, call);

/**
 * Reia o lucrare
 *
 * O lucrare care așteaptă primește un lucrător acum; una eșuată începe din nou, cu drepturile pe care cel ce a pornit-o le are atunci. 409: este în lucru, ori nu mai are de unde începe.
 *
 * Ожидающая работа получает исполнителя сейчас; неудавшаяся начинается заново, с правами, которые тогда есть у запустившего. 409: выполняется или начать не с чего.
 *
 * A waiting job gets a worker now; a failed one begins anew, with the rights that its starter has by then. 409: it is in work, or cannot begin again.
 */
export const adminJobsRetry = (client: Client, call: Call<t.AdminJobsRetryData>) =>
  client.send<t.AdminJobsRetryResponses>({"service":"documents","id":"admin.jobs.retry","method":"POST","path":"/api/v1/admin/jobs/{kind}/{id}/retry","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cozile serviciului
 *
 * Numărate de SQS, aproximativ și cu până la un minut întârziere. `dlq` este coada mesajelor abandonate.
 *
 * Подсчитаны SQS, приблизительно и с задержкой до минуты. `dlq` — очередь оставленных сообщений.
 *
 * Counted by SQS, approximately and up to a minute late. `dlq` is the queue of dead letters.
 */
export const adminQueuesList = (client: Client, call?: Call<t.AdminQueuesListData>) =>
  client.send<t.AdminQueuesListResponses>({"service":"documents","id":"admin.queues.list","method":"GET","path":"/api/v1/admin/queues","schemes":["sessionToken"]}, call);

/**
 * Mesaje abandonate ale unei cozi, fără conținut
 *
 * Cel mult zece, fără conținut: ce înregistrare numesc și sub ce cod de corelare. Nimic nu se mută. Doar cozile -dlq; în spatele celorlalte sunt lucrările (`admin.jobs.list`).
 *
 * Не более десяти, без содержимого: какую запись называют и под каким кодом корреляции. Ничего не перемещается. Только очереди -dlq; за остальными стоят работы (`admin.jobs.list`).
 *
 * At most ten, without content: the record that they name and their correlation id. Nothing moves. Only queues with -dlq; behind the others are the jobs (`admin.jobs.list`).
 */
export const adminQueuesListMessages = (client: Client, call: Call<t.AdminQueuesListMessagesData>) =>
  client.send<t.AdminQueuesListMessagesResponses>({"service":"documents","id":"admin.queues.listMessages","method":"GET","path":"/api/v1/admin/queues/{queue}/messages","schemes":["sessionToken"]}, call);

/**
 * Cine a reluat sau a golit mesajele abandonate ale unei cozi
 *
 * Cele mai noi întâi.
 *
 * Сначала новые.
 *
 * Newest first.
 */
export const adminQueuesListEvents = (client: Client, call: Call<t.AdminQueuesListEventsData>) =>
  client.send<t.AdminQueuesListEventsResponses>({"service":"documents","id":"admin.queues.listEvents","method":"GET","path":"/api/v1/admin/queues/{queue}/events","schemes":["sessionToken"]}, call);

/**
 * Trimite din nou mesajele abandonate
 *
 * Lucrează cel mult 15 secunde; o altă cerere continuă. Un mesaj este doar un semnal: înregistrarea a cărei lucrare s-a încheiat îl ignoră. Rapoartele fluxului de schimbări rămân: după ele se reface indexul.
 *
 * Работает до 15 секунд; другой запрос продолжает. Сообщение — лишь сигнал: запись с завершённой работой его игнорирует. Отчёты потока изменений остаются: после них перестраивается индекс.
 *
 * Works for at most 15 seconds; another call goes on. A message is only a signal: a record whose work has ended ignores it. Reports of the stream of changes stay: after them the index is filled anew.
 */
export const adminQueuesReplay = (client: Client, call: Call<t.AdminQueuesReplayData>) =>
  client.send<t.AdminQueuesReplayResponses>({"service":"documents","id":"admin.queues.replay","method":"POST","path":"/api/v1/admin/queues/{queue}/replay","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere golirea mesajelor abandonate
 *
 * Răspunsul este cererea de aprobare; mesajele se șterg când un alt administrator aprobă.
 *
 * Ответ — запрос согласования; сообщения удаляются, когда одобрит другой администратор.
 *
 * The answer is the approval that waits; the messages are removed once another administrator approves.
 */
export const adminQueuesPurge = (client: Client, call: Call<t.AdminQueuesPurgeData>) =>
  client.send<t.AdminQueuesPurgeResponses>({"service":"documents","id":"admin.queues.purge","method":"POST","path":"/api/v1/admin/queues/{queue}/purge","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cât de în urmă este indexul de căutare
 *
 * Se compară cele mai noi 20 de schimbări ale documentelor cu ce văd căutările: `inUrma` nu se găsesc încă, cea mai veche dintre ele de `intarziereSecunde`. Textele fișierelor se citesc separat: coada `indexing`.
 *
 * Сравниваются 20 последних изменений документов с тем, что видит поиск: `inUrma` ещё не находятся, самое старое из них — `intarziereSecunde`. Тексты файлов читаются отдельно: очередь `indexing`.
 *
 * The newest 20 changes of documents are compared with what searches see: `inUrma` are not found yet, the oldest of them for `intarziereSecunde`. Texts of files are read apart: the queue `indexing`.
 */
export const adminSearchIndexRead = (client: Client, call?: Call<t.AdminSearchIndexReadData>) =>
  client.send<t.AdminSearchIndexReadResponses>({"service":"documents","id":"admin.search-index.read","method":"GET","path":"/api/v1/admin/search-index","schemes":["sessionToken"]}, call);

/**
 * Aprobările cerute
 *
 * Administratorul serviciului le vede pe toate, cel al unei organizații pe ale ei, fiecare pe ale sale. `rezumat` spune ce se va întâmpla, după înregistrarea de acum.
 *
 * Администратор сервиса видит все, администратор организации — её, каждый — свои. `rezumat` описывает, что произойдёт, по текущей записи.
 *
 * Service administrators see all, those of an organization its own, everybody theirs. `rezumat` tells what will happen, by the record as it is now.
 */
export const adminApprovalsList = (client: Client, call?: Call<t.AdminApprovalsListData>) =>
  client.send<t.AdminApprovalsListResponses>({"service":"documents","id":"admin.approvals.list","method":"GET","path":"/api/v1/admin/approvals","schemes":["sessionToken"]}, call);

/**
 * O aprobare cerută
 */
export const adminApprovalsRead = (client: Client, call: Call<t.AdminApprovalsReadData>) =>
  client.send<t.AdminApprovalsReadResponses>({"service":"documents","id":"admin.approvals.read","method":"GET","path":"/api/v1/admin/approvals/{id}","schemes":["sessionToken"]}, call);

/**
 * Aprobă: actul se execută
 *
 * Actul se execută cu drepturile pe care solicitantul le are acum, odată cu aprobarea sau deloc. 403: cererea proprie, ori fără dreptul la act. 409: încheiată, sau înregistrarea s-a schimbat de când s-a cerut.
 *
 * Действие выполняется с текущими правами запросившего, вместе с согласованием или никак. 403: свой запрос или нет права на действие. 409: завершено, или запись изменилась после запроса.
 *
 * The act is carried out with the rights that its requester has now, together with the approval or not at all. 403: one's own, or without the right to the act. 409: it has ended, or the record has changed since it was asked for.
 */
export const adminApprovalsApprove = (client: Client, call: Call<t.AdminApprovalsApproveData>) =>
  client.send<t.AdminApprovalsApproveResponses>({"service":"documents","id":"admin.approvals.approve","method":"POST","path":"/api/v1/admin/approvals/{id}/approve","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Respinge
 *
 * Nimic nu se execută. Cererea proprie: 403; una încheiată: 409.
 *
 * Ничего не выполняется. Свой запрос: 403; завершённый: 409.
 *
 * Nothing is carried out. One's own: 403; one that has ended: 409.
 */
export const adminApprovalsReject = (client: Client, call: Call<t.AdminApprovalsRejectData>) =>
  client.send<t.AdminApprovalsRejectResponses>({"service":"documents","id":"admin.approvals.reject","method":"POST","path":"/api/v1/admin/approvals/{id}/reject","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Retrage cererea proprie
 *
 * Doar cine a cerut-o. Una încheiată: 409.
 *
 * Только запросивший. Завершённое: 409.
 *
 * By its requester alone. One that has ended: 409.
 */
export const adminApprovalsWithdraw = (client: Client, call: Call<t.AdminApprovalsWithdrawData>) =>
  client.send<t.AdminApprovalsWithdrawResponses>({"service":"documents","id":"admin.approvals.withdraw","method":"POST","path":"/api/v1/admin/approvals/{id}/withdraw","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Rezultatul care se vede o singură dată
 *
 * Un secret nou se vede o singură dată, de cine l-a cerut, în 24 de ore de la aprobare; apoi 404.
 *
 * Новый секрет виден один раз, запросившему, в течение 24 часов после согласования; затем 404.
 *
 * A new secret is shown once, to its requester, within 24 hours of the approval; afterwards 404.
 */
export const adminApprovalsReadResult = (client: Client, call: Call<t.AdminApprovalsReadResultData>) =>
  client.send<t.AdminApprovalsReadResultResponses>({"service":"documents","id":"admin.approvals.readResult","method":"GET","path":"/api/v1/admin/approvals/{id}/result","schemes":["sessionToken"]}, call);

/**
 * Documentele publice
 */
export const publicDocumentsList2 = (client: Client, call?: Call<t.PublicDocumentsList2Data>) =>
  client.send<t.PublicDocumentsList2Responses>({"service":"documents","id":"public.documents.list","method":"GET","path":"/api/v1/public/documents"}, call);

/**
 * Un document public
 */
export const publicDocumentsRead2 = (client: Client, call: Call<t.PublicDocumentsRead2Data>) =>
  client.send<t.PublicDocumentsRead2Responses>({"service":"documents","id":"public.documents.read","method":"GET","path":"/api/v1/public/documents/{id}"}, call);

/**
 * Conținutul unui document public
 *
 * Cât documentul este PUBLIC și ACTIV; orice alt document este același 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns. Un document cu parolă o cere în `X-Document-Password`.
 *
 * Пока документ PUBLIC и ACTIV; любой другой документ — тот же 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе. Документ с паролем требует его в `X-Document-Password`.
 *
 * While the document is PUBLIC and ACTIV; any other document is the same 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer. A document with a password asks for it in `X-Document-Password`.
 */
export const publicDocumentsDownload2 = (client: Client, call: Call<t.PublicDocumentsDownload2Data>) =>
  client.send<t.PublicDocumentsDownload2Responses>({"service":"documents","id":"public.documents.download","method":"GET","path":"/api/v1/public/documents/{id}/content","isFile":true}, call);

/**
 * Documentele proprii și cele partajate
 *
 * Documentele clientului care este cetățeanul și cele partajate cu el; alte documente PUBLIC se citesc după id. Cine nu este în registrul clienților vede o listă goală.
 *
 * Документы клиента, которым является гражданин, и предоставленные ему; другие документы PUBLIC читаются по id. Кого нет в реестре клиентов, тот видит пустой список.
 *
 * The documents of the client that the citizen is, and those that were granted to it; other PUBLIC documents are read by id. Who is not in the register of clients sees an empty list.
 */
export const citizenDocumentsList = (client: Client, call?: Call<t.CitizenDocumentsListData>) =>
  client.send<t.CitizenDocumentsListResponses>({"service":"documents","id":"citizen.documents.list","method":"GET","path":"/api/v1/citizen/documents","schemes":["sessionToken"]}, call);

/**
 * Un document
 *
 * Un document care nu poate fi citit este 404, la fel ca unul necunoscut.
 *
 * Документ, который нельзя читать, — 404, как и неизвестный.
 *
 * A document that may not be read is 404, like an unknown one.
 */
export const citizenDocumentsRead = (client: Client, call: Call<t.CitizenDocumentsReadData>) =>
  client.send<t.CitizenDocumentsReadResponses>({"service":"documents","id":"citizen.documents.read","method":"GET","path":"/api/v1/citizen/documents/{id}","schemes":["sessionToken"]}, call);

/**
 * Conținutul curent, sau al unei versiuni
 *
 * Versiunea curentă, sau cea numită de `numarVersiune`; una necunoscută este 404. Conținutul mare este la adresa din Location (307), sau, cu `Accept: application/json`, în răspuns; cel care abia se pregătește este 202, cu Retry-After. Un document cu parolă o cere în `X-Document-Password`; fără ea sau greșită 403. Un document legat de alt serviciu este 409: se citește cu un cont.
 *
 * Текущая версия или названная в `numarVersiune`; неизвестная — 404. Большое содержимое — по адресу из Location (307) или, с `Accept: application/json`, в ответе; ещё не готовое — 202 с Retry-After. Документ с паролем требует его в `X-Document-Password`; без него или неверный — 403. Документ, связанный с другим сервисом, — 409: он читается с учётной записью.
 *
 * The current version, or the one that `numarVersiune` names; an unknown one is 404. Large content is at the address in Location (307), or, with `Accept: application/json`, in the answer; what is still being prepared is 202 with Retry-After. A document with a password asks for it in `X-Document-Password`; missing or wrong is 403. A document that is linked from another service is 409: it is read with an account.
 */
export const citizenDocumentsDownload = (client: Client, call: Call<t.CitizenDocumentsDownloadData>) =>
  client.send<t.CitizenDocumentsDownloadResponses>({"service":"documents","id":"citizen.documents.download","method":"GET","path":"/api/v1/citizen/documents/{id}/content","isFile":true,"schemes":["sessionToken"]}, call);

/**
 * Istoricul versiunilor, cea mai nouă întâi
 */
export const citizenDocumentsListVersions = (client: Client, call: Call<t.CitizenDocumentsListVersionsData>) =>
  client.send<t.CitizenDocumentsListVersionsResponses>({"service":"documents","id":"citizen.documents.listVersions","method":"GET","path":"/api/v1/citizen/documents/{id}/versions","schemes":["sessionToken"]}, call);

/**
 * Cererile de acces proprii
 *
 * Cererile proprii, fără `documentId` până la aprobare.
 *
 * Собственные запросы, без `documentId` до одобрения.
 *
 * One's own requests, without `documentId` before the approval.
 */
export const citizenAccessRequestsList = (client: Client, call?: Call<t.CitizenAccessRequestsListData>) =>
  client.send<t.CitizenAccessRequestsListResponses>({"service":"documents","id":"citizen.access-requests.list","method":"GET","path":"/api/v1/citizen/access-requests","schemes":["sessionToken"]}, call);

/**
 * Cere acces la un document după codul lui
 *
 * Cetățeanul care cunoaște codul unui document cere CITIRE sau SCRIERE pentru clientul care este; un funcționar decide, iar aprobarea îi dă clientului partajarea. O cerere în așteptare pentru același document se întoarce ca atare: 200. Un drept avut deja: 409. Un cod necunoscut: 404; după 20 în zece minute orice cerere este 429. Cel mult 50 de cereri așteaptă deodată: 409. Cine nu este în registrul clienților: 403.
 *
 * Гражданин, знающий код документа, просит CITIRE или SCRIERE для клиента, которым он является; решает служащий, и одобрение предоставляет доступ клиенту. Ожидающий запрос на тот же документ возвращается как есть: 200. Уже имеющееся право: 409. Неизвестный код: 404; после 20 за десять минут любой запрос — 429. Одновременно ожидают не более 50 запросов: 409. Кого нет в реестре клиентов: 403.
 *
 * A citizen who knows a document by its code asks for CITIRE or SCRIERE for the client that they are; an official decides, and the approval gives the grant to the client. A pending request for the same document is answered as it is: 200. A right that one has: 409. An unknown code: 404; after 20 within ten minutes every request is 429. At most 50 requests wait at a time: 409. Who is not in the register of clients: 403.
 */
export const citizenAccessRequestsCreate = (client: Client, call: Call<t.CitizenAccessRequestsCreateData>) =>
  client.send<t.CitizenAccessRequestsCreateResponses>({"service":"documents","id":"citizen.access-requests.create","method":"POST","path":"/api/v1/citizen/access-requests","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * O cerere de acces
 */
export const citizenAccessRequestsRead = (client: Client, call: Call<t.CitizenAccessRequestsReadData>) =>
  client.send<t.CitizenAccessRequestsReadResponses>({"service":"documents","id":"citizen.access-requests.read","method":"GET","path":"/api/v1/citizen/access-requests/{id}","schemes":["sessionToken"]}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"documents","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

/**
 * Dependențele răspund
 *
 * 503 când o dependență nu răspunde; verificările se păstrează câteva secunde.
 *
 * 503, если зависимость не отвечает; проверки хранятся несколько секунд.
 *
 * 503 where a dependency does not answer; the checks are kept for some seconds.
 */
export const healthReadReadiness = (client: Client, call?: Call<t.HealthReadReadinessData>) =>
  client.send<t.HealthReadReadinessResponses>({"service":"documents","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"documents","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"documents","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"documents","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"documents","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"documents","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"documents","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"documents","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

/**
 * env, configprops sau metrics
 *
 * Pentru administratori; valorile secrete nu se arată niciodată. Altă componentă este 404.
 *
 * Для администраторов; секретные значения никогда не показываются. Другой компонент — 404.
 *
 * For administrators; secret values are never shown. Another component is 404.
 */
export const managementReadComponent = (client: Client, call: Call<t.ManagementReadComponentData>) =>
  client.send<t.ManagementReadComponentResponses>({"service":"documents","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"documents","id":"docs.readPage","method":"GET","path":"/docs"}, call);

/**
 * Fișierele paginii
 *
 * Fișierele din care este făcută pagina; altele sunt 404.
 *
 * Файлы, из которых состоит страница; другие — 404.
 *
 * The files that the page is made of; others are 404.
 */
export const docsReadAsset = (client: Client, call: Call<t.DocsReadAssetData>) =>
  client.send<t.DocsReadAssetResponses>({"service":"documents","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

/**
 * O scriere de probă, pentru auditul de conformitate
 *
 * Nu se păstrează nimic în afară de răspuns, 24 de ore, sub cheia Idempotency-Key: aceeași cheie cu alt conținut este 422.
 *
 * Ничего не сохраняется, кроме ответа, на 24 часа, под ключом Idempotency-Key: тот же ключ с другим содержимым — 422.
 *
 * Nothing is kept but the answer, for 24 hours, under its Idempotency-Key: the same key with other content is 422.
 */
export const adminConformanceProbesCreate = (client: Client, call: Call<t.AdminConformanceProbesCreateData>) =>
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"documents","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["userToken"],"isKeyed":true}, call);
