import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  adresaSauContract: badRequest([
    "Trebuie adresa sistemului (baseUrl), a contractului (openapiUrl) sau amândouă.",
    "Нужен адрес системы (baseUrl), контракта (openapiUrl) или оба.",
    "Give the address of the system (baseUrl), of the contract (openapiUrl) or both.",
  ]),
  adresaGresita: badRequest([
    "Adresa trebuie să fie http sau https.",
    "Адрес должен быть http или https.",
    "The address must be http or https.",
  ]),
  adresaCuDateDeAcces: badRequest([
    "Adresa nu poate avea utilizator sau parolă.",
    "Адрес не может содержать пользователя или пароль.",
    "The address cannot have a user or a password.",
  ]),
  adresaCuFragment: badRequest([
    "Adresa nu poate avea fragment.",
    "Адрес не может содержать фрагмент.",
    "The address cannot have a fragment.",
  ]),
  adresaCuInterogare: badRequest([
    "Adresa sistemului nu poate avea parametri.",
    "Адрес системы не может содержать параметры.",
    "The address of the system cannot have parameters.",
  ]),
  adresaPublicaFaraTls: badRequest([
    "O adresă publică trebuie să înceapă cu https.",
    "Публичный адрес должен начинаться с https.",
    "A public address must start with https.",
  ]),
  derogareSeparata: badRequest([
    "O derogare de la o regulă obligatorie cere o aprobare: trimiteți prin PATCH doar câmpul waivers.",
    "Отступление от обязательного правила требует согласования: передайте в PATCH только поле waivers.",
    "An exception to a mandatory rule requires approval: send only the waivers field by PATCH.",
  ]),
  altaGazda: badRequest([
    "Sistemul și contractul lui trebuie să fie pe aceeași gazdă.",
    "Система и её контракт должны находиться на одном хосте.",
    "The system and its contract must be on the same host.",
  ]),
  tiparFaraBara: badRequest([
    "Tiparul începe cu o bară oblică.",
    "Шаблон начинается с косой черты.",
    "The pattern must start with a forward slash.",
  ]),
  sfarsitGresit: badRequest([
    "Sfârșitul este în viitor și cel mult peste un an.",
    "Окончание — в будущем и не позднее чем через год.",
    "The end must be in the future and at most a year ahead.",
  ]),
  sistemAuditat: conflict([
    "Sistemul a fost auditat; retrageți-l în loc să îl ștergeți.",
    "Система уже проверялась; выведите её из учёта вместо удаления.",
    "The system has been audited; retire it instead of deleting it.",
  ]),
  contractExpirat: conflict([
    "Textul contractului nu se mai păstrează; cereți un audit nou.",
    "Текст контракта больше не хранится; запросите новый аудит.",
    "The text of the contract is no longer kept; request a new audit.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    systems: ["Sistemele sub audit", "Проверяемые системы", "The systems under audit"],
    admin: ["Administrarea auditului", "Управление аудитом", "Administration of the audit"],
    staff: ["Auditul, pentru funcționari", "Аудит для служащих", "The audit, for officials"],
    app: [
      "Auditul unui sistem de către el însuși",
      "Аудит системой самой себя",
      "A system's audit of itself",
    ],
    public: [
      "Standardul și verdictele publice",
      "Стандарт и публичные вердикты",
      "The standard and public verdicts",
    ],
  },
  operations: {
    "admin.systems.create": [
      "Un sistem se înregistrează prin `baseUrl`, prin `openapiUrl` sau prin amândouă: fără prima se judecă doar contractul, fără a doua contractul se caută la `/api/v1/openapi.json`. Datele de acces se păstrează sigilate și nu se arată.",
      "Система регистрируется через `baseUrl`, `openapiUrl` или оба: без первого проверяется только контракт, без второго контракт ищется по `/api/v1/openapi.json`. Данные доступа хранятся запечатанными и не показываются.",
      "A system is registered by `baseUrl`, by `openapiUrl` or by both: without the first only its contract is judged, without the second the contract is looked for at `/api/v1/openapi.json`. Credentials are kept sealed and never shown.",
    ],
    "admin.systems.replace": [
      "Intervalul, starea, publicarea și excepțiile rămân dacă nu sunt trimise; datele de acces rămân dacă nu sunt trimise și se scot cu null. O adresă a altui server le cere din nou, și la PATCH.",
      "Интервал, состояние, публикация и исключения остаются, если не переданы; данные доступа остаются, если не переданы, и удаляются через null. Адрес другого сервера требует их снова, в том числе при PATCH.",
      "Interval, state, publication and waivers stay unless they are sent; credentials stay unless they are sent, and null removes them. An address of another server needs them again, with PATCH too.",
    ],
    "admin.systems.remove": [
      "Un sistem care a fost auditat nu se șterge: 409; retrageți-l cu `activ: false`.",
      "Проверявшаяся система не удаляется: 409; выведите её из работы через `activ: false`.",
      "A system that was audited is not removed: 409; retire it by `activ: false`.",
    ],
    "admin.systems.rotateToken": [
      "Tokenul se arată acum și niciodată mai târziu; cel vechi se oprește de la următoarea cerere.",
      "Токен показывается сейчас и больше никогда; прежний прекращается со следующего запроса.",
      "The token is shown now and never again; the former one ends with the next request.",
    ],
    "admin.systems.acceptContract": [
      "Contractele de mai târziu se compară cu acesta. Unul pe care niciun audit nu l-a primit este 400.",
      "Последующие контракты сравниваются с этим. Контракт, который не получил ни один аудит, — 400.",
      "Later contracts are compared with this one. One that no audit has received is 400.",
    ],
  },
  properties: {
    "Probe.method": ["Metoda cererii de probă", "Метод пробного запроса", "Method of the probe"],
    "Probe.path": ["Calea cererii de probă", "Путь пробного запроса", "Path of the probe"],
    "Probe.body": ["Corpul cererii de probă", "Тело пробного запроса", "Body of the probe"],
    cod: ["Codul unic", "Уникальный код", "Unique code"],
    denumire: ["Denumirea", "Название", "Name"],
    baseUrl: ["Adresa sistemului", "Адрес системы", "Address of the system"],
    openapiUrl: ["Adresa contractului", "Адрес контракта", "Address of the contract"],
    interval: ["Cât de des se auditează", "Как часто проверяется", "How often it is audited"],
    activ: ["În folosință", "В использовании", "Whether it is in use"],
    public: ["Verdictul este public", "Вердикт публичный", "Whether its verdict is public"],
    contact: ["Adresa la care se scrie", "Адрес для писем", "The address that is written to"],
    waivers: ["Excepțiile", "Исключения", "Waivers"],
    rule: ["Regula", "Правило", "The rule"],
    pathPattern: [
      "Adresele: `*` un segment, `**` oricâte",
      "Адреса: `*` — один сегмент, `**` — любое число",
      "The addresses: `*` one segment, `**` any number",
    ],
    reason: ["Motivul", "Причина", "The reason"],
    validUntil: ["Până când", "До какого времени", "Until when"],
    decision: ["Decizia care o păstrează", "Решение, которое его сохраняет", "The decision that keeps it"],
    credentials: [
      "Datele de acces, pentru toate zonele sau pe zone; nu se arată",
      "Данные доступа, для всех зон или по зонам; не показываются",
      "The credentials, for all zones or by zone; never shown",
    ],
    hasCredentials: ["Are date de acces", "Есть данные доступа", "Has credentials"],
    hasToken: ["Are token", "Есть токен", "Has a token"],
    "Credential.type": ["Felul datelor de acces", "Вид данных доступа", "Kind of the credentials"],
    token: ["Tokenul", "Токен", "The token"],
    "Credential.username": ["Utilizatorul", "Пользователь", "The user"],
    "Credential.password": ["Parola", "Пароль", "The password"],
    "Credential.name": ["Numele antetului", "Имя заголовка", "Name of the header"],
    value: ["Valoarea", "Значение", "Value"],
    tokenUrl: ["Adresa tokenurilor", "Адрес токенов", "The address of tokens"],
    clientId: ["Clientul", "Клиент", "The client"],
    clientSecret: ["Secretul clientului", "Секрет клиента", "The client's secret"],
    scope: ["Drepturile cerute", "Запрашиваемые права", "The scope"],
    citizen: ["Zona citizen", "Зона citizen", "The citizen zone"],
    secondCitizen: ["Un al doilea cetățean", "Второй гражданин", "A second citizen"],
    staff: ["Zona staff", "Зона staff", "The staff zone"],
    admin: ["Zona admin", "Зона admin", "The admin zone"],
    app: ["Zona app", "Зона app", "The app zone"],
    probe: [
      "Singura scriere care poate fi acceptată: o operațiune care nu face nimic, orice i s-ar trimite",
      "Единственная запись, которую можно принять: операция, которая ничего не делает, что бы ей ни отправили",
      "The only write that may be accepted: an operation that does nothing, whatever is sent to it",
    ],
    dryAddresses: [
      "Adresele la care o scriere nu are urmări: doar acolo se încearcă scrierile care trebuie refuzate",
      "Адреса, по которым запись не имеет последствий: только там пробуют записи, которые следует отклонить",
      "The addresses where a write leaves nothing: writes that must be refused are tried only there",
    ],
    method: ["Metoda", "Метод", "The method"],
    path: ["Calea", "Путь", "The path"],
    "DryAddress.path": [
      "Calea, așa cum se trimite: fără acolade, parametri și fragment",
      "Путь, как он отправляется: без скобок, параметров и фрагмента",
      "The path as it is sent: no braces, query or fragment",
    ],
    body: ["Corpul", "Тело", "The body"],
    limits: ["Limitele mai mici ale auditului", "Уменьшенные пределы аудита", "Lower limits of the audit"],
    requestsPerSecond: ["Cereri pe secundă", "Запросов в секунду", "Requests a second"],
    atOnce: ["Cereri deodată", "Запросов одновременно", "Requests at once"],
    seconds: ["Secunde în total", "Всего секунд", "Seconds in all"],
    answerSeconds: ["Secunde pentru un răspuns", "Секунд на ответ", "Seconds for an answer"],
    bodyBytes: ["Octeții unui răspuns", "Байт ответа", "Bytes of an answer"],
    metricsBytes: ["Octeții măsurătorilor", "Байт метрик", "Bytes of metrics"],
    contractBytes: ["Octeții contractului", "Байт контракта", "Bytes of the contract"],
    retryAfterSeconds: [
      "Secunde de așteptare la cerere",
      "Секунд ожидания по просьбе",
      "Seconds of waiting as asked",
    ],
    nextAuditAt: ["Următorul audit", "Следующий аудит", "The next audit"],
    lastAuditId: ["Ultimul audit încheiat", "Последний завершённый аудит", "The last finished audit"],
    auditedAt: ["Când a fost auditat", "Когда проверена", "When it was audited"],
    runningAuditId: ["Auditul în curs", "Текущий аудит", "The running audit"],
    audits: ["Câte audituri", "Сколько аудитов", "How many audits"],
    baseSha256: [
      "Contractul cu care se compară",
      "Контракт, с которым сравнивают",
      "The contract that others are compared with",
    ],
    sha256: ["Amprenta contractului", "Отпечаток контракта", "Hash of the contract"],
    operations: ["Câte operațiuni", "Сколько операций", "How many operations"],
    auditId: ["Auditul", "Аудит", "The audit"],
    seenAt: ["Când a fost văzut", "Когда замечено", "When it was seen"],
    acceptedAt: ["Când a fost acceptat", "Когда принят", "When it was accepted"],
    acceptedBy: ["Cine a acceptat", "Кто принял", "Who accepted it"],
  },
};

export const matrix = `
                              nobody user staff serviceAdmin system otherSystem
admin.systems.list            401    403  403   200          403    403
admin.systems.count           401    403  403   200          403    403
admin.systems.read            401    403  403   200          403    403
admin.systems.create          401    403  403   201          403    403
admin.systems.replace         401    403  403   200          403    403
admin.systems.patch           401    403  403   200          403    403
admin.systems.remove          401    403  403   204          403    403
admin.systems.rotateToken     401    403  403   200          403    403
admin.systems.acceptContract  401    403  403   200          403    403
admin.systems.listContracts   401    403  403   200          403    403
staff.systems.list            401    403  200   200          403    403
staff.systems.read            401    403  200   200          403    403
`;
