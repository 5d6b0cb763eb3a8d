import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  utilizatorInexistent: notFound([
    "Organizația nu are un astfel de utilizator.",
    "У организации нет такого пользователя.",
    "The organization has no such user.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    organizations: ["Organizația unui utilizator", "Организация пользователя", "The organization of a user"],
  },
  operations: {
    "organizations.readOfUser": [
      "Un utilizator necunoscut și unul al altei organizații sunt la fel: 404.",
      "Неизвестный пользователь и пользователь другой организации одинаковы: 404.",
      "An unknown user and one of another organization are alike: 404.",
    ],
  },
  properties: {
    "OrganizationAnswer.id": ["Identificatorul, ca text", "Идентификатор в виде текста", "The id, as text"],
    organization: ["Organizația", "Организация", "The organization"],
    idno: ["IDNO", "IDNO", "IDNO, the number of a legal entity"],
    description: ["Descrierea", "Описание", "Description"],
  },
};

export const matrix = `
                          nobody credentials project person serviceAdmin
organizations.readOfUser  401    401         200     401    401
`;
