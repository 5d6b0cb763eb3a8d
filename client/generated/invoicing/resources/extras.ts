// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * O plată din extrasul băncii
 *
 * Aceeași referință din nou este aceeași plată. O plată fără factură se păstrează cu motivul.
 *
 * Та же ссылка повторно — тот же платёж. Платёж без счёта сохраняется с причиной.
 *
 * The same reference again is the same payment. A payment without an invoice is kept with the reason.
 */
export const extrasCreate = (client: Client, call?: Call<t.ExtrasCreateData>) =>
  client.send<t.ExtrasCreateResponses>({"service":"invoicing","id":"extras.create","method":"POST","path":"/api/v1/extras","body":"json","schemes":["bankToken"],"isKeyed":true}, call);
