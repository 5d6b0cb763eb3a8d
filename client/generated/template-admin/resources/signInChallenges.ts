// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Începe o nouă confirmare cu al doilea factor
 *
 * Pentru actele care răspund 403 `error.factorDinNou`, fiindcă ultima confirmare este mai veche de 15 minute. `POST /api/authenticate/factor` dă apoi un token nou în locul celui de acum, cu același sfârșit. Fără un al doilea factor: 409.
 *
 * Для действий с ответом 403 `error.factorDinNou`: последнее подтверждение старше 15 минут. Затем `POST /api/authenticate/factor` даёт новый токен вместо текущего, с тем же сроком. Без второго фактора: 409.
 *
 * For acts that answer 403 `error.factorDinNou` because the last confirmation is older than 15 minutes. `POST /api/authenticate/factor` then gives a new token in place of this one, with the same end. Without a second factor: 409.
 */
export const signInChallengesCreate = (client: Client, call?: Call<t.SignInChallengesCreateData>) =>
  client.send<t.SignInChallengesCreateResponses>({"service":"template-admin","id":"signInChallenges.create","method":"POST","path":"/api/authenticate/challenges","schemes":["userToken"]}, call);
