import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  exactUnNumar: badRequest([
    "Se trimite exact unul dintre idnp și idno.",
    "Указывается ровно один из idnp и idno.",
    "Send exactly one of idnp and idno.",
  ]),
  neschimbabil: badRequest([
    "Valoarea nu se schimbă după creare.",
    "Значение не меняется после создания.",
    "The value cannot be changed after creation.",
  ]),
  abonareExista: conflict([
    "Adresa push aparține altei abonări.",
    "Адрес push принадлежит другой подписке.",
    "The push address belongs to another subscription.",
  ]),
  serviciuPushNepermis: badRequest([
    "Adresa nu este a unui serviciu push permis; este așteptat https.",
    "Адрес не принадлежит разрешённому сервису push; ожидается https.",
    "The address does not belong to an allowed push service; https is expected.",
  ]),
  cheiePushGresita: badRequest([
    "Cheia nu este un punct al curbei P-256.",
    "Ключ не является точкой кривой P-256.",
    "The key is not a point on the P-256 curve.",
  ]),
  preaMultePentruDestinatar: conflict([
    "Un destinatar are cel mult {limita} înregistrări de acest fel.",
    "У получателя не более {limita} записей этого вида.",
    "A recipient can have at most {limita} records of this kind.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    recipients: ["Destinatarii", "Получатели", "The recipients"],
    destinatars: [
      "Registrul persoanelor cărora li se scrie după număr",
      "Реестр лиц, которым пишут по номеру",
      "The registry of people who are addressed by number",
    ],
    "canal-contacts": [
      "Adresele persoanelor din registru",
      "Адреса лиц из реестра",
      "The addresses of people in the registry",
    ],
    "preferinta-notificares": [
      "Cum vor persoanele să primească notificări",
      "Как лица хотят получать уведомления",
      "How people want to be notified",
    ],
    "push-subscriptions": [
      "Browserele care primesc mesaje push",
      "Браузеры, принимающие сообщения push",
      "The browsers that take push messages",
    ],
  },
  operations: {
    "destinatars.list|admin.recipients.list": [
      "Filtrele `id`, `idnp`, `idno` și `utilizatorLogin` citesc o singură înregistrare.",
      "Фильтры `id`, `idnp`, `idno` и `utilizatorLogin` читают одну запись.",
      "The filters `id`, `idnp`, `idno` and `utilizatorLogin` read one record.",
    ],
    "destinatars.create|admin.recipients.create": [
      "Exact unul dintre `idnp` și `idno`, unic: 409. Legătura cu un cont se face prin aprovizionare.",
      "Ровно один из `idnp` и `idno`, уникальный: 409. Связь с учётной записью создаётся при подготовке.",
      "Exactly one of `idnp` and `idno`, unique: 409. Provisioning links it with an account.",
    ],
    "destinatars.replace|admin.recipients.replace": [
      "Numărul, limba și starea rămân dacă nu sunt trimise; numărul nu se schimbă niciodată. Unui destinatar inactiv nu i se trimite nimic.",
      "Номер, язык и состояние остаются, если не переданы; номер не меняется никогда. Неактивному получателю ничего не отправляется.",
      "Number, language and state stay unless they are sent; the number never changes. Nothing is sent to an inactive recipient.",
    ],
    "destinatars.remove|admin.recipients.remove": [
      "Șterge și contactele, preferințele, abonările push, apartenența la grupuri și legătura cu contul; ce este în curs de trimitere se anulează. Repetată, duce la capăt o ștergere întreruptă.",
      "Удаляет и контакты, настройки уведомлений, подписки push, членство в группах и связь с учётной записью; то, что отправляется, отменяется. Повтор завершает прерванное удаление.",
      "Also removes contacts, preferences, push subscriptions, memberships of groups and the link with an account; what is under way is cancelled. Repeated, it completes an interrupted removal.",
    ],
    "canal-contacts.list": [
      "Filtrele `id`, `destinatarId` și `adresa` aleg rândurile direct.",
      "Фильтры `id`, `destinatarId` и `adresa` выбирают строки напрямую.",
      "The filters `id`, `destinatarId` and `adresa` choose their rows directly.",
    ],
    "canal-contacts.create": [
      "Cel mult 20 pentru un destinatar activ, o adresă o singură dată: 409. O adresă pusă de un administrator este verificată; prima unui canal este cea principală, iar o nouă principală îi ia locul.",
      "Не более 20 у активного получателя, адрес один раз: 409. Адрес, внесённый администратором, считается проверенным; первый адрес канала — основной, новый основной занимает его место.",
      "At most 20 for an active recipient, an address once: 409. An address that an administrator sets is verified; the first of a channel is the principal one, and a new principal one takes its place.",
    ],
    "canal-contacts.replace": [
      "`verificat` și `principal` rămân dacă nu sunt trimise; o altă adresă este verificată și nu mai este nelivrabilă. Contactul nu trece la alt destinatar.",
      "`verificat` и `principal` остаются, если не переданы; другой адрес считается проверенным и доставляемым. Контакт не переходит к другому получателю.",
      "`verificat` and `principal` stay unless they are sent; another address is verified and deliverable again. A contact does not move to another recipient.",
    ],
    "preferinta-notificares.create": [
      "Cel mult 50 pentru un destinatar activ, una pentru fiecare sistem și categorie: 409.",
      "Не более 50 у активного получателя, по одному на систему и категорию: 409.",
      "At most 50 for an active recipient, one for each system and category: 409.",
    ],
    "preferinta-notificares.replace": [
      "`activ` rămâne dacă nu este trimis; un refuz nu se pierde din greșeală. Preferința nu trece la alt destinatar.",
      "`activ` остаётся, если не передан: отказ не теряется по ошибке. Предпочтение не переходит к другому получателю.",
      "`activ` stays unless it is sent: a decline is not lost by mistake. A preference does not move to another recipient.",
    ],
    "push-subscriptions.create": [
      "Un `endpoint` aparține celui abonat ultimul; la al unsprezecelea browser al unui destinatar cel mai vechi cedează locul. Sunt primite doar serviciile push din configurație, prin https.",
      "`endpoint` принадлежит подписавшемуся последним; при одиннадцатом браузере получателя самый старый уступает место. Принимаются только сервисы push из настроек, по https.",
      "An `endpoint` belongs to who subscribed last; at a recipient's eleventh browser the oldest gives way. Only configured push services are accepted, over https.",
    ],
    "push-subscriptions.replace": [
      "Un `endpoint` al altei abonări este 409. Abonarea nu trece la alt destinatar.",
      "`endpoint` другой подписки — 409. Подписка не переходит к другому получателю.",
      "An `endpoint` of another subscription is 409. A subscription does not move to another recipient.",
    ],
  },
  properties: {
    idnp: ["IDNP-ul persoanei", "IDNP лица", "The number of the person (IDNP)"],
    idno: ["IDNO-ul persoanei juridice", "IDNO юридического лица", "The number of the legal entity (IDNO)"],
    nume: ["Numele", "Имя", "Name"],
    utilizatorLogin: [
      "Contul legat, pus prin aprovizionare",
      "Связанная учётная запись, задаётся при подготовке",
      "The linked account, set by provisioning",
    ],
    destinatarId: ["Destinatarul", "Получатель", "The recipient"],
    verificat: [
      "Adresa este dovedit a destinatarului",
      "Доказано, что адрес принадлежит получателю",
      "The address is proved to be the recipient's",
    ],
    principal: ["Contact principal", "Основной контакт", "The first of its channel"],
    nelivrabil: [
      "Furnizorul a răspuns că adresa nu există; contactul nu mai contează până la o nouă verificare",
      "Провайдер ответил, что адреса не существует; контакт не учитывается до новой проверки",
      "A provider answered that the address does not exist: the contact counts as none until it is verified again",
    ],
    canale: [
      "Canalele dorite, toate; gol: alege expeditorul",
      "Желаемые каналы, все; пусто — выбирает отправитель",
      "The wanted channels, all of them; empty: the sender chooses",
    ],
    liniste: [
      "Ore în care SMS și Push așteaptă, Europe/Chisinau",
      "Часы, когда SMS и Push ждут, Europe/Chisinau",
      "Hours in which SMS and Push wait, Europe/Chisinau",
    ],
    de: ["De la ora", "С часа", "From this time"],
    pana: [
      "Până la ora, poate a zilei următoare",
      "До часа, возможно следующего дня",
      "Until this time, possibly of the next day",
    ],
    rezumat: [
      "Mailurile se adună și pleacă o dată pe zi",
      "Письма собираются и уходят раз в день",
      "Mail is collected and sent once a day",
    ],
    ora: ["Ora, Europe/Chisinau", "Время, Europe/Chisinau", "The time, Europe/Chisinau"],
    endpoint: [
      "Adresa de la serviciul push al browserului",
      "Адрес сервиса push браузера",
      "The address at the push service of the browser",
    ],
    keys: [
      "Cheile browserului; nu se arată",
      "Ключи браузера; не показываются",
      "The keys of the browser; never shown",
    ],
    p256dh: [
      "Cheia publică: un punct P-256 în base64url",
      "Открытый ключ: точка P-256 в base64url",
      "The public key: a point of P-256, base64url",
    ],
    auth: [
      "Secretul, 16 octeți în base64url",
      "Секрет, 16 байт в base64url",
      "The secret, 16 bytes, base64url",
    ],
  },
};

