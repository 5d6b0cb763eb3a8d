// Written by `npm run client` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Tokenul este cel al serviciului de identitate; greșite: 401, după mai multe încercări 429 cu Retry-After.
 *
 * Секретные имя и токен передаются через Basic или в теле; Basic важнее. Токен — сервиса идентификации; неверные: 401, после нескольких попыток 429 с Retry-After.
 *
 * Secret name and token come by Basic or in the body; Basic takes precedence. The token is the identity service's; wrong ones are 401, after several attempts 429 with Retry-After.
 */
export const loginLogin = (client: Client, call?: Call<t.LoginLoginData>) =>
  client.send<t.LoginLoginResponses>({"service":"template-admin","id":"login.login","method":"GET","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);

/**
 * Șablonul DUAE al organizației
 *
 * Șablonul activ al organizației tokenului, altfel cel general; niciunul: 404. Un `Token` din corp care nu este cel din Authorization: 401.
 *
 * Активный шаблон организации токена, иначе общий; нет ни одного: 404. `Token` в теле, отличный от Authorization: 401.
 *
 * The active template of the token's organization, else the default one; none: 404. A `Token` in the body that is not the one of Authorization: 401.
 */
export const duaeTemplateRead = (client: Client, call?: Call<t.DuaeTemplateReadData>) =>
  client.send<t.DuaeTemplateReadResponses>({"service":"template-admin","id":"duaeTemplate.read","method":"GET","path":"/api/v1/getDuaeTemplate","body":"json","schemes":["organizationToken"]}, call);

/**
 * Organizația utilizatorului cu acest user_id
 *
 * Un utilizator necunoscut și unul al altei organizații sunt la fel: 404.
 *
 * Неизвестный пользователь и пользователь другой организации одинаковы: 404.
 *
 * An unknown user and one of another organization are alike: 404.
 */
export const organizationsReadOfUser = (client: Client, call: Call<t.OrganizationsReadOfUserData>) =>
  client.send<t.OrganizationsReadOfUserResponses>({"service":"template-admin","id":"organizations.readOfUser","method":"GET","path":"/api/v1/getOrganization","schemes":["organizationToken"]}, call);

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"template-admin","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AuthenticateSignInResponses>({"service":"template-admin","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

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
  client.send<t.AuthenticateRenewResponses>({"service":"template-admin","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.UsersListResponses>({"service":"template-admin","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

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
  client.send<t.UsersCreateResponses>({"service":"template-admin","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.UsersReplaceByIdResponses>({"service":"template-admin","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRemoveResponses>({"service":"template-admin","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"template-admin","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

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
  client.send<t.UsersReplaceResponses>({"service":"template-admin","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

/**
 * Șabloane: listă
 */
export const adminTemplatesList = (client: Client, call?: Call<t.AdminTemplatesListData>) =>
  client.send<t.AdminTemplatesListResponses>({"service":"template-admin","id":"admin.templates.list","method":"GET","path":"/api/v1/admin/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * O organizație are cel mult un șablon activ, la fel fără organizație: al doilea este 409.
 *
 * У организации не более одного активного шаблона, как и без организации: второй — 409.
 *
 * An organization has one active template at most, and so have those without one: a second is 409.
 */
export const adminTemplatesCreate = (client: Client, call: Call<t.AdminTemplatesCreateData>) =>
  client.send<t.AdminTemplatesCreateResponses>({"service":"template-admin","id":"admin.templates.create","method":"POST","path":"/api/v1/admin/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const adminTemplatesCount = (client: Client, call?: Call<t.AdminTemplatesCountData>) =>
  client.send<t.AdminTemplatesCountResponses>({"service":"template-admin","id":"admin.templates.count","method":"GET","path":"/api/v1/admin/templates/count","schemes":["userToken"]}, call);

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
  client.send<t.AdminTemplatesRemoveResponses>({"service":"template-admin","id":"admin.templates.remove","method":"DELETE","path":"/api/v1/admin/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const adminTemplatesRead = (client: Client, call: Call<t.AdminTemplatesReadData>) =>
  client.send<t.AdminTemplatesReadResponses>({"service":"template-admin","id":"admin.templates.read","method":"GET","path":"/api/v1/admin/templates/{id}","schemes":["userToken"]}, call);

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
  client.send<t.AdminTemplatesPatchResponses>({"service":"template-admin","id":"admin.templates.patch","method":"PATCH","path":"/api/v1/admin/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminTemplatesReplace = (client: Client, call: Call<t.AdminTemplatesReplaceData>) =>
  client.send<t.AdminTemplatesReplaceResponses>({"service":"template-admin","id":"admin.templates.replace","method":"PUT","path":"/api/v1/admin/templates/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"template-admin","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

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
  client.send<t.HealthReadReadinessResponses>({"service":"template-admin","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"template-admin","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"template-admin","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"template-admin","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"template-admin","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"template-admin","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"template-admin","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"template-admin","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

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
  client.send<t.ManagementReadComponentResponses>({"service":"template-admin","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"template-admin","id":"docs.readPage","method":"GET","path":"/docs"}, call);

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
  client.send<t.DocsReadAssetResponses>({"service":"template-admin","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

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
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"template-admin","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["userToken"],"isKeyed":true}, call);
