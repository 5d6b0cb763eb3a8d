import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { keyed, unauthenticated } from "../../../shared/errors.ts";

export const refusals = keyed({
  acreditariGresite: unauthenticated([
    "Numele secret al organizației sau tokenul secret al proiectului nu este corect.",
    "Секретное имя организации или секретный токен проекта неверны.",
    "The organization's secret name or the project's secret token is not correct.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    login: ["Autentificarea proiectelor", "Вход проектов", "Sign-in of projects"],
  },
  operations: {
    "login.login": [
      "Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Tokenul este cel al serviciului de identitate; greșite: 401, după mai multe încercări 429 cu Retry-After.",
      "Секретные имя и токен передаются через Basic или в теле; Basic важнее. Токен — сервиса идентификации; неверные: 401, после нескольких попыток 429 с Retry-After.",
      "Secret name and token come by Basic or in the body; Basic takes precedence. The token is the identity service's; wrong ones are 401, after several attempts 429 with Retry-After.",
    ],
  },
  properties: {
    Username: [
      "Numele secret al organizației",
      "Секретное имя организации",
      "Secret name of the organization",
    ],
    Password: ["Tokenul secret al proiectului", "Секретный токен проекта", "Secret token of the project"],
  },
};

export const matrix = `
             nobody credentials project person serviceAdmin
login.login  401    200         401     401    401
`;
