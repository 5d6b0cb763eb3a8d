import type { ContractTexts } from "../../contract/contract-texts.ts";
import { badRequest, conflict, forbidden, keyed, notFound, unauthenticated } from "../../errors.ts";
import type { Text } from "../../texts.ts";

export const activated: Text = [
  "Contul este activ. Vă puteți autentifica.",
  "Учётная запись активирована. Вы можете войти.",
  "The account is active. You can sign in.",
];

export const refusals = keyed({
  autentificareGresita: unauthenticated([
    "Numele de utilizator sau parola nu este corectă ori contul nu este activ.",
    "Имя пользователя или пароль неверны либо учётная запись не активна.",
    "The username or the password is not correct, or the account is not active.",
  ]),
  factorNecesar: unauthenticated([
    "Parola este corectă; confirmați autentificarea cu al doilea factor.",
    "Пароль верный; подтвердите вход вторым фактором.",
    "The password is correct; confirm the sign-in with the second factor.",
  ]),
  factorGresit: unauthenticated([
    "Codul nu este corect sau a fost deja folosit.",
    "Код неверен или уже использован.",
    "The code is not correct or has already been used.",
  ]),
  provocareIncheiata: unauthenticated([
    "Au trecut cinci minute sau s-au făcut prea multe încercări. Autentificați-vă din nou.",
    "Прошло пять минут или было слишком много попыток. Войдите заново.",
    "Five minutes have passed or there were too many attempts. Sign in again.",
  ]),
  sesiuneInactiva: unauthenticated([
    "Autentificarea s-a încheiat fiindcă nu a fost folosită un timp. Intrați din nou în cont.",
    "Вход завершён, потому что им некоторое время не пользовались. Войдите снова.",
    "The sign-in has ended because it was not used for a while. Sign in again.",
  ]),
  intrareInexistenta: notFound([
    "Autentificarea nu există sau s-a încheiat deja.",
    "Такого входа нет, или он уже завершён.",
    "The sign-in does not exist or has already ended.",
  ]),
  parolaDinNou: forbidden([
    "Scrieți parola: v-ați autentificat acum mai mult de 15 minute.",
    "Введите пароль: с вашего входа прошло больше 15 минут.",
    "Enter your password: you signed in more than 15 minutes ago.",
  ]),
  factorObligatoriu: forbidden([
    "Contul trebuie să aibă un al doilea factor de autentificare: adăugați unul în contul dumneavoastră.",
    "Учётной записи нужен второй фактор входа: добавьте его в своей учётной записи.",
    "The account must have a second factor: add one in your account.",
  ]),
  factorDinNou: forbidden([
    "Confirmați din nou cu al doilea factor: ultima confirmare este mai veche de 15 minute.",
    "Подтвердите вторым фактором ещё раз: с последнего подтверждения прошло больше 15 минут.",
    "Confirm again with the second factor: the last confirmation is more than 15 minutes old.",
  ]),
  factorNeconfirmat: badRequest([
    "Codul nu se potrivește. Verificați ora telefonului și scrieți codul afișat acum.",
    "Код не подходит. Проверьте время на телефоне и введите код, который показан сейчас.",
    "The code does not match. Check the time on your phone and enter the code shown now.",
  ]),
  factorInexistent: notFound([
    "Factorul nu există sau nu a fost confirmat la timp.",
    "Фактор не существует или не был подтверждён вовремя.",
    "The factor does not exist or was not confirmed in time.",
  ]),
  preaMultiFactori: conflict([
    "Contul are deja numărul maxim de factori: ștergeți întâi unul.",
    "У учётной записи уже наибольшее число факторов: сначала удалите один.",
    "The account already has the maximum number of factors: delete one first.",
  ]),
  ultimulFactor: conflict([
    "Contul trebuie să aibă un al doilea factor: adăugați întâi altul.",
    "Учётной записи нужен второй фактор: сначала добавьте другой.",
    "The account must have a second factor: add another first.",
  ]),
  faraFactor: conflict([
    "Contul nu are un al doilea factor de autentificare.",
    "У учётной записи нет второго фактора входа.",
    "The account has no second factor.",
  ]),
  altaRetea: forbidden([
    "Contul unui funcționar se folosește doar din rețelele instituției.",
    "Учётная запись служащего используется только из сетей учреждения.",
    "A staff member's account can be used only from the networks of the organization.",
  ]),
  doarLoginGuvernamental: forbidden([
    "Funcționarii intră doar prin autentificarea guvernamentală.",
    "Служащие входят только через государственную систему входа.",
    "Staff members sign in only with the government sign-in.",
  ]),
  userexists: badRequest([
    "Numele de utilizator este deja folosit.",
    "Имя пользователя уже занято.",
    "The username is already used.",
  ]),
  emailexists: badRequest([
    "Adresa de e-mail este deja folosită.",
    "Адрес электронной почты уже используется.",
    "The email address is already used.",
  ]),
  subiectFolosit: badRequest([
    "Alt cont este legat deja de această persoană a autentificării guvernamentale.",
    "С этим лицом государственной системы входа уже связана другая учётная запись.",
    "Another account is already linked to this person of the government sign-in.",
  ]),
  invalidpassword: badRequest([
    "Parola nu este acceptată: are între 8 și 100 de caractere și nu este una dintre cele mai folosite; cea actuală trebuie să fie corectă.",
    "Пароль не принят: от 8 до 100 символов и не из самых распространённых; текущий пароль должен быть верным.",
    "The password is not accepted: it must have between 8 and 100 characters and not be a commonly used one; the current one must be correct.",
  ]),
  parolaCeruta: badRequest([
    "Pentru altă adresă de e-mail trimiteți și parola actuală.",
    "Для другого адреса электронной почты отправьте и текущий пароль.",
    "For another email address, send the current password too.",
  ]),
  parolaCompromisa: badRequest([
    "Parola apare în liste publice de parole furate, pe care atacatorii le încearcă primele. Alegeți alta.",
    "Этот пароль есть в общедоступных списках украденных паролей, которые злоумышленники пробуют первыми. Выберите другой.",
    "The password appears in public lists of stolen passwords, which attackers try first. Choose another.",
  ]),
  cheieGresita: badRequest([
    "Legătura nu este valabilă: a expirat sau a fost folosită. Cereți alta.",
    "Ссылка недействительна: её срок истёк или она уже использована. Запросите новую.",
    "The link is not valid: it has expired or was used. Request another.",
  ]),
  contInexistent: notFound([
    "Contul nu există.",
    "Учётная запись не существует.",
    "The account does not exist.",
  ]),
  ultimulAdministrator: conflict([
    "Este ultimul administrator al serviciului: numiți întâi altul.",
    "Это последний администратор сервиса: сначала назначьте другого.",
    "This is the last service administrator: appoint another first.",
  ]),
  doarAdministratorulServiciului: forbidden([
    "Doar administratorul serviciului schimbă {campuri}.",
    "Только администратор сервиса изменяет {campuri}.",
    "Only the service administrator can change {campuri}.",
  ]),
  contCuDrepturiMaiMari: forbidden([
    "Contul are drepturi pe care nu le aveți; doar administratorul serviciului îl poate schimba.",
    "У учётной записи есть права, которых нет у вас; изменить её может только администратор сервиса.",
    "The account has rights that you do not have; only the service administrator can change it.",
  ]),
  contDezactivat: conflict([
    "Contul este dezactivat.",
    "Учётная запись деактивирована.",
    "The account is deactivated.",
  ]),
  loginNeschimbat: badRequest([
    "Numele de utilizator nu se schimbă.",
    "Имя пользователя не изменяется.",
    "The username cannot be changed.",
  ]),
  adminFaraOrganizatie: badRequest([
    "ROLE_ADMIN cere o organizație sau adminServiciu.",
    "Для ROLE_ADMIN нужна организация или adminServiciu.",
    "ROLE_ADMIN needs an organization or adminServiciu.",
  ]),
  operatorFaraSistem: badRequest([
    "ROLE_OPERATOR cere {camp}.",
    "Для ROLE_OPERATOR нужен {camp}.",
    "ROLE_OPERATOR needs {camp}.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    authenticate: [
      "Autentificarea cu nume și parolă; răspunsul este tokenul celorlalte cereri",
      "Вход по имени и паролю; ответ — токен для остальных запросов",
      "Sign-in by name and password; the answer is the token of all other requests",
    ],
    factors: [
      "Al doilea factor de autentificare al contului propriu",
      "Второй фактор входа своей учётной записи",
      "The second factors of one's own account",
    ],
    recoveryCodes: [
      "Codurile de rezervă, pentru când al doilea factor lipsește",
      "Резервные коды на случай, если второго фактора нет под рукой",
      "Recovery codes, for when the second factor is not at hand",
    ],
    passkeyChallenges: [
      "Autentificarea cu o cheie de acces, fără parolă",
      "Вход с ключом доступа, без пароля",
      "Sign-in by a passkey, without a password",
    ],
    signInChallenges: [
      "Confirmarea cu al doilea factor a unei persoane deja autentificate",
      "Подтверждение вторым фактором для уже вошедшего",
      "The second factor again, of a person who is signed in",
    ],
    signIns: [
      "Autentificările contului propriu care sunt în curs, și încheierea lor",
      "Текущие входы в свою учётную запись и их завершение",
      "The sign-ins of one's own account, and their ends",
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
      "După mai multe încercări greșite răspunsul este 429, cu Retry-After. Tokenul se trimite ca `Authorization: Bearer <id_token>`. Dacă contul are un al doilea factor, parola corectă primește 401 `error.factorNecesar` cu `challenge`: `POST /api/authenticate/factor` încheie autentificarea.",
      "После нескольких неверных попыток ответ 429 с Retry-After. Токен передаётся как `Authorization: Bearer <id_token>`. Если у учётной записи есть второй фактор, верный пароль получает 401 `error.factorNecesar` с `challenge`: вход завершает `POST /api/authenticate/factor`.",
      "After several wrong attempts the answer is 429 with Retry-After. Send the token as `Authorization: Bearer <id_token>`. If the account has a second factor, the right password gets 401 `error.factorNecesar` with a `challenge`: `POST /api/authenticate/factor` ends the sign-in.",
    ],
    "authenticate.finish": [
      "`challenge` este id-ul din răspunsul 401 sau al unei confirmări: cinci minute, cinci încercări, o singură dată. Un cod al aplicației merge o singură dată, la fel un cod de rezervă. Greșit: 401 `error.factorGresit`; încheiat: 401 `error.provocareIncheiata`.",
      "`challenge` — id из ответа 401 или из подтверждения: пять минут, пять попыток, один раз. Код приложения действует один раз, резервный код тоже. Неверный: 401 `error.factorGresit`; завершённый: 401 `error.provocareIncheiata`.",
      "`challenge` is the id in the 401 or of a confirmation: five minutes, five tries, once. A code of the app counts once, and so does a recovery code. A wrong one: 401 `error.factorGresit`; one that is over: 401 `error.provocareIncheiata`.",
    ],
    "passkeyChallenges.create": [
      "`passkey` sunt opțiunile pentru `navigator.credentials.get`; răspunsul browserului merge la `POST /api/authenticate/factor` ca `credential`. Cheia spune singură al cui este contul.",
      "`passkey` — параметры для `navigator.credentials.get`; ответ браузера отправляется в `POST /api/authenticate/factor` как `credential`. Ключ сам называет учётную запись.",
      "`passkey` are the options of `navigator.credentials.get`; the browser's answer goes to `POST /api/authenticate/factor` as `credential`. The key itself names the account.",
    ],
    "signInChallenges.create": [
      "Pentru actele care răspund 403 `error.factorDinNou`, fiindcă ultima confirmare este mai veche de 15 minute. `POST /api/authenticate/factor` dă apoi un token nou în locul celui de acum, cu același sfârșit. Fără un al doilea factor: 409.",
      "Для действий с ответом 403 `error.factorDinNou`: последнее подтверждение старше 15 минут. Затем `POST /api/authenticate/factor` даёт новый токен вместо текущего, с тем же сроком. Без второго фактора: 409.",
      "For acts that answer 403 `error.factorDinNou` because the last confirmation is older than 15 minutes. `POST /api/authenticate/factor` then gives a new token in place of this one, with the same end. Without a second factor: 409.",
    ],
    "factors.read": [
      "Fără secrete. `required` spune dacă contul trebuie să aibă un factor, `dueAt` până când îl poate adăuga; după aceea contul nu mai poate face nimic altceva: 403 `error.factorObligatoriu`.",
      "Без секретов. `required` — нужен ли учётной записи фактор, `dueAt` — до какого времени его можно добавить; после этого доступно только добавление: 403 `error.factorObligatoriu`.",
      "Without secrets. `required` says if the account must have a factor, `dueAt` until when it may be added; afterwards the account can do nothing else: 403 `error.factorObligatoriu`.",
    ],
    "factors.create": [
      "Secretul se arată o singură dată, ca text și ca adresă `otpauth:` pentru un cod QR; factorul contează după `finish`, în 15 minute. Primul factor cere parola, următorii o confirmare recentă: 403 `error.factorDinNou`. Cel mult zece: 409.",
      "Секрет показывается один раз, текстом и адресом `otpauth:` для QR-кода; фактор действует после `finish`, в течение 15 минут. Для первого фактора нужен пароль, для следующих — недавнее подтверждение: 403 `error.factorDinNou`. Не более десяти: 409.",
      "The secret is shown once, as text and as an `otpauth:` address for a QR code; the factor counts after `finish`, within 15 minutes. A first factor needs the password, a further one a recent confirmation: 403 `error.factorDinNou`. Ten at most: 409.",
    ],
    "factors.finish": [
      "Un cod dovedește că aplicația are secretul. Primul factor încheie toate celelalte autentificări și dă zece coduri de rezervă, arătate o singură dată; `id_token` continuă autentificarea de acum. Un cod greșit: 400 `error.factorNeconfirmat`.",
      "Код доказывает, что секрет есть в приложении. Первый фактор завершает все остальные входы и даёт десять резервных кодов, которые показываются один раз; `id_token` продолжает текущий вход. Неверный код: 400 `error.factorNeconfirmat`.",
      "A code proves that the app has the secret. The first factor ends all other sign-ins and gives ten recovery codes, shown once; `id_token` goes on with this sign-in. A wrong code: 400 `error.factorNeconfirmat`.",
    ],
    "factors.patch": [
      "Doar numele, pentru a deosebi factorii.",
      "Только имя, чтобы различать факторы.",
      "Only the name, to tell the factors apart.",
    ],
    "factors.remove": [
      "Cere o confirmare recentă: 403 `error.factorDinNou`. Cu ultimul factor se șterg și codurile de rezervă și se încheie celelalte autentificări; unde un factor este obligatoriu, ultimul rămâne: 409 `error.ultimulFactor`.",
      "Нужно недавнее подтверждение: 403 `error.factorDinNou`. С последним фактором удаляются резервные коды и завершаются остальные входы; если фактор обязателен, последний остаётся: 409 `error.ultimulFactor`.",
      "Needs a recent confirmation: 403 `error.factorDinNou`. With the last factor go the recovery codes and all other sign-ins; where a factor is required, the last one stays: 409 `error.ultimulFactor`.",
    ],
    "recoveryCodes.replace": [
      "Zece coduri, arătate o singură dată; cele vechi nu mai sunt valabile. Cere o confirmare recentă: 403 `error.factorDinNou`. Fără un al doilea factor: 409.",
      "Десять кодов, показываются один раз; прежние больше не действуют. Нужно недавнее подтверждение: 403 `error.factorDinNou`. Без второго фактора: 409.",
      "Ten codes, shown once; the old ones end. Needs a recent confirmation: 403 `error.factorDinNou`. Without a second factor: 409.",
    ],
    "signIns.read": [
      "Cea folosită ultima este prima. `current` este cea a acestei cereri; `network` este rețeaua adresei, nu adresa. Ultima folosire este exactă la câteva minute. Cele dinainte de a fi ținute în listă nu apar; le încheie `revoke-others`. Cel mult 50: pentru încă una se încheie cea nefolosită de cel mai mult timp.",
      "Первым идёт вход, которым пользовались последним. `current` — вход этого запроса; `network` — сеть адреса, а не адрес. Время последнего использования — с точностью до нескольких минут. Входов, начатых до появления списка, в нём нет; их завершает `revoke-others`. Не более 50: ради ещё одного завершается тот, которым дольше всего не пользовались.",
      "The last used comes first. `current` is that of this request; `network` is the network of the address, not the address. The last use is exact to some minutes. Those from before there was a list are not shown; `revoke-others` ends them. 50 at most: for a further one, that which was used least recently ends.",
    ],
    "signIns.removeCurrent": [
      "Ieșirea din cont: toate tokenurile acestei autentificări sunt 401 de la următoarea cerere. Un token de dinainte de listă nu are ce încheia: 404.",
      "Выход: все токены этого входа с ближайшего запроса — 401. Токену, выданному до появления списка, завершать нечего: 404.",
      "Signs out: all tokens of this sign-in are 401 from the next request on. A token from before there was a list has nothing to end: 404.",
    ],
    "signIns.revoke": [
      "Oricare din listă, și cea de acum; de la următoarea cerere tokenurile ei sunt 401. Cere o dovadă din ultimele 15 minute: al doilea factor (403 `error.factorDinNou`), altfel autentificarea însăși sau `password` (403 `error.parolaDinNou`, una greșită 400 `error.invalidpassword`). Una încheiată deja: 404.",
      "Любой из списка, и текущий; с ближайшего запроса его токены — 401. Нужно подтверждение за последние 15 минут: второй фактор (403 `error.factorDinNou`), иначе сам вход или `password` (403 `error.parolaDinNou`, неверный — 400 `error.invalidpassword`). Уже завершённый: 404.",
      "Any of the list, the one in use included; from the next request on its tokens are 401. Needs a proof of the last 15 minutes: the second factor (403 `error.factorDinNou`), else the sign-in itself or `password` (403 `error.parolaDinNou`, a wrong one 400 `error.invalidpassword`). One that has ended already: 404.",
    ],
    "signIns.revokeOthers": [
      "Toate, în afară de cea de acum, și cele prin autentificarea guvernamentală sau de dinainte de listă. Tokenul de acum rămâne valabil; unul de dinainte de listă nu încheie nimic: 404. Cere aceeași dovadă ca încheierea uneia.",
      "Все, кроме текущего, включая входы через государственную систему и начатые до появления списка. Текущий токен остаётся действительным; выданный до появления списка ничего не завершает: 404. Нужно то же подтверждение, что и для одного входа.",
      "All but the one in use, those through the government's login and from before there was a list included. The token in use stays valid; one from before there was a list ends nothing: 404. Needs the same proof as the end of one.",
    ],
    "authenticate.renew": [
      "Dă încă o zi, de oricâte ori, până la șapte zile de la autentificare; un token cu `rememberMe` își păstrează sfârșitul. Tokenul nou se încheie cu tot ce îl încheie pe cel vechi, care rămâne valabil. Sesiunile autentificării guvernamentale nu se prelungesc: 401.",
      "Даёт ещё один день, сколько угодно раз, до семи дней после входа; токен с `rememberMe` сохраняет свой срок. Новый токен завершается всем, что завершает прежний, который остаётся действительным. Сессии государственной системы входа не продлеваются: 401.",
      "Gives another day, any number of times, up to seven days after the sign-in; a token with `rememberMe` keeps its end. The new token is ended by whatever ends the old one, which stays valid. Sessions of the government's login are not renewed: 401.",
    ],
    "authenticate.remove": [
      "Pe toate dispozitivele, și pe cel de acum: orice token al contului, reînnoit sau cu `rememberMe`, și orice sesiune a lui prin autentificarea guvernamentală sunt 401 de la următoarea cerere. Parola rămâne; cu ea persoana intră din nou. Un token încheiat deja: 401.",
      "На всех устройствах, включая текущее: любой токен учётной записи, обновлённый или с `rememberMe`, и любая её сессия государственной системы входа с ближайшего запроса — 401. Пароль остаётся; с ним человек входит снова. Уже завершённый токен: 401.",
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
    "users.revokeFactors": [
      "Pentru o persoană care și-a pierdut factorii și codurile de rezervă. Răspunsul este cererea de aprobare; după ce o aprobă alt administrator, se încheie toate autentificările contului și se intră doar cu parola, până se adaugă alt factor. Persoana este anunțată prin e-mail. Fără un al doilea factor: 409.",
      "Для человека, который потерял факторы и резервные коды. Ответ — запрос согласования; когда его одобрит другой администратор, все входы завершаются, и до добавления нового фактора вход идёт по паролю. Человек получает письмо. Без второго фактора: 409.",
      "For a person who has lost their factors and recovery codes. The answer is the approval that waits; once another administrator approves it, all sign-ins of the account end, and the password alone signs in until another factor is added. The person is told by mail. Without a second factor: 409.",
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
    secondFactor: [
      "Contul are un al doilea factor de autentificare",
      "У учётной записи есть второй фактор входа",
      "Whether the account has a second factor",
    ],
    challenge: [
      "Ce trebuie încheiat cu al doilea factor",
      "Что нужно завершить вторым фактором",
      "What a second factor has to end",
    ],
    passkey: [
      "Opțiunile browserului pentru cheia de acces (WebAuthn nivelul 3)",
      "Параметры браузера для ключа доступа (WebAuthn уровня 3)",
      "The browser's options for the passkey (WebAuthn level 3)",
    ],
    credential: [
      "Răspunsul browserului pentru cheia de acces (WebAuthn nivelul 3)",
      "Ответ браузера для ключа доступа (WebAuthn уровня 3)",
      "The browser's answer for the passkey (WebAuthn level 3)",
    ],
    "SignInChallenge.methods": [
      "Felurile de dovezi pe care contul le are",
      "Виды подтверждений, которые есть у учётной записи",
      "The kinds of proof that the account has",
    ],
    "SignInChallenge.id": [
      "Ce se trimite înapoi cu al doilea factor",
      "Отправляется обратно со вторым фактором",
      "To be sent back with the second factor",
    ],
    "AuthenticateFinishBody.method": ["Felul dovezii", "Вид подтверждения", "The kind of the proof"],
    "AuthenticateFinishBody|FactorsFinishBody.code": [
      "Codul aplicației sau un cod de rezervă",
      "Код приложения или резервный код",
      "A code of the app, or a recovery code",
    ],
    "Factor|FactorBegun|FactorsCreateBody.kind": [
      "Felul factorului",
      "Вид фактора",
      "The kind of the factor",
    ],
    "Factor.name": ["Numele ales de persoană", "Имя, выбранное человеком", "The name that the person chose"],
    "Factor.createdAt": ["Când a fost adăugat", "Когда добавлен", "When it was added"],
    "Factor.lastUsedAt": [
      "Când a fost folosit ultima dată",
      "Когда использован в последний раз",
      "When it was used last",
    ],
    "FactorBegun.secret": [
      "Secretul, pentru aplicațiile fără cameră",
      "Секрет для приложений без камеры",
      "The secret, for apps without a camera",
    ],
    "FactorBegun.uri": ["Adresa pentru codul QR", "Адрес для QR-кода", "The address for the QR code"],
    "Factors.required": [
      "Contul trebuie să aibă un al doilea factor",
      "Учётной записи нужен второй фактор",
      "Whether the account must have a second factor",
    ],
    "Factors.dueAt": [
      "Până când trebuie adăugat",
      "До какого времени его нужно добавить",
      "Until when it has to be added",
    ],
    "Factors.recoveryCodes": [
      "Câte coduri de rezervă au rămas",
      "Сколько резервных кодов осталось",
      "How many recovery codes are left",
    ],
    "Factors.items": ["Factorii contului", "Факторы учётной записи", "The factors of the account"],
    "FactorAdded|RecoveryCodes.recoveryCodes": [
      "Codurile de rezervă, arătate o singură dată",
      "Резервные коды, показываются один раз",
      "The recovery codes, shown once",
    ],
    "OwnSignIn.id": ["Id-ul autentificării", "Id входа", "The id of the sign-in"],
    "OwnSignIn.kind": [
      "Cu contul serviciului sau prin autentificarea guvernamentală",
      "С учётной записью сервиса или через государственную систему входа",
      "With the account of the service, or through the government's login",
    ],
    "OwnSignIn.current": ["Este cea de acum", "Это текущий вход", "Whether it is the one in use"],
    "OwnSignIn.rememberMe": [
      "Ținută minte, treizeci de zile",
      "Запомнен, на тридцать дней",
      "Whether it is remembered, for thirty days",
    ],
    "OwnSignIn.createdAt": ["Când a început", "Когда начался", "When it began"],
    "OwnSignIn.lastUsedAt": [
      "Când a fost folosită ultima dată",
      "Когда использован в последний раз",
      "When it was used last",
    ],
    "OwnSignIn.expiresAt": ["Când se încheie singură", "Когда завершится сам", "When it ends by itself"],
    "OwnSignIn.network": [
      "Rețeaua din care a început; gol dacă nu se știe",
      "Сеть, из которой он начался; пусто, если неизвестна",
      "The network from which it began; empty if it is unknown",
    ],
    "OwnSignIn.privateNetwork": [
      "Rețeaua este a unei instituții sau a acestei mașini, nu din internet",
      "Сеть принадлежит учреждению или этой машине, а не интернету",
      "Whether the network is of an institution or this machine, not of the internet",
    ],
    "OwnSignIn.sameNetwork": [
      "Din aceeași rețea ca această cerere",
      "Из той же сети, что и этот запрос",
      "Whether the network is that of this request",
    ],
    "OwnSignIn.browser": [
      "Browserul sau programul, cum s-a numit singur",
      "Браузер или программа, как они себя назвали",
      "The browser or program, as it named itself",
    ],
    "OwnSignIn.system": ["Sistemul de operare", "Операционная система", "The operating system"],
    "OwnSignIns.items": ["Autentificările în curs", "Текущие входы", "The sign-ins that go on"],
    currentPassword: ["Parola de acum", "Текущий пароль", "The current password"],
    newPassword: ["Parola nouă", "Новый пароль", "The new password"],
    mail: ["Adresa de e-mail", "Адрес e-mail", "Mail address"],
    key: ["Cheia din mesajul primit", "Ключ из полученного письма", "The key from the mail"],
  },
};
