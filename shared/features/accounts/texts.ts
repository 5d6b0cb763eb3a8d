import type { ContractTexts } from "../../contract/contract-texts.ts";
import { badRequest, conflict, forbidden, keyed, notFound, unauthenticated } from "../../errors.ts";
import type { Text } from "../../texts.ts";

export const activated: Text = [
  "Contul este activ. Vă puteți autentifica.",
  "Учётная запись активирована. Вы можете войти.",
];

export const refusals = keyed({
  autentificareGresita: unauthenticated([
    "Numele de utilizator sau parola nu este corectă ori contul nu este activ.",
    "Имя пользователя или пароль неверны либо учётная запись не активна.",
  ]),
  altaRetea: forbidden([
    "Contul unui funcționar se folosește doar din rețelele instituției.",
    "Учётная запись служащего используется только из сетей учреждения.",
  ]),
  doarLoginGuvernamental: forbidden([
    "Funcționarii se autentifică doar prin login-ul guvernamental.",
    "Служащие входят только через государственный логин.",
  ]),
  userexists: badRequest(["Numele de utilizator este deja folosit.", "Имя пользователя уже занято."]),
  emailexists: badRequest([
    "Adresa de e-mail este deja folosită.",
    "Адрес электронной почты уже используется.",
  ]),
  subiectFolosit: badRequest([
    "Alt cont este legat deja de această persoană a login-ului guvernamental.",
    "С этим лицом государственного логина уже связана другая учётная запись.",
  ]),
  invalidpassword: badRequest([
    "Parola nu este acceptată: are între 8 și 100 de caractere și nu este una dintre cele mai folosite; cea actuală trebuie să fie corectă.",
    "Пароль не принят: от 8 до 100 символов и не из самых распространённых; текущий пароль должен быть верным.",
  ]),
  parolaCeruta: badRequest([
    "Pentru altă adresă de e-mail trimiteți și parola actuală.",
    "Для другого адреса электронной почты отправьте и текущий пароль.",
  ]),
  parolaCompromisa: badRequest([
    "Parola apare în liste publice de parole furate, pe care atacatorii le încearcă primele. Alegeți alta.",
    "Этот пароль есть в общедоступных списках украденных паролей, которые злоумышленники пробуют первыми. Выберите другой.",
  ]),
  cheieGresita: badRequest([
    "Legătura nu este valabilă: a expirat sau a fost folosită. Cereți alta.",
    "Ссылка недействительна: её срок истёк или она уже использована. Запросите новую.",
  ]),
  contInexistent: notFound(["Contul nu există.", "Учётная запись не существует."]),
  ultimulAdministrator: conflict([
    "Este ultimul administrator al serviciului: numiți întâi altul.",
    "Это последний администратор сервиса: сначала назначьте другого.",
  ]),
  doarAdministratorulServiciului: forbidden([
    "Doar administratorul serviciului schimbă {campuri}.",
    "Только администратор сервиса изменяет {campuri}.",
  ]),
  contCuDrepturiMaiMari: forbidden([
    "Contul are drepturi pe care nu le aveți; doar administratorul serviciului îl poate schimba.",
    "У учётной записи есть права, которых нет у вас; изменить её может только администратор сервиса.",
  ]),
  contDezactivat: conflict(["Contul este dezactivat.", "Учётная запись деактивирована."]),
  loginNeschimbat: badRequest(["Numele de utilizator nu se schimbă.", "Имя пользователя не изменяется."]),
  adminFaraOrganizatie: badRequest([
    "ROLE_ADMIN cere o organizație sau adminServiciu.",
    "Для ROLE_ADMIN нужна организация или adminServiciu.",
  ]),
  operatorFaraSistem: badRequest(["ROLE_OPERATOR cere {camp}.", "Для ROLE_OPERATOR нужен {camp}."]),
});

