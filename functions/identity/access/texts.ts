import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { forbidden, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  partenerNecunoscut: forbidden([
    "Antetul partnerid nu este al unui partener activ.",
    "Заголовок partnerid не принадлежит активному партнёру.",
    "The partnerid header does not belong to an active partner.",
  ]),
});

export const contract: ContractTexts = {
  callers: [
    "Partenerii trimit antetul `partnerid`; proiectele cer un token la `/api/v1/login`, cu numele secret al organizației și tokenul lor secret.",
    "Партнёры передают заголовок `partnerid`; проекты получают токен через `/api/v1/login`, с секретным именем организации и своим секретным токеном.",
    "Partners send the header `partnerid`; projects ask for a token at `/api/v1/login`, by the secret name of the organization and their secret token.",
  ],
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
  },
};
