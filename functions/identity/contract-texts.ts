import type { ContractTexts } from "../../shared/http/contract-texts.ts";

/** What the contract says beside its summaries: Romanian, Russian, English. */
export const texts: ContractTexts = {
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
  operations: {},
  properties: {
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
