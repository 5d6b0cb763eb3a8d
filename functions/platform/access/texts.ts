import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Oamenii cer un token la `/api/authenticate`; zona staff cere ROLE_STAFF, zona admin un administrator al serviciului. Un sistem înregistrat trimite tokenul lui.",
    "Люди получают токен через `/api/authenticate`; зона staff требует ROLE_STAFF, зона admin — администратора сервиса. Зарегистрированная система передаёт свой токен.",
    "People ask for a token at `/api/authenticate`; the staff zone asks for ROLE_STAFF, the admin zone for a service administrator. A registered system sends its own token.",
  ],
};
