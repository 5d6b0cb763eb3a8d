import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Proiectele cer un token la `/api/v1/login`, cu numele secret al organizației și tokenul lor secret.",
    "Проекты получают токен через `/api/v1/login`, с секретным именем организации и своим секретным токеном.",
    "Projects ask for a token at `/api/v1/login`, by the secret name of the organization and their secret token.",
  ],
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
  },
};
