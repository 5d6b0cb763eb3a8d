import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    tokens: [
      "Tokenuri pentru sisteme (OAuth 2.0, client_credentials)",
      "Токены для систем (OAuth 2.0, client_credentials)",
      "Tokens for systems (OAuth 2.0, client_credentials)",
    ],
  },
  operations: {
    "app.tokens.create": [
      "Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. Sistemele nu au drepturi separate: un `scope` cerut nu schimbă nimic. Tokenul este valabil o oră în zona app, cât timp sistemul este activ și secretul cu care a fost cerut este valabil.",
      "Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. У систем нет отдельных прав: запрошенный `scope` ничего не меняет. Токен действует час в зоне app, пока система активна и действует секрет, по которому он получен.",
      "A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. Systems have no scopes: one that is asked for changes nothing. The token is valid in the app zone for an hour, while the system is active and the secret that it was asked for with is valid.",
    ],
  },
};

export const matrix = `
                   nobody user operator serviceAdmin machine otherMachine
app.tokens.create  401    401  401      401          401     401
`;
