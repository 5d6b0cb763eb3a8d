import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  trackingIdFolosit: conflict([
    "trackingId-ul {trackingId} a fost folosit pentru un alt conținut.",
    "trackingId {trackingId} уже использован для другого содержимого.",
    "The trackingId {trackingId} has been used for other content.",
  ]),
  registruOprit: badRequest([
    "Destinatarii se indică prin adresă (Email, SMS): registrul persoanelor este oprit.",
    "Получатели указываются адресом (Email, SMS): реестр лиц отключён.",
    "Give recipients by address (Email, SMS): the register of people is off.",
  ]),
  grupPesteLimita: badRequest([
    "Grupul are mai mult de 100.000 de membri.",
    "В группе более 100 000 участников.",
    "The group has more than 100,000 members.",
  ]),
  variabileLipsa: badRequest([
    "Lipsesc variabile: {variabile}.",
    "Не хватает переменных: {variabile}.",
    "Variables are missing: {variabile}.",
  ]),
  textSauSablon: badRequest([
    "Se trimite un șablon sau texte, nu ambele.",
    "Отправляется шаблон или тексты, но не то и другое.",
    "Send a template or texts, not both.",
  ]),
  textPreaMare: badRequest([
    "Textul completat este prea mare.",
    "Заполненный текст слишком велик.",
    "The filled-in text is too large.",
  ]),
  smsPreaLung: badRequest([
    "Un SMS are cel mult 6 segmente.",
    "SMS состоит не более чем из 6 сегментов.",
    "An SMS can have at most 6 segments.",
  ]),
  callbackStrain: badRequest([
    "Adresa are altă origine decât cea a sistemului.",
    "Адрес имеет иной источник, чем адрес системы.",
    "The address has a different origin from that of the system.",
  ]),
  csvNuEUtf8: badRequest([
    "Fișierul nu este text în UTF-8.",
    "Файл не является текстом в UTF-8.",
    "The file is not text in UTF-8.",
  ]),
  csvAntet: badRequest([
    "Prima linie numește coloanele, fiecare o dată; exact una este email, sms, idnp sau idno.",
    "Первая строка называет столбцы, каждый один раз; ровно один из них — email, sms, idnp или idno.",
    "The first line must name the columns, each once; exactly one must be email, sms, idnp or idno.",
  ]),
  csvGol: badRequest([
    "Tabelul nu are niciun destinatar.",
    "В таблице нет ни одного получателя.",
    "The table has no recipients.",
  ]),
  csvPreaMulteRanduri: badRequest([
    "Tabelul are peste 10.000 de rânduri; împărțiți-l.",
    "В таблице более 10 000 строк; разделите её.",
    "The table has more than 10,000 rows; split it.",
  ]),
  csvCampuri: badRequest([
    "Rândul nu are atâtea câmpuri câte are prima linie, sau ghilimelele nu se închid.",
    "В строке не столько полей, сколько в первой, или кавычки не закрыты.",
    "The row does not have as many fields as the first line, or its quotation marks are not closed.",
  ]),
  csvDestinatarGresit: badRequest([
    "Rândul nu numește un destinatar: adresa sau numărul nu este corect.",
    "Строка не называет получателя: адрес или номер неверен.",
    "The row does not name a recipient: the address or number is not correct.",
  ]),
  csvFormula: badRequest([
    "O celulă începe ca o formulă.",
    "Ячейка начинается как формула.",
    "A cell starts like a formula.",
  ]),
  sistemOprit: conflict([
    "Sistemul este oprit; nu se trimite în numele lui.",
    "Система остановлена; от её имени не отправляют.",
    "The system is off; nothing is sent on its behalf.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "notifications|notificares": ["Notificările", "Уведомления", "The notifications"],
    notify: ["Trimiterea notificărilor", "Отправка уведомлений", "Sending notifications"],
    "notify-by-id": [
      "Trimiterea după IDNP, IDNO sau grup",
      "Отправка по IDNP, IDNO или группе",
      "Sending by IDNP, IDNO or group",
    ],
    "notify-by-id-console": [
      "Trimiterea după IDNP, IDNO sau grup, în numele unui sistem",
      "Отправка по IDNP, IDNO или группе от имени системы",
      "Sending by IDNP, IDNO or group in the name of a system",
    ],
    "notify-by-id-operator": [
      "Trimiterea operatorilor, după IDNP, IDNO sau grup",
      "Отправка операторами по IDNP, IDNO или группе",
      "Sending of operators by IDNP, IDNO or group",
    ],
    "notify-console": [
      "Trimiterea în numele unui sistem",
      "Отправка от имени системы",
      "Sending in the name of a system",
    ],
  },
  operations: {
    "staff.notifications.create": [
      "Operatorii trimit în numele sistemului lor; administratorii serviciului numesc unul cu `sistemId`. Fără `trackingId` se face unul. Un sistem oprit: 409.",
      "Операторы отправляют от имени своей системы; администраторы сервиса называют её в `sistemId`. Без `trackingId` он создаётся. Остановленная система: 409.",
      "Operators send in the name of their system; service administrators name one by `sistemId`. Without `trackingId` one is made. A stopped system: 409.",
    ],
    "notify.create|app.notifications.create": [
      "Primit înseamnă păstrat: din acest răspuns mesajul se trimite o dată fiecărei adrese. Până la 10.000 de destinatari Email, SMS, IDNP, IDNO și Group, fiecare cu `variables` proprii peste cele ale șablonului; un destinatar numit de două ori primește un mesaj. Textele sunt ale șablonului (`template`) sau ale cererii (`subject` și `body`), așa cum sunt acum. Ce lipsește se enumeră pentru toți destinatarii înainte de a păstra ceva: 400. Aceeași cerere cu același `trackingId` primește același răspuns, oricând; alt conținut: 409. Peste `limitaPeZi` a sistemului: 429 cu Retry-After.",
      "Принято — значит сохранено: с этого ответа сообщение отправляется один раз на каждый адрес. До 10 000 получателей Email, SMS, IDNP, IDNO и Group, у каждого могут быть свои `variables` поверх переменных шаблона; названный дважды получает одно сообщение. Тексты берутся из шаблона (`template`) или из запроса (`subject` и `body`) в нынешнем виде. Недостающее перечисляется для всех получателей до сохранения: 400. Тот же запрос с тем же `trackingId` получает тот же ответ; другое содержимое: 409. Сверх `limitaPeZi` системы: 429 с Retry-After.",
      "Accepted means stored: from this answer on the message is sent once to each address. Up to 10,000 recipients of type Email, SMS, IDNP, IDNO and Group, each with `variables` of its own over those of the template; one that is named twice gets one message. The texts are those of the template (`template`) or of the request (`subject` and `body`), as they are now. What is missing is listed for all recipients before anything is stored: 400. The same request with the same `trackingId` gets the same answer at any time; other content: 409. Beyond the system's `limitaPeZi`: 429 with Retry-After.",
    ],
    "notify-console.create": [
      "Ca trimiterea unui sistem. Fără `trackingId` se face unul. Fiecare adresă din `forwardTo` primește o copie marcată. Un sistem oprit: 409.",
      "Как отправка системой. Без `trackingId` он создаётся. Каждый адрес из `forwardTo` получает помеченную копию. Остановленная система: 409.",
      "As the sending of a system. Without `trackingId` one is made. Each address of `forwardTo` gets a marked copy. A stopped system: 409.",
    ],
    "notify-by-id.create": [
      "Ca trimiterea unei notificări, cu forme scurte: `idnp`, `idno`, `groupId` (id-ul sau codul unui grup al sistemului), lângă `recipients` sau în locul lor. Fiecare persoană este contactată cum preferă; sistemul nu află nicio adresă. Cine a refuzat categoria: Cancelled `refuz-destinatar`; cine nu poate fi găsit: Failed `fara-contact`.",
      "Как отправка уведомления, с краткими формами: `idnp`, `idno`, `groupId` (id или код группы системы), рядом с `recipients` или вместо них. Каждому лицу сообщается так, как оно предпочитает; система не узнаёт адресов. Отказавшийся от категории: Cancelled `refuz-destinatar`; недостижимый: Failed `fara-contact`.",
      "As the sending of a notification, with short forms: `idnp`, `idno`, `groupId` (the id or the code of a group of the system), beside `recipients` or instead of them. Each person is reached as they prefer; the system learns no address. One who declined the category: Cancelled `refuz-destinatar`; one who cannot be reached: Failed `fara-contact`.",
    ],
    "notify-by-id-console.create": [
      "Ca `/api/v1/notify-by-id`, în numele unui sistem. Fără `trackingId` se face unul.",
      "Как `/api/v1/notify-by-id`, от имени системы. Без `trackingId` он создаётся.",
      "As `/api/v1/notify-by-id`, in the name of a system. Without `trackingId` one is made.",
    ],
    "notify-by-id-operator.create": [
      "Ca `/api/v1/notify-by-id`, în numele sistemului operatorului. Fără `trackingId` se face unul.",
      "Как `/api/v1/notify-by-id`, от имени системы оператора. Без `trackingId` он создаётся.",
      "As `/api/v1/notify-by-id`, in the name of the operator's system. Without `trackingId` one is made.",
    ],
    "notificares.create": [
      "Trimite, ca `/api/admin/notify`, și răspunde cu notificarea. O cerere repetată cu același `trackingId` primește notificarea primei cereri.",
      "Отправляет, как `/api/admin/notify`, и отвечает уведомлением. Повторный запрос с тем же `trackingId` получает уведомление первого запроса.",
      "Sends, as `/api/admin/notify` does, and answers with the notification. A repeated request with the same `trackingId` gets the notification of the first one.",
    ],
  },
  properties: {
    trackingId: [
      "Identifică notificarea în sistemul ei; îl alege expeditorul",
      "Идентифицирует уведомление в его системе; выбирает отправитель",
      "Identifies the notification within its system; chosen by the sender",
    ],
    template: [
      "Un șablon al sistemului, în locul textelor",
      "Шаблон системы вместо текстов",
      "A template of the system, instead of texts",
    ],
    variables: [
      "Valorile variabilelor, cel mult 64 KB; ale unui destinatar cel mult 4 KB",
      "Значения переменных, не более 64 КБ; у получателя не более 4 КБ",
      "The values of variables, at most 64 KB; of a recipient at most 4 KB",
    ],
    recipients: ["Destinatarii", "Получатели", "The recipients"],
    "DestinatarTrimis|LivrareUrmarita.type": [
      "Felul destinatarului; IDNP, IDNO și Group cer registrul persoanelor",
      "Вид получателя; IDNP, IDNO и Group требуют реестра лиц",
      "The kind of recipient; IDNP, IDNO and Group need the registry of people",
    ],
    "DestinatarTrimis|LivrareUrmarita.value": [
      "Adresa de e-mail, numărul de telefon, IDNP-ul, IDNO-ul, sau id-ul ori codul grupului",
      "Адрес электронной почты, номер телефона, IDNP, IDNO, либо id или код группы",
      "The mail address, phone number, IDNP, IDNO, or the id or code of the group",
    ],
    channels: [
      "Canalele către persoane, în ordinea dorită; preferințele persoanei le restrâng",
      "Каналы к лицам в желаемом порядке; предпочтения лица их сужают",
      "The channels to people, in the wanted order; the preferences of the person narrow them",
    ],
    escalate: [
      "Canalele se încearcă pe rând: următorul, dacă mesajul nu a ajuns la timp sau a eșuat",
      "Каналы пробуются по очереди: следующий, если сообщение не дошло вовремя или не удалось",
      "The channels are tried one after the other: the next one if the message failed or has not arrived in time",
    ],
    afterMinutes: [
      "Timpul în care mesajul trebuie să ajungă, în minute",
      "Время, за которое сообщение должно дойти, в минутах",
      "The time in which the message must arrive, in minutes",
    ],
    groupId: [
      "Id-ul sau codul unui grup al sistemului",
      "Id или код группы системы",
      "The id or the code of a group of the system",
    ],
    limba: [
      "Limba; fără ea, sau fără text în ea, româna",
      "Язык; без него или без текста на нём — румынский",
      "The language; without it, or without a text in it, Romanian",
    ],
    priority: ["Prioritatea", "Приоритет", "The priority"],
    attachments: [
      "Fișiere jpeg, png, txt, pdf, csv, xls, xlsx: cel mult 10, cu 10 MB împreună",
      "Файлы jpeg, png, txt, pdf, csv, xls, xlsx: не более 10, вместе до 10 МБ",
      "Files jpeg, png, txt, pdf, csv, xls, xlsx: at most 10, with 10 MB together",
    ],
    base64: ["Conținutul în base64", "Содержимое в base64", "The content in base64"],
    scheduledAt: [
      "Când se trimite, cel mult la un an de la primire; niciodată mai devreme",
      "Когда отправить, не позже чем через год после приёма; никогда не раньше",
      "When it is sent, at most a year after its acceptance; never earlier",
    ],
    "AppNotificationRequest|CerereDeNotificare|CerereDeNotificareAdministrativa|CerereDeNotificareDupaNumar|CerereDeNotificareDupaNumarAOperatorului|CerereDeNotificareDupaNumarAdministrativa|Notificare|StaffNotificationEstimateRequest|StaffNotificationRequest.expiresAt":
      [
        "După acest moment nu se mai trimite",
        "После этого момента не отправляется",
        "After this time it is not sent any more",
      ],
    forwardTo: [
      "Adrese de e-mail care primesc o copie marcată",
      "Адреса электронной почты, получающие помеченную копию",
      "Mail addresses that get a marked copy",
    ],
    status: ["Starea", "Состояние", "The state"],
    "NotificareAcceptata.deliveries": [
      "Gol la acceptare; livrările se citesc la `GET`",
      "При приёме пусто; доставки читаются через `GET`",
      "Empty at acceptance; the deliveries are read by `GET`",
    ],
    counts: ["Livrările, după stare", "Доставки по состоянию", "The deliveries by state"],
    "Notificare|NotificareUrmarita.total": [
      "Numărul livrărilor",
      "Число доставок",
      "The number of deliveries",
    ],
    templateId: ["Șablonul", "Шаблон", "The template"],
    titlu: [
      "Subiectul; dacă are variabile, numele șablonului, iar fără șablon puncte de suspensie în locul lor",
      "Тема; если в ней есть переменные — название шаблона, а без шаблона — многоточие вместо них",
      "The subject; if it has variables, the name of the template, or without one an ellipsis for each",
    ],
    incheiatLa: ["Când s-a încheiat", "Когда завершено", "When it ended"],
  },
};

export const matrix = `
                             nobody user otherOperator operator serviceAdmin machine otherMachine
notify.create                401    401  401           401      401          202     202
notify-console.create        401    403  403           403      202          401     401
notify-by-id.create          401    401  401           401      401          202     202
notify-by-id-console.create  401    403  403           403      202          401     401
notify-by-id-operator.create 401    403  202           202      403          401     401
notificares.create           401    403  403           403      201          401     401
staff.notifications.create   401    403  400           201      201          401     401
app.notifications.create     401    403  403           403      403          401     401
`;
