// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Începe autentificarea cu o cheie de acces
 *
 * `passkey` sunt opțiunile pentru `navigator.credentials.get`; răspunsul browserului merge la `POST /api/authenticate/factor` ca `credential`. Cheia spune singură al cui este contul.
 *
 * `passkey` — параметры для `navigator.credentials.get`; ответ браузера отправляется в `POST /api/authenticate/factor` как `credential`. Ключ сам называет учётную запись.
 *
 * `passkey` are the options of `navigator.credentials.get`; the browser's answer goes to `POST /api/authenticate/factor` as `credential`. The key itself names the account.
 */
export const passkeyChallengesCreate = (client: Client, call?: Call<t.PasskeyChallengesCreateData>) =>
  client.send<t.PasskeyChallengesCreateResponses>({"service":"identity","id":"passkeyChallenges.create","method":"POST","path":"/api/authenticate/passkeys","body":"json"}, call);
