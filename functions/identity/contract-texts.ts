import type { ContractTexts } from "../../shared/contract/contract-texts.ts";

/** Texts of the contract besides its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
  callers: [
    "Partenerii trimit antetul `partnerid`; proiectele cer un token la `/api/v1/login`, cu numele secret al organizației și tokenul lor secret.",
    "Партнёры передают заголовок `partnerid`; проекты получают токен через `/api/v1/login`, с секретным именем организации и своим секретным токеном.",
    "Partners send the header `partnerid`; projects ask for a token at `/api/v1/login`, by the secret name of the organization and their secret token.",
  ],
  tags: {
    registration: [
      "Partenerii înregistrează organizații și proiecte",
      "Партнёры регистрируют организации и проекты",
      "Partners register organizations and projects",
    ],
    tokens: [
      "Tokenurile proiectelor și cheile lor publice",
      "Токены проектов и их открытые ключи",
      "Tokens of projects and their public keys",
    ],
    partners: ["Partenerii", "Партнёры", "Partners"],
    organizations: [
      "Organizațiile înregistrate",
      "Зарегистрированные организации",
      "Registered organizations",
    ],
    organizationUsers: [
      "Utilizatorii unei organizații",
      "Пользователи организации",
      "The users of an organization",
    ],
    projects: ["Proiectele organizațiilor", "Проекты организаций", "Projects of organizations"],
    secrets: ["Tokenurile secrete ale proiectelor", "Секретные токены проектов", "Secret tokens of projects"],
  },
  operations: {
    "registration.assignProvider": [
      "Proiectul trebuie să fie al unei organizații a partenerului, iar furnizorul activ: altfel 422. Repetată, nu schimbă nimic.",
      "Проект должен принадлежать организации партнёра, а поставщик — быть активным: иначе 422. Повтор ничего не меняет.",
      "The project must belong to an organization of the partner, and the provider be active: else 422. Repeated, it changes nothing.",
    ],
    "registration.createOrganization": [
      "Un IDNO înregistrat de alt partener este 422. Cu `secret_name` și tokenul lor secret proiectele ei cer tokenuri.",
      "IDNO, зарегистрированный другим партнёром, — 422. С `secret_name` и своим секретным токеном её проекты получают токены.",
      "An IDNO that another partner has registered is 422. By `secret_name` and their secret token its projects ask for tokens.",
    ],
    "registration.createProject": [
      "`secret_token` se arată o singură dată, la creare; cu aceeași `Idempotency-Key` același răspuns vine din nou. Niciun furnizor nu este activat: asta face `assignProvider`. O organizație a altui partener este 422.",
      "`secret_token` показывается один раз, при создании; с той же `Idempotency-Key` тот же ответ приходит снова. Ни один поставщик не активирован: для этого `assignProvider`. Организация другого партнёра — 422.",
      "`secret_token` is shown once, at the creation; the same `Idempotency-Key` gets the same answer again. No provider is activated: that is `assignProvider`. Another partner's organization is 422.",
    ],
    "tokens.login": [
      "Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Greșite sau ale unui proiect inactiv: 401, după mai multe încercări 429 cu Retry-After. Tokenul este valabil o oră și se verifică cu `/api/v1/jwks`.",
      "Секретные имя и токен передаются через Basic или в теле; Basic важнее. Неверные или от неактивного проекта: 401, после нескольких попыток 429 с Retry-After. Токен действует час и проверяется по `/api/v1/jwks`.",
      "Secret name and token come by Basic or in the body; Basic takes precedence. Wrong ones, and those of an inactive project: 401, after several attempts 429 with Retry-After. The token is valid for an hour and is verified by `/api/v1/jwks`.",
    ],
    "tokens.loginByGet": [
      "Ca `POST /api/v1/login`.",
      "Как `POST /api/v1/login`.",
      "As `POST /api/v1/login`.",
    ],
    "tokens.listKeys": [
      "ES256. Se poate păstra cât spune Cache-Control; o cheie nouă apare aici înainte de primul ei token.",
      "ES256. Можно хранить столько, сколько указывает Cache-Control; новый ключ появляется здесь до первого своего токена.",
      "ES256. It may be kept for as long as Cache-Control says; a new key appears here before its first token.",
    ],
    "tokens.readOrganization": [
      "O organizație devenită inactivă este 403; un `user_id` care nu este al ei 404.",
      "Ставшая неактивной организация — 403; чужой `user_id` — 404.",
      "An organization that is no longer active is 403; a `user_id` that is not of it 404.",
    ],
    "tokens.readProject": [
      "Un proiect sau o organizație devenite inactive și un `partnerid` necunoscut sunt 403.",
      "Ставшие неактивными проект или организация и неизвестный `partnerid` — 403.",
      "A project or organization that is no longer active, and an unknown `partnerid`, are 403.",
    ],
    "partners.create": [
      "Fără `partnerid` se alege unul care nu se poate ghici; nu se mai schimbă. Unul deja folosit este 409.",
      "Без `partnerid` выбирается неугадываемый; он не меняется. Уже занятый — 409.",
      "Without `partnerid` one is chosen that cannot be guessed; it never changes. One in use is 409.",
    ],
    "organizations.list": [
      "Pentru administratorul serviciului; cel al unei organizații o citește pe a sa după id.",
      "Для администратора сервиса; администратор организации читает свою по id.",
      "For service administrators; an organization's administrator reads their own by its id.",
    ],
    "secrets.rotate": [
      "Tokenul nou se arată acum și niciodată mai târziu. Cel de până acum merge încă `overlap_seconds`, o zi dacă nu se spune; cele mai vechi se opresc pe loc.",
      "Новый токен показывается сейчас и больше никогда. Прежний действует ещё `overlap_seconds`, по умолчанию сутки; более старые прекращаются сразу.",
      "The new token is shown now and never again. The one before works for `overlap_seconds` more, a day unless said otherwise; older ones end at once.",
    ],
    "projects.list": [
      "Toate, sau cele ale organizației administratorului.",
      "Все, либо проекты организации администратора.",
      "All, or those of the administrator's organization.",
    ],
  },
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
    Username: [
      "Numele secret al organizației",
      "Секретное имя организации",
      "Secret name of the organization",
    ],
    Password: ["Tokenul secret al proiectului", "Секретный токен проекта", "Secret token of the project"],
    project_id: ["Proiectul", "Проект", "The project"],
    provider_id: ["Furnizorul", "Поставщик", "The provider"],
    organization_id: ["Organizația", "Организация", "The organization"],
    partner_id: ["Partenerul", "Партнёр", "The partner"],
    partnerid: ["Codul partenerului", "Код партнёра", "Code of the partner"],
    idno: ["IDNO", "IDNO", "IDNO, the number of a legal entity"],
    status_id: ["1 activ, 0 inactiv", "1 активно, 0 неактивно", "1 active, 0 inactive"],
    description: ["Descrierea", "Описание", "Description"],
    secret_name: ["Numele secret", "Секретное имя", "The secret name"],
    secret_token: [
      "Tokenul secret, arătat o singură dată",
      "Секретный токен, показывается один раз",
      "The secret token, shown once",
    ],
    previous_valid_until: [
      "Până când merge tokenul vechi",
      "До какого момента действует прежний токен",
      "Until when the previous token works",
    ],
    overlap_seconds: [
      "Cât mai merge tokenul vechi, secunde",
      "Сколько секунд действует прежний токен",
      "Seconds for which the previous token works",
    ],
    secrets: ["Tokenurile, fără valori", "Токены без значений", "The tokens, without their values"],
    valid_until: ["Valabil până la", "Действует до", "Valid until"],
    created_at: ["Când a fost creat", "Когда создано", "When it was created"],
    providers: ["Furnizorii activi", "Активные поставщики", "Active providers"],
    provider_active: ["Furnizorul este activ", "Поставщик активен", "Whether the provider is active"],
    previous: ["Eroarea anterioară", "Предыдущая ошибка", "The error before"],
    keys: ["Cheile publice", "Открытые ключи", "The public keys"],
    kty: ["Tipul cheii", "Тип ключа", "Key type"],
    crv: ["Curba", "Кривая", "Curve"],
    x: ["Coordonata x", "Координата x", "Coordinate x"],
    y: ["Coordonata y", "Координата y", "Coordinate y"],
    kid: ["Numele cheii", "Имя ключа", "Name of the key"],
    use: ["Folosința cheii", "Использование ключа", "Use of the key"],
    alg: ["Algoritmul", "Алгоритм", "Algorithm"],
  },
};
