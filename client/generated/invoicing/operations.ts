// Written by `npm run client` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../operation.ts";
import type * as t from "./types.ts";

/**
 * Numele utilizatorului autentificat
 */
export const authenticateReadLogin = (client: Client, call?: Call<t.AuthenticateReadLoginData>) =>
  client.send<t.AuthenticateReadLoginResponses>({"service":"invoicing","id":"authenticate.readLogin","method":"GET","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.AuthenticateSignInResponses>({"service":"invoicing","id":"authenticate.signIn","method":"POST","path":"/api/authenticate","body":"json"}, call);

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
  client.send<t.AuthenticateRenewResponses>({"service":"invoicing","id":"authenticate.renew","method":"PUT","path":"/api/authenticate","schemes":["userToken"]}, call);

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
  client.send<t.UsersListResponses>({"service":"invoicing","id":"users.list","method":"GET","path":"/api/admin/users","schemes":["userToken"]}, call);

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
  client.send<t.UsersCreateResponses>({"service":"invoicing","id":"users.create","method":"POST","path":"/api/admin/users","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.UsersReplaceByIdResponses>({"service":"invoicing","id":"users.replaceById","method":"PUT","path":"/api/admin/users","body":"json","schemes":["userToken"]}, call);

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
  client.send<t.UsersRemoveResponses>({"service":"invoicing","id":"users.remove","method":"DELETE","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

/**
 * Un cont
 */
export const usersRead = (client: Client, call: Call<t.UsersReadData>) =>
  client.send<t.UsersReadResponses>({"service":"invoicing","id":"users.read","method":"GET","path":"/api/admin/users/{login}","schemes":["userToken"]}, call);

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
  client.send<t.UsersReplaceResponses>({"service":"invoicing","id":"users.replace","method":"PUT","path":"/api/admin/users/{login}","body":"json","schemes":["userToken"]}, call);

/**
 * Facturile organizației, după serviciu și după proiect
 *
 * Cele mai noi întâi, ca tablou; paginile sunt în `page` și `per-page`, iar numărul lor în antete.
 *
 * Сначала новые, массивом; страницы — `page` и `per-page`, их число — в заголовках.
 *
 * Newest first, as an array; pages are `page` and `per-page`, their number is in headers.
 */
export const invoiceList = (client: Client, call?: Call<t.InvoiceListData>) =>
  client.send<t.InvoiceListResponses>({"service":"invoicing","id":"invoice.list","method":"GET","path":"/api/v1/invoice","schemes":["organizationToken"]}, call);

/**
 * O factură nouă pentru un client și un serviciu
 *
 * Suma este a serviciului; un serviciu necunoscut sau inactiv este 400. Factura se poate plăti până la `due`, apoi expiră. Cu aceeași `Idempotency-Key` nu apare o a doua.
 *
 * Сумма — от услуги; неизвестная или неактивная услуга — 400. Счёт можно оплатить до `due`, затем он истекает. С той же `Idempotency-Key` второй не появится.
 *
 * The amount is the service's; an unknown or inactive service is 400. The invoice can be paid until `due`, then it expires. The same `Idempotency-Key` makes no second one.
 */
export const invoiceCreate = (client: Client, call?: Call<t.InvoiceCreateData>) =>
  client.send<t.InvoiceCreateResponses>({"service":"invoicing","id":"invoice.create","method":"POST","path":"/api/v1/invoice","body":"json","schemes":["organizationToken"],"isKeyed":true}, call);

/**
 * O factură, după cod sau după id
 *
 * O factură a altei organizații este 404, ca una necunoscută.
 *
 * Счёт другой организации — 404, как неизвестный.
 *
 * An invoice of another organization is 404, like an unknown one.
 */
export const invoiceRead = (client: Client, call: Call<t.InvoiceReadData>) =>
  client.send<t.InvoiceReadResponses>({"service":"invoicing","id":"invoice.read","method":"GET","path":"/api/v1/invoice/{code}","schemes":["organizationToken"]}, call);

/**
 * Serviciile, toate sau cele cu o sumă
 */
export const serviceList = (client: Client, call?: Call<t.ServiceListData>) =>
  client.send<t.ServiceListResponses>({"service":"invoicing","id":"service.list","method":"GET","path":"/api/v1/service","schemes":["organizationToken"]}, call);

/**
 * Un serviciu, după cod
 */
export const serviceRead = (client: Client, call: Call<t.ServiceReadData>) =>
  client.send<t.ServiceReadResponses>({"service":"invoicing","id":"service.read","method":"GET","path":"/api/v1/service/{code}","schemes":["organizationToken"]}, call);

/**
 * O plată din extrasul băncii
 *
 * Aceeași referință din nou este aceeași plată. O plată fără factură se păstrează cu motivul.
 *
 * Та же ссылка повторно — тот же платёж. Платёж без счёта сохраняется с причиной.
 *
 * The same reference again is the same payment. A payment without an invoice is kept with the reason.
 */
export const extrasCreate = (client: Client, call?: Call<t.ExtrasCreateData>) =>
  client.send<t.ExtrasCreateResponses>({"service":"invoicing","id":"extras.create","method":"POST","path":"/api/v1/extras","body":"json","schemes":["bankToken"],"isKeyed":true}, call);

/**
 * Servicii: listă
 *
 * Sumele se filtrează și se sortează cum se văd, în lei.
 *
 * Суммы фильтруются и сортируются так, как видны, в леях.
 *
 * Amounts are filtered and sorted as they are seen, in lei.
 */
export const adminServicesList = (client: Client, call?: Call<t.AdminServicesListData>) =>
  client.send<t.AdminServicesListResponses>({"service":"invoicing","id":"admin.services.list","method":"GET","path":"/api/v1/admin/services","schemes":["userToken"]}, call);

/**
 * Servicii: creare
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const adminServicesCreate = (client: Client, call: Call<t.AdminServicesCreateData>) =>
  client.send<t.AdminServicesCreateResponses>({"service":"invoicing","id":"admin.services.create","method":"POST","path":"/api/v1/admin/services","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Servicii: număr
 */
export const adminServicesCount = (client: Client, call?: Call<t.AdminServicesCountData>) =>
  client.send<t.AdminServicesCountResponses>({"service":"invoicing","id":"admin.services.count","method":"GET","path":"/api/v1/admin/services/count","schemes":["userToken"]}, call);

/**
 * Servicii: ștergere
 *
 * Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.
 *
 * При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.
 *
 * Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.
 */
export const adminServicesRemove = (client: Client, call: Call<t.AdminServicesRemoveData>) =>
  client.send<t.AdminServicesRemoveResponses>({"service":"invoicing","id":"admin.services.remove","method":"DELETE","path":"/api/v1/admin/services/{id}","schemes":["userToken"]}, call);

/**
 * Servicii: citire
 */
export const adminServicesRead = (client: Client, call: Call<t.AdminServicesReadData>) =>
  client.send<t.AdminServicesReadResponses>({"service":"invoicing","id":"admin.services.read","method":"GET","path":"/api/v1/admin/services/{id}","schemes":["userToken"]}, call);

/**
 * Servicii: modificare
 *
 * Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminServicesPatch = (client: Client, call: Call<t.AdminServicesPatchData>) =>
  client.send<t.AdminServicesPatchResponses>({"service":"invoicing","id":"admin.services.patch","method":"PATCH","path":"/api/v1/admin/services/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Servicii: înlocuire
 *
 * Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.
 *
 * Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.
 *
 * Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.
 */
export const adminServicesReplace = (client: Client, call: Call<t.AdminServicesReplaceData>) =>
  client.send<t.AdminServicesReplaceResponses>({"service":"invoicing","id":"admin.services.replace","method":"PUT","path":"/api/v1/admin/services/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Tokenurile băncilor
 */
export const adminBankTokensList = (client: Client, call?: Call<t.AdminBankTokensListData>) =>
  client.send<t.AdminBankTokensListResponses>({"service":"invoicing","id":"admin.bank-tokens.list","method":"GET","path":"/api/v1/admin/bank-tokens","schemes":["userToken"]}, call);

/**
 * Un token pentru o bancă; se vede doar acum
 *
 * Tokenul se arată acum și niciodată mai târziu: se păstrează doar amprenta lui. O bancă poate avea mai multe.
 *
 * Токен показывается сейчас и больше никогда: хранится только его отпечаток. У банка может быть несколько.
 *
 * The token is shown now and never again: only its hash is kept. A bank may have several.
 */
export const adminBankTokensCreate = (client: Client, call: Call<t.AdminBankTokensCreateData>) =>
  client.send<t.AdminBankTokensCreateResponses>({"service":"invoicing","id":"admin.bank-tokens.create","method":"POST","path":"/api/v1/admin/bank-tokens","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Revocarea unui token
 *
 * Se oprește de la următoarea cerere. Repetată, nu schimbă nimic.
 *
 * Прекращается со следующего запроса. Повтор ничего не меняет.
 *
 * It ends with the next request. Repeated, it changes nothing.
 */
export const adminBankTokensRevoke = (client: Client, call: Call<t.AdminBankTokensRevokeData>) =>
  client.send<t.AdminBankTokensRevokeResponses>({"service":"invoicing","id":"admin.bank-tokens.revoke","method":"DELETE","path":"/api/v1/admin/bank-tokens/{id}","schemes":["userToken"]}, call);

/**
 * Liniile bancare neidentificate, cu motivul
 */
export const adminUnmatchedLinesList = (client: Client, call?: Call<t.AdminUnmatchedLinesListData>) =>
  client.send<t.AdminUnmatchedLinesListResponses>({"service":"invoicing","id":"admin.unmatched-lines.list","method":"GET","path":"/api/v1/admin/unmatched-lines","schemes":["userToken"]}, call);

/**
 * O linie bancară
 */
export const adminUnmatchedLinesRead = (client: Client, call: Call<t.AdminUnmatchedLinesReadData>) =>
  client.send<t.AdminUnmatchedLinesReadResponses>({"service":"invoicing","id":"admin.unmatched-lines.read","method":"GET","path":"/api/v1/admin/unmatched-lines/{id}","schemes":["userToken"]}, call);

/**
 * Identificarea liniei cu o factură, pe care o plătește
 *
 * Linia trebuie să poată plăti factura: una expirată, încheiată, în altă valută sau mai mică este 409, ca și o linie care a plătit alta. Repetată pentru aceeași factură, nu schimbă nimic.
 *
 * Строка должна подходить для оплаты счёта: истёкший, завершённый, в другой валюте или меньший счёт — 409, как и строка, оплатившая другой. Повтор для того же счёта ничего не меняет.
 *
 * The line must be able to pay the invoice: one that has expired or ended, is in another currency or owes less is 409, and so is a line that has paid another. Repeated for the same invoice, it changes nothing.
 */
export const adminUnmatchedLinesMatch = (client: Client, call: Call<t.AdminUnmatchedLinesMatchData>) =>
  client.send<t.AdminUnmatchedLinesMatchResponses>({"service":"invoicing","id":"admin.unmatched-lines.match","method":"POST","path":"/api/v1/admin/unmatched-lines/{id}/match","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Liniile bancare neidentificate, cu motivul
 *
 * @deprecated
 */
export const adminUnmatchedList = (client: Client, call?: Call<t.AdminUnmatchedListData>) =>
  client.send<t.AdminUnmatchedListResponses>({"service":"invoicing","id":"admin.unmatched.list","method":"GET","path":"/api/v1/admin/unmatched","schemes":["userToken"]}, call);

/**
 * O linie bancară
 *
 * @deprecated
 */
export const adminUnmatchedRead = (client: Client, call: Call<t.AdminUnmatchedReadData>) =>
  client.send<t.AdminUnmatchedReadResponses>({"service":"invoicing","id":"admin.unmatched.read","method":"GET","path":"/api/v1/admin/unmatched/{id}","schemes":["userToken"]}, call);

/**
 * Identificarea liniei cu o factură, pe care o plătește
 *
 * Ca `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * Как `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * As `POST /api/v1/admin/unmatched-lines/{id}/match`.
 *
 * @deprecated
 */
export const adminUnmatchedMatch = (client: Client, call: Call<t.AdminUnmatchedMatchData>) =>
  client.send<t.AdminUnmatchedMatchResponses>({"service":"invoicing","id":"admin.unmatched.match","method":"POST","path":"/api/v1/admin/unmatched/{id}/match","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * O factură cu registrul ei
 */
export const adminInvoicesRead = (client: Client, call: Call<t.AdminInvoicesReadData>) =>
  client.send<t.AdminInvoicesReadResponses>({"service":"invoicing","id":"admin.invoices.read","method":"GET","path":"/api/v1/admin/invoices/{code}","schemes":["userToken"]}, call);

/**
 * Anularea unei facturi neplătite
 *
 * O factură din care s-a plătit ceva se rambursează, nu se anulează: 409, ca și una încheiată. Repetată, nu schimbă nimic.
 *
 * Частично оплаченный счёт возвращают, а не аннулируют: 409, как и для завершённого. Повтор ничего не меняет.
 *
 * An invoice of which something was paid is refunded, not cancelled: 409, as for one that has ended. Repeated, it changes nothing.
 */
export const adminInvoicesCancel = (client: Client, call: Call<t.AdminInvoicesCancelData>) =>
  client.send<t.AdminInvoicesCancelResponses>({"service":"invoicing","id":"admin.invoices.cancel","method":"POST","path":"/api/v1/admin/invoices/{code}/cancel","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Rambursarea plăților, întreagă sau în parte
 *
 * Fără `amount` se rambursează tot ce s-a plătit, iar factura se încheie; mai mult decât s-a plătit este 409. Aceeași `reference` este aceeași rambursare; pentru alta este 409.
 *
 * Без `amount` возвращается всё оплаченное, и счёт завершается; больше оплаченного — 409. Та же `reference` — тот же возврат; для другого — 409.
 *
 * Without `amount` all that was paid is refunded, and the invoice ends; more than was paid is 409. The same `reference` is the same refund; for another one it is 409.
 */
export const adminInvoicesRefund = (client: Client, call: Call<t.AdminInvoicesRefundData>) =>
  client.send<t.AdminInvoicesRefundResponses>({"service":"invoicing","id":"admin.invoices.refund","method":"POST","path":"/api/v1/admin/invoices/{code}/refunds","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsListResponses>({"service":"invoicing","id":"admin.approvals.list","method":"GET","path":"/api/v1/admin/approvals","schemes":["userToken"]}, call);

/**
 * O aprobare cerută
 */
export const adminApprovalsRead = (client: Client, call: Call<t.AdminApprovalsReadData>) =>
  client.send<t.AdminApprovalsReadResponses>({"service":"invoicing","id":"admin.approvals.read","method":"GET","path":"/api/v1/admin/approvals/{id}","schemes":["userToken"]}, call);

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
  client.send<t.AdminApprovalsApproveResponses>({"service":"invoicing","id":"admin.approvals.approve","method":"POST","path":"/api/v1/admin/approvals/{id}/approve","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsRejectResponses>({"service":"invoicing","id":"admin.approvals.reject","method":"POST","path":"/api/v1/admin/approvals/{id}/reject","body":"json","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsWithdrawResponses>({"service":"invoicing","id":"admin.approvals.withdraw","method":"POST","path":"/api/v1/admin/approvals/{id}/withdraw","schemes":["userToken"],"isKeyed":true}, call);

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
  client.send<t.AdminApprovalsReadResultResponses>({"service":"invoicing","id":"admin.approvals.readResult","method":"GET","path":"/api/v1/admin/approvals/{id}/result","schemes":["userToken"]}, call);

/**
 * Procesul răspunde
 */
export const healthReadLiveness = (client: Client, call?: Call<t.HealthReadLivenessData>) =>
  client.send<t.HealthReadLivenessResponses>({"service":"invoicing","id":"health.readLiveness","method":"GET","path":"/health/live"}, call);

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
  client.send<t.HealthReadReadinessResponses>({"service":"invoicing","id":"health.readReadiness","method":"GET","path":"/health/ready"}, call);

/**
 * Starea serviciului
 */
export const healthRead = (client: Client, call?: Call<t.HealthReadData>) =>
  client.send<t.HealthReadResponses>({"service":"invoicing","id":"health.read","method":"GET","path":"/health"}, call);

/**
 * Măsurători, format Prometheus
 */
export const metricsRead = (client: Client, call?: Call<t.MetricsReadData>) =>
  client.send<t.MetricsReadResponses>({"service":"invoicing","id":"metrics.read","method":"GET","path":"/metrics"}, call);

/**
 * Versiunea și compilarea
 */
export const infoRead = (client: Client, call?: Call<t.InfoReadData>) =>
  client.send<t.InfoReadResponses>({"service":"invoicing","id":"info.read","method":"GET","path":"/info"}, call);

/**
 * Contractul OpenAPI
 */
export const openapiRead = (client: Client, call?: Call<t.OpenapiReadData>) =>
  client.send<t.OpenapiReadResponses>({"service":"invoicing","id":"openapi.read","method":"GET","path":"/api/v1/openapi.json"}, call);

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"invoicing","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"invoicing","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"invoicing","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

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
  client.send<t.ManagementReadComponentResponses>({"service":"invoicing","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);

/**
 * Referința API, pentru oameni
 */
export const docsReadPage = (client: Client, call?: Call<t.DocsReadPageData>) =>
  client.send<t.DocsReadPageResponses>({"service":"invoicing","id":"docs.readPage","method":"GET","path":"/docs"}, call);

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
  client.send<t.DocsReadAssetResponses>({"service":"invoicing","id":"docs.readAsset","method":"GET","path":"/docs/{asset}","isFile":true}, call);

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
  client.send<t.AdminConformanceProbesCreateResponses>({"service":"invoicing","id":"admin.conformance-probes.create","method":"POST","path":"/api/v1/admin/conformance-probes","body":"json","schemes":["userToken"],"isKeyed":true}, call);
