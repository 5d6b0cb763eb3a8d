// Written by `npm run client` from functions/identity/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

/**
 * Activează un furnizor pentru un proiect
 *
 * Proiectul trebuie să fie al unei organizații a partenerului, iar furnizorul activ: altfel 422. Repetată, nu schimbă nimic.
 *
 * Проект должен принадлежать организации партнёра, а поставщик — быть активным: иначе 422. Повтор ничего не меняет.
 *
 * The project must belong to an organization of the partner, and the provider be active: else 422. Repeated, it changes nothing.
 */
export const registrationAssignProvider = (client: Client, call?: Call<t.RegistrationAssignProviderData>) =>
  client.send<t.RegistrationAssignProviderResponses>({"service":"identity","id":"registration.assignProvider","method":"POST","path":"/api/v1/assignProvider","body":"json","schemes":["partnerid"],"isKeyed":true}, call);

/**
 * Înregistrează o organizație; același IDNO primește aceeași organizație
 *
 * Un IDNO înregistrat de alt partener este 422. Cu `secret_name` și tokenul lor secret proiectele ei cer tokenuri.
 *
 * IDNO, зарегистрированный другим партнёром, — 422. С `secret_name` и своим секретным токеном её проекты получают токены.
 *
 * An IDNO that another partner has registered is 422. By `secret_name` and their secret token its projects ask for tokens.
 */
export const registrationCreateOrganization = (client: Client, call?: Call<t.RegistrationCreateOrganizationData>) =>
  client.send<t.RegistrationCreateOrganizationResponses>({"service":"identity","id":"registration.createOrganization","method":"POST","path":"/api/v1/createOrganization","body":"json","schemes":["partnerid"],"isKeyed":true}, call);

/**
 * Creează un proiect; același nume în organizație primește același proiect
 *
 * `secret_token` se arată o singură dată, la creare; cu aceeași `Idempotency-Key` același răspuns vine din nou. Niciun furnizor nu este activat: asta face `assignProvider`. O organizație a altui partener este 422.
 *
 * `secret_token` показывается один раз, при создании; с той же `Idempotency-Key` тот же ответ приходит снова. Ни один поставщик не активирован: для этого `assignProvider`. Организация другого партнёра — 422.
 *
 * `secret_token` is shown once, at the creation; the same `Idempotency-Key` gets the same answer again. No provider is activated: that is `assignProvider`. Another partner's organization is 422.
 */
export const registrationCreateProject = (client: Client, call?: Call<t.RegistrationCreateProjectData>) =>
  client.send<t.RegistrationCreateProjectResponses>({"service":"identity","id":"registration.createProject","method":"POST","path":"/api/v1/createProject","body":"json","schemes":["partnerid"],"isKeyed":true}, call);

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Ca `POST /api/v1/login`.
 *
 * Как `POST /api/v1/login`.
 *
 * As `POST /api/v1/login`.
 */
