import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed, tooLarge, unavailable } from "../../../shared/errors.ts";

export const refusals = keyed({
  codGresit: badRequest([
    "Codul este greșit sau nu mai este valabil. După cinci încercări se cere altul.",
    "Код неверен или больше не действует. После пяти попыток запросите новый.",
    "The code is wrong or no longer valid. After five attempts, request another.",
  ]),
  contactVerificat: conflict([
    "Contactul este deja confirmat.",
    "Контакт уже подтверждён.",
    "The contact is already confirmed.",
  ]),
  numarFaraCod: conflict([
    "La numerele care încep astfel nu se trimit coduri. Folosiți alt număr sau o adresă de e-mail.",
    "На номера с таким началом коды не отправляются. Укажите другой номер или адрес электронной почты.",
    "Codes are not sent to numbers that start like this. Use another number or an email address.",
  ]),
  codNetrimis: unavailable([
    "Codul nu a putut fi trimis acum. Mai cereți unul peste câteva minute.",
    "Код сейчас не удалось отправить. Запросите новый через несколько минут.",
    "The code could not be sent now. Request another in a few minutes.",
  ]),
  fisierPeParti: tooLarge([
    "Fișierul este prea mare pentru un răspuns; cereți-l pe părți, cu antetul Range.",
    "Файл слишком велик для одного ответа; запросите его частями, с заголовком Range.",
    "The file is too large for one response; request it in parts, with the Range header.",
  ]),
  nesosita: conflict([
    "Notificarea nu a sosit, deci nu poate fi citită.",
    "Уведомление не доставлено, поэтому его нельзя отметить прочитанным.",
    "The notification has not arrived, so it cannot be read.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "push-keys": ["Cheia mesajelor push", "Ключ push-сообщений", "The key of push messages"],
    "preferences|me-preferences": ["Preferințele proprii", "Собственные предпочтения", "The own preferences"],
    "contacts|me-contacts": ["Contactele proprii", "Собственные контакты", "The own contacts"],
    me: ["Contul propriu de destinatar", "Собственный аккаунт получателя", "The own account in the registry"],
    "me-devices": [
      "Browserele proprii care primesc mesaje push",
      "Собственные браузеры, принимающие push",
      "The own browsers that take push messages",
    ],
    "me-notifications": ["Notificările primite", "Полученные уведомления", "The notifications received"],
  },
  operations: {
    "citizen.notifications.readContent": [
      "Textul așa cum l-a primit persoana, fără marcaje; lipsește după ce conținutul a fost șters (`CONTENT_DAYS`).",
      "Текст, как его получил человек, без разметки; отсутствует после удаления содержимого (`CONTENT_DAYS`).",
      "The text as the person got it, without markup; absent once the content was removed (`CONTENT_DAYS`).",
    ],
    "citizen.notifications.download": [
      "`numar` este cel din `fisiere`. Un fișier infectat, sau unul care trebuie scanat și nu a fost, este 423; peste `MAX_INLINE_BYTES` se cere pe părți (`Range`), altfel 413.",
      "`numar` — из `fisiere`. Заражённый файл или непроверенный, если проверка обязательна, — 423; больше `MAX_INLINE_BYTES` запрашивается частями (`Range`), иначе 413.",
      "`numar` is that of `fisiere`. A file that is infected, or was not scanned and has to be, is 423; above `MAX_INLINE_BYTES` it is asked for in parts (`Range`), otherwise 413.",
    ],
    "citizen.notifications.list": [
      "Cele mai noi întâi. Cine nu este în registru primește o listă goală.",
      "Сначала новые. Кого нет в реестре, получает пустой список.",
      "The newest first. Those who are not in the registry get an empty list.",
    ],
    "me-contacts.create|citizen.contacts.create": [
      "Cel mult 20, o adresă o singură dată: 409. Contactul este neconfirmat și primește un cod de șase cifre, valabil 10 minute. Un număr cu alt început decât cele din configurație: 400. Răspunsul este același, fie că adresa este și a altcuiva, fie că nu.",
      "Не более 20, адрес один раз: 409. Контакт не подтверждён и получает код из шести цифр, действующий 10 минут. Номер с началом, которого нет в настройках: 400. Ответ один и тот же, есть ли адрес ещё у кого-то или нет.",
      "At most 20, an address once: 409. The contact is unverified and gets a code of six digits, valid for 10 minutes. A number with a beginning that is not configured: 400. The answer is the same if somebody else has the address or not.",
    ],
    "me-contacts.replace|citizen.contacts.replace": [
      "O altă adresă este neconfirmată și primește un cod, în limitele codurilor; `principal` rămâne dacă nu este trimis.",
      "Другой адрес не подтверждён и получает код в пределах лимитов кодов; `principal` остаётся, если не передан.",
      "Another address is unverified and gets a code within the limits of codes; `principal` stays unless it is sent.",
    ],
    "me-contacts.remove|citizen.contacts.remove": [
      "La adresă nu se mai trimite nimic în numele acestui destinatar.",
      "На адрес от имени этого получателя больше ничего не отправляется.",
      "Nothing is sent to the address for this recipient any more.",
    ],
    "me-contacts.verify|citizen.contacts.verify": [
      "Cinci încercări pentru un cod; un cod greșit, expirat sau înlocuit este 400, fără deosebire. Codul bun confirmă contactul o singură dată și ridică suprimarea adresei.",
      "Пять попыток на код; неверный, истёкший или заменённый код — 400 без различия. Верный код подтверждает контакт один раз и снимает блокировку адреса.",
      "Five tries for a code; one that is wrong, has ended or was replaced is 400, without a difference. The right code verifies the contact once, and lifts the suppression of the address.",
    ],
    "me-contacts.requestCode|citizen.contacts.requestCode": [
      "Cel mult trei coduri pe oră pentru o adresă, cinci pe oră într-o sesiune și zece pe zi pentru o persoană: 429. Un contact confirmat sau un număr la care nu se trimit coduri: 409. Dacă niciun furnizor nu preia codul: 503.",
      "Не более трёх кодов в час на адрес, пяти в час за сессию и десяти в сутки на человека: 429. Подтверждённый контакт или номер, на который коды не отправляются: 409. Если код не принял ни один провайдер: 503.",
      "At most three codes an hour for an address, five an hour in a session and ten a day for a person: 429. A verified contact, or a number to which no codes go: 409. If no provider takes the code: 503.",
    ],
    "me-preferences.create|citizen.preferences.create": [
      "Cel mult 50, una pentru fiecare sistem și categorie: 409. `activ` fals refuză ce are o categorie; mesajele oficiale și cele cu prioritatea High sosesc oricum.",
      "Не более 50, по одному на систему и категорию: 409. `activ` false — отказ от сообщений с категорией; официальные и с приоритетом High приходят в любом случае.",
      "At most 50, one for each system and category: 409. `activ` false declines what has a category; official messages and those of priority High arrive anyway.",
    ],
    "me-preferences.replace|citizen.preferences.replace": [
      "`activ` rămâne dacă nu este trimis: un refuz nu se pierde din greșeală.",
      "`activ` остаётся, если не передан: отказ не теряется по ошибке.",
      "`activ` stays unless it is sent: a decline is not lost by mistake.",
    ],
    "me-preferences.remove|citizen.preferences.remove": [
      "Decide apoi preferința mai generală, dacă există.",
      "Затем решает более общее предпочтение, если оно есть.",
      "A more general preference decides then, if there is one.",
    ],
    "me-devices.create|citizen.push-subscriptions.create": [
      "Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație.",
      "`endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере самый старый уступает место. Принимаются только сервисы push из настроек.",
      "An `endpoint` belongs to who subscribed last; at the eleventh browser the oldest gives way. Only configured push services are accepted.",
    ],
    "me-devices.remove": [
      "`id` este al abonării, din răspunsul la abonare sau din listă.",
      "`id` — идентификатор подписки, из ответа при подписке или из списка.",
      "`id` is that of the subscription, from the answer when it was made or from the list.",
    ],
    "me-notifications.setRead|citizen.notifications.setRead": [
      "Livrările care au sosit devin Read, ceea ce vede și expeditorul; repetată, răspunde la fel. Dacă nimic nu a sosit: 409.",
      "Доставки, которые дошли, становятся Read, что видит и отправитель; при повторе ответ тот же. Если ничего не дошло: 409.",
      "The deliveries that arrived become Read, which their sender sees; repeated, it answers the same. If nothing has arrived: 409.",
    ],
  },
  properties: {
    publicKey: ["Cheia publică, base64url", "Открытый ключ, base64url", "The public key, base64url"],
    "Mesaj.expeditor": ["Numele expeditorului", "Имя отправителя", "The name of the sender"],
    adresaRaspuns: ["Unde ajunge un răspuns", "Куда придёт ответ", "Where an answer goes"],
    fisiere: ["Fișierele mesajului", "Файлы сообщения", "The files of the message"],
    "FisierulMesajului.numar": ["Al câtelea fișier", "Номер файла", "The number of the file"],
    "FisierulMesajului.tip": ["Tipul fișierului", "Тип файла", "The type of the file"],
    "CodDeConfirmare.code": ["Cele șase cifre primite", "Шесть полученных цифр", "The six digits received"],
  },
};

/** The records that the calls name belong to the citizen. */
export const matrix = `
                                  nobody user otherCitizen citizen operator serviceAdmin machine otherMachine
me.read                           401    403  200          200     403      403          401     401
me.readPushKey                    401    403  200          200     403      403          401     401
me-contacts.list                  401    403  200          200     403      403          401     401
me-contacts.read                  401    403  404          200     403      403          401     401
me-contacts.create                401    403  201          201     403      403          401     401
me-contacts.replace               401    403  404          200     403      403          401     401
me-contacts.remove                401    403  404          204     403      403          401     401
me-contacts.verify                401    403  404          400     403      403          401     401
me-contacts.requestCode           401    403  404          204     403      403          401     401
me-preferences.list               401    403  200          200     403      403          401     401
me-preferences.read               401    403  404          200     403      403          401     401
me-preferences.create             401    403  201          201     403      403          401     401
me-preferences.replace            401    403  404          200     403      403          401     401
me-preferences.remove             401    403  404          204     403      403          401     401
me-devices.list                   401    403  200          200     403      403          401     401
me-devices.create                 401    403  201          201     403      403          401     401
me-devices.remove                 401    403  404          204     403      403          401     401
me-notifications.list             401    403  200          200     403      403          401     401
me-notifications.setRead          401    403  404          200     403      403          401     401
citizen.notifications.list        401    403  403          403     403      403          401     401
citizen.notifications.read        401    403  403          403     403      403          401     401
citizen.notifications.readContent 401    403  403          403     403      403          401     401
citizen.notifications.download    401    403  403          403     403      403          401     401
citizen.notifications.setRead     401    403  403          403     403      403          401     401
citizen.contacts.list             401    403  403          403     403      403          401     401
citizen.contacts.read             401    403  403          403     403      403          401     401
citizen.contacts.create           401    403  403          403     403      403          401     401
citizen.contacts.replace          401    403  403          403     403      403          401     401
citizen.contacts.remove           401    403  403          403     403      403          401     401
citizen.contacts.verify           401    403  403          403     403      403          401     401
citizen.contacts.requestCode      401    403  403          403     403      403          401     401
citizen.preferences.list          401    403  403          403     403      403          401     401
citizen.preferences.read          401    403  403          403     403      403          401     401
citizen.preferences.create        401    403  403          403     403      403          401     401
citizen.preferences.replace       401    403  403          403     403      403          401     401
citizen.preferences.remove        401    403  403          403     403      403          401     401
citizen.push-subscriptions.list   401    403  403          403     403      403          401     401
citizen.push-subscriptions.create 401    403  403          403     403      403          401     401
citizen.push-subscriptions.remove 401    403  403          403     403      403          401     401
citizen.categories.list           401    403  403          403     403      403          401     401
public.push-keys.readCurrent      200    200  200          200     200      200          200     200
`;
