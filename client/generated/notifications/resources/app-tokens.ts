// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Un token pentru un sistem
 *
 * Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. Sistemele nu au drepturi separate: un `scope` cerut nu schimbă nimic. Tokenul este valabil o oră în zona app, cât timp sistemul este activ și secretul cu care a fost cerut este valabil.
 *
 * Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. У систем нет отдельных прав: запрошенный `scope` ничего не меняет. Токен действует час в зоне app, пока система активна и действует секрет, по которому он получен.
 *
 * A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. Systems have no scopes: one that is asked for changes nothing. The token is valid in the app zone for an hour, while the system is active and the secret that it was asked for with is valid.
 */
export const appTokensCreate = (client: Client, call: Call<t.AppTokensCreateData>) =>
  client.send<t.AppTokensCreateResponses>({"service":"notifications","id":"app.tokens.create","method":"POST","path":"/api/v1/app/tokens","body":"form","schemes":["basic"]}, call);
