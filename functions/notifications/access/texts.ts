import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Oamenii cer un token la `/api/authenticate`; sistemele prezintă certificatul lor de client, iar în zona app un token de la `/api/v1/app/tokens`.",
    "Люди получают токен через `/api/authenticate`; системы предъявляют свой клиентский сертификат, а в зоне app — токен от `/api/v1/app/tokens`.",
    "People ask for a token at `/api/authenticate`; systems present their client certificate, and in the app zone a token from `/api/v1/app/tokens`.",
  ],
  properties: {
    sistemId: ["Sistemul", "Система", "The system"],
  },
};
