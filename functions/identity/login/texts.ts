import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { forbidden, keyed, unauthenticated } from "../../../shared/errors.ts";

export const refusals = keyed({
  acreditariGresite: unauthenticated([
    "Numele secret al organizației sau tokenul secret al proiectului nu este corect.",
    "Секретное имя организации или секретный токен проекта неверны.",
    "The organization's secret name or the project's secret token is not correct.",
  ]),
  organizatieInactiva: forbidden([
    "Organizația sau proiectul nu este activ.",
    "Организация или проект не активны.",
    "The organization or the project is not active.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    tokens: [
      "Tokenurile proiectelor și cheile lor publice",
      "Токены проектов и их открытые ключи",
      "Tokens of projects and their public keys",
    ],
  },
  operations: {
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
    "app.organizations.readCurrent": [
      "O organizație devenită inactivă este 403; un `user_id` care nu este al ei 404.",
      "Ставшая неактивной организация — 403; чужой `user_id` — 404.",
      "An organization that is no longer active is 403; a `user_id` that is not of it 404.",
    ],
    "app.projects.readCurrent": [
      "Un proiect sau o organizație devenite inactive și un `partnerid` necunoscut sunt 403.",
      "Ставшие неактивными проект или организация и неизвестный `partnerid` — 403.",
      "A project or organization that is no longer active, and an unknown `partnerid`, are 403.",
    ],
  },
  properties: {
    Username: [
      "Numele secret al organizației",
      "Секретное имя организации",
      "Secret name of the organization",
    ],
    Password: ["Tokenul secret al proiectului", "Секретный токен проекта", "Secret token of the project"],
    provider_active: ["Furnizorul este activ", "Поставщик активен", "Whether the provider is active"],
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

export const matrix = `
                               nobody partner project person orgAdmin foreignAdmin serviceAdmin
tokens.login                   200    200     200     200    200      200          200
tokens.loginByGet              200    200     200     200    200      200          200
tokens.listKeys                200    200     200     200    200      200          200
tokens.readOrganization        401    401     200     401    401      401          401
tokens.readProject             401    401     200     401    401      401          401
app.organizations.readCurrent  401    401     200     401    401      401          401
app.projects.readCurrent       401    401     200     401    401      401          401
`;
