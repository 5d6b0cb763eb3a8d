// Written by `npm run client` from functions/platform/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

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
  client.send<t.AccountRegisterResponses>({"service":"platform","id":"account.register","method":"POST","path":"/api/register","body":"json"}, call);

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
  client.send<t.AccountActivateResponses>({"service":"platform","id":"account.activate","method":"GET","path":"/api/activate"}, call);

/**
 * Pagina din mesajul de activare
 */
export const accountReadActivationPage = (client: Client, call?: Call<t.AccountReadActivationPageData>) =>
  client.send<t.AccountReadActivationPageResponses>({"service":"platform","id":"account.readActivationPage","method":"GET","path":"/api/account/activate"}, call);

/**
 * Contul propriu
 */
export const accountRead = (client: Client, call?: Call<t.AccountReadData>) =>
  client.send<t.AccountReadResponses>({"service":"platform","id":"account.read","method":"GET","path":"/api/account","schemes":["userToken"]}, call);

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
  client.send<t.AccountReplaceResponses>({"service":"platform","id":"account.replace","method":"POST","path":"/api/account","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AccountChangePasswordResponses>({"service":"platform","id":"account.changePassword","method":"POST","path":"/api/account/change-password","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.AccountRequestResetResponses>({"service":"platform","id":"account.requestReset","method":"POST","path":"/api/account/reset-password/init","body":"text"}, call);

/**
 * Pagina din mesajul pentru parola nouă
 */
export const accountReadResetPage = (client: Client, call?: Call<t.AccountReadResetPageData>) =>
  client.send<t.AccountReadResetPageResponses>({"service":"platform","id":"account.readResetPage","method":"GET","path":"/api/account/reset-password/finish"}, call);

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
  client.send<t.AccountFinishResetResponses>({"service":"platform","id":"account.finishReset","method":"POST","path":"/api/account/reset-password/finish","body":"json"}, call);

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
  client.send<t.UsersListResponses>({"service":"platform","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

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
  client.send<t.UsersCreateResponses>({"service":"platform","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.UsersReplaceByIdResponses>({"service":"platform","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRemoveResponses>({"service":"platform","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"platform","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

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
  client.send<t.UsersReplaceResponses>({"service":"platform","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRequestResetResponses>({"service":"platform","id":"users.requestReset","method":"POST","path":"/api/admin/users/{login}/reset-password","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Utilizatorii serviciului
 */
export const publicUsersList = (client: Client, call?: Call<t.PublicUsersListData>) =>
  client.send<t.PublicUsersListResponses>({"service":"platform","id":"publicUsers.list","method":"GET","path":"/api/users","schemes":["userToken"]}, call);

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
  client.send<t.PublicSessionsCreateResponses>({"service":"platform","id":"public.sessions.create","method":"POST","path":"/api/v1/public/sessions","body":"json"}, call);

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
  client.send<t.PublicSessionsFinishResponses>({"service":"platform","id":"public.sessions.finish","method":"GET","path":"/api/v1/public/sessions/callback"}, call);

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
  client.send<t.PublicSessionsCompleteResponses>({"service":"platform","id":"public.sessions.complete","method":"POST","path":"/api/v1/public/sessions/{id}/complete","body":"json"}, call);

/**
 * Regulile standardului
 */
export const publicRulesList = (client: Client, call?: Call<t.PublicRulesListData>) =>
  client.send<t.PublicRulesListResponses>({"service":"platform","id":"public.rules.list","method":"GET","path":"/api/v1/public/rules"}, call);

/**
 * O regulă a standardului
 */
export const publicRulesRead = (client: Client, call: Call<t.PublicRulesReadData>) =>
  client.send<t.PublicRulesReadResponses>({"service":"platform","id":"public.rules.read","method":"GET","path":"/api/v1/public/rules/{rule}"}, call);

/**
 * Sistemele care își publică verdictul
 */
export const publicSystemsList = (client: Client, call?: Call<t.PublicSystemsListData>) =>
  client.send<t.PublicSystemsListResponses>({"service":"platform","id":"public.systems.list","method":"GET","path":"/api/v1/public/systems"}, call);

/**
 * Insigna unui sistem, SVG
 */
export const publicBadgesRead = (client: Client, call: Call<t.PublicBadgesReadData>) =>
  client.send<t.PublicBadgesReadResponses>({"service":"platform","id":"public.badges.read","method":"GET","path":"/api/v1/public/badges/{cod}"}, call);

/**
 * Sisteme: listă
 */
export const adminSystemsList = (client: Client, call?: Call<t.AdminSystemsListData>) =>
  client.send<t.AdminSystemsListResponses>({"service":"platform","id":"admin.systems.list","method":"GET","path":"/api/v1/admin/systems","schemes":["sessionToken"]}, call);

/**
 * Sisteme: creare
 *
 * Un sistem se înregistrează prin `baseUrl`, prin `openapiUrl` sau prin amândouă: fără prima se judecă doar contractul, fără a doua contractul se caută la `/api/v1/openapi.json`. Datele de acces se păstrează sigilate și nu se arată.
 *
 * Система регистрируется через `baseUrl`, `openapiUrl` или оба: без первого проверяется только контракт, без второго контракт ищется по `/api/v1/openapi.json`. Данные доступа хранятся запечатанными и не показываются.
 *
 * A system is registered by `baseUrl`, by `openapiUrl` or by both: without the first its contract alone is judged, without the second the contract is looked for at `/api/v1/openapi.json`. Credentials are kept sealed and never shown.
 */
export const adminSystemsCreate = (client: Client, call: Call<t.AdminSystemsCreateData>) =>
  client.send<t.AdminSystemsCreateResponses>({"service":"platform","id":"admin.systems.create","method":"POST","path":"/api/v1/admin/systems","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const adminSystemsCount = (client: Client, call?: Call<t.AdminSystemsCountData>) =>
  client.send<t.AdminSystemsCountResponses>({"service":"platform","id":"admin.systems.count","method":"GET","path":"/api/v1/admin/systems/count","schemes":["sessionToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem care a fost auditat nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Проверявшаяся система не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system that was audited is not removed: 409; retire it by `activ: false`.
 */
export const adminSystemsRemove = (client: Client, call: Call<t.AdminSystemsRemoveData>) =>
  client.send<t.AdminSystemsRemoveResponses>({"service":"platform","id":"admin.systems.remove","method":"DELETE","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: citire
 */
export const adminSystemsRead = (client: Client, call: Call<t.AdminSystemsReadData>) =>
  client.send<t.AdminSystemsReadResponses>({"service":"platform","id":"admin.systems.read","method":"GET","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminSystemsPatch = (client: Client, call: Call<t.AdminSystemsPatchData>) =>
  client.send<t.AdminSystemsPatchResponses>({"service":"platform","id":"admin.systems.patch","method":"PATCH","path":"/api/v1/admin/systems/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Intervalul, starea, publicarea și excepțiile rămân dacă nu sunt trimise; datele de acces rămân dacă nu sunt trimise și se scot cu null.
 *
 * Интервал, состояние, публикация и исключения остаются, если не переданы; данные доступа остаются, если не переданы, и удаляются через null.
 *
 * Interval, state, publication and waivers stay unless they are sent; credentials stay unless they are sent, and null removes them.
 */
export const adminSystemsReplace = (client: Client, call: Call<t.AdminSystemsReplaceData>) =>
  client.send<t.AdminSystemsReplaceResponses>({"service":"platform","id":"admin.systems.replace","method":"PUT","path":"/api/v1/admin/systems/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Un token nou al sistemului; se vede doar acum
 *
 * Tokenul se arată acum și niciodată mai târziu; cel vechi se oprește de la următoarea cerere.
 *
 * Токен показывается сейчас и больше никогда; прежний прекращается со следующего запроса.
 *
 * The token is shown now and never again; the former one ends with the next request.
 */
export const adminSystemsRotateToken = (client: Client, call: Call<t.AdminSystemsRotateTokenData>) =>
  client.send<t.AdminSystemsRotateTokenResponses>({"service":"platform","id":"admin.systems.rotateToken","method":"POST","path":"/api/v1/admin/systems/{id}/rotate-token","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Acceptarea unui contract cu schimbările lui
 *
 * Contractele de mai târziu se compară cu acesta. Unul pe care niciun audit nu l-a primit este 400.
 *
 * Последующие контракты сравниваются с этим. Контракт, который не получил ни один аудит, — 400.
 *
 * Later contracts are compared with this one. One that no audit has received is 400.
 */
export const adminSystemsAcceptContract = (client: Client, call: Call<t.AdminSystemsAcceptContractData>) =>
  client.send<t.AdminSystemsAcceptContractResponses>({"service":"platform","id":"admin.systems.acceptContract","method":"POST","path":"/api/v1/admin/systems/{id}/accept-contract","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Contractele primite de la sistem
 */
export const adminSystemsListContracts = (client: Client, call: Call<t.AdminSystemsListContractsData>) =>
  client.send<t.AdminSystemsListContractsResponses>({"service":"platform","id":"admin.systems.listContracts","method":"GET","path":"/api/v1/admin/systems/{id}/contracts","schemes":["sessionToken"]}, call);

/**
 * Auditurile sistemului
 */
export const adminSystemsListAudits = (client: Client, call: Call<t.AdminSystemsListAuditsData>) =>
  client.send<t.AdminSystemsListAuditsResponses>({"service":"platform","id":"admin.systems.listAudits","method":"GET","path":"/api/v1/admin/systems/{id}/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit al sistemului, acum
 *
 * 202 cu adresa auditului. Cât timp rulează unul, altul este 409 cu adresa primului; un sistem inactiv este 409.
 *
 * 202 с адресом аудита. Пока идёт один, другой — 409 с адресом первого; неактивная система — 409.
 *
 * 202 with the address of the audit. While one runs, another is 409 with the address of the first; an inactive system is 409.
 */
export const adminSystemsCreateAudit = (client: Client, call: Call<t.AdminSystemsCreateAuditData>) =>
  client.send<t.AdminSystemsCreateAuditResponses>({"service":"platform","id":"admin.systems.createAudit","method":"POST","path":"/api/v1/admin/systems/{id}/audits","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cum s-a schimbat verdictul
 */
export const adminSystemsListTrend = (client: Client, call: Call<t.AdminSystemsListTrendData>) =>
  client.send<t.AdminSystemsListTrendResponses>({"service":"platform","id":"admin.systems.listTrend","method":"GET","path":"/api/v1/admin/systems/{id}/trend","schemes":["sessionToken"]}, call);

/**
 * Abaterile sistemului
 */
export const adminSystemsListIssues = (client: Client, call: Call<t.AdminSystemsListIssuesData>) =>
  client.send<t.AdminSystemsListIssuesResponses>({"service":"platform","id":"admin.systems.listIssues","method":"GET","path":"/api/v1/admin/systems/{id}/issues","schemes":["sessionToken"]}, call);

/**
 * Auditurile
 */
export const adminAuditsList = (client: Client, call?: Call<t.AdminAuditsListData>) =>
  client.send<t.AdminAuditsListResponses>({"service":"platform","id":"admin.audits.list","method":"GET","path":"/api/v1/admin/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit cu raportul lui
 */
export const adminAuditsRead = (client: Client, call: Call<t.AdminAuditsReadData>) =>
  client.send<t.AdminAuditsReadResponses>({"service":"platform","id":"admin.audits.read","method":"GET","path":"/api/v1/admin/audits/{id}","schemes":["sessionToken"]}, call);

/**
 * Raportul ca pagină
 */
export const adminAuditsReadPage = (client: Client, call: Call<t.AdminAuditsReadPageData>) =>
  client.send<t.AdminAuditsReadPageResponses>({"service":"platform","id":"admin.audits.readPage","method":"GET","path":"/api/v1/admin/audits/{id}/page","schemes":["sessionToken"]}, call);

/**
 * Raportul ca SARIF 2.1.0
 */
export const adminAuditsReadSarif = (client: Client, call: Call<t.AdminAuditsReadSarifData>) =>
  client.send<t.AdminAuditsReadSarifResponses>({"service":"platform","id":"admin.audits.readSarif","method":"GET","path":"/api/v1/admin/audits/{id}/sarif","schemes":["sessionToken"]}, call);

/**
 * Raportul ca JUnit
 */
export const adminAuditsReadJunit = (client: Client, call: Call<t.AdminAuditsReadJunitData>) =>
  client.send<t.AdminAuditsReadJunitResponses>({"service":"platform","id":"admin.audits.readJunit","method":"GET","path":"/api/v1/admin/audits/{id}/junit","schemes":["sessionToken"]}, call);

/**
 * Cererile și răspunsurile auditului
 */
export const adminAuditsListExchanges = (client: Client, call: Call<t.AdminAuditsListExchangesData>) =>
  client.send<t.AdminAuditsListExchangesResponses>({"service":"platform","id":"admin.audits.listExchanges","method":"GET","path":"/api/v1/admin/audits/{id}/exchanges","schemes":["sessionToken"]}, call);

/**
 * Oprirea unui audit
 *
 * Un audit care așteaptă se oprește îndată, unul care rulează după următoarele cereri; unul încheiat este 409.
 *
 * Ожидающий аудит останавливается сразу, идущий — после ближайших запросов; завершённый — 409.
 *
 * An audit that waits stops at once, one that runs after its next requests; one that has ended is 409.
 */
export const adminAuditsStop = (client: Client, call: Call<t.AdminAuditsStopData>) =>
  client.send<t.AdminAuditsStopResponses>({"service":"platform","id":"admin.audits.stop","method":"POST","path":"/api/v1/admin/audits/{id}/stop","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Abaterile
 */
export const adminIssuesList = (client: Client, call?: Call<t.AdminIssuesListData>) =>
  client.send<t.AdminIssuesListResponses>({"service":"platform","id":"admin.issues.list","method":"GET","path":"/api/v1/admin/issues","schemes":["sessionToken"]}, call);

/**
 * O abatere
 */
export const adminIssuesRead = (client: Client, call: Call<t.AdminIssuesReadData>) =>
  client.send<t.AdminIssuesReadResponses>({"service":"platform","id":"admin.issues.read","method":"GET","path":"/api/v1/admin/issues/{id}","schemes":["sessionToken"]}, call);

/**
 * Nota și responsabilul unei abateri
 *
 * Oamenii pun doar nota și responsabilul, null le scoate; starea o schimbă auditurile.
 *
 * Люди задают только заметку и ответственного, null их удаляет; состояние меняют аудиты.
 *
 * People set the note and the assignee alone, null removes them; audits change the state.
 */
export const adminIssuesPatch = (client: Client, call: Call<t.AdminIssuesPatchData>) =>
  client.send<t.AdminIssuesPatchResponses>({"service":"platform","id":"admin.issues.patch","method":"PATCH","path":"/api/v1/admin/issues/{id}","body":"merge","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminApprovalsListResponses>({"service":"platform","id":"admin.approvals.list","method":"GET","path":"/api/v1/admin/approvals","schemes":["sessionToken"]}, call);

/**
 * O aprobare cerută
 */
export const adminApprovalsRead = (client: Client, call: Call<t.AdminApprovalsReadData>) =>
  client.send<t.AdminApprovalsReadResponses>({"service":"platform","id":"admin.approvals.read","method":"GET","path":"/api/v1/admin/approvals/{id}","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminApprovalsApproveResponses>({"service":"platform","id":"admin.approvals.approve","method":"POST","path":"/api/v1/admin/approvals/{id}/approve","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsRejectResponses>({"service":"platform","id":"admin.approvals.reject","method":"POST","path":"/api/v1/admin/approvals/{id}/reject","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsWithdrawResponses>({"service":"platform","id":"admin.approvals.withdraw","method":"POST","path":"/api/v1/admin/approvals/{id}/withdraw","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsReadResultResponses>({"service":"platform","id":"admin.approvals.readResult","method":"GET","path":"/api/v1/admin/approvals/{id}/result","schemes":["sessionToken"]}, call);

/**
 * Sistemele înregistrate
 */
export const staffSystemsList = (client: Client, call?: Call<t.StaffSystemsListData>) =>
  client.send<t.StaffSystemsListResponses>({"service":"platform","id":"staff.systems.list","method":"GET","path":"/api/v1/staff/systems","schemes":["sessionToken"]}, call);

/**
 * Un sistem înregistrat
 */
export const staffSystemsRead = (client: Client, call: Call<t.StaffSystemsReadData>) =>
  client.send<t.StaffSystemsReadResponses>({"service":"platform","id":"staff.systems.read","method":"GET","path":"/api/v1/staff/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Auditurile sistemului
 */
export const staffSystemsListAudits = (client: Client, call: Call<t.StaffSystemsListAuditsData>) =>
  client.send<t.StaffSystemsListAuditsResponses>({"service":"platform","id":"staff.systems.listAudits","method":"GET","path":"/api/v1/staff/systems/{id}/audits","schemes":["sessionToken"]}, call);

/**
 * Cum s-a schimbat verdictul
 */
export const staffSystemsListTrend = (client: Client, call: Call<t.StaffSystemsListTrendData>) =>
  client.send<t.StaffSystemsListTrendResponses>({"service":"platform","id":"staff.systems.listTrend","method":"GET","path":"/api/v1/staff/systems/{id}/trend","schemes":["sessionToken"]}, call);

/**
 * Abaterile sistemului
 */
export const staffSystemsListIssues = (client: Client, call: Call<t.StaffSystemsListIssuesData>) =>
  client.send<t.StaffSystemsListIssuesResponses>({"service":"platform","id":"staff.systems.listIssues","method":"GET","path":"/api/v1/staff/systems/{id}/issues","schemes":["sessionToken"]}, call);

/**
 * Auditurile
 */
export const staffAuditsList = (client: Client, call?: Call<t.StaffAuditsListData>) =>
  client.send<t.StaffAuditsListResponses>({"service":"platform","id":"staff.audits.list","method":"GET","path":"/api/v1/staff/audits","schemes":["sessionToken"]}, call);

/**
 * Un audit cu raportul lui
 */
export const staffAuditsRead = (client: Client, call: Call<t.StaffAuditsReadData>) =>
  client.send<t.StaffAuditsReadResponses>({"service":"platform","id":"staff.audits.read","method":"GET","path":"/api/v1/staff/audits/{id}","schemes":["sessionToken"]}, call);

/**
 * Raportul ca pagină
 */
export const staffAuditsReadPage = (client: Client, call: Call<t.StaffAuditsReadPageData>) =>
  client.send<t.StaffAuditsReadPageResponses>({"service":"platform","id":"staff.audits.readPage","method":"GET","path":"/api/v1/staff/audits/{id}/page","schemes":["sessionToken"]}, call);

/**
 * Abaterile
 */
export const staffIssuesList = (client: Client, call?: Call<t.StaffIssuesListData>) =>
  client.send<t.StaffIssuesListResponses>({"service":"platform","id":"staff.issues.list","method":"GET","path":"/api/v1/staff/issues","schemes":["sessionToken"]}, call);

/**
 * O abatere
 */
export const staffIssuesRead = (client: Client, call: Call<t.StaffIssuesReadData>) =>
  client.send<t.StaffIssuesReadResponses>({"service":"platform","id":"staff.issues.read","method":"GET","path":"/api/v1/staff/issues/{id}","schemes":["sessionToken"]}, call);

/**
 * Un audit al sistemului care îl cere
 *
 * Cel mult zece pe zi. 202 cu adresa auditului; cât timp rulează unul, altul este 409 cu adresa primului.
 *
 * Не более десяти в день. 202 с адресом аудита; пока идёт один, другой — 409 с адресом первого.
 *
 * At most ten a day. 202 with the address of the audit; while one runs, another is 409 with the address of the first.
 */
export const appAuditsCreate = (client: Client, call?: Call<t.AppAuditsCreateData>) =>
  client.send<t.AppAuditsCreateResponses>({"service":"platform","id":"app.audits.create","method":"POST","path":"/api/v1/app/audits","schemes":["systemToken"],"isKeyed":true}, call);

/**
 * Un audit cu raportul lui
 */
export const appAuditsRead = (client: Client, call: Call<t.AppAuditsReadData>) =>
  client.send<t.AppAuditsReadResponses>({"service":"platform","id":"app.audits.read","method":"GET","path":"/api/v1/app/audits/{id}","schemes":["systemToken"]}, call);

/**
 * Raportul ca SARIF 2.1.0
 */
export const appAuditsReadSarif = (client: Client, call: Call<t.AppAuditsReadSarifData>) =>
  client.send<t.AppAuditsReadSarifResponses>({"service":"platform","id":"app.audits.readSarif","method":"GET","path":"/api/v1/app/audits/{id}/sarif","schemes":["systemToken"]}, call);

/**
 * Raportul ca JUnit
 */
export const appAuditsReadJunit = (client: Client, call: Call<t.AppAuditsReadJunitData>) =>
  client.send<t.AppAuditsReadJunitResponses>({"service":"platform","id":"app.audits.readJunit","method":"GET","path":"/api/v1/app/audits/{id}/junit","schemes":["systemToken"]}, call);

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
  client.send<t.StaffSessionsRemoveResponses>({"service":"platform","id":"staff.sessions.remove","method":"DELETE","path":"/api/v1/staff/sessions/current","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminSessionsRemoveResponses>({"service":"platform","id":"admin.sessions.remove","method":"DELETE","path":"/api/v1/admin/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"platform","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

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
  client.send<t.HealthReadReadinessResponses>({"service":"platform","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"platform","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"platform","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"platform","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"platform","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"platform","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"platform","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"platform","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

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
  client.send<t.ManagementReadComponentResponses>({"service":"platform","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"platform","id":"docs.readPage","method":"GET","path":"/docs"}, call);

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
  client.send<t.DocsReadAssetResponses>({"service":"platform","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

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
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"platform","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);
