// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Anunță un fișier de atașat
 *
 * Octeții se trimit cu PUT la `url`, exact câți s-au anunțat. `uploadId` se numește într-o singură notificare a aceluiași sistem, timp de o zi.
 *
 * Байты отправляются методом PUT на `url`, ровно столько, сколько объявлено. `uploadId` указывается в одном уведомлении той же системы, в течение суток.
 *
 * The bytes are PUT to `url`, exactly as many as were announced. `uploadId` is named in one notification of the same system, for a day.
 */
export const attachmentsCreate = (client: Client, call: Call<t.AttachmentsCreateData>) =>
  client.send<t.AttachmentsCreateResponses>({"service":"notifications","id":"attachments.create","method":"POST","path":"/api/v1/attachments","body":"json","schemes":["mutualTLS"],"isKeyed":true}, call);
