import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Oamenii cer un token la `/api/authenticate`; sistemele prezintă certificatul lor de client.",
    "Люди получают токен через `/api/authenticate`; системы предъявляют свой клиентский сертификат.",
    "People ask for a token at `/api/authenticate`; systems present their client certificate.",
  ],
  properties: {
    sistemId: ["Sistemul", "Система", "The system"],
  },
};