export const contract: ContractTexts = {
  tags: {
    authenticate: [
      "Autentificarea cu nume și parolă; răspunsul este tokenul celorlalte cereri",
      "Вход по имени и паролю; ответ — токен для остальных запросов",
      "Sign-in by name and password; the answer is the token of all other requests",
    ],
    account: [
      "Contul propriu: înregistrare, profil, parolă",
      "Своя учётная запись: регистрация, профиль, пароль",
      "One's own account: registration, profile, password",
    ],
    publicUsers: [
      "Numele conturilor, pentru toți cei autentificați",
      "Имена учётных записей, для всех вошедших",
      "The names of the accounts, for all signed-in users",
    ],
    users: [
      "Conturile serviciului, pentru administratori",
      "Учётные записи сервиса, для администраторов",
      "The accounts of the service, for administrators",
    ],
  },
  operations: {
    "authenticate.signIn": [
      "După mai multe încercări greșite răspunsul este 429, cu Retry-After. Tokenul se trimite ca `Authorization: Bearer <id_token>`.",
      "После нескольких неверных попыток ответ 429 с Retry-After. Токен передаётся как `Authorization: Bearer <id_token>`.",
      "After several wrong attempts the answer is 429 with Retry-After. Send the token as `Authorization: Bearer <id_token>`.",
    ],
    "authenticate.renew": [
      "Dă încă o zi, de oricâte ori, până la șapte zile de la autentificare; un token cu `rememberMe` își păstrează sfârșitul. Tokenul nou se încheie cu tot ce îl încheie pe cel vechi, care rămâne valabil. Sesiunile login-ului guvernamental nu se prelungesc: 401.",
      "Даёт ещё один день, сколько угодно раз, до семи дней после входа; токен с `rememberMe` сохраняет свой срок. Новый токен завершается всем, что завершает прежний, который остаётся действительным. Сессии государственного логина не продлеваются: 401.",
      "Gives another day, any number of times, up to seven days after the sign-in; a token with `rememberMe` keeps its end. The new token is ended by whatever ends the old one, which stays valid. Sessions of the government's login are not renewed: 401.",
    ],
    "authenticate.remove": [
      "Pe toate dispozitivele, și pe cel de acum: orice token al contului, reînnoit sau cu `rememberMe`, și orice sesiune a lui la login-ul guvernamental sunt 401 de la următoarea cerere. Parola rămâne; cu ea persoana intră din nou. Un token încheiat deja: 401.",
      "На всех устройствах, включая текущее: любой токен учётной записи, обновлённый или с `rememberMe`, и любая её сессия государственного логина с ближайшего запроса — 401. Пароль остаётся; с ним человек входит снова. Уже завершённый токен: 401.",
      "On all devices, the one in use included: every token of the account, renewed or with `rememberMe`, and every session of it through the government's login is 401 from the next request on. The password stays, and the person signs in with it again. A token that has ended already: 401.",
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
      "Numele și fotografia absente se șterg, adresa și limba absente rămân; `login` și `authorities` nu se schimbă aici. Altă adresă cere `currentPassword`: fără ea 400 `error.parolaCeruta`, cu una greșită 400 `error.invalidpassword`; adresa veche este anunțată.",
      "Отсутствующие имя и фотография удаляются, отсутствующие адрес и язык остаются; `login` и `authorities` здесь не меняются. Другой адрес требует `currentPassword`: без него 400 `error.parolaCeruta`, с неверным 400 `error.invalidpassword`; на прежний адрес приходит сообщение.",
      "Absent names and picture are removed, an absent address and language stay; `login` and `authorities` do not change here. Another address asks for `currentPassword`: without it 400 `error.parolaCeruta`, with a wrong one 400 `error.invalidpassword`; the previous address is told.",
    ],
    "account.changePassword": [
      "Încheie toate tokenurile contului, și pe cel folosit acum. O parolă actuală greșită sau una nouă nepermisă: 400 `error.invalidpassword`, iar una cunoscută din scurgeri de date: 400 `error.parolaCompromisa`.",
      "Завершает все токены учётной записи, включая текущий. Неверный текущий или недопустимый новый пароль: 400 `error.invalidpassword`; пароль, известный из утечек: 400 `error.parolaCompromisa`.",
      "Ends all tokens of the account, the one in use included. A wrong current password, or a new one that is not allowed: 400 `error.invalidpassword`; one that is known from leaks: 400 `error.parolaCompromisa`.",
    ],
    "account.requestReset": [
      "Trimite prin e-mail o cheie, valabilă o oră, până la următoarea; o înregistrare neconfirmată primește din nou legătura de activare. Răspunsul este mereu 200, și când adresa nu există.",
      "Отправляет по e-mail ключ, действующий один час, до следующего; неподтверждённая регистрация снова получает ссылку активации. Ответ всегда 200, даже если адреса нет.",
      "Mails a key that is valid for an hour, until the next one; a registration that waits gets its activation again. The answer is always 200, also where there is no such address.",
    ],
    "account.finishReset": [
      "Cheia merge o singură dată și încheie toate tokenurile contului. O cheie greșită: 400 `error.cheieGresita`; o parolă nepermisă: 400 `error.invalidpassword`, una cunoscută din scurgeri de date: 400 `error.parolaCompromisa`; cheia rămâne valabilă.",
      "Ключ действует один раз и завершает все токены учётной записи. Неверный ключ: 400 `error.cheieGresita`; недопустимый пароль: 400 `error.invalidpassword`, пароль, известный из утечек: 400 `error.parolaCompromisa`; ключ остаётся действительным.",
      "The key works once and ends all tokens of the account. A wrong key: 400 `error.cheieGresita`; a password that is not allowed: 400 `error.invalidpassword`, one that is known from leaks: 400 `error.parolaCompromisa`; the key stays valid.",
    ],
    "users.list": [
      "Administratorul serviciului vede toate conturile, cel al unei organizații pe ale ei.",
      "Администратор сервиса видит все учётные записи, администратор организации — её.",
      "A service administrator sees all accounts, an organization's administrator those of the organization.",
    ],
    "users.create": [
      "Contul este activ și, fără altă indicație, în organizația administratorului. Fără `password`, unde serviciul trimite mesaje, persoana primește o cheie pentru a-și alege parola. Organizația, clientul, `hasSecret` și `adminServiciu` le dă doar administratorul serviciului: 403.",
      "Учётная запись активна и, если не указано иное, в организации администратора. Без `password`, если сервис отправляет письма, человек получает ключ для выбора пароля. Организацию, клиента, `hasSecret` и `adminServiciu` назначает только администратор сервиса: 403.",
      "The account is active and, unless said otherwise, in the administrator's organization. Without `password`, where the service sends mail, the person gets a key to choose one. Organization, client, `hasSecret` and `adminServiciu` are given only by a service administrator: 403.",
    ],
    "users.replaceById": [
      "Câmpurile absente care decid accesul rămân neschimbate; null retrage o referință. Parola și adresa altcuiva le schimbă doar administratorul serviciului, iar persoana este anunțată. Ultimul administrator al serviciului rămâne: 409.",
      "Отсутствующие поля, определяющие доступ, не меняются; null снимает ссылку. Пароль и адрес другого человека меняет только администратор сервиса, и человек получает уведомление. Последний администратор сервиса остаётся: 409.",
      "Absent fields that decide on access stay as they are; null removes a reference. Only a service administrator changes the password and the address of another person, who is told. The last service administrator stays: 409.",
    ],
    "users.replace": [
      "Ca `PUT /api/admin/users`, contul fiind cel din adresă; `login` nu se schimbă (400). O parolă nouă și o dezactivare încheie toate tokenurile contului.",
      "Как `PUT /api/admin/users`, учётная запись — из адреса; `login` не меняется (400). Новый пароль и отключение завершают все токены учётной записи.",
      "As `PUT /api/admin/users`, for the account in the address; `login` does not change (400). A new password and a deactivation end all tokens of the account.",
    ],
    "admin.users.remove": [
      "Răspunsul este cererea de aprobare; contul se șterge când un alt administrator o aprobă.",
      "Ответ — запрос согласования; учётная запись удаляется, когда его одобрит другой администратор.",
      "The answer is the approval that waits; the account is removed once another administrator approves it.",
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
  },
  properties: {
    login: ["Numele de utilizator", "Имя пользователя", "User name"],
    username: [
      "Numele de utilizator sau adresa de e-mail",
      "Имя пользователя или e-mail",
      "User name or mail address",
    ],
    password: ["Parola", "Пароль", "Password"],
    rememberMe: ["Token cu durată mai lungă", "Токен с большим сроком", "A token that is valid for longer"],
    id_token: ["Tokenul de utilizator", "Токен пользователя", "The user's token"],
    firstName: ["Prenumele", "Имя", "First name"],
    lastName: ["Numele de familie", "Фамилия", "Last name"],
    email: ["Adresa de e-mail", "Адрес e-mail", "Mail address"],
    imageUrl: ["Adresa fotografiei", "Адрес фотографии", "Address of the picture"],
    activated: ["Contul este activat", "Учётная запись активирована", "Whether the account is activated"],
    langKey: ["Limba mesajelor", "Язык сообщений", "Language of messages"],
    authorities: ["Rolurile tehnice", "Технические роли", "Technical roles"],
    createdBy: ["Cine a creat", "Кто создал", "Who created it"],
    createdDate: ["Când a fost creat", "Когда создано", "When it was created"],
    lastModifiedBy: ["Cine a schimbat ultimul", "Кто изменил последним", "Who changed it last"],
    lastModifiedDate: ["Când s-a schimbat ultima dată", "Когда изменено", "When it was changed last"],
    organizatieId: ["Organizația", "Организация", "The organization"],
    adminServiciu: ["Administrator al serviciului", "Администратор сервиса", "Administrator of the service"],
    currentPassword: ["Parola de acum", "Текущий пароль", "The current password"],
    newPassword: ["Parola nouă", "Новый пароль", "The new password"],
    mail: ["Adresa de e-mail", "Адрес e-mail", "Mail address"],
    key: ["Cheia din mesajul primit", "Ключ из полученного письма", "The key from the mail"],
  },
};