export const tokensLoginByGet = (client: Client, call?: Call<t.TokensLoginByGetData>) =>
  client.send<t.TokensLoginByGetResponses>({"service":"identity","id":"tokens.loginByGet","method":"GET","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Greșite sau ale unui proiect inactiv: 401, după mai multe încercări 429 cu Retry-After. Tokenul este valabil o oră și se verifică cu `/api/v1/jwks`.
 *
 * Секретные имя и токен передаются через Basic или в теле; Basic важнее. Неверные или от неактивного проекта: 401, после нескольких попыток 429 с Retry-After. Токен действует час и проверяется по `/api/v1/jwks`.
 *
 * Secret name and token come by Basic or in the body; Basic takes precedence. Wrong ones, and those of an inactive project: 401, after several attempts 429 with Retry-After. The token is valid for an hour and is verified by `/api/v1/jwks`.
 */
export const tokensLogin = (client: Client, call?: Call<t.TokensLoginData>) =>
  client.send<t.TokensLoginResponses>({"service":"identity","id":"tokens.login","method":"POST","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);

/**
 * Setul de chei cu care se verifică tokenurile
 *
 * ES256. Se poate păstra cât spune Cache-Control; o cheie nouă apare aici înainte de primul ei token.
 *
 * ES256. Можно хранить столько, сколько указывает Cache-Control; новый ключ появляется здесь до первого своего токена.
 *
 * ES256. It may be kept for as long as Cache-Control says; a new key appears here before its first token.
 */
export const tokensListKeys = (client: Client, call?: Call<t.TokensListKeysData>) =>
  client.send<t.TokensListKeysResponses>({"service":"identity","id":"tokens.listKeys","method":"GET","path":"/api/v1/jwks"}, call);

/**
 * Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei
 *
 * @deprecated
 */
export const tokensReadOrganization = (client: Client, call?: Call<t.TokensReadOrganizationData>) =>
  client.send<t.TokensReadOrganizationResponses>({"service":"identity","id":"tokens.readOrganization","method":"GET","path":"/api/v1/organization","schemes":["organizationToken"]}, call);

/**
 * Proiectul tokenului; provider_active pentru partenerul din antetul partnerid
 *
 * @deprecated
 */
export const tokensReadProject = (client: Client, call?: Call<t.TokensReadProjectData>) =>
  client.send<t.TokensReadProjectResponses>({"service":"identity","id":"tokens.readProject","method":"GET","path":"/api/v1/project","schemes":["organizationToken"]}, call);

/**
 * Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei
 *
 * O organizație devenită inactivă este 403; un `user_id` care nu este al ei 404.
 *
 * Ставшая неактивной организация — 403; чужой `user_id` — 404.
 *
 * An organization that is no longer active is 403; a `user_id` that is not of it 404.
 */
export const appOrganizationsReadCurrent = (client: Client, call?: Call<t.AppOrganizationsReadCurrentData>) =>
  client.send<t.AppOrganizationsReadCurrentResponses>({"service":"identity","id":"app.organizations.readCurrent","method":"GET","path":"/api/v1/app/organizations/current","schemes":["organizationToken"]}, call);

/**
 * Proiectul tokenului; provider_active pentru partenerul din antetul partnerid
 *
 * Un proiect sau o organizație devenite inactive și un `partnerid` necunoscut sunt 403.
 *
 * Ставшие неактивными проект или организация и неизвестный `partnerid` — 403.
 *
 * A project or organization that is no longer active, and an unknown `partnerid`, are 403.
 */
export const appProjectsReadCurrent = (client: Client, call?: Call<t.AppProjectsReadCurrentData>) =>
  client.send<t.AppProjectsReadCurrentResponses>({"service":"identity","id":"app.projects.readCurrent","method":"GET","path":"/api/v1/app/projects/current","schemes":["organizationToken"]}, call);

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"identity","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AuthenticateSignInResponses>({"service":"identity","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

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
  client.send<t.AuthenticateRenewResponses>({"service":"identity","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.UsersListResponses>({"service":"identity","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

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
  client.send<t.UsersCreateResponses>({"service":"identity","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.UsersReplaceByIdResponses>({"service":"identity","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRemoveResponses>({"service":"identity","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"identity","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

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
  client.send<t.UsersReplaceResponses>({"service":"identity","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

/**
 * Parteneri: listă
 */
export const adminPartnersList = (client: Client, call?: Call<t.AdminPartnersListData>) =>
  client.send<t.AdminPartnersListResponses>({"service":"identity","id":"admin.partners.list","method":"GET","path":"/api/v1/admin/partners","schemes":["userToken"]}, call);

/**
 * Parteneri: creare
 *
 * Fără `partnerid` se alege unul care nu se poate ghici; nu se mai schimbă. Unul deja folosit este 409.
 *
 * Без `partnerid` выбирается неугадываемый; он не меняется. Уже занятый — 409.
 *
 * Without `partnerid` one is chosen that cannot be guessed; it never changes. One in use is 409.
 */
export const adminPartnersCreate = (client: Client, call: Call<t.AdminPartnersCreateData>) =>
  client.send<t.AdminPartnersCreateResponses>({"service":"identity","id":"admin.partners.create","method":"POST","path":"/api/v1/admin/partners","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Parteneri: număr
 */
export const adminPartnersCount = (client: Client, call?: Call<t.AdminPartnersCountData>) =>
  client.send<t.AdminPartnersCountResponses>({"service":"identity","id":"admin.partners.count","method":"GET","path":"/api/v1/admin/partners/count","schemes":["userToken"]}, call);

/**
 * Parteneri: citire
 */
export const adminPartnersRead = (client: Client, call: Call<t.AdminPartnersReadData>) =>
  client.send<t.AdminPartnersReadResponses>({"service":"identity","id":"admin.partners.read","method":"GET","path":"/api/v1/admin/partners/{id}","schemes":["userToken"]}, call);

/**
 * Parteneri: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminPartnersPatch = (client: Client, call: Call<t.AdminPartnersPatchData>) =>
  client.send<t.AdminPartnersPatchResponses>({"service":"identity","id":"admin.partners.patch","method":"PATCH","path":"/api/v1/admin/partners/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Parteneri: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminPartnersReplace = (client: Client, call: Call<t.AdminPartnersReplaceData>) =>
  client.send<t.AdminPartnersReplaceResponses>({"service":"identity","id":"admin.partners.replace","method":"PUT","path":"/api/v1/admin/partners/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Organizații: listă
 *
 * Pentru administratorul serviciului; cel al unei organizații o citește pe a sa după id.
 *
 * Для администратора сервиса; администратор организации читает свою по id.
 *
 * For service administrators; an organization's administrator reads their own by its id.
 */
export const adminOrganizationsList = (client: Client, call?: Call<t.AdminOrganizationsListData>) =>
  client.send<t.AdminOrganizationsListResponses>({"service":"identity","id":"admin.organizations.list","method":"GET","path":"/api/v1/admin/organizations","schemes":["userToken"]}, call);

/**
 * Organizații: număr
 */
export const adminOrganizationsCount = (client: Client, call?: Call<t.AdminOrganizationsCountData>) =>
  client.send<t.AdminOrganizationsCountResponses>({"service":"identity","id":"admin.organizations.count","method":"GET","path":"/api/v1/admin/organizations/count","schemes":["userToken"]}, call);

/**
 * Organizații: citire
 */
export const adminOrganizationsRead = (client: Client, call: Call<t.AdminOrganizationsReadData>) =>
  client.send<t.AdminOrganizationsReadResponses>({"service":"identity","id":"admin.organizations.read","method":"GET","path":"/api/v1/admin/organizations/{id}","schemes":["userToken"]}, call);

/**
 * Organizații: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsPatch = (client: Client, call: Call<t.AdminOrganizationsPatchData>) =>
  client.send<t.AdminOrganizationsPatchResponses>({"service":"identity","id":"admin.organizations.patch","method":"PATCH","path":"/api/v1/admin/organizations/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Organizații: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminOrganizationsReplace = (client: Client, call: Call<t.AdminOrganizationsReplaceData>) =>
  client.send<t.AdminOrganizationsReplaceResponses>({"service":"identity","id":"admin.organizations.replace","method":"PUT","path":"/api/v1/admin/organizations/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Utilizatorii organizației
 */
export const adminOrganizationsListUsers = (client: Client, call: Call<t.AdminOrganizationsListUsersData>) =>
  client.send<t.AdminOrganizationsListUsersResponses>({"service":"identity","id":"admin.organizations.listUsers","method":"GET","path":"/api/v1/admin/organizations/{id}/users","schemes":["userToken"]}, call);

/**
 * Proiecte: listă
 *
 * Toate, sau cele ale organizației administratorului.
 *
 * Все, либо проекты организации администратора.
 *
 * All, or those of the administrator's organization.
 */
export const adminProjectsList = (client: Client, call?: Call<t.AdminProjectsListData>) =>
  client.send<t.AdminProjectsListResponses>({"service":"identity","id":"admin.projects.list","method":"GET","path":"/api/v1/admin/projects","schemes":["userToken"]}, call);

/**
 * Proiecte: număr
 */
export const adminProjectsCount = (client: Client, call?: Call<t.AdminProjectsCountData>) =>
  client.send<t.AdminProjectsCountResponses>({"service":"identity","id":"admin.projects.count","method":"GET","path":"/api/v1/admin/projects/count","schemes":["userToken"]}, call);

/**
 * Proiecte: citire
 */
export const adminProjectsRead = (client: Client, call: Call<t.AdminProjectsReadData>) =>
  client.send<t.AdminProjectsReadResponses>({"service":"identity","id":"admin.projects.read","method":"GET","path":"/api/v1/admin/projects/{id}","schemes":["userToken"]}, call);

/**
 * Proiecte: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminProjectsPatch = (client: Client, call: Call<t.AdminProjectsPatchData>) =>
  client.send<t.AdminProjectsPatchResponses>({"service":"identity","id":"admin.projects.patch","method":"PATCH","path":"/api/v1/admin/projects/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Proiecte: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminProjectsReplace = (client: Client, call: Call<t.AdminProjectsReplaceData>) =>
  client.send<t.AdminProjectsReplaceResponses>({"service":"identity","id":"admin.projects.replace","method":"PUT","path":"/api/v1/admin/projects/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Un token secret nou, arătat o singură dată; cel de până acum mai este acceptat un timp
 *
 * Tokenul nou se arată acum și niciodată mai târziu. Cel de până acum merge încă `overlap_seconds`, o zi dacă nu se spune; cele mai vechi se opresc pe loc.
 *
 * Новый токен показывается сейчас и больше никогда. Прежний действует ещё `overlap_seconds`, по умолчанию сутки; более старые прекращаются сразу.
 *
 * The new token is shown now and never again. The one before works for `overlap_seconds` more, a day unless said otherwise; older ones end at once.
 */
export const adminProjectsRotateSecret = (client: Client, call: Call<t.AdminProjectsRotateSecretData>) =>
  client.send<t.AdminProjectsRotateSecretResponses>({"service":"identity","id":"admin.projects.rotateSecret","method":"POST","path":"/api/v1/admin/projects/{id}/rotate-secret","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"identity","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

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
  client.send<t.HealthReadReadinessResponses>({"service":"identity","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"identity","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"identity","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"identity","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"identity","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"identity","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"identity","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"identity","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

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
  client.send<t.ManagementReadComponentResponses>({"service":"identity","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"identity","id":"docs.readPage","method":"GET","path":"/docs"}, call);

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
  client.send<t.DocsReadAssetResponses>({"service":"identity","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

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
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"identity","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["userToken"],"isKeyed":true}, call);
