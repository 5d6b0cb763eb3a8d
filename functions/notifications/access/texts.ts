import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Oamenii cer un token la `/api/authenticate`.",
    "Люди получают токен через `/api/authenticate`.",
    "People ask for a token at `/api/authenticate`.",
  ],
  properties: {
    sistemId: ["Sistemul", "Система", "The system"],
  },
};
