import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  callers: [
    "Oamenii intră prin autentificarea guvernamentală (`/api/v1/public/sessions`) sau, dacă stagiul permite, cer un token la `/api/authenticate`; zona staff cere ROLE_STAFF, zona admin un administrator al serviciului. Un sistem înregistrat trimite tokenul lui.",
    "Люди входят через государственную систему входа (`/api/v1/public/sessions`) или, если стадия это допускает, получают токен через `/api/authenticate`; зона staff требует ROLE_STAFF, зона admin — администратора сервиса. Зарегистрированная система передаёт свой токен.",
    "People sign in through the government's login (`/api/v1/public/sessions`) or, if the stage admits it, ask for a token at `/api/authenticate`; the staff zone asks for ROLE_STAFF, the admin zone for a service administrator. A registered system sends its own token.",
  ],
};
