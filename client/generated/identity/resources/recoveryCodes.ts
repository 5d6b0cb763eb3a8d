// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Coduri de rezervă noi în locul celor vechi
 *
 * Zece coduri, arătate o singură dată; cele vechi nu mai sunt valabile. Cere o confirmare recentă: 403 `error.factorDinNou`. Fără un al doilea factor: 409.
 *
 * Десять кодов, показываются один раз; прежние больше не действуют. Нужно недавнее подтверждение: 403 `error.factorDinNou`. Без второго фактора: 409.
 *
 * Ten codes, shown once; the old ones end. Needs a recent confirmation: 403 `error.factorDinNou`. Without a second factor: 409.
 */
export const recoveryCodesReplace = (client: Client, call?: Call<t.RecoveryCodesReplaceData>) =>
  client.send<t.RecoveryCodesReplaceResponses>({"service":"identity","id":"recoveryCodes.replace","method":"PUT","path":"/api/authenticate/recovery-codes","schemes":["userToken"]}, call);
