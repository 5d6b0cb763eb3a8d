// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Un token pentru o mașină
 *
 * Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. `scope` cere doar o parte din drepturi; unul pe care clientul nu îl are este 400. Tokenul este valabil o oră.
 *
 * Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. `scope` запрашивает часть прав; право, которого у клиента нет, — 400. Токен действует час.
 *
 * A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. `scope` asks for only some of the scopes; one that the client lacks is 400. The token is valid for an hour.
 */
export const machineTokensCreate = (client: Client, call: Call<t.MachineTokensCreateData>) =>
  client.send<t.MachineTokensCreateResponses>({"service":"documents","id":"machine-tokens.create","method":"POST","path":"/api/v1/token","body":"form","schemes":["basic"]}, call);
