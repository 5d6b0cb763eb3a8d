import type { ContractText } from "./contract-texts.ts";

/** Descriptions of the operations that services have in common, beyond their summaries, by operation id. */
export const commonOperations: Record<string, ContractText> = {
  "authenticate.signIn": [
    "După mai multe încercări greșite răspunsul este 429, cu Retry-After. Tokenul se trimite ca `Authorization: Bearer <id_token>`.",
    "После нескольких неверных попыток ответ 429 с Retry-After. Токен передаётся как `Authorization: Bearer <id_token>`.",
    "After several wrong attempts the answer is 429 with Retry-After. Send the token as `Authorization: Bearer <id_token>`.",
  ],
  "account.register": [
    "Contul este inactiv până la legătura primită prin e-mail; o înregistrare neconfirmată se șterge. Roluri nu se pot cere. Un nume sau o adresă deja folosite: 400 `error.userexists`, `error.emailexists`.",
    "Учётная запись неактивна до перехода по ссылке из письма; неподтверждённая регистрация удаляется. Роли запросить нельзя. Занятое имя или адрес: 400 `error.userexists`, `error.emailexists`.",
    "The account is inactive until the link in the mail is followed; an unconfirmed registration is removed. Roles cannot be asked for. A name or address in use: 400 `error.userexists`, `error.emailexists`.",
  ],
  "account.activate": [
    "Cheia vine prin e-mail și merge o singură dată; una necunoscută, expirată sau folosită este 400 `error.cheieGresita`.",
    "Ключ приходит по e-mail и действует один раз; неизвестный, просроченный или использованный — 400 `error.cheieGresita`.",
    "The key comes by mail and works once; an unknown, expired or used one is 400 `error.cheieGresita`.",
  ],
  "account.replace": [
    "Numele și fotografia absente se șterg, adresa și limba absente rămân; `login` și `authorities` nu se schimbă aici.",
    "Отсутствующие имя и фотография удаляются, отсутствующие адрес и язык остаются; `login` и `authorities` здесь не меняются.",
    "Absent names and picture are removed, an absent address and language stay; `login` and `authorities` do not change here.",
  ],
  "account.changePassword": [
    "Încheie toate tokenurile contului, și pe cel folosit acum. O parolă actuală greșită sau una nouă nepermisă: 400 `error.invalidpassword`.",
    "Завершает все токены учётной записи, включая текущий. Неверный текущий или недопустимый новый пароль: 400 `error.invalidpassword`.",
    "Ends all tokens of the account, the one in use included. A wrong current password, or a new one that is not allowed: 400 `error.invalidpassword`.",
  ],
  "account.requestReset": [
    "Trimite prin e-mail o cheie, valabilă o zi; o înregistrare neconfirmată primește din nou legătura de activare. Răspunsul este mereu 200, și când adresa nu există.",
    "Отправляет по e-mail ключ, действующий один день; неподтверждённая регистрация снова получает ссылку активации. Ответ всегда 200, даже если адреса нет.",
    "Mails a key that is valid for a day; a registration that waits gets its activation again. The answer is always 200, also where there is no such address.",
  ],
  "account.finishReset": [
    "Cheia merge o singură dată și încheie toate tokenurile contului. O cheie greșită: 400 `error.cheieGresita`; o parolă nepermisă: 400 `error.invalidpassword`, iar cheia rămâne valabilă.",
    "Ключ действует один раз и завершает все токены учётной записи. Неверный ключ: 400 `error.cheieGresita`; недопустимый пароль: 400 `error.invalidpassword`, ключ остаётся действительным.",
    "The key works once and ends all tokens of the account. A wrong key: 400 `error.cheieGresita`; a password that is not allowed: 400 `error.invalidpassword`, and the key stays valid.",
  ],
  "users.list": [
    "Administratorul serviciului vede toate conturile, cel al unei organizații pe ale ei.",
    "Администратор сервиса видит все учётные записи, администратор организации — её.",
    "A service administrator sees all accounts, an organization's administrator those of the organization.",
  ],
  "users.create": [
    "Contul este activ și, fără altă indicație, în organizația administratorului. Fără `password`, unde serviciul trimite mesaje, persoana primește o cheie pentru a-și alege parola. Organizația, clientul, `hasSecret` și `adminServiciu` le dă doar administratorul serviciului: 403.",
    "Учётная запись активна и, если не указано иное, в организации администратора. Без `password`, если сервис отправляет письма, человек получает ключ для выбора пароля. Организацию, клиента, `hasSecret` и `adminServiciu` назначает только администратор сервиса: 403.",
    "The account is active and, unless said otherwise, in the administrator's organization. Without `password`, where the service sends mail, the person gets a key to choose one. Organization, client, `hasSecret` and `adminServiciu` are given by a service administrator alone: 403.",
  ],
  "users.replaceById": [
    "Câmpurile absente care decid accesul rămân neschimbate; null retrage o referință. Parola și adresa altcuiva le schimbă doar administratorul serviciului, iar persoana este anunțată. Ultimul administrator al serviciului rămâne: 409.",
    "Отсутствующие поля, определяющие доступ, не меняются; null снимает ссылку. Пароль и адрес другого человека меняет только администратор сервиса, и человек получает уведомление. Последний администратор сервиса остаётся: 409.",
    "Absent fields that decide on access stay as they are; null removes a reference. Password and address of another person are changed by a service administrator alone, and the person is told. The last service administrator stays: 409.",
  ],
  "users.replace": [
    "Ca `PUT /api/admin/users`, contul fiind cel din adresă; `login` nu se schimbă (400). O parolă nouă și o dezactivare încheie toate tokenurile contului.",
    "Как `PUT /api/admin/users`, учётная запись — из адреса; `login` не меняется (400). Новый пароль и отключение завершают все токены учётной записи.",
    "As `PUT /api/admin/users`, for the account in the address; `login` does not change (400). A new password and a deactivation end all tokens of the account.",
  ],
  "users.remove": [
    "Conturile din afara organizației sunt 404; ultimul administrator al serviciului nu se șterge: 409.",
    "Учётные записи вне организации — 404; последний администратор сервиса не удаляется: 409.",
    "Accounts outside the organization are 404; the last service administrator is not removed: 409.",
  ],
  "users.requestReset": [
    "Cheia merge la adresa contului, pe care administratorul nu o alege; cel mult câteva mesaje pe oră. O înregistrare neconfirmată primește legătura de activare, un cont dezactivat este 409.",
    "Ключ уходит на адрес учётной записи, который администратор не выбирает; не более нескольких писем в час. Неподтверждённая регистрация получает ссылку активации, отключённая учётная запись — 409.",
    "The key goes to the address of the account, which the administrator does not choose; a few mails an hour at most. A registration that waits gets its activation, a deactivated account is 409.",
  ],
  "management.readComponent": [
    "Pentru administratori; valorile secrete nu se arată niciodată. Altă componentă este 404.",
    "Для администраторов; секретные значения никогда не показываются. Другой компонент — 404.",
    "For administrators; secret values are never shown. Another component is 404.",
  ],
  "health.readReadiness": [
    "503 când o dependență nu răspunde; verificările se păstrează câteva secunde.",
    "503, если зависимость не отвечает; проверки хранятся несколько секунд.",
    "503 where a dependency does not answer; the checks are kept for some seconds.",
  ],
  "docs.readAsset": [
    "Fișierele din care este făcută pagina; altele sunt 404.",
    "Файлы, из которых состоит страница; другие — 404.",
    "The files that the page is made of; others are 404.",
  ],
};