export const matrix = `
                               nobody user operator serviceAdmin machine otherMachine
destinatars.list               401    403  403      200          401     401
destinatars.count              401    403  403      200          401     401
destinatars.read               401    403  403      200          401     401
destinatars.create             401    403  403      201          401     401
destinatars.replace            401    403  403      200          401     401
destinatars.patch              401    403  403      200          401     401
destinatars.remove             401    403  403      204          401     401
canal-contacts.list            401    403  403      200          401     401
canal-contacts.count           401    403  403      200          401     401
canal-contacts.read            401    403  403      200          401     401
canal-contacts.create          401    403  403      201          401     401
canal-contacts.replace         401    403  403      200          401     401
canal-contacts.patch           401    403  403      200          401     401
canal-contacts.remove          401    403  403      204          401     401
preferinta-notificares.list    401    403  403      200          401     401
preferinta-notificares.count   401    403  403      200          401     401
preferinta-notificares.read    401    403  403      200          401     401
preferinta-notificares.create  401    403  403      201          401     401
preferinta-notificares.replace 401    403  403      200          401     401
preferinta-notificares.patch   401    403  403      200          401     401
preferinta-notificares.remove  401    403  403      204          401     401
push-subscriptions.list        401    403  403      200          401     401
push-subscriptions.count       401    403  403      200          401     401
push-subscriptions.read        401    403  403      200          401     401
push-subscriptions.create      401    403  403      201          401     401
push-subscriptions.replace     401    403  403      200          401     401
push-subscriptions.patch       401    403  403      200          401     401
push-subscriptions.remove      401    403  403      204          401     401
admin.recipients.list          401    403  403      200          401     401
admin.recipients.count         401    403  403      200          401     401
admin.recipients.read          401    403  403      200          401     401
admin.recipients.create        401    403  403      201          401     401
admin.recipients.replace       401    403  403      200          401     401
admin.recipients.patch         401    403  403      200          401     401
admin.recipients.remove        401    403  403      204          401     401
`;
