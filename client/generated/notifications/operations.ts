// Written by `npm run client` from functions/notifications/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"notifications","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AuthenticateSignInResponses>({"service":"notifications","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

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
  client.send<t.AuthenticateRenewResponses>({"service":"notifications","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

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
 * Pagina din mesajul de activare
 */
export const accountReadActivationPage = (client: Client, call?: Call<t.AccountReadActivationPageData>) =>
  client.send<t.AccountReadActivationPageResponses>({"service":"notifications","id":"account.readActivationPage","method":"GET","path":"/api/account/activate"}, call);

/**
 * Contul propriu
 */
export const accountRead = (client: Client, call?: Call<t.AccountReadData>) =>
  client.send<t.AccountReadResponses>({"service":"notifications","id":"account.read","method":"GET","path":"/api/account","schemes":["userToken"]}, call);

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
  client.send<t.AccountReplaceResponses>({"service":"notifications","id":"account.replace","method":"POST","path":"/api/account","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AccountChangePasswordResponses>({"service":"notifications","id":"account.changePassword","method":"POST","path":"/api/account/change-password","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.AccountRequestResetResponses>({"service":"notifications","id":"account.requestReset","method":"POST","path":"/api/account/reset-password/init","body":"text"}, call);

/**
 * Pagina din mesajul pentru parola nouă
 */
export const accountReadResetPage = (client: Client, call?: Call<t.AccountReadResetPageData>) =>
  client.send<t.AccountReadResetPageResponses>({"service":"notifications","id":"account.readResetPage","method":"GET","path":"/api/account/reset-password/finish"}, call);

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
  client.send<t.AccountFinishResetResponses>({"service":"notifications","id":"account.finishReset","method":"POST","path":"/api/account/reset-password/finish","body":"json"}, call);

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
  client.send<t.UsersListResponses>({"service":"notifications","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

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
  client.send<t.UsersCreateResponses>({"service":"notifications","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.UsersReplaceByIdResponses>({"service":"notifications","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRemoveResponses>({"service":"notifications","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"notifications","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

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
  client.send<t.UsersReplaceResponses>({"service":"notifications","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRequestResetResponses>({"service":"notifications","id":"users.requestReset","method":"POST","path":"/api/admin/users/{login}/reset-password","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Utilizatorii serviciului
 */
export const publicUsersList = (client: Client, call?: Call<t.PublicUsersListData>) =>
  client.send<t.PublicUsersListResponses>({"service":"notifications","id":"publicUsers.list","method":"GET","path":"/api/users","schemes":["userToken"]}, call);

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
  client.send<t.PublicSessionsCreateResponses>({"service":"notifications","id":"public.sessions.create","method":"POST","path":"/api/v1/public/sessions","body":"json"}, call);

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
  client.send<t.PublicSessionsFinishResponses>({"service":"notifications","id":"public.sessions.finish","method":"GET","path":"/api/v1/public/sessions/callback"}, call);

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
  client.send<t.PublicSessionsCompleteResponses>({"service":"notifications","id":"public.sessions.complete","method":"POST","path":"/api/v1/public/sessions/{id}/complete","body":"json"}, call);

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
  client.send<t.CitizenSessionsRemoveResponses>({"service":"notifications","id":"citizen.sessions.remove","method":"DELETE","path":"/api/v1/citizen/sessions/current","schemes":["sessionToken"]}, call);

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
  client.send<t.StaffSessionsRemoveResponses>({"service":"notifications","id":"staff.sessions.remove","method":"DELETE","path":"/api/v1/staff/sessions/current","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminSessionsRemoveResponses>({"service":"notifications","id":"admin.sessions.remove","method":"DELETE","path":"/api/v1/admin/sessions/current","schemes":["sessionToken"]}, call);

/**
 * Sisteme: listă
 *
 * Administratorii serviciului văd toate sistemele, operatorii pe al lor.
 *
 * Администраторы сервиса видят все системы, операторы — свою.
 *
 * Service administrators see all systems, operators their own.
 */
export const sistemsList = (client: Client, call?: Call<t.SistemsListData>) =>
  client.send<t.SistemsListResponses>({"service":"notifications","id":"sistems.list","method":"GET","path":"/api/sistems","schemes":["userToken"]}, call);

/**
 * Sisteme: creare
 *
 * Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins. Un certificat aparține unui singur sistem: 409. O adresă de apel cere și secretul care semnează apelurile.
 *
 * Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут. Сертификат принадлежит одной системе: 409. Адрес вызова требует и секрета, которым подписываются вызовы.
 *
 * The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched. A certificate belongs to one system: 409. A callback address needs the secret that signs the calls.
 */
export const sistemsCreate = (client: Client, call: Call<t.SistemsCreateData>) =>
  client.send<t.SistemsCreateResponses>({"service":"notifications","id":"sistems.create","method":"POST","path":"/api/sistems","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const sistemsCount = (client: Client, call?: Call<t.SistemsCountData>) =>
  client.send<t.SistemsCountResponses>({"service":"notifications","id":"sistems.count","method":"GET","path":"/api/sistems/count","schemes":["userToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system to which other records refer is not removed: 409; retire it by `activ: false`.
 */
export const sistemsRemove = (client: Client, call: Call<t.SistemsRemoveData>) =>
  client.send<t.SistemsRemoveResponses>({"service":"notifications","id":"sistems.remove","method":"DELETE","path":"/api/sistems/{id}","schemes":["userToken"]}, call);

/**
 * Sisteme: citire
 */
export const sistemsRead = (client: Client, call: Call<t.SistemsReadData>) =>
  client.send<t.SistemsReadResponses>({"service":"notifications","id":"sistems.read","method":"GET","path":"/api/sistems/{id}","schemes":["userToken"]}, call);

/**
 * Sisteme: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const sistemsPatch = (client: Client, call: Call<t.SistemsPatchData>) =>
  client.send<t.SistemsPatchResponses>({"service":"notifications","id":"sistems.patch","method":"PATCH","path":"/api/sistems/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Modul, starea, certificatele și secretul apelurilor rămân dacă nu sunt trimise. Un certificat scos și un sistem oprit sunt refuzate de la următoarea cerere.
 *
 * Режим, состояние, сертификаты и секрет вызовов остаются, если не переданы. Удалённый сертификат и остановленная система отклоняются со следующего запроса.
 *
 * Mode, state, certificates and the secret of callbacks stay unless they are sent. A removed certificate and a stopped system are refused from the next request on.
 */
export const sistemsReplace = (client: Client, call: Call<t.SistemsReplaceData>) =>
  client.send<t.SistemsReplaceResponses>({"service":"notifications","id":"sistems.replace","method":"PUT","path":"/api/sistems/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Sisteme: istoric, cu valorile de dinainte
 */
export const sistemsListHistory = (client: Client, call: Call<t.SistemsListHistoryData>) =>
  client.send<t.SistemsListHistoryResponses>({"service":"notifications","id":"sistems.listHistory","method":"GET","path":"/api/sistems/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Șterge acreditările unui sistem
 *
 * Secretele și tokenurile din zona app se încheie de la următoarea cerere; certificatele rămân. Repetată, răspunde tot 204.
 *
 * Секреты и токены зоны app прекращаются со следующего запроса; сертификаты остаются. При повторе снова 204.
 *
 * The secrets and the tokens of the app zone end with the next request; certificates stay. Repeated, it is 204 again.
 */
export const sistemsRemoveCredentials = (client: Client, call: Call<t.SistemsRemoveCredentialsData>) =>
  client.send<t.SistemsRemoveCredentialsResponses>({"service":"notifications","id":"sistems.removeCredentials","method":"DELETE","path":"/api/sistems/{id}/credentials","schemes":["userToken"]}, call);

/**
 * Acreditările unui sistem
 *
 * Numele și secretele valabile, fiecare cu timpurile lui; fără acreditări 404.
 *
 * Имя и действующие секреты, каждый со своим временем; без учётных данных 404.
 *
 * The name and the secrets that are valid, each with its times; without credentials 404.
 */
export const sistemsReadCredentials = (client: Client, call: Call<t.SistemsReadCredentialsData>) =>
  client.send<t.SistemsReadCredentialsResponses>({"service":"notifications","id":"sistems.readCredentials","method":"GET","path":"/api/sistems/{id}/credentials","schemes":["userToken"]}, call);

/**
 * Un secret nou al sistemului; cel vechi mai este valabil o vreme
 *
 * Prima dată îi dă și numele. Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie, cu tokenurile lui. Cel nou se arată doar acum.
 *
 * В первый раз даёт и имя. Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается вместе со своими токенами. Новый показывается только сейчас.
 *
 * The first time it gives the name as well. The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends, with its tokens. The new one is shown only now.
 */
export const sistemsRotateSecret = (client: Client, call: Call<t.SistemsRotateSecretData>) =>
  client.send<t.SistemsRotateSecretResponses>({"service":"notifications","id":"sistems.rotateSecret","method":"POST","path":"/api/sistems/{id}/rotate-secret","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Un token pentru un sistem
 *
 * Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. Sistemele nu au drepturi separate: un `scope` cerut nu schimbă nimic. Tokenul este valabil o oră în zona app, cât timp sistemul este activ și secretul cu care a fost cerut este valabil.
 *
 * Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. У систем нет отдельных прав: запрошенный `scope` ничего не меняет. Токен действует час в зоне app, пока система активна и действует секрет, по которому он получен.
 *
 * A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. Systems have no scopes: one that is asked for changes nothing. The token is valid in the app zone for an hour, while the system is active and the secret that it was asked for with is valid.
 */
export const appTokensCreate = (client: Client, call: Call<t.AppTokensCreateData>) =>
  client.send<t.AppTokensCreateResponses>({"service":"notifications","id":"app.tokens.create","method":"POST","path":"/api/v1/app/tokens","body":"form","schemes":["basic"]}, call);

/**
 * Șabloane: listă
 *
 * Administratorii serviciului văd toate șabloanele, operatorii pe ale sistemului lor. Textul lung, `body`, se citește la fiecare în parte.
 *
 * Администраторы сервиса видят все шаблоны, операторы — шаблоны своей системы. Длинный текст, `body`, читается у каждого отдельно.
 *
 * Service administrators see all templates, operators those of their system. The long text, `body`, is read with a single one.
 */
export const templatesList = (client: Client, call?: Call<t.TemplatesListData>) =>
  client.send<t.TemplatesListResponses>({"service":"notifications","id":"templates.list","method":"GET","path":"/api/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * Textele sunt pe limbi, româna fiind obligatorie; un text simplu este cel în română. Codul este unic în sistemul său. `{{a.b}}`, `{{#lista}}…{{/lista}}` și `{{^lista}}…{{/lista}}` se completează la trimitere; un tag greșit: 400 cu rândul lui. `Date`, `Time` și `RecipientName` se completează singure.
 *
 * Тексты по языкам, румынский обязателен; простой текст — румынский. Код уникален в своей системе. `{{a.b}}`, `{{#lista}}…{{/lista}}` и `{{^lista}}…{{/lista}}` заполняются при отправке; неверный тег: 400 с его строкой. `Date`, `Time` и `RecipientName` заполняются сами.
 *
 * Texts are by language, Romanian is required; a plain text is the Romanian one. The code is unique within its system. `{{a.b}}`, `{{#lista}}…{{/lista}}` and `{{^lista}}…{{/lista}}` are filled in when sending; a wrong tag is 400 with its line. `Date`, `Time` and `RecipientName` are filled in by the service.
 */
export const templatesCreate = (client: Client, call: Call<t.TemplatesCreateData>) =>
  client.send<t.TemplatesCreateResponses>({"service":"notifications","id":"templates.create","method":"POST","path":"/api/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const templatesCount = (client: Client, call?: Call<t.TemplatesCountData>) =>
  client.send<t.TemplatesCountResponses>({"service":"notifications","id":"templates.count","method":"GET","path":"/api/templates/count","schemes":["userToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const templatesRemove = (client: Client, call: Call<t.TemplatesRemoveData>) =>
  client.send<t.TemplatesRemoveResponses>({"service":"notifications","id":"templates.remove","method":"DELETE","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const templatesRead = (client: Client, call: Call<t.TemplatesReadData>) =>
  client.send<t.TemplatesReadResponses>({"service":"notifications","id":"templates.read","method":"GET","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const templatesPatch = (client: Client, call: Call<t.TemplatesPatchData>) =>
  client.send<t.TemplatesPatchResponses>({"service":"notifications","id":"templates.patch","method":"PATCH","path":"/api/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele.
 *
 * Принятое с прежними текстами отправляется с ними.
 *
 * What was accepted with the former texts is sent with them.
 */
export const templatesReplace = (client: Client, call: Call<t.TemplatesReplaceData>) =>
  client.send<t.TemplatesReplaceResponses>({"service":"notifications","id":"templates.replace","method":"PUT","path":"/api/templates/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Șabloane: istoric, cu valorile de dinainte
 */
export const templatesListHistory = (client: Client, call: Call<t.TemplatesListHistoryData>) =>
  client.send<t.TemplatesListHistoryResponses>({"service":"notifications","id":"templates.listHistory","method":"GET","path":"/api/templates/{id}/istoric","schemes":["userToken"]}, call);

/**
 * Anulează ce nu s-a trimis încă
 *
 * Ce nu s-a trimis încă nu se mai trimite: livrările unei notificări mici sunt anulate în răspuns, ale uneia mari în fundal. O livrare care tocmai se trimite se încheie cum îi este dat. Repetată, răspunde la fel; dacă totul s-a trimis sau a eșuat: 409.
 *
 * Что ещё не отправлено, уже не отправится: доставки малого уведомления отменены в ответе, большого — в фоне. Доставка, отправляемая в эту минуту, завершается сама. При повторе ответ тот же; если всё отправлено или не удалось: 409.
 *
 * What is not sent yet will not be sent: the deliveries of a small notification are cancelled in the answer, those of a large one in the background. A delivery that is being sent at this moment ends by itself. Repeated, it answers the same; if everything was sent or has failed: 409.
 */
export const notifyCancel = (client: Client, call: Call<t.NotifyCancelData>) =>
  client.send<t.NotifyCancelResponses>({"service":"notifications","id":"notify.cancel","method":"DELETE","path":"/api/v1/notify/{trackingId}","schemes":["mutualTLS"]}, call);

/**
 * Starea unei notificări, cu livrările ei
 *
 * `counts` este exact la orice mărime. Până la 1.000 de livrări pe pagină, în ordinea destinatarilor; `Link` cu rel=next duce mai departe. `recipient` este cel numit de expeditor, iar după încheierea conținutului mascat.
 *
 * `counts` точен при любом размере. До 1000 доставок на странице, в порядке получателей; `Link` с rel=next ведёт дальше. `recipient` — как его назвал отправитель, а после удаления содержимого — скрытый.
 *
 * `counts` is exact at any size. Up to 1,000 deliveries on a page, in the order of recipients; `Link` with rel=next leads on. `recipient` is as the sender named it, and masked once the content has ended.
 */
export const notifyRead = (client: Client, call: Call<t.NotifyReadData>) =>
  client.send<t.NotifyReadResponses>({"service":"notifications","id":"notify.read","method":"GET","path":"/api/v1/notify/{trackingId}","schemes":["mutualTLS"]}, call);

/**
 * Trimite o notificare
 *
 * Primit înseamnă păstrat: din acest răspuns mesajul se trimite o dată fiecărei adrese. Până la 10.000 de destinatari Email, SMS, IDNP, IDNO și Group, fiecare cu `variables` proprii peste cele ale șablonului; un destinatar numit de două ori primește un mesaj. Textele sunt ale șablonului (`template`) sau ale cererii (`subject` și `body`), așa cum sunt acum. Ce lipsește se enumeră pentru toți destinatarii înainte de a păstra ceva: 400. Aceeași cerere cu același `trackingId` primește același răspuns, oricând; alt conținut: 409. Peste `limitaPeZi` a sistemului: 429 cu Retry-After.
 *
 * Принято — значит сохранено: с этого ответа сообщение отправляется один раз на каждый адрес. До 10 000 получателей Email, SMS, IDNP, IDNO и Group, у каждого могут быть свои `variables` поверх переменных шаблона; названный дважды получает одно сообщение. Тексты берутся из шаблона (`template`) или из запроса (`subject` и `body`) в нынешнем виде. Недостающее перечисляется для всех получателей до сохранения: 400. Тот же запрос с тем же `trackingId` получает тот же ответ; другое содержимое: 409. Сверх `limitaPeZi` системы: 429 с Retry-After.
 *
 * Accepted means stored: from this answer on the message is sent once to each address. Up to 10,000 recipients of type Email, SMS, IDNP, IDNO and Group, each with `variables` of its own over those of the template; one that is named twice gets one message. The texts are those of the template (`template`) or of the request (`subject` and `body`), as they are now. What is missing is listed for all recipients before anything is stored: 400. The same request with the same `trackingId` gets the same answer at any time; other content: 409. Beyond the system's `limitaPeZi`: 429 with Retry-After.
 */
export const notifyCreate = (client: Client, call: Call<t.NotifyCreateData>) =>
  client.send<t.NotifyCreateResponses>({"service":"notifications","id":"notify.create","method":"POST","path":"/api/v1/notify/{trackingId}","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

/**
 * Trimite o notificare în numele unui sistem
 *
 * Ca trimiterea unui sistem. Fără `trackingId` se face unul. Fiecare adresă din `forwardTo` primește o copie marcată. Un sistem oprit: 409.
 *
 * Как отправка системой. Без `trackingId` он создаётся. Каждый адрес из `forwardTo` получает помеченную копию. Остановленная система: 409.
 *
 * As the sending of a system. Without `trackingId` one is made. Each address of `forwardTo` gets a marked copy. A stopped system: 409.
 */
export const notifyConsoleCreate = (client: Client, call: Call<t.NotifyConsoleCreateData>) =>
  client.send<t.NotifyConsoleCreateResponses>({"service":"notifications","id":"notify-console.create","method":"POST","path":"/api/admin/notify","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Notificări: listă
 */
export const notificaresList = (client: Client, call?: Call<t.NotificaresListData>) =>
  client.send<t.NotificaresListResponses>({"service":"notifications","id":"notificares.list","method":"GET","path":"/api/notificares","schemes":["userToken"]}, call);

/**
 * Notificări: trimitere
 *
 * Trimite, ca `/api/admin/notify`, și răspunde cu notificarea. O cerere repetată cu același `trackingId` primește notificarea primei cereri.
 *
 * Отправляет, как `/api/admin/notify`, и отвечает уведомлением. Повторный запрос с тем же `trackingId` получает уведомление первого запроса.
 *
 * Sends, as `/api/admin/notify` does, and answers with the notification. A repeated request with the same `trackingId` gets the notification of the first one.
 */
export const notificaresCreate = (client: Client, call: Call<t.NotificaresCreateData>) =>
  client.send<t.NotificaresCreateResponses>({"service":"notifications","id":"notificares.create","method":"POST","path":"/api/notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Schimbările de stare ale notificărilor sistemului, cea mai veche întâi
 *
 * Pentru cine a pierdut un apel: fiecare schimbare de stare o dată, cea mai veche întâi. `dupa` este `urmatorul` din răspunsul precedent, la început 0. O schimbare apare după cel mult un minut.
 *
 * Для тех, кто пропустил вызов: каждое изменение состояния один раз, от старых к новым. `dupa` — это `urmatorul` прежнего ответа, вначале 0. Изменение появляется не позднее чем через минуту.
 *
 * For those who missed a callback: each change of state once, the oldest first. `dupa` is `urmatorul` of the former answer, 0 at the beginning. A change appears within a minute.
 */
export const notifyList = (client: Client, call?: Call<t.NotifyListData>) =>
  client.send<t.NotifyListResponses>({"service":"notifications","id":"notify.list","method":"GET","path":"/api/v1/notify","schemes":["mutualTLS"]}, call);

/**
 * Raportul livrărilor unei notificări, ca CSV
 *
 * Un rând pentru fiecare livrare: destinatarul cum a fost numit, canalul, starea, motivul, timpul. 10.000 de rânduri pe pagină; `Link` cu rel=next duce mai departe. O celulă pe care un tabel ar executa-o începe cu apostrof.
 *
 * Строка на каждую доставку: получатель, как он был назван, канал, состояние, причина, время. 10 000 строк на странице; `Link` с rel=next ведёт дальше. Ячейка, которую таблица выполнила бы, начинается с апострофа.
 *
 * A line for each delivery: the recipient as named, channel, state, reason, time. 10,000 lines on a page; `Link` with rel=next leads on. A cell that a spreadsheet would run begins with an apostrophe.
 */
export const notifyDownloadReport = (client: Client, call: Call<t.NotifyDownloadReportData>) =>
  client.send<t.NotifyDownloadReportResponses>({"service":"notifications","id":"notify.downloadReport","method":"GET","path":"/api/v1/notify/{trackingId}/report","schemes":["mutualTLS"]}, call);

/**
 * Notificări: număr
 */
export const notificaresCount = (client: Client, call?: Call<t.NotificaresCountData>) =>
  client.send<t.NotificaresCountResponses>({"service":"notifications","id":"notificares.count","method":"GET","path":"/api/notificares/count","schemes":["userToken"]}, call);

/**
 * Notificări: ștergere
 *
 * Șterge o notificare încheiată, împreună cu textele, destinatarii și fișierele ei; `trackingId` devine liber. Livrările și evenimentele, fără adrese, rămân până la termenul lor. În curs: 409.
 *
 * Удаляет завершённое уведомление вместе с его текстами, получателями и файлами; `trackingId` освобождается. Доставки и события, без адресов, остаются до своего срока. В процессе: 409.
 *
 * Removes a notification that has ended, with its texts, recipients and files; `trackingId` becomes free. Deliveries and events, which have no addresses, stay until their time. Under way: 409.
 */
export const notificaresRemove = (client: Client, call: Call<t.NotificaresRemoveData>) =>
  client.send<t.NotificaresRemoveResponses>({"service":"notifications","id":"notificares.remove","method":"DELETE","path":"/api/notificares/{id}","schemes":["userToken"]}, call);

/**
 * Notificări: citire
 */
export const notificaresRead = (client: Client, call: Call<t.NotificaresReadData>) =>
  client.send<t.NotificaresReadResponses>({"service":"notifications","id":"notificares.read","method":"GET","path":"/api/notificares/{id}","schemes":["userToken"]}, call);

/**
 * Notificări: modificare
 *
 * Doar anulează: `status` este Cancelled. Aceeași stare încă o dată: 200; altă stare, sau nimic de anulat: 409.
 *
 * Только отменяет: `status` — Cancelled. То же состояние ещё раз: 200; иное состояние или нечего отменять: 409.
 *
 * Only cancels: `status` is Cancelled. The same state again: 200; another state, or nothing to cancel: 409.
 */
export const notificaresPatch = (client: Client, call: Call<t.NotificaresPatchData>) =>
  client.send<t.NotificaresPatchResponses>({"service":"notifications","id":"notificares.patch","method":"PATCH","path":"/api/notificares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Notificări: înlocuire
 *
 * Doar anulează: `status` este Cancelled. Aceeași stare încă o dată: 200; altă stare, sau nimic de anulat: 409. Restul câmpurilor se ignoră.
 *
 * Только отменяет: `status` — Cancelled. То же состояние ещё раз: 200; иное состояние или нечего отменять: 409. Остальные поля игнорируются.
 *
 * Only cancels: `status` is Cancelled. The same state again: 200; another state, or nothing to cancel: 409. Other fields are ignored.
 */
export const notificaresReplace = (client: Client, call: Call<t.NotificaresReplaceData>) =>
  client.send<t.NotificaresReplaceResponses>({"service":"notifications","id":"notificares.replace","method":"PUT","path":"/api/notificares/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Livrări: listă
 *
 * Administratorii serviciului văd toate livrările; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.
 *
 * Администраторы сервиса видят все доставки; операторы — доставки уведомления своей системы: `filter[notificareId]`, иначе 403.
 *
 * Service administrators see all deliveries; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.
 */
export const livraresList = (client: Client, call?: Call<t.LivraresListData>) =>
  client.send<t.LivraresListResponses>({"service":"notifications","id":"livrares.list","method":"GET","path":"/api/livrares","schemes":["userToken"]}, call);

/**
 * Livrări: număr
 */
export const livraresCount = (client: Client, call?: Call<t.LivraresCountData>) =>
  client.send<t.LivraresCountResponses>({"service":"notifications","id":"livrares.count","method":"GET","path":"/api/livrares/count","schemes":["userToken"]}, call);

/**
 * Livrări: ștergere
 *
 * Șterge o livrare încheiată; sumele notificării o numără mai departe. În curs: 409.
 *
 * Удаляет завершённую доставку; в суммах уведомления она остаётся. В процессе: 409.
 *
 * Removes a delivery that has ended; the counts of its notification keep it. Under way: 409.
 */
export const livraresRemove = (client: Client, call: Call<t.LivraresRemoveData>) =>
  client.send<t.LivraresRemoveResponses>({"service":"notifications","id":"livrares.remove","method":"DELETE","path":"/api/livrares/{id}","schemes":["userToken"]}, call);

/**
 * Livrări: citire
 */
export const livraresRead = (client: Client, call: Call<t.LivraresReadData>) =>
  client.send<t.LivraresReadResponses>({"service":"notifications","id":"livrares.read","method":"GET","path":"/api/livrares/{id}","schemes":["userToken"]}, call);

/**
 * Livrări: modificare
 *
 * Doar anulează: `status` este Cancelled. O livrare încheiată, sau care se trimite chiar acum: 409.
 *
 * Только отменяет: `status` — Cancelled. Завершённая или отправляемая сейчас доставка: 409.
 *
 * Only cancels: `status` is Cancelled. A delivery that has ended, or is being sent now: 409.
 */
export const livraresPatch = (client: Client, call: Call<t.LivraresPatchData>) =>
  client.send<t.LivraresPatchResponses>({"service":"notifications","id":"livrares.patch","method":"PATCH","path":"/api/livrares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Livrări: înlocuire
 *
 * Doar anulează: `status` este Cancelled. O livrare încheiată, sau care se trimite chiar acum: 409.
 *
 * Только отменяет: `status` — Cancelled. Завершённая или отправляемая сейчас доставка: 409.
 *
 * Only cancels: `status` is Cancelled. A delivery that has ended, or is being sent now: 409.
 */
export const livraresReplace = (client: Client, call: Call<t.LivraresReplaceData>) =>
  client.send<t.LivraresReplaceResponses>({"service":"notifications","id":"livrares.replace","method":"PUT","path":"/api/livrares/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Evenimente: listă
 *
 * Administratorii serviciului văd toate evenimentele; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.
 *
 * Администраторы сервиса видят все события; операторы — события уведомления своей системы: `filter[notificareId]`, иначе 403.
 *
 * Service administrators see all events; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.
 */
export const evenimentNotificaresList = (client: Client, call?: Call<t.EvenimentNotificaresListData>) =>
  client.send<t.EvenimentNotificaresListResponses>({"service":"notifications","id":"eveniment-notificares.list","method":"GET","path":"/api/eveniment-notificares","schemes":["userToken"]}, call);

/**
 * Evenimente: creare
 *
 * Adaugă o notă la evenimentele unei notificări, sau ale unei livrări a ei. Alte evenimente le scrie doar serviciul; niciunul nu se schimbă și nu se șterge.
 *
 * Добавляет заметку к событиям уведомления или его доставки. Другие события пишет только сервис; ни одно не меняется и не удаляется.
 *
 * Appends a note to the events of a notification, or of one of its deliveries. Other events are written by the service alone; none is changed or removed.
 */
export const evenimentNotificaresCreate = (client: Client, call: Call<t.EvenimentNotificaresCreateData>) =>
  client.send<t.EvenimentNotificaresCreateResponses>({"service":"notifications","id":"eveniment-notificares.create","method":"POST","path":"/api/eveniment-notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Evenimente: număr
 */
export const evenimentNotificaresCount = (client: Client, call?: Call<t.EvenimentNotificaresCountData>) =>
  client.send<t.EvenimentNotificaresCountResponses>({"service":"notifications","id":"eveniment-notificares.count","method":"GET","path":"/api/eveniment-notificares/count","schemes":["userToken"]}, call);

/**
 * Evenimente: citire
 */
export const evenimentNotificaresRead = (client: Client, call: Call<t.EvenimentNotificaresReadData>) =>
  client.send<t.EvenimentNotificaresReadResponses>({"service":"notifications","id":"eveniment-notificares.read","method":"GET","path":"/api/eveniment-notificares/{id}","schemes":["userToken"]}, call);

/**
 * Șabloanele sistemului
 */
export const machineTemplatesList = (client: Client, call?: Call<t.MachineTemplatesListData>) =>
  client.send<t.MachineTemplatesListResponses>({"service":"notifications","id":"machine-templates.list","method":"GET","path":"/api/v1/template","schemes":["mutualTLS"]}, call);

/**
 * Creează un șablon al sistemului
 *
 * Ca `templates.create`: șablonul este al sistemului care cheamă.
 *
 * Как `templates.create`: шаблон принадлежит вызывающей системе.
 *
 * As `templates.create`: the template is the calling system's.
 */
export const machineTemplatesCreate = (client: Client, call: Call<t.MachineTemplatesCreateData>) =>
  client.send<t.MachineTemplatesCreateResponses>({"service":"notifications","id":"machine-templates.create","method":"POST","path":"/api/v1/template","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

/**
 * Înlocuiește un șablon al sistemului
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele. Al altui sistem: 404.
 *
 * Принятое с прежними текстами отправляется с ними. Чужой: 404.
 *
 * What was accepted with the former texts is sent with them. That of another system: 404.
 */
export const machineTemplatesReplace = (client: Client, call: Call<t.MachineTemplatesReplaceData>) =>
  client.send<t.MachineTemplatesReplaceResponses>({"service":"notifications","id":"machine-templates.replace","method":"PUT","path":"/api/v1/template/{id}","body":"json","schemes":["mutualTLS"]}, call);

/**
 * Arată un șablon completat
 *
 * Textele așa cum le primește un destinatar. `lipsa` numește variabilele fără valoare, ale căror locuri rămân vizibile; `sms` spune cum se numără textul scurt, sau subiectul dacă nu este.
 *
 * Тексты, какими их получает получатель. `lipsa` называет переменные без значения, их места остаются видимыми; `sms` говорит, как считается краткий текст или, если его нет, тема.
 *
 * The texts as a recipient gets them. `lipsa` names the variables without a value, whose places stay visible; `sms` tells how the short text is counted, or the subject if there is none.
 */
export const machineTemplatesRender = (client: Client, call: Call<t.MachineTemplatesRenderData>) =>
  client.send<t.MachineTemplatesRenderResponses>({"service":"notifications","id":"machine-templates.render","method":"POST","path":"/api/v1/template/{id}/preview","body":"json","schemes":["mutualTLS"]}, call);

/**
 * Anunță un fișier de atașat
 *
 * Octeții se trimit cu PUT la `url`, exact câți s-au anunțat. `uploadId` se numește într-o singură notificare a aceluiași sistem, timp de o zi.
 *
 * Байты отправляются методом PUT на `url`, ровно столько, сколько объявлено. `uploadId` указывается в одном уведомлении той же системы, в течение суток.
 *
 * The bytes are PUT to `url`, exactly as many as were announced. `uploadId` is named in one notification of the same system, for a day.
 */
export const attachmentsCreate = (client: Client, call: Call<t.AttachmentsCreateData>) =>
  client.send<t.AttachmentsCreateResponses>({"service":"notifications","id":"attachments.create","method":"POST","path":"/api/v1/attachments","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

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

/**
 * Expeditori: listă
 */
export const mailSendersList = (client: Client, call?: Call<t.MailSendersListData>) =>
  client.send<t.MailSendersListResponses>({"service":"notifications","id":"mailSenders.list","method":"GET","path":"/api/admin/mail-senders","schemes":["userToken"]}, call);

/**
 * Expeditori: creare
 *
 * Cel mult un expeditor activ este `implicit` (409). `dkim.cheie` este o cheie privată RSA în PEM și nu se mai arată.
 *
 * Не более одного активного отправителя имеет `implicit` (409). `dkim.cheie` — закрытый ключ RSA в PEM, больше не показывается.
 *
 * At most one active sender is `implicit` (409). `dkim.cheie` is an RSA private key in PEM and is never shown again.
 */
export const mailSendersCreate = (client: Client, call: Call<t.MailSendersCreateData>) =>
  client.send<t.MailSendersCreateResponses>({"service":"notifications","id":"mailSenders.create","method":"POST","path":"/api/admin/mail-senders","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Expeditori: înlocuire
 *
 * Fără `dkim` mesajele nu se mai semnează; `dkim` fără `cheie` păstrează cheia. Un expeditor se retrage cu `activ: false`.
 *
 * Без `dkim` письма больше не подписываются; `dkim` без `cheie` сохраняет ключ. Отправитель выводится из работы через `activ: false`.
 *
 * Without `dkim` mail is no longer signed; `dkim` without `cheie` keeps the key. A sender is retired by `activ: false`.
 */
export const mailSendersReplace = (client: Client, call: Call<t.MailSendersReplaceData>) =>
  client.send<t.MailSendersReplaceResponses>({"service":"notifications","id":"mailSenders.replace","method":"PUT","path":"/api/admin/mail-senders/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Primește ce s-a întâmplat cu mesajele unui furnizor și răspunsurile la ele
 *
 * O recipisă sau un răspuns prin SMS, ori cel mult 1.000, semnate ca Standard Webhooks cu secretul furnizorului, nu mai vechi de 5 minute. 202 fie că mesajul este cunoscut, fie că nu: o recipisă care vine înaintea mesajului ei se păstrează o oră. O schimbare pe care starea livrării nu o permite nu are efect. Un răspuns cu cuvântul STOP refuză categoria ultimului SMS către acel număr, unul cu START o reia; celelalte ajung la sistem.
 *
 * Одна квитанция или один ответ по SMS, либо не более 1000, подписанные как Standard Webhooks секретом провайдера, не старше 5 минут. 202 независимо от того, известно ли сообщение: квитанция, пришедшая раньше сообщения, хранится час. Изменение, которого состояние доставки не допускает, не действует. Ответ со словом STOP отклоняет категорию последнего SMS на этот номер, со словом START возвращает её; остальные передаются системе.
 *
 * One receipt or answer by SMS, or up to 1,000, signed as Standard Webhooks with the provider's secret, at most 5 minutes old. 202 whether the message is known or not: a receipt that comes before its message is kept for an hour. A change that the state of the delivery does not allow has no effect. An answer with the word STOP declines the category of the last SMS to that number, one with START takes it back; all others are passed on to the system.
 */
export const appReceiptsRegister = (client: Client, call: Call<t.AppReceiptsRegisterData>) =>
  client.send<t.AppReceiptsRegisterResponses>({"service":"notifications","id":"app.receipts.register","method":"POST","path":"/api/v1/app/receipts/{provider}","body":"json","schemes":["webhookSignature"],"isKeyed":true}, call);

/**
 * Ajung mesajele la o adresă?
 *
 * Adresa stă în corp, niciodată în URL. Răspunsul spune de când și de ce adresa este suprimată, și ultimele 20 de livrări încheiate către ea.
 *
 * Адрес передаётся в теле, никогда в URL. Ответ сообщает, с каких пор и почему адрес заблокирован, и последние 20 завершённых доставок на него.
 *
 * The address stands in the body, never in the URL. The answer tells since when and why the address is suppressed, and the last 20 ended deliveries to it.
 */
export const suppressionsSearch = (client: Client, call: Call<t.SuppressionsSearchData>) =>
  client.send<t.SuppressionsSearchResponses>({"service":"notifications","id":"suppressions.search","method":"POST","path":"/api/admin/suppressions/search","body":"json","schemes":["userToken"]}, call);

/**
 * Ridică suprimarea unei adrese
 *
 * O adresă care a refuzat definitiv un mesaj este suprimată 30 de zile, o categorie refuzată zece ani; de aici încolo se trimite din nou. Fapta rămâne ca eveniment al livrării care a fost refuzată.
 *
 * Адрес, окончательно отказавшийся от сообщения, заблокирован на 30 дней, отклонённая категория — на десять лет; отсюда на него снова отправляют. Действие остаётся событием отвергнутой доставки.
 *
 * An address that refused a message for good is suppressed for 30 days, a declined category for ten years; from now on it is sent to again. The act stays as an event of the refused delivery.
 */
export const suppressionsRemove = (client: Client, call: Call<t.SuppressionsRemoveData>) =>
  client.send<t.SuppressionsRemoveResponses>({"service":"notifications","id":"suppressions.remove","method":"DELETE","path":"/api/admin/suppressions/{id}","schemes":["userToken"]}, call);

/**
 * Cozile livrărilor
 *
 * Numărate în rândurile din spatele cozii, până la 10.000: `visible` pot fi trimise acum, `delayed` mai târziu; `inFlight` după SQS. `dlq` este coada livrărilor abandonate.
 *
 * Подсчитаны по строкам за очередью, до 10 000: `visible` можно отправить сейчас, `delayed` — позже; `inFlight` по данным SQS. `dlq` — очередь оставленных доставок.
 *
 * Counted in the rows behind the queue, up to 10,000: `visible` can be sent now, `delayed` later; `inFlight` by SQS. `dlq` is the queue of deliveries that were given up.
 */
export const queuesList = (client: Client, call?: Call<t.QueuesListData>) =>
  client.send<t.QueuesListResponses>({"service":"notifications","id":"queues.list","method":"GET","path":"/api/admin/rabbit/queues","schemes":["userToken"]}, call);

/**
 * Primele mesaje ale unei cozi
 *
 * Cel mult zece, cele care așteaptă de mai mult timp. Se citesc din rânduri: nimic nu este preluat și nimic nu se mută.
 *
 * Не более десяти, ожидающие дольше всех. Читаются из строк: ничего не забирается и не перемещается.
 *
 * At most ten, those that are due first. They are read from their rows: nothing is received and nothing moves.
 */
export const queuesListMessages = (client: Client, call: Call<t.QueuesListMessagesData>) =>
  client.send<t.QueuesListMessagesResponses>({"service":"notifications","id":"queues.listMessages","method":"GET","path":"/api/admin/rabbit/queues/{queue}/messages","schemes":["userToken"]}, call);

/**
 * Reia livrările abandonate
 *
 * Livrările abandonate se trimit din nou, cu încercările de la început: toate sau cele din `messageIds`. Cele expirate rămân. Fiecare se reia o singură dată, oricâte cereri vin deodată. O coadă fără -dlq: 409.
 *
 * Оставленные доставки отправляются снова, попытки с начала: все или названные в `messageIds`. Истёкшие остаются. Каждая повторяется один раз, сколько бы запросов ни пришло. Очередь без -dlq: 409.
 *
 * Deliveries that were given up are sent again, their attempts from the beginning: all, or those in `messageIds`. Expired ones stay. Each is replayed once, however many calls come at once. A queue without -dlq: 409.
 */
export const queuesReplay = (client: Client, call: Call<t.QueuesReplayData>) =>
  client.send<t.QueuesReplayResponses>({"service":"notifications","id":"queues.replay","method":"POST","path":"/api/admin/rabbit/queues/{queue}/replay","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Golește o coadă
 *
 * De la acest răspuns nimic din ce aștepta nu se mai trimite. Rândurile devin Cancelled, cu motivul `golit`: o parte acum, restul (`remaining`) în fundal. Livrările abandonate rămân Failed și nu se mai pot relua.
 *
 * С этого ответа ничего из ожидавшего не отправляется. Строки становятся Cancelled с причиной `golit`: часть сразу, остальные (`remaining`) в фоне. Оставленные доставки остаются Failed и больше не повторяются.
 *
 * From this answer on nothing that waited is sent. The rows become Cancelled with the reason `golit`: some now, the rest (`remaining`) in the background. Deliveries that were given up stay Failed and can no longer be replayed.
 */
export const queuesPurge = (client: Client, call: Call<t.QueuesPurgeData>) =>
  client.send<t.QueuesPurgeResponses>({"service":"notifications","id":"queues.purge","method":"POST","path":"/api/admin/rabbit/queues/{queue}/purge","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsListResponses>({"service":"notifications","id":"admin.approvals.list","method":"GET","path":"/api/v1/admin/approvals","schemes":["sessionToken"]}, call);

/**
 * O aprobare cerută
 */
export const adminApprovalsRead = (client: Client, call: Call<t.AdminApprovalsReadData>) =>
  client.send<t.AdminApprovalsReadResponses>({"service":"notifications","id":"admin.approvals.read","method":"GET","path":"/api/v1/admin/approvals/{id}","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminApprovalsApproveResponses>({"service":"notifications","id":"admin.approvals.approve","method":"POST","path":"/api/v1/admin/approvals/{id}/approve","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsRejectResponses>({"service":"notifications","id":"admin.approvals.reject","method":"POST","path":"/api/v1/admin/approvals/{id}/reject","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsWithdrawResponses>({"service":"notifications","id":"admin.approvals.withdraw","method":"POST","path":"/api/v1/admin/approvals/{id}/withdraw","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsReadResultResponses>({"service":"notifications","id":"admin.approvals.readResult","method":"GET","path":"/api/v1/admin/approvals/{id}/result","schemes":["sessionToken"]}, call);

/**
 * Sistemul operatorului
 *
 * Un operator mutat, dezactivat sau al unui sistem oprit este refuzat de la următoarea cerere.
 *
 * Перемещённый, деактивированный оператор или оператор остановленной системы отклоняется со следующего запроса.
 *
 * An operator who was moved or deactivated, or whose system was stopped, is refused from the next request on.
 */
export const operatorReadContext = (client: Client, call?: Call<t.OperatorReadContextData>) =>
  client.send<t.OperatorReadContextResponses>({"service":"notifications","id":"operator.readContext","method":"GET","path":"/api/operator/context","schemes":["userToken"]}, call);

/**
 * Șabloanele sistemului
 */
export const operatorListTemplates = (client: Client, call?: Call<t.OperatorListTemplatesData>) =>
  client.send<t.OperatorListTemplatesResponses>({"service":"notifications","id":"operator.listTemplates","method":"GET","path":"/api/operator/templates","schemes":["userToken"]}, call);

/**
 * Trimite o notificare după IDNP, IDNO sau grup
 *
 * Ca trimiterea unei notificări, cu forme scurte: `idnp`, `idno`, `groupId` (id-ul sau codul unui grup al sistemului), lângă `recipients` sau în locul lor. Fiecare persoană este contactată cum preferă; sistemul nu află nicio adresă. Cine a refuzat categoria: Cancelled `refuz-destinatar`; cine nu poate fi găsit: Failed `fara-contact`.
 *
 * Как отправка уведомления, с краткими формами: `idnp`, `idno`, `groupId` (id или код группы системы), рядом с `recipients` или вместо них. Каждому лицу сообщается так, как оно предпочитает; система не узнаёт адресов. Отказавшийся от категории: Cancelled `refuz-destinatar`; недостижимый: Failed `fara-contact`.
 *
 * As the sending of a notification, with short forms: `idnp`, `idno`, `groupId` (the id or the code of a group of the system), beside `recipients` or instead of them. Each person is reached as they prefer; the system learns no address. One who declined the category: Cancelled `refuz-destinatar`; one who cannot be reached: Failed `fara-contact`.
 */
export const notifyByIdCreate = (client: Client, call: Call<t.NotifyByIdCreateData>) =>
  client.send<t.NotifyByIdCreateResponses>({"service":"notifications","id":"notify-by-id.create","method":"POST","path":"/api/v1/notify-by-id/{trackingId}","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);

/**
 * Trimite după IDNP, IDNO sau grup, în numele unui sistem
 *
 * Ca `/api/v1/notify-by-id`, în numele unui sistem. Fără `trackingId` se face unul.
 *
 * Как `/api/v1/notify-by-id`, от имени системы. Без `trackingId` он создаётся.
 *
 * As `/api/v1/notify-by-id`, in the name of a system. Without `trackingId` one is made.
 */
export const notifyByIdConsoleCreate = (client: Client, call: Call<t.NotifyByIdConsoleCreateData>) =>
  client.send<t.NotifyByIdConsoleCreateResponses>({"service":"notifications","id":"notify-by-id-console.create","method":"POST","path":"/api/admin/notify-by-id","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Trimite după IDNP, IDNO sau grup
 *
 * Ca `/api/v1/notify-by-id`, în numele sistemului operatorului. Fără `trackingId` se face unul.
 *
 * Как `/api/v1/notify-by-id`, от имени системы оператора. Без `trackingId` он создаётся.
 *
 * As `/api/v1/notify-by-id`, in the name of the operator's system. Without `trackingId` one is made.
 */
export const notifyByIdOperatorCreate = (client: Client, call: Call<t.NotifyByIdOperatorCreateData>) =>
  client.send<t.NotifyByIdOperatorCreateResponses>({"service":"notifications","id":"notify-by-id-operator.create","method":"POST","path":"/api/operator/notify-by-id","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Destinatari: listă
 *
 * Filtrele `id`, `idnp`, `idno` și `utilizatorLogin` citesc o singură înregistrare.
 *
 * Фильтры `id`, `idnp`, `idno` и `utilizatorLogin` читают одну запись.
 *
 * The filters `id`, `idnp`, `idno` and `utilizatorLogin` read one record.
 */
export const destinatarsList = (client: Client, call?: Call<t.DestinatarsListData>) =>
  client.send<t.DestinatarsListResponses>({"service":"notifications","id":"destinatars.list","method":"GET","path":"/api/destinatars","schemes":["userToken"]}, call);

/**
 * Destinatari: creare
 *
 * Exact unul dintre `idnp` și `idno`, unic: 409. Legătura cu un cont se face prin aprovizionare.
 *
 * Ровно один из `idnp` и `idno`, уникальный: 409. Связь с учётной записью создаётся при подготовке.
 *
 * Exactly one of `idnp` and `idno`, unique: 409. Provisioning links it with an account.
 */
export const destinatarsCreate = (client: Client, call: Call<t.DestinatarsCreateData>) =>
  client.send<t.DestinatarsCreateResponses>({"service":"notifications","id":"destinatars.create","method":"POST","path":"/api/destinatars","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Destinatari: număr
 */
export const destinatarsCount = (client: Client, call?: Call<t.DestinatarsCountData>) =>
  client.send<t.DestinatarsCountResponses>({"service":"notifications","id":"destinatars.count","method":"GET","path":"/api/destinatars/count","schemes":["userToken"]}, call);

/**
 * Destinatari: ștergere
 *
 * Șterge și contactele, preferințele, abonările push, apartenența la grupuri și legătura cu contul; ce este în curs de trimitere se anulează. Repetată, duce la capăt o ștergere întreruptă.
 *
 * Удаляет и контакты, предпочтения, подписки push, членство в группах и связь с учётной записью; то, что отправляется, отменяется. Повтор завершает прерванное удаление.
 *
 * Also removes contacts, preferences, push subscriptions, memberships of groups and the link with an account; what is under way is cancelled. Repeated, it completes an interrupted removal.
 */
export const destinatarsRemove = (client: Client, call: Call<t.DestinatarsRemoveData>) =>
  client.send<t.DestinatarsRemoveResponses>({"service":"notifications","id":"destinatars.remove","method":"DELETE","path":"/api/destinatars/{id}","schemes":["userToken"]}, call);

/**
 * Destinatari: citire
 */
export const destinatarsRead = (client: Client, call: Call<t.DestinatarsReadData>) =>
  client.send<t.DestinatarsReadResponses>({"service":"notifications","id":"destinatars.read","method":"GET","path":"/api/destinatars/{id}","schemes":["userToken"]}, call);

/**
 * Destinatari: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const destinatarsPatch = (client: Client, call: Call<t.DestinatarsPatchData>) =>
  client.send<t.DestinatarsPatchResponses>({"service":"notifications","id":"destinatars.patch","method":"PATCH","path":"/api/destinatars/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Destinatari: înlocuire
 *
 * Numărul, limba și starea rămân dacă nu sunt trimise; numărul nu se schimbă niciodată. Unui destinatar inactiv nu i se trimite nimic.
 *
 * Номер, язык и состояние остаются, если не переданы; номер не меняется никогда. Неактивному получателю ничего не отправляется.
 *
 * Number, language and state stay unless they are sent; the number never changes. Nothing is sent to an inactive recipient.
 */
export const destinatarsReplace = (client: Client, call: Call<t.DestinatarsReplaceData>) =>
  client.send<t.DestinatarsReplaceResponses>({"service":"notifications","id":"destinatars.replace","method":"PUT","path":"/api/destinatars/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Contacte: listă
 *
 * Filtrele `id`, `destinatarId` și `adresa` aleg rândurile direct.
 *
 * Фильтры `id`, `destinatarId` и `adresa` выбирают строки напрямую.
 *
 * The filters `id`, `destinatarId` and `adresa` choose their rows directly.
 */
export const canalContactsList = (client: Client, call?: Call<t.CanalContactsListData>) =>
  client.send<t.CanalContactsListResponses>({"service":"notifications","id":"canal-contacts.list","method":"GET","path":"/api/canal-contacts","schemes":["userToken"]}, call);

/**
 * Contacte: creare
 *
 * Cel mult 20 pentru un destinatar activ, o adresă o singură dată: 409. O adresă pusă de un administrator este verificată; prima unui canal este cea principală, iar o nouă principală îi ia locul.
 *
 * Не более 20 у активного получателя, адрес один раз: 409. Адрес, внесённый администратором, считается проверенным; первый адрес канала — основной, новый основной занимает его место.
 *
 * At most 20 for an active recipient, an address once: 409. An address that an administrator sets is verified; the first of a channel is the principal one, and a new principal one takes its place.
 */
export const canalContactsCreate = (client: Client, call: Call<t.CanalContactsCreateData>) =>
  client.send<t.CanalContactsCreateResponses>({"service":"notifications","id":"canal-contacts.create","method":"POST","path":"/api/canal-contacts","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Contacte: număr
 */
export const canalContactsCount = (client: Client, call?: Call<t.CanalContactsCountData>) =>
  client.send<t.CanalContactsCountResponses>({"service":"notifications","id":"canal-contacts.count","method":"GET","path":"/api/canal-contacts/count","schemes":["userToken"]}, call);

/**
 * Contacte: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const canalContactsRemove = (client: Client, call: Call<t.CanalContactsRemoveData>) =>
  client.send<t.CanalContactsRemoveResponses>({"service":"notifications","id":"canal-contacts.remove","method":"DELETE","path":"/api/canal-contacts/{id}","schemes":["userToken"]}, call);

/**
 * Contacte: citire
 */
export const canalContactsRead = (client: Client, call: Call<t.CanalContactsReadData>) =>
  client.send<t.CanalContactsReadResponses>({"service":"notifications","id":"canal-contacts.read","method":"GET","path":"/api/canal-contacts/{id}","schemes":["userToken"]}, call);

/**
 * Contacte: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const canalContactsPatch = (client: Client, call: Call<t.CanalContactsPatchData>) =>
  client.send<t.CanalContactsPatchResponses>({"service":"notifications","id":"canal-contacts.patch","method":"PATCH","path":"/api/canal-contacts/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Contacte: înlocuire
 *
 * `verificat` și `principal` rămân dacă nu sunt trimise; o altă adresă este verificată și nu mai este nelivrabilă. Contactul nu trece la alt destinatar.
 *
 * `verificat` и `principal` остаются, если не переданы; другой адрес считается проверенным и доставляемым. Контакт не переходит к другому получателю.
 *
 * `verificat` and `principal` stay unless they are sent; another address is verified and deliverable again. A contact does not move to another recipient.
 */
export const canalContactsReplace = (client: Client, call: Call<t.CanalContactsReplaceData>) =>
  client.send<t.CanalContactsReplaceResponses>({"service":"notifications","id":"canal-contacts.replace","method":"PUT","path":"/api/canal-contacts/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Preferințe: listă
 */
export const preferintaNotificaresList = (client: Client, call?: Call<t.PreferintaNotificaresListData>) =>
  client.send<t.PreferintaNotificaresListResponses>({"service":"notifications","id":"preferinta-notificares.list","method":"GET","path":"/api/preferinta-notificares","schemes":["userToken"]}, call);

/**
 * Preferințe: creare
 *
 * Cel mult 50 pentru un destinatar activ, una pentru fiecare sistem și categorie: 409.
 *
 * Не более 50 у активного получателя, по одному на систему и категорию: 409.
 *
 * At most 50 for an active recipient, one for each system and category: 409.
 */
export const preferintaNotificaresCreate = (client: Client, call: Call<t.PreferintaNotificaresCreateData>) =>
  client.send<t.PreferintaNotificaresCreateResponses>({"service":"notifications","id":"preferinta-notificares.create","method":"POST","path":"/api/preferinta-notificares","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Preferințe: număr
 */
export const preferintaNotificaresCount = (client: Client, call?: Call<t.PreferintaNotificaresCountData>) =>
  client.send<t.PreferintaNotificaresCountResponses>({"service":"notifications","id":"preferinta-notificares.count","method":"GET","path":"/api/preferinta-notificares/count","schemes":["userToken"]}, call);

/**
 * Preferințe: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const preferintaNotificaresRemove = (client: Client, call: Call<t.PreferintaNotificaresRemoveData>) =>
  client.send<t.PreferintaNotificaresRemoveResponses>({"service":"notifications","id":"preferinta-notificares.remove","method":"DELETE","path":"/api/preferinta-notificares/{id}","schemes":["userToken"]}, call);

/**
 * Preferințe: citire
 */
export const preferintaNotificaresRead = (client: Client, call: Call<t.PreferintaNotificaresReadData>) =>
  client.send<t.PreferintaNotificaresReadResponses>({"service":"notifications","id":"preferinta-notificares.read","method":"GET","path":"/api/preferinta-notificares/{id}","schemes":["userToken"]}, call);

/**
 * Preferințe: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const preferintaNotificaresPatch = (client: Client, call: Call<t.PreferintaNotificaresPatchData>) =>
  client.send<t.PreferintaNotificaresPatchResponses>({"service":"notifications","id":"preferinta-notificares.patch","method":"PATCH","path":"/api/preferinta-notificares/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Preferințe: înlocuire
 *
 * `activ` rămâne dacă nu este trimis; un refuz nu se pierde din greșeală. Preferința nu trece la alt destinatar.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке. Предпочтение не переходит к другому получателю.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake. A preference does not move to another recipient.
 */
export const preferintaNotificaresReplace = (client: Client, call: Call<t.PreferintaNotificaresReplaceData>) =>
  client.send<t.PreferintaNotificaresReplaceResponses>({"service":"notifications","id":"preferinta-notificares.replace","method":"PUT","path":"/api/preferinta-notificares/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Abonări push: listă
 */
export const pushSubscriptionsList = (client: Client, call?: Call<t.PushSubscriptionsListData>) =>
  client.send<t.PushSubscriptionsListResponses>({"service":"notifications","id":"push-subscriptions.list","method":"GET","path":"/api/push-subscriptions","schemes":["userToken"]}, call);

/**
 * Abonări push: creare
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser al unui destinatar cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație, prin https.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере получателя самый старый уступает место. Принимаются только сервисы push из настроек, по https.
 *
 * An `endpoint` belongs to who subscribed last; at a recipient's eleventh browser the oldest gives way. Only configured push services are accepted, over https.
 */
export const pushSubscriptionsCreate = (client: Client, call: Call<t.PushSubscriptionsCreateData>) =>
  client.send<t.PushSubscriptionsCreateResponses>({"service":"notifications","id":"push-subscriptions.create","method":"POST","path":"/api/push-subscriptions","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Abonări push: număr
 */
export const pushSubscriptionsCount = (client: Client, call?: Call<t.PushSubscriptionsCountData>) =>
  client.send<t.PushSubscriptionsCountResponses>({"service":"notifications","id":"push-subscriptions.count","method":"GET","path":"/api/push-subscriptions/count","schemes":["userToken"]}, call);

/**
 * Abonări push: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const pushSubscriptionsRemove = (client: Client, call: Call<t.PushSubscriptionsRemoveData>) =>
  client.send<t.PushSubscriptionsRemoveResponses>({"service":"notifications","id":"push-subscriptions.remove","method":"DELETE","path":"/api/push-subscriptions/{id}","schemes":["userToken"]}, call);

/**
 * Abonări push: citire
 */
export const pushSubscriptionsRead = (client: Client, call: Call<t.PushSubscriptionsReadData>) =>
  client.send<t.PushSubscriptionsReadResponses>({"service":"notifications","id":"push-subscriptions.read","method":"GET","path":"/api/push-subscriptions/{id}","schemes":["userToken"]}, call);

/**
 * Abonări push: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const pushSubscriptionsPatch = (client: Client, call: Call<t.PushSubscriptionsPatchData>) =>
  client.send<t.PushSubscriptionsPatchResponses>({"service":"notifications","id":"push-subscriptions.patch","method":"PATCH","path":"/api/push-subscriptions/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Abonări push: înlocuire
 *
 * Un `endpoint` al altei abonări este 409. Abonarea nu trece la alt destinatar.
 *
 * `endpoint` другой подписки — 409. Подписка не переходит к другому получателю.
 *
 * An `endpoint` of another subscription is 409. A subscription does not move to another recipient.
 */
export const pushSubscriptionsReplace = (client: Client, call: Call<t.PushSubscriptionsReplaceData>) =>
  client.send<t.PushSubscriptionsReplaceResponses>({"service":"notifications","id":"push-subscriptions.replace","method":"PUT","path":"/api/push-subscriptions/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Aprovizionează un destinatar: adaugă contactele
 *
 * Face destinatarul cu acest număr (201) sau îl aduce la zi (200); contactele trimise se adaugă și sunt verificate. De câte ori se repetă, rămâne un singur destinatar.
 *
 * Создаёт получателя с этим номером (201) или обновляет его (200); переданные контакты добавляются и считаются проверенными. Сколько ни повторять, получатель один.
 *
 * Makes the recipient with this number (201) or brings it up to date (200); the contacts that are sent are added, and are verified. However often it is repeated, there is one recipient.
 */
export const provisionCreateUser = (client: Client, call: Call<t.ProvisionCreateUserData>) =>
  client.send<t.ProvisionCreateUserResponses>({"service":"notifications","id":"provision.createUser","method":"POST","path":"/api/admin/provision/user","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Aprovizionează un destinatar: înlocuiește contactele
 *
 * Ca POST, dar contactele trimise le înlocuiesc pe celelalte; fără `contacts` ele rămân, cu o listă goală se șterg.
 *
 * Как POST, но переданные контакты заменяют остальные; без `contacts` они остаются, пустой список удаляет их.
 *
 * As POST, but the contacts that are sent replace the others; without `contacts` they stay, an empty list removes them.
 */
export const provisionReplaceUser = (client: Client, call: Call<t.ProvisionReplaceUserData>) =>
  client.send<t.ProvisionReplaceUserResponses>({"service":"notifications","id":"provision.replaceUser","method":"PUT","path":"/api/admin/provision/user","body":"json","schemes":["userToken"]}, call);

/**
 * Leagă un cont de un destinatar
 *
 * Un cont este al unui singur destinatar și invers: 409. Legătura se încheie odată cu contul sau cu destinatarul.
 *
 * Учётная запись принадлежит одному получателю и наоборот: 409. Связь заканчивается вместе с учётной записью или получателем.
 *
 * An account is one recipient's and the other way round: 409. The link ends with the account or the recipient.
 */
export const provisionCreateLink = (client: Client, call: Call<t.ProvisionCreateLinkData>) =>
  client.send<t.ProvisionCreateLinkResponses>({"service":"notifications","id":"provision.createLink","method":"POST","path":"/api/admin/provision/link","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Desface legătura unui destinatar cu contul său
 *
 * `id` este al destinatarului. Dreptul contului de a se vedea în registru se încheie de la următoarea cerere.
 *
 * `id` — получателя. Право учётной записи видеть себя в реестре заканчивается со следующего запроса.
 *
 * `id` is the recipient's. The right of the account to see itself in the registry ends with the next request.
 */
export const provisionRemoveLink = (client: Client, call: Call<t.ProvisionRemoveLinkData>) =>
  client.send<t.ProvisionRemoveLinkResponses>({"service":"notifications","id":"provision.removeLink","method":"DELETE","path":"/api/admin/provision/link/{id}","schemes":["userToken"]}, call);

/**
 * Destinatarii aprovizionați, cu conturile lor
 */
export const provisionListUsers = (client: Client, call?: Call<t.ProvisionListUsersData>) =>
  client.send<t.ProvisionListUsersResponses>({"service":"notifications","id":"provision.listUsers","method":"GET","path":"/api/admin/provision/users","schemes":["userToken"]}, call);

/**
 * Grupuri: listă
 *
 * Administratorii serviciului văd toate grupurile, operatorii pe cele ale sistemului lor.
 *
 * Администраторы сервиса видят все группы, операторы — группы своей системы.
 *
 * Service administrators see all groups, operators those of their system.
 */
export const grupsList = (client: Client, call?: Call<t.GrupsListData>) =>
  client.send<t.GrupsListResponses>({"service":"notifications","id":"grups.list","method":"GET","path":"/api/grups","schemes":["userToken"]}, call);

/**
 * Grupuri: creare
 *
 * Codul este unic în sistem. `membri`: cel mult 1000, prin id, IDNP sau IDNO; cel care nu există este numit și nimic nu se creează.
 *
 * Код уникален в системе. `membri`: не более 1000, по id, IDNP или IDNO; несуществующий называется, и ничего не создаётся.
 *
 * The code is unique in the system. `membri`: at most 1000, by id, IDNP or IDNO; one that does not exist is named, and nothing is created.
 */
export const grupsCreate = (client: Client, call: Call<t.GrupsCreateData>) =>
  client.send<t.GrupsCreateResponses>({"service":"notifications","id":"grups.create","method":"POST","path":"/api/grups","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Grupuri: număr
 */
export const grupsCount = (client: Client, call?: Call<t.GrupsCountData>) =>
  client.send<t.GrupsCountResponses>({"service":"notifications","id":"grups.count","method":"GET","path":"/api/grups/count","schemes":["userToken"]}, call);

/**
 * Grupuri: ștergere
 *
 * Apartenențele se șterg odată cu grupul.
 *
 * Участие удаляется вместе с группой.
 *
 * The memberships end with the group.
 */
export const grupsRemove = (client: Client, call: Call<t.GrupsRemoveData>) =>
  client.send<t.GrupsRemoveResponses>({"service":"notifications","id":"grups.remove","method":"DELETE","path":"/api/grups/{id}","schemes":["userToken"]}, call);

/**
 * Grupuri: citire
 */
export const grupsRead = (client: Client, call: Call<t.GrupsReadData>) =>
  client.send<t.GrupsReadResponses>({"service":"notifications","id":"grups.read","method":"GET","path":"/api/grups/{id}","schemes":["userToken"]}, call);

/**
 * Grupuri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const grupsPatch = (client: Client, call: Call<t.GrupsPatchData>) =>
  client.send<t.GrupsPatchResponses>({"service":"notifications","id":"grups.patch","method":"PATCH","path":"/api/grups/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Grupuri: înlocuire
 *
 * Fără `membri` membrii rămân; cu ei grupul are exact acești membri. Peste 1000 de membri: 409.
 *
 * Без `membri` участники остаются; с ними в группе ровно эти участники. Более 1000 участников: 409.
 *
 * Without `membri` the members stay; with them the group has exactly these. More than 1000 members: 409.
 */
export const grupsReplace = (client: Client, call: Call<t.GrupsReplaceData>) =>
  client.send<t.GrupsReplaceResponses>({"service":"notifications","id":"grups.replace","method":"PUT","path":"/api/grups/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Grupurile sistemului
 */
export const operatorGroupsList = (client: Client, call?: Call<t.OperatorGroupsListData>) =>
  client.send<t.OperatorGroupsListResponses>({"service":"notifications","id":"operator-groups.list","method":"GET","path":"/api/operator/groups","schemes":["userToken"]}, call);

/**
 * Creează un grup
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const operatorGroupsCreate = (client: Client, call: Call<t.OperatorGroupsCreateData>) =>
  client.send<t.OperatorGroupsCreateResponses>({"service":"notifications","id":"operator-groups.create","method":"POST","path":"/api/operator/groups","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un grup
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const operatorGroupsRemove = (client: Client, call: Call<t.OperatorGroupsRemoveData>) =>
  client.send<t.OperatorGroupsRemoveResponses>({"service":"notifications","id":"operator-groups.remove","method":"DELETE","path":"/api/operator/groups/{id}","schemes":["userToken"]}, call);

/**
 * Un grup al sistemului
 */
export const operatorGroupsRead = (client: Client, call: Call<t.OperatorGroupsReadData>) =>
  client.send<t.OperatorGroupsReadResponses>({"service":"notifications","id":"operator-groups.read","method":"GET","path":"/api/operator/groups/{id}","schemes":["userToken"]}, call);

/**
 * Înlocuiește un grup
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const operatorGroupsReplace = (client: Client, call: Call<t.OperatorGroupsReplaceData>) =>
  client.send<t.OperatorGroupsReplaceResponses>({"service":"notifications","id":"operator-groups.replace","method":"PUT","path":"/api/operator/groups/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Scoate membri
 *
 * `destinatarId`: până la 100 de identificatori, despărțiți prin virgulă.
 *
 * `destinatarId`: до 100 идентификаторов через запятую.
 *
 * `destinatarId`: up to 100 ids, separated by commas.
 */
export const operatorGroupsRemoveMembers = (client: Client, call: Call<t.OperatorGroupsRemoveMembersData>) =>
  client.send<t.OperatorGroupsRemoveMembersResponses>({"service":"notifications","id":"operator-groups.removeMembers","method":"DELETE","path":"/api/operator/groups/{id}/members","schemes":["userToken"]}, call);

/**
 * Membrii unui grup
 */
export const operatorGroupsListMembers = (client: Client, call: Call<t.OperatorGroupsListMembersData>) =>
  client.send<t.OperatorGroupsListMembersResponses>({"service":"notifications","id":"operator-groups.listMembers","method":"GET","path":"/api/operator/groups/{id}/members","schemes":["userToken"]}, call);

/**
 * Adaugă membri
 *
 * Cel mult 1000 într-un apel; cine este deja membru rămâne. Cel care nu există este numit și nimeni nu se adaugă.
 *
 * Не более 1000 за вызов; кто уже участник, остаётся. Несуществующий называется, и никто не добавляется.
 *
 * At most 1000 a call; members stay. One that does not exist is named, and none is added.
 */
export const operatorGroupsCreateMembers = (client: Client, call: Call<t.OperatorGroupsCreateMembersData>) =>
  client.send<t.OperatorGroupsCreateMembersResponses>({"service":"notifications","id":"operator-groups.createMembers","method":"POST","path":"/api/operator/groups/{id}/members","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Contul propriu de destinatar
 */
export const meRead = (client: Client, call?: Call<t.MeReadData>) =>
  client.send<t.MeReadResponses>({"service":"notifications","id":"me.read","method":"GET","path":"/api/registry/me","schemes":["userToken"]}, call);

/**
 * Cheia publică VAPID, pentru abonarea unui browser
 */
export const meReadPushKey = (client: Client, call?: Call<t.MeReadPushKeyData>) =>
  client.send<t.MeReadPushKeyResponses>({"service":"notifications","id":"me.readPushKey","method":"GET","path":"/api/registry/push-public-key","schemes":["userToken"]}, call);

/**
 * Contactele proprii
 */
export const meContactsList = (client: Client, call?: Call<t.MeContactsListData>) =>
  client.send<t.MeContactsListResponses>({"service":"notifications","id":"me-contacts.list","method":"GET","path":"/api/registry/me/contacts","schemes":["userToken"]}, call);

/**
 * Adaugă un contact; primește un cod de confirmare
 *
 * Cel mult 20, o adresă o singură dată: 409. Contactul este neconfirmat și primește un cod de șase cifre, valabil 10 minute. Răspunsul este același, fie că adresa este și a altcuiva, fie că nu.
 *
 * Не более 20, адрес один раз: 409. Контакт не подтверждён и получает код из шести цифр, действующий 10 минут. Ответ один и тот же, есть ли адрес ещё у кого-то или нет.
 *
 * At most 20, an address once: 409. The contact is unverified and gets a code of six digits, valid for 10 minutes. The answer is the same if somebody else has the address or not.
 */
export const meContactsCreate = (client: Client, call: Call<t.MeContactsCreateData>) =>
  client.send<t.MeContactsCreateResponses>({"service":"notifications","id":"me-contacts.create","method":"POST","path":"/api/registry/me/contacts","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un contact
 *
 * La adresă nu se mai trimite nimic în numele acestui destinatar.
 *
 * На адрес от имени этого получателя больше ничего не отправляется.
 *
 * Nothing is sent to the address for this recipient any more.
 */
export const meContactsRemove = (client: Client, call: Call<t.MeContactsRemoveData>) =>
  client.send<t.MeContactsRemoveResponses>({"service":"notifications","id":"me-contacts.remove","method":"DELETE","path":"/api/registry/me/contacts/{id}","schemes":["userToken"]}, call);

/**
 * Un contact propriu
 */
export const meContactsRead = (client: Client, call: Call<t.MeContactsReadData>) =>
  client.send<t.MeContactsReadResponses>({"service":"notifications","id":"me-contacts.read","method":"GET","path":"/api/registry/me/contacts/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă un contact; o adresă nouă se confirmă din nou
 *
 * O altă adresă este neconfirmată și primește un cod; `principal` rămâne dacă nu este trimis.
 *
 * Другой адрес не подтверждён и получает код; `principal` остаётся, если не передан.
 *
 * Another address is unverified and gets a code; `principal` stays unless it is sent.
 */
export const meContactsReplace = (client: Client, call: Call<t.MeContactsReplaceData>) =>
  client.send<t.MeContactsReplaceResponses>({"service":"notifications","id":"me-contacts.replace","method":"PUT","path":"/api/registry/me/contacts/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Confirmă un contact cu codul primit
 *
 * Cinci încercări pentru un cod; un cod greșit, expirat sau înlocuit este 400, fără deosebire. Codul bun confirmă contactul o singură dată și ridică suprimarea adresei.
 *
 * Пять попыток на код; неверный, истёкший или заменённый код — 400 без различия. Верный код подтверждает контакт один раз и снимает блокировку адреса.
 *
 * Five tries for a code; one that is wrong, has ended or was replaced is 400, without a difference. The right code verifies the contact once, and lifts the suppression of the address.
 */
export const meContactsVerify = (client: Client, call: Call<t.MeContactsVerifyData>) =>
  client.send<t.MeContactsVerifyResponses>({"service":"notifications","id":"me-contacts.verify","method":"POST","path":"/api/registry/me/contacts/{id}/verify","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Trimite un cod nou; cel vechi nu mai este valabil
 *
 * Cel mult trei coduri pe oră pentru o adresă: 429. Un contact confirmat: 409. Dacă niciun furnizor nu preia codul: 503.
 *
 * Не более трёх кодов в час на адрес: 429. Подтверждённый контакт: 409. Если код не принял ни один провайдер: 503.
 *
 * At most three codes an hour for an address: 429. A verified contact: 409. If no provider takes the code: 503.
 */
export const meContactsRequestCode = (client: Client, call: Call<t.MeContactsRequestCodeData>) =>
  client.send<t.MeContactsRequestCodeResponses>({"service":"notifications","id":"me-contacts.requestCode","method":"POST","path":"/api/registry/me/contacts/{id}/resend","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Preferințele proprii
 */
export const mePreferencesList = (client: Client, call?: Call<t.MePreferencesListData>) =>
  client.send<t.MePreferencesListResponses>({"service":"notifications","id":"me-preferences.list","method":"GET","path":"/api/registry/me/preferences","schemes":["userToken"]}, call);

/**
 * Adaugă o preferință
 *
 * Cel mult 50, una pentru fiecare sistem și categorie: 409. `activ` fals refuză ce are o categorie; mesajele oficiale și cele cu prioritatea High sosesc oricum.
 *
 * Не более 50, по одному на систему и категорию: 409. `activ` false — отказ от сообщений с категорией; официальные и с приоритетом High приходят в любом случае.
 *
 * At most 50, one for each system and category: 409. `activ` false declines what has a category; official messages and those of priority High arrive anyway.
 */
export const mePreferencesCreate = (client: Client, call: Call<t.MePreferencesCreateData>) =>
  client.send<t.MePreferencesCreateResponses>({"service":"notifications","id":"me-preferences.create","method":"POST","path":"/api/registry/me/preferences","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge o preferință
 *
 * Decide apoi preferința mai generală, dacă există.
 *
 * Затем решает более общее предпочтение, если оно есть.
 *
 * A more general preference decides then, if there is one.
 */
export const mePreferencesRemove = (client: Client, call: Call<t.MePreferencesRemoveData>) =>
  client.send<t.MePreferencesRemoveResponses>({"service":"notifications","id":"me-preferences.remove","method":"DELETE","path":"/api/registry/me/preferences/{id}","schemes":["userToken"]}, call);

/**
 * O preferință proprie
 */
export const mePreferencesRead = (client: Client, call: Call<t.MePreferencesReadData>) =>
  client.send<t.MePreferencesReadResponses>({"service":"notifications","id":"me-preferences.read","method":"GET","path":"/api/registry/me/preferences/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă o preferință
 *
 * `activ` rămâne dacă nu este trimis: un refuz nu se pierde din greșeală.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake.
 */
export const mePreferencesReplace = (client: Client, call: Call<t.MePreferencesReplaceData>) =>
  client.send<t.MePreferencesReplaceResponses>({"service":"notifications","id":"me-preferences.replace","method":"PUT","path":"/api/registry/me/preferences/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Abonările push proprii
 */
export const meDevicesList = (client: Client, call?: Call<t.MeDevicesListData>) =>
  client.send<t.MeDevicesListResponses>({"service":"notifications","id":"me-devices.list","method":"GET","path":"/api/registry/me/push-subscriptions","schemes":["userToken"]}, call);

/**
 * Dezabonează un browser
 *
 * `id` este al abonării, din răspunsul la abonare sau din listă.
 *
 * `id` — идентификатор подписки, из ответа при подписке или из списка.
 *
 * `id` is that of the subscription, from the answer when it was made or from the list.
 */
export const meDevicesRemove = (client: Client, call: Call<t.MeDevicesRemoveData>) =>
  client.send<t.MeDevicesRemoveResponses>({"service":"notifications","id":"me-devices.remove","method":"DELETE","path":"/api/registry/me/push-subscription","schemes":["userToken"]}, call);

/**
 * Abonează un browser la mesaje push
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере самый старый уступает место. Принимаются только сервисы push из настроек.
 *
 * An `endpoint` belongs to who subscribed last; at the eleventh browser the oldest gives way. Only configured push services are accepted.
 */
export const meDevicesCreate = (client: Client, call: Call<t.MeDevicesCreateData>) =>
  client.send<t.MeDevicesCreateResponses>({"service":"notifications","id":"me-devices.create","method":"POST","path":"/api/registry/me/push-subscription","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Notificările primite în ultimele 90 de zile
 */
export const meNotificationsList = (client: Client, call?: Call<t.MeNotificationsListData>) =>
  client.send<t.MeNotificationsListResponses>({"service":"notifications","id":"me-notifications.list","method":"GET","path":"/api/registry/me/notifications","schemes":["userToken"]}, call);

/**
 * Marchează o notificare primită drept citită
 *
 * Livrările care au sosit devin Read, ceea ce vede și expeditorul; repetată, răspunde la fel. Dacă nimic nu a sosit: 409.
 *
 * Доставки, которые дошли, становятся Read, что видит и отправитель; при повторе ответ тот же. Если ничего не дошло: 409.
 *
 * The deliveries that arrived become Read, which their sender sees; repeated, it answers the same. If nothing has arrived: 409.
 */
export const meNotificationsSetRead = (client: Client, call: Call<t.MeNotificationsSetReadData>) =>
  client.send<t.MeNotificationsSetReadResponses>({"service":"notifications","id":"me-notifications.setRead","method":"POST","path":"/api/registry/me/notifications/{id}/read","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Notificări: listă
 *
 * Administratorii serviciului văd toate notificările, operatorii pe ale sistemului lor.
 *
 * Администраторы сервиса видят все уведомления, операторы — уведомления своей системы.
 *
 * Service administrators see all notifications, operators those of their system.
 */
export const staffNotificationsList = (client: Client, call?: Call<t.StaffNotificationsListData>) =>
  client.send<t.StaffNotificationsListResponses>({"service":"notifications","id":"staff.notifications.list","method":"GET","path":"/api/v1/staff/notifications","schemes":["sessionToken"]}, call);

/**
 * Trimite o notificare în numele unui sistem
 *
 * Operatorii trimit în numele sistemului lor; administratorii serviciului numesc unul cu `sistemId`. Fără `trackingId` se face unul. Un sistem oprit: 409.
 *
 * Операторы отправляют от имени своей системы; администраторы сервиса называют её в `sistemId`. Без `trackingId` он создаётся. Остановленная система: 409.
 *
 * Operators send in the name of their system; service administrators name one by `sistemId`. Without `trackingId` one is made. A stopped system: 409.
 */
export const staffNotificationsCreate = (client: Client, call: Call<t.StaffNotificationsCreateData>) =>
  client.send<t.StaffNotificationsCreateResponses>({"service":"notifications","id":"staff.notifications.create","method":"POST","path":"/api/v1/staff/notifications","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Notificări: număr
 */
export const staffNotificationsCount = (client: Client, call?: Call<t.StaffNotificationsCountData>) =>
  client.send<t.StaffNotificationsCountResponses>({"service":"notifications","id":"staff.notifications.count","method":"GET","path":"/api/v1/staff/notifications/count","schemes":["sessionToken"]}, call);

/**
 * Notificări: citire
 */
export const staffNotificationsRead = (client: Client, call: Call<t.StaffNotificationsReadData>) =>
  client.send<t.StaffNotificationsReadResponses>({"service":"notifications","id":"staff.notifications.read","method":"GET","path":"/api/v1/staff/notifications/{id}","schemes":["sessionToken"]}, call);

/**
 * Șabloane: listă
 *
 * Administratorii serviciului văd toate șabloanele, operatorii pe ale sistemului lor. Textul lung, `body`, se citește la fiecare în parte.
 *
 * Администраторы сервиса видят все шаблоны, операторы — шаблоны своей системы. Длинный текст, `body`, читается у каждого отдельно.
 *
 * Service administrators see all templates, operators those of their system. The long text, `body`, is read with a single one.
 */
export const staffTemplatesList = (client: Client, call?: Call<t.StaffTemplatesListData>) =>
  client.send<t.StaffTemplatesListResponses>({"service":"notifications","id":"staff.templates.list","method":"GET","path":"/api/v1/staff/templates","schemes":["sessionToken"]}, call);

/**
 * Șabloane: număr
 */
export const staffTemplatesCount = (client: Client, call?: Call<t.StaffTemplatesCountData>) =>
  client.send<t.StaffTemplatesCountResponses>({"service":"notifications","id":"staff.templates.count","method":"GET","path":"/api/v1/staff/templates/count","schemes":["sessionToken"]}, call);

/**
 * Șabloane: citire
 */
export const staffTemplatesRead = (client: Client, call: Call<t.StaffTemplatesReadData>) =>
  client.send<t.StaffTemplatesReadResponses>({"service":"notifications","id":"staff.templates.read","method":"GET","path":"/api/v1/staff/templates/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: listă
 */
export const adminSystemsList = (client: Client, call?: Call<t.AdminSystemsListData>) =>
  client.send<t.AdminSystemsListResponses>({"service":"notifications","id":"admin.systems.list","method":"GET","path":"/api/v1/admin/systems","schemes":["sessionToken"]}, call);

/**
 * Sisteme: creare
 *
 * Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins. Un certificat aparține unui singur sistem: 409. O adresă de apel cere și secretul care semnează apelurile.
 *
 * Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут. Сертификат принадлежит одной системе: 409. Адрес вызова требует и секрета, которым подписываются вызовы.
 *
 * The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched. A certificate belongs to one system: 409. A callback address needs the secret that signs the calls.
 */
export const adminSystemsCreate = (client: Client, call: Call<t.AdminSystemsCreateData>) =>
  client.send<t.AdminSystemsCreateResponses>({"service":"notifications","id":"admin.systems.create","method":"POST","path":"/api/v1/admin/systems","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Sisteme: număr
 */
export const adminSystemsCount = (client: Client, call?: Call<t.AdminSystemsCountData>) =>
  client.send<t.AdminSystemsCountResponses>({"service":"notifications","id":"admin.systems.count","method":"GET","path":"/api/v1/admin/systems/count","schemes":["sessionToken"]}, call);

/**
 * Sisteme: ștergere
 *
 * Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.
 *
 * Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.
 *
 * A system to which other records refer is not removed: 409; retire it by `activ: false`.
 */
export const adminSystemsRemove = (client: Client, call: Call<t.AdminSystemsRemoveData>) =>
  client.send<t.AdminSystemsRemoveResponses>({"service":"notifications","id":"admin.systems.remove","method":"DELETE","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

/**
 * Sisteme: citire
 */
export const adminSystemsRead = (client: Client, call: Call<t.AdminSystemsReadData>) =>
  client.send<t.AdminSystemsReadResponses>({"service":"notifications","id":"admin.systems.read","method":"GET","path":"/api/v1/admin/systems/{id}","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminSystemsPatchResponses>({"service":"notifications","id":"admin.systems.patch","method":"PATCH","path":"/api/v1/admin/systems/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Sisteme: înlocuire
 *
 * Modul, starea, certificatele și secretul apelurilor rămân dacă nu sunt trimise. Un certificat scos și un sistem oprit sunt refuzate de la următoarea cerere.
 *
 * Режим, состояние, сертификаты и секрет вызовов остаются, если не переданы. Удалённый сертификат и остановленная система отклоняются со следующего запроса.
 *
 * Mode, state, certificates and the secret of callbacks stay unless they are sent. A removed certificate and a stopped system are refused from the next request on.
 */
export const adminSystemsReplace = (client: Client, call: Call<t.AdminSystemsReplaceData>) =>
  client.send<t.AdminSystemsReplaceResponses>({"service":"notifications","id":"admin.systems.replace","method":"PUT","path":"/api/v1/admin/systems/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Șabloane: listă
 */
export const adminTemplatesList = (client: Client, call?: Call<t.AdminTemplatesListData>) =>
  client.send<t.AdminTemplatesListResponses>({"service":"notifications","id":"admin.templates.list","method":"GET","path":"/api/v1/admin/templates","schemes":["sessionToken"]}, call);

/**
 * Șabloane: creare
 *
 * Textele sunt pe limbi, româna fiind obligatorie; un text simplu este cel în română. Codul este unic în sistemul său. `{{a.b}}`, `{{#lista}}…{{/lista}}` și `{{^lista}}…{{/lista}}` se completează la trimitere; un tag greșit: 400 cu rândul lui. `Date`, `Time` și `RecipientName` se completează singure.
 *
 * Тексты по языкам, румынский обязателен; простой текст — румынский. Код уникален в своей системе. `{{a.b}}`, `{{#lista}}…{{/lista}}` и `{{^lista}}…{{/lista}}` заполняются при отправке; неверный тег: 400 с его строкой. `Date`, `Time` и `RecipientName` заполняются сами.
 *
 * Texts are by language, Romanian is required; a plain text is the Romanian one. The code is unique within its system. `{{a.b}}`, `{{#lista}}…{{/lista}}` and `{{^lista}}…{{/lista}}` are filled in when sending; a wrong tag is 400 with its line. `Date`, `Time` and `RecipientName` are filled in by the service.
 */
export const adminTemplatesCreate = (client: Client, call: Call<t.AdminTemplatesCreateData>) =>
  client.send<t.AdminTemplatesCreateResponses>({"service":"notifications","id":"admin.templates.create","method":"POST","path":"/api/v1/admin/templates","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const adminTemplatesCount = (client: Client, call?: Call<t.AdminTemplatesCountData>) =>
  client.send<t.AdminTemplatesCountResponses>({"service":"notifications","id":"admin.templates.count","method":"GET","path":"/api/v1/admin/templates/count","schemes":["sessionToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminTemplatesRemove = (client: Client, call: Call<t.AdminTemplatesRemoveData>) =>
  client.send<t.AdminTemplatesRemoveResponses>({"service":"notifications","id":"admin.templates.remove","method":"DELETE","path":"/api/v1/admin/templates/{id}","schemes":["sessionToken"]}, call);

/**
 * Șabloane: citire
 */
export const adminTemplatesRead = (client: Client, call: Call<t.AdminTemplatesReadData>) =>
  client.send<t.AdminTemplatesReadResponses>({"service":"notifications","id":"admin.templates.read","method":"GET","path":"/api/v1/admin/templates/{id}","schemes":["sessionToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminTemplatesPatch = (client: Client, call: Call<t.AdminTemplatesPatchData>) =>
  client.send<t.AdminTemplatesPatchResponses>({"service":"notifications","id":"admin.templates.patch","method":"PATCH","path":"/api/v1/admin/templates/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele.
 *
 * Принятое с прежними текстами отправляется с ними.
 *
 * What was accepted with the former texts is sent with them.
 */
export const adminTemplatesReplace = (client: Client, call: Call<t.AdminTemplatesReplaceData>) =>
  client.send<t.AdminTemplatesReplaceResponses>({"service":"notifications","id":"admin.templates.replace","method":"PUT","path":"/api/v1/admin/templates/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Expeditori: listă
 */
export const adminMailSendersList = (client: Client, call?: Call<t.AdminMailSendersListData>) =>
  client.send<t.AdminMailSendersListResponses>({"service":"notifications","id":"admin.mail-senders.list","method":"GET","path":"/api/v1/admin/mail-senders","schemes":["sessionToken"]}, call);

/**
 * Expeditori: creare
 *
 * Cel mult un expeditor activ este `implicit` (409). `dkim.cheie` este o cheie privată RSA în PEM și nu se mai arată.
 *
 * Не более одного активного отправителя имеет `implicit` (409). `dkim.cheie` — закрытый ключ RSA в PEM, больше не показывается.
 *
 * At most one active sender is `implicit` (409). `dkim.cheie` is an RSA private key in PEM and is never shown again.
 */
export const adminMailSendersCreate = (client: Client, call: Call<t.AdminMailSendersCreateData>) =>
  client.send<t.AdminMailSendersCreateResponses>({"service":"notifications","id":"admin.mail-senders.create","method":"POST","path":"/api/v1/admin/mail-senders","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Expeditori: număr
 */
export const adminMailSendersCount = (client: Client, call?: Call<t.AdminMailSendersCountData>) =>
  client.send<t.AdminMailSendersCountResponses>({"service":"notifications","id":"admin.mail-senders.count","method":"GET","path":"/api/v1/admin/mail-senders/count","schemes":["sessionToken"]}, call);

/**
 * Expeditori: citire
 */
export const adminMailSendersRead = (client: Client, call: Call<t.AdminMailSendersReadData>) =>
  client.send<t.AdminMailSendersReadResponses>({"service":"notifications","id":"admin.mail-senders.read","method":"GET","path":"/api/v1/admin/mail-senders/{id}","schemes":["sessionToken"]}, call);

/**
 * Expeditori: înlocuire
 *
 * Fără `dkim` mesajele nu se mai semnează; `dkim` fără `cheie` păstrează cheia. Un expeditor se retrage cu `activ: false`.
 *
 * Без `dkim` письма больше не подписываются; `dkim` без `cheie` сохраняет ключ. Отправитель выводится из работы через `activ: false`.
 *
 * Without `dkim` mail is no longer signed; `dkim` without `cheie` keeps the key. A sender is retired by `activ: false`.
 */
export const adminMailSendersReplace = (client: Client, call: Call<t.AdminMailSendersReplaceData>) =>
  client.send<t.AdminMailSendersReplaceResponses>({"service":"notifications","id":"admin.mail-senders.replace","method":"PUT","path":"/api/v1/admin/mail-senders/{id}","body":"json","schemes":["sessionToken"]}, call);

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

/**
 * Conturile
 */
export const adminUsersList = (client: Client, call?: Call<t.AdminUsersListData>) =>
  client.send<t.AdminUsersListResponses>({"service":"notifications","id":"admin.users.list","method":"GET","path":"/api/v1/admin/users","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminUsersCreateResponses>({"service":"notifications","id":"admin.users.create","method":"POST","path":"/api/v1/admin/users","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminUsersRemoveResponses>({"service":"notifications","id":"admin.users.remove","method":"DELETE","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

/**
 * Un cont
 */
export const adminUsersRead = (client: Client, call: Call<t.AdminUsersReadData>) =>
  client.send<t.AdminUsersReadResponses>({"service":"notifications","id":"admin.users.read","method":"GET","path":"/api/v1/admin/users/{login}","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminUsersReplaceResponses>({"service":"notifications","id":"admin.users.replace","method":"PUT","path":"/api/v1/admin/users/{login}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Cozile livrărilor
 *
 * Numărate în rândurile din spatele cozii, până la 10.000: `visible` pot fi trimise acum, `delayed` mai târziu; `inFlight` după SQS. `dlq` este coada livrărilor abandonate.
 *
 * Подсчитаны по строкам за очередью, до 10 000: `visible` можно отправить сейчас, `delayed` — позже; `inFlight` по данным SQS. `dlq` — очередь оставленных доставок.
 *
 * Counted in the rows behind the queue, up to 10,000: `visible` can be sent now, `delayed` later; `inFlight` by SQS. `dlq` is the queue of deliveries that were given up.
 */
export const adminQueuesList = (client: Client, call?: Call<t.AdminQueuesListData>) =>
  client.send<t.AdminQueuesListResponses>({"service":"notifications","id":"admin.queues.list","method":"GET","path":"/api/v1/admin/queues","schemes":["sessionToken"]}, call);

/**
 * Primele mesaje ale unei cozi
 *
 * Cel mult zece, cele care așteaptă de mai mult timp. Se citesc din rânduri: nimic nu este preluat și nimic nu se mută.
 *
 * Не более десяти, ожидающие дольше всех. Читаются из строк: ничего не забирается и не перемещается.
 *
 * At most ten, those that are due first. They are read from their rows: nothing is received and nothing moves.
 */
export const adminQueuesListMessages = (client: Client, call: Call<t.AdminQueuesListMessagesData>) =>
  client.send<t.AdminQueuesListMessagesResponses>({"service":"notifications","id":"admin.queues.listMessages","method":"GET","path":"/api/v1/admin/queues/{queue}/messages","schemes":["sessionToken"]}, call);

/**
 * Cere reluarea livrărilor abandonate
 *
 * Răspunsul este cererea de aprobare; se reiau livrările abandonate la momentul cererii, când un alt administrator aprobă.
 *
 * Ответ — запрос согласования; оставленные на момент запроса доставки повторяются, когда одобрит другой администратор.
 *
 * The answer is the approval that waits; the deliveries that were given up by then are sent again once another administrator approves.
 */
export const adminQueuesReplay = (client: Client, call: Call<t.AdminQueuesReplayData>) =>
  client.send<t.AdminQueuesReplayResponses>({"service":"notifications","id":"admin.queues.replay","method":"POST","path":"/api/v1/admin/queues/{queue}/replay","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Cere golirea unei cozi
 *
 * Răspunsul este cererea de aprobare; se anulează ce aștepta la momentul cererii, când un alt administrator aprobă.
 *
 * Ответ — запрос согласования; ожидавшее на момент запроса отменяется, когда одобрит другой администратор.
 *
 * The answer is the approval that waits; deliveries that waited by then are cancelled once another administrator approves.
 */
export const adminQueuesPurge = (client: Client, call: Call<t.AdminQueuesPurgeData>) =>
  client.send<t.AdminQueuesPurgeResponses>({"service":"notifications","id":"admin.queues.purge","method":"POST","path":"/api/v1/admin/queues/{queue}/purge","schemes":["sessionToken"],"isKeyed":true}, call);

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
  client.send<t.AdminJobsListResponses>({"service":"notifications","id":"admin.jobs.list","method":"GET","path":"/api/v1/admin/jobs","schemes":["sessionToken"]}, call);

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
  client.send<t.AdminJobsRetryResponses>({"service":"notifications","id":"admin.jobs.retry","method":"POST","path":"/api/v1/admin/jobs/{kind}/{id}/retry","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Trimite o notificare
 *
 * Primit înseamnă păstrat: din acest răspuns mesajul se trimite o dată fiecărei adrese. Până la 10.000 de destinatari Email, SMS, IDNP, IDNO și Group, fiecare cu `variables` proprii peste cele ale șablonului; un destinatar numit de două ori primește un mesaj. Textele sunt ale șablonului (`template`) sau ale cererii (`subject` și `body`), așa cum sunt acum. Ce lipsește se enumeră pentru toți destinatarii înainte de a păstra ceva: 400. Aceeași cerere cu același `trackingId` primește același răspuns, oricând; alt conținut: 409. Peste `limitaPeZi` a sistemului: 429 cu Retry-After.
 *
 * Принято — значит сохранено: с этого ответа сообщение отправляется один раз на каждый адрес. До 10 000 получателей Email, SMS, IDNP, IDNO и Group, у каждого могут быть свои `variables` поверх переменных шаблона; названный дважды получает одно сообщение. Тексты берутся из шаблона (`template`) или из запроса (`subject` и `body`) в нынешнем виде. Недостающее перечисляется для всех получателей до сохранения: 400. Тот же запрос с тем же `trackingId` получает тот же ответ; другое содержимое: 409. Сверх `limitaPeZi` системы: 429 с Retry-After.
 *
 * Accepted means stored: from this answer on the message is sent once to each address. Up to 10,000 recipients of type Email, SMS, IDNP, IDNO and Group, each with `variables` of its own over those of the template; one that is named twice gets one message. The texts are those of the template (`template`) or of the request (`subject` and `body`), as they are now. What is missing is listed for all recipients before anything is stored: 400. The same request with the same `trackingId` gets the same answer at any time; other content: 409. Beyond the system's `limitaPeZi`: 429 with Retry-After.
 */
export const appNotificationsCreate = (client: Client, call: Call<t.AppNotificationsCreateData>) =>
  client.send<t.AppNotificationsCreateResponses>({"service":"notifications","id":"app.notifications.create","method":"POST","path":"/api/v1/app/notifications","body":"json","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Anulează ce nu s-a trimis încă
 *
 * Ce nu s-a trimis încă nu se mai trimite: livrările unei notificări mici sunt anulate în răspuns, ale uneia mari în fundal. O livrare care tocmai se trimite se încheie cum îi este dat. Repetată, răspunde la fel; dacă totul s-a trimis sau a eșuat: 409.
 *
 * Что ещё не отправлено, уже не отправится: доставки малого уведомления отменены в ответе, большого — в фоне. Доставка, отправляемая в эту минуту, завершается сама. При повторе ответ тот же; если всё отправлено или не удалось: 409.
 *
 * What is not sent yet will not be sent: the deliveries of a small notification are cancelled in the answer, those of a large one in the background. A delivery that is being sent at this moment ends by itself. Repeated, it answers the same; if everything was sent or has failed: 409.
 */
export const appNotificationsCancel = (client: Client, call: Call<t.AppNotificationsCancelData>) =>
  client.send<t.AppNotificationsCancelResponses>({"service":"notifications","id":"app.notifications.cancel","method":"DELETE","path":"/api/v1/app/notifications/{trackingId}","schemes":["machineToken"]}, call);

/**
 * Starea unei notificări, cu livrările ei
 *
 * `counts` este exact la orice mărime. Până la 1.000 de livrări pe pagină, în ordinea destinatarilor; `Link` cu rel=next duce mai departe. `recipient` este cel numit de expeditor, iar după încheierea conținutului mascat.
 *
 * `counts` точен при любом размере. До 1000 доставок на странице, в порядке получателей; `Link` с rel=next ведёт дальше. `recipient` — как его назвал отправитель, а после удаления содержимого — скрытый.
 *
 * `counts` is exact at any size. Up to 1,000 deliveries on a page, in the order of recipients; `Link` with rel=next leads on. `recipient` is as the sender named it, and masked once the content has ended.
 */
export const appNotificationsRead = (client: Client, call: Call<t.AppNotificationsReadData>) =>
  client.send<t.AppNotificationsReadResponses>({"service":"notifications","id":"app.notifications.read","method":"GET","path":"/api/v1/app/notifications/{trackingId}","schemes":["machineToken"]}, call);

/**
 * Șabloanele sistemului
 */
export const appTemplatesList = (client: Client, call?: Call<t.AppTemplatesListData>) =>
  client.send<t.AppTemplatesListResponses>({"service":"notifications","id":"app.templates.list","method":"GET","path":"/api/v1/app/templates","schemes":["machineToken"]}, call);

/**
 * Creează un șablon al sistemului
 *
 * Ca `templates.create`: șablonul este al sistemului care cheamă.
 *
 * Как `templates.create`: шаблон принадлежит вызывающей системе.
 *
 * As `templates.create`: the template is the calling system's.
 */
export const appTemplatesCreate = (client: Client, call: Call<t.AppTemplatesCreateData>) =>
  client.send<t.AppTemplatesCreateResponses>({"service":"notifications","id":"app.templates.create","method":"POST","path":"/api/v1/app/templates","body":"json","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Înlocuiește un șablon al sistemului
 *
 * Ce a fost acceptat cu textele de dinainte se trimite cu ele. Al altui sistem: 404.
 *
 * Принятое с прежними текстами отправляется с ними. Чужой: 404.
 *
 * What was accepted with the former texts is sent with them. That of another system: 404.
 */
export const appTemplatesReplace = (client: Client, call: Call<t.AppTemplatesReplaceData>) =>
  client.send<t.AppTemplatesReplaceResponses>({"service":"notifications","id":"app.templates.replace","method":"PUT","path":"/api/v1/app/templates/{id}","body":"json","schemes":["machineToken"]}, call);

/**
 * Notificările primite în ultimele 90 de zile
 *
 * Cele mai noi întâi. Cine nu este în registru primește o listă goală.
 *
 * Сначала новые. Кого нет в реестре, получает пустой список.
 *
 * The newest first. Those who are not in the registry get an empty list.
 */
export const citizenNotificationsList = (client: Client, call?: Call<t.CitizenNotificationsListData>) =>
  client.send<t.CitizenNotificationsListResponses>({"service":"notifications","id":"citizen.notifications.list","method":"GET","path":"/api/v1/citizen/notifications","schemes":["sessionToken"]}, call);

/**
 * O notificare primită
 */
export const citizenNotificationsRead = (client: Client, call: Call<t.CitizenNotificationsReadData>) =>
  client.send<t.CitizenNotificationsReadResponses>({"service":"notifications","id":"citizen.notifications.read","method":"GET","path":"/api/v1/citizen/notifications/{id}","schemes":["sessionToken"]}, call);

/**
 * Contactele proprii
 */
export const citizenContactsList = (client: Client, call?: Call<t.CitizenContactsListData>) =>
  client.send<t.CitizenContactsListResponses>({"service":"notifications","id":"citizen.contacts.list","method":"GET","path":"/api/v1/citizen/contacts","schemes":["sessionToken"]}, call);

/**
 * Adaugă un contact; primește un cod de confirmare
 *
 * Cel mult 20, o adresă o singură dată: 409. Contactul este neconfirmat și primește un cod de șase cifre, valabil 10 minute. Răspunsul este același, fie că adresa este și a altcuiva, fie că nu.
 *
 * Не более 20, адрес один раз: 409. Контакт не подтверждён и получает код из шести цифр, действующий 10 минут. Ответ один и тот же, есть ли адрес ещё у кого-то или нет.
 *
 * At most 20, an address once: 409. The contact is unverified and gets a code of six digits, valid for 10 minutes. The answer is the same if somebody else has the address or not.
 */
export const citizenContactsCreate = (client: Client, call: Call<t.CitizenContactsCreateData>) =>
  client.send<t.CitizenContactsCreateResponses>({"service":"notifications","id":"citizen.contacts.create","method":"POST","path":"/api/v1/citizen/contacts","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șterge un contact
 *
 * La adresă nu se mai trimite nimic în numele acestui destinatar.
 *
 * На адрес от имени этого получателя больше ничего не отправляется.
 *
 * Nothing is sent to the address for this recipient any more.
 */
export const citizenContactsRemove = (client: Client, call: Call<t.CitizenContactsRemoveData>) =>
  client.send<t.CitizenContactsRemoveResponses>({"service":"notifications","id":"citizen.contacts.remove","method":"DELETE","path":"/api/v1/citizen/contacts/{id}","schemes":["sessionToken"]}, call);

/**
 * Un contact propriu
 */
export const citizenContactsRead = (client: Client, call: Call<t.CitizenContactsReadData>) =>
  client.send<t.CitizenContactsReadResponses>({"service":"notifications","id":"citizen.contacts.read","method":"GET","path":"/api/v1/citizen/contacts/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă un contact; o adresă nouă se confirmă din nou
 *
 * O altă adresă este neconfirmată și primește un cod; `principal` rămâne dacă nu este trimis.
 *
 * Другой адрес не подтверждён и получает код; `principal` остаётся, если не передан.
 *
 * Another address is unverified and gets a code; `principal` stays unless it is sent.
 */
export const citizenContactsReplace = (client: Client, call: Call<t.CitizenContactsReplaceData>) =>
  client.send<t.CitizenContactsReplaceResponses>({"service":"notifications","id":"citizen.contacts.replace","method":"PUT","path":"/api/v1/citizen/contacts/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Confirmă un contact cu codul primit
 *
 * Cinci încercări pentru un cod; un cod greșit, expirat sau înlocuit este 400, fără deosebire. Codul bun confirmă contactul o singură dată și ridică suprimarea adresei.
 *
 * Пять попыток на код; неверный, истёкший или заменённый код — 400 без различия. Верный код подтверждает контакт один раз и снимает блокировку адреса.
 *
 * Five tries for a code; one that is wrong, has ended or was replaced is 400, without a difference. The right code verifies the contact once, and lifts the suppression of the address.
 */
export const citizenContactsVerify = (client: Client, call: Call<t.CitizenContactsVerifyData>) =>
  client.send<t.CitizenContactsVerifyResponses>({"service":"notifications","id":"citizen.contacts.verify","method":"POST","path":"/api/v1/citizen/contacts/{id}/verify","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Trimite un cod nou; cel vechi nu mai este valabil
 *
 * Cel mult trei coduri pe oră pentru o adresă: 429. Un contact confirmat: 409. Dacă niciun furnizor nu preia codul: 503.
 *
 * Не более трёх кодов в час на адрес: 429. Подтверждённый контакт: 409. Если код не принял ни один провайдер: 503.
 *
 * At most three codes an hour for an address: 429. A verified contact: 409. If no provider takes the code: 503.
 */
export const citizenContactsRequestCode = (client: Client, call: Call<t.CitizenContactsRequestCodeData>) =>
  client.send<t.CitizenContactsRequestCodeResponses>({"service":"notifications","id":"citizen.contacts.requestCode","method":"POST","path":"/api/v1/citizen/contacts/{id}/resend","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Preferințele proprii
 */
export const citizenPreferencesList = (client: Client, call?: Call<t.CitizenPreferencesListData>) =>
  client.send<t.CitizenPreferencesListResponses>({"service":"notifications","id":"citizen.preferences.list","method":"GET","path":"/api/v1/citizen/preferences","schemes":["sessionToken"]}, call);

/**
 * Adaugă o preferință
 *
 * Cel mult 50, una pentru fiecare sistem și categorie: 409. `activ` fals refuză ce are o categorie; mesajele oficiale și cele cu prioritatea High sosesc oricum.
 *
 * Не более 50, по одному на систему и категорию: 409. `activ` false — отказ от сообщений с категорией; официальные и с приоритетом High приходят в любом случае.
 *
 * At most 50, one for each system and category: 409. `activ` false declines what has a category; official messages and those of priority High arrive anyway.
 */
export const citizenPreferencesCreate = (client: Client, call: Call<t.CitizenPreferencesCreateData>) =>
  client.send<t.CitizenPreferencesCreateResponses>({"service":"notifications","id":"citizen.preferences.create","method":"POST","path":"/api/v1/citizen/preferences","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șterge o preferință
 *
 * Decide apoi preferința mai generală, dacă există.
 *
 * Затем решает более общее предпочтение, если оно есть.
 *
 * A more general preference decides then, if there is one.
 */
export const citizenPreferencesRemove = (client: Client, call: Call<t.CitizenPreferencesRemoveData>) =>
  client.send<t.CitizenPreferencesRemoveResponses>({"service":"notifications","id":"citizen.preferences.remove","method":"DELETE","path":"/api/v1/citizen/preferences/{id}","schemes":["sessionToken"]}, call);

/**
 * O preferință proprie
 */
export const citizenPreferencesRead = (client: Client, call: Call<t.CitizenPreferencesReadData>) =>
  client.send<t.CitizenPreferencesReadResponses>({"service":"notifications","id":"citizen.preferences.read","method":"GET","path":"/api/v1/citizen/preferences/{id}","schemes":["sessionToken"]}, call);

/**
 * Schimbă o preferință
 *
 * `activ` rămâne dacă nu este trimis: un refuz nu se pierde din greșeală.
 *
 * `activ` остаётся, если не передан: отказ не теряется по ошибке.
 *
 * `activ` stays unless it is sent: a decline is not lost by mistake.
 */
export const citizenPreferencesReplace = (client: Client, call: Call<t.CitizenPreferencesReplaceData>) =>
  client.send<t.CitizenPreferencesReplaceResponses>({"service":"notifications","id":"citizen.preferences.replace","method":"PUT","path":"/api/v1/citizen/preferences/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Abonările push proprii
 */
export const citizenPushSubscriptionsList = (client: Client, call?: Call<t.CitizenPushSubscriptionsListData>) =>
  client.send<t.CitizenPushSubscriptionsListResponses>({"service":"notifications","id":"citizen.push-subscriptions.list","method":"GET","path":"/api/v1/citizen/push-subscriptions","schemes":["sessionToken"]}, call);

/**
 * Abonează un browser la mesaje push
 *
 * Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație.
 *
 * `endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере самый старый уступает место. Принимаются только сервисы push из настроек.
 *
 * An `endpoint` belongs to who subscribed last; at the eleventh browser the oldest gives way. Only configured push services are accepted.
 */
export const citizenPushSubscriptionsCreate = (client: Client, call: Call<t.CitizenPushSubscriptionsCreateData>) =>
  client.send<t.CitizenPushSubscriptionsCreateResponses>({"service":"notifications","id":"citizen.push-subscriptions.create","method":"POST","path":"/api/v1/citizen/push-subscriptions","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Dezabonează un browser
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const citizenPushSubscriptionsRemove = (client: Client, call: Call<t.CitizenPushSubscriptionsRemoveData>) =>
  client.send<t.CitizenPushSubscriptionsRemoveResponses>({"service":"notifications","id":"citizen.push-subscriptions.remove","method":"DELETE","path":"/api/v1/citizen/push-subscriptions/{id}","schemes":["sessionToken"]}, call);

/**
 * Cheia publică VAPID, pentru abonarea unui browser
 */
export const publicPushKeysReadCurrent = (client: Client, call?: Call<t.PublicPushKeysReadCurrentData>) =>
  client.send<t.PublicPushKeysReadCurrentResponses>({"service":"notifications","id":"public.push-keys.readCurrent","method":"GET","path":"/api/v1/public/push-keys/current"}, call);

/**
 * Grupurile
 *
 * Administratorii serviciului văd toate grupurile, operatorii pe cele ale sistemului lor.
 *
 * Администраторы сервиса видят все группы, операторы — группы своей системы.
 *
 * Service administrators see all groups, operators those of their system.
 */
export const staffGroupsList = (client: Client, call?: Call<t.StaffGroupsListData>) =>
  client.send<t.StaffGroupsListResponses>({"service":"notifications","id":"staff.groups.list","method":"GET","path":"/api/v1/staff/groups","schemes":["sessionToken"]}, call);

/**
 * Creează un grup
 *
 * Codul este unic în sistem. `membri`: cel mult 1000, prin id, IDNP sau IDNO; cel care nu există este numit și nimic nu se creează.
 *
 * Код уникален в системе. `membri`: не более 1000, по id, IDNP или IDNO; несуществующий называется, и ничего не создаётся.
 *
 * The code is unique in the system. `membri`: at most 1000, by id, IDNP or IDNO; one that does not exist is named, and nothing is created.
 */
export const staffGroupsCreate = (client: Client, call: Call<t.StaffGroupsCreateData>) =>
  client.send<t.StaffGroupsCreateResponses>({"service":"notifications","id":"staff.groups.create","method":"POST","path":"/api/v1/staff/groups","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Șterge un grup
 *
 * Apartenențele se șterg odată cu grupul.
 *
 * Участие удаляется вместе с группой.
 *
 * The memberships end with the group.
 */
export const staffGroupsRemove = (client: Client, call: Call<t.StaffGroupsRemoveData>) =>
  client.send<t.StaffGroupsRemoveResponses>({"service":"notifications","id":"staff.groups.remove","method":"DELETE","path":"/api/v1/staff/groups/{id}","schemes":["sessionToken"]}, call);

/**
 * Un grup
 */
export const staffGroupsRead = (client: Client, call: Call<t.StaffGroupsReadData>) =>
  client.send<t.StaffGroupsReadResponses>({"service":"notifications","id":"staff.groups.read","method":"GET","path":"/api/v1/staff/groups/{id}","schemes":["sessionToken"]}, call);

/**
 * Înlocuiește un grup
 *
 * Fără `membri` membrii rămân; cu ei grupul are exact acești membri. Peste 1000 de membri: 409.
 *
 * Без `membri` участники остаются; с ними в группе ровно эти участники. Более 1000 участников: 409.
 *
 * Without `membri` the members stay; with them the group has exactly these. More than 1000 members: 409.
 */
export const staffGroupsReplace = (client: Client, call: Call<t.StaffGroupsReplaceData>) =>
  client.send<t.StaffGroupsReplaceResponses>({"service":"notifications","id":"staff.groups.replace","method":"PUT","path":"/api/v1/staff/groups/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Scoate membri
 *
 * `destinatarId`: până la 100 de identificatori, despărțiți prin virgulă.
 *
 * `destinatarId`: до 100 идентификаторов через запятую.
 *
 * `destinatarId`: up to 100 ids, separated by commas.
 */
export const staffGroupsRemoveMembers = (client: Client, call: Call<t.StaffGroupsRemoveMembersData>) =>
  client.send<t.StaffGroupsRemoveMembersResponses>({"service":"notifications","id":"staff.groups.removeMembers","method":"DELETE","path":"/api/v1/staff/groups/{id}/members","schemes":["sessionToken"]}, call);

/**
 * Membrii unui grup
 */
export const staffGroupsListMembers = (client: Client, call: Call<t.StaffGroupsListMembersData>) =>
  client.send<t.StaffGroupsListMembersResponses>({"service":"notifications","id":"staff.groups.listMembers","method":"GET","path":"/api/v1/staff/groups/{id}/members","schemes":["sessionToken"]}, call);

/**
 * Adaugă membri
 *
 * Cel mult 1000 într-un apel; cine este deja membru rămâne. Cel care nu există este numit și nimeni nu se adaugă.
 *
 * Не более 1000 за вызов; кто уже участник, остаётся. Несуществующий называется, и никто не добавляется.
 *
 * At most 1000 a call; members stay. One that does not exist is named, and none is added.
 */
export const staffGroupsCreateMembers = (client: Client, call: Call<t.StaffGroupsCreateMembersData>) =>
  client.send<t.StaffGroupsCreateMembersResponses>({"service":"notifications","id":"staff.groups.createMembers","method":"POST","path":"/api/v1/staff/groups/{id}/members","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Destinatari: listă
 *
 * Filtrele `id`, `idnp`, `idno` și `utilizatorLogin` citesc o singură înregistrare.
 *
 * Фильтры `id`, `idnp`, `idno` и `utilizatorLogin` читают одну запись.
 *
 * The filters `id`, `idnp`, `idno` and `utilizatorLogin` read one record.
 */
export const adminRecipientsList = (client: Client, call?: Call<t.AdminRecipientsListData>) =>
  client.send<t.AdminRecipientsListResponses>({"service":"notifications","id":"admin.recipients.list","method":"GET","path":"/api/v1/admin/recipients","schemes":["sessionToken"]}, call);

/**
 * Destinatari: creare
 *
 * Exact unul dintre `idnp` și `idno`, unic: 409. Legătura cu un cont se face prin aprovizionare.
 *
 * Ровно один из `idnp` и `idno`, уникальный: 409. Связь с учётной записью создаётся при подготовке.
 *
 * Exactly one of `idnp` and `idno`, unique: 409. Provisioning links it with an account.
 */
export const adminRecipientsCreate = (client: Client, call: Call<t.AdminRecipientsCreateData>) =>
  client.send<t.AdminRecipientsCreateResponses>({"service":"notifications","id":"admin.recipients.create","method":"POST","path":"/api/v1/admin/recipients","body":"json","schemes":["sessionToken"],"isKeyed":true}, call);

/**
 * Destinatari: număr
 */
export const adminRecipientsCount = (client: Client, call?: Call<t.AdminRecipientsCountData>) =>
  client.send<t.AdminRecipientsCountResponses>({"service":"notifications","id":"admin.recipients.count","method":"GET","path":"/api/v1/admin/recipients/count","schemes":["sessionToken"]}, call);

/**
 * Destinatari: ștergere
 *
 * Șterge și contactele, preferințele, abonările push, apartenența la grupuri și legătura cu contul; ce este în curs de trimitere se anulează. Repetată, duce la capăt o ștergere întreruptă.
 *
 * Удаляет и контакты, предпочтения, подписки push, членство в группах и связь с учётной записью; то, что отправляется, отменяется. Повтор завершает прерванное удаление.
 *
 * Also removes contacts, preferences, push subscriptions, memberships of groups and the link with an account; what is under way is cancelled. Repeated, it completes an interrupted removal.
 */
export const adminRecipientsRemove = (client: Client, call: Call<t.AdminRecipientsRemoveData>) =>
  client.send<t.AdminRecipientsRemoveResponses>({"service":"notifications","id":"admin.recipients.remove","method":"DELETE","path":"/api/v1/admin/recipients/{id}","schemes":["sessionToken"]}, call);

/**
 * Destinatari: citire
 */
export const adminRecipientsRead = (client: Client, call: Call<t.AdminRecipientsReadData>) =>
  client.send<t.AdminRecipientsReadResponses>({"service":"notifications","id":"admin.recipients.read","method":"GET","path":"/api/v1/admin/recipients/{id}","schemes":["sessionToken"]}, call);

/**
 * Destinatari: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminRecipientsPatch = (client: Client, call: Call<t.AdminRecipientsPatchData>) =>
  client.send<t.AdminRecipientsPatchResponses>({"service":"notifications","id":"admin.recipients.patch","method":"PATCH","path":"/api/v1/admin/recipients/{id}","body":"merge","schemes":["sessionToken"]}, call);

/**
 * Destinatari: înlocuire
 *
 * Numărul, limba și starea rămân dacă nu sunt trimise; numărul nu se schimbă niciodată. Unui destinatar inactiv nu i se trimite nimic.
 *
 * Номер, язык и состояние остаются, если не переданы; номер не меняется никогда. Неактивному получателю ничего не отправляется.
 *
 * Number, language and state stay unless they are sent; the number never changes. Nothing is sent to an inactive recipient.
 */
export const adminRecipientsReplace = (client: Client, call: Call<t.AdminRecipientsReplaceData>) =>
  client.send<t.AdminRecipientsReplaceResponses>({"service":"notifications","id":"admin.recipients.replace","method":"PUT","path":"/api/v1/admin/recipients/{id}","body":"json","schemes":["sessionToken"]}, call);

/**
 * Pagina legăturii de dezabonare; nu schimbă nimic
 */
export const publicUnsubscribeRead = (client: Client, call: Call<t.PublicUnsubscribeReadData>) =>
  client.send<t.PublicUnsubscribeReadResponses>({"service":"notifications","id":"public.unsubscribe.read","method":"GET","path":"/api/v1/public/unsubscribe/{token}"}, call);

/**
 * Dezabonarea de la o categorie a unui sistem
 *
 * Cu un clic (RFC 8058): refuză categoria mesajului de la sistemul care l-a trimis, și nimic altceva. Cine este în registru primește o preferință, altă adresă o suprimare. Corpul nu se citește; repetarea nu schimbă nimic. Mesajele oficiale și cele cu prioritatea High sosesc în continuare.
 *
 * Одним щелчком (RFC 8058): отказ от категории сообщения системы, которая его отправила, и ни от чего другого. У того, кто есть в реестре, появляется предпочтение, у другого адреса — блокировка. Тело не читается; повтор ничего не меняет. Официальные сообщения и сообщения с приоритетом High приходят и дальше.
 *
 * With one click (RFC 8058): declines the category of the message for the system that sent it, and nothing else. A person of the registry gets a preference, another address a suppression. The body is not read; repeating it changes nothing. Official messages and those of priority High still arrive.
 */
export const publicUnsubscribeRequest = (client: Client, call: Call<t.PublicUnsubscribeRequestData>) =>
  client.send<t.PublicUnsubscribeRequestResponses>({"service":"notifications","id":"public.unsubscribe.request","method":"POST","path":"/api/v1/public/unsubscribe/{token}"}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"notifications","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

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
  client.send<t.HealthReadReadinessResponses>({"service":"notifications","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"notifications","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"notifications","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"notifications","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"notifications","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"notifications","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"notifications","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"notifications","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

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
  client.send<t.ManagementReadComponentResponses>({"service":"notifications","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"notifications","id":"docs.readPage","method":"GET","path":"/docs"}, call);

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
  client.send<t.DocsReadAssetResponses>({"service":"notifications","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

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
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"notifications","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["userToken"],"isKeyed":true}, call);