/** Descriptions of the four writes of a plain record, by their action, for operations without a text of their own. */
export const recordOperations: Record<string, ContractText> = {
  create: [
    "Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.",
    "`id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.",
    "An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.",
  ],
  replace: [
    "Câmpurile opționale absente se golesc, cele care decid accesul sau folosirea rămân. Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.",
    "Отсутствующие необязательные поля очищаются; определяющие доступ или использование остаются. Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.",
    "Optional fields that are absent are cleared, those that decide on access or use stay. Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.",
  ],
  patch: [
    "Se schimbă doar câmpurile trimise, null golește unul opțional (RFC 7396). Alt `id` în corp este 400 `error.idinvalid`, un `If-Match` depășit 412.",
    "Меняются только отправленные поля, null очищает необязательное (RFC 7396). Другой `id` в теле — 400 `error.idinvalid`, устаревший `If-Match` — 412.",
    "Only the fields that were sent change, null clears an optional one (RFC 7396). Another `id` in the body is 400 `error.idinvalid`, a stale `If-Match` 412.",
  ],
  remove: [
    "Repetată, răspunde tot 204; o înregistrare necunoscută este 404, un `If-Match` depășit 412.",
    "При повторе снова 204; неизвестная запись — 404, устаревший `If-Match` — 412.",
    "Repeated, it is 204 again; an unknown record is 404, a stale `If-Match` 412.",
  ],
};
