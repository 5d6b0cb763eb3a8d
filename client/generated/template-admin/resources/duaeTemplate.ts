// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șablonul DUAE al organizației
 *
 * Șablonul activ al organizației tokenului, altfel cel general; niciunul: 404. Un `Token` din corp care nu este cel din Authorization: 401.
 *
 * Активный шаблон организации токена, иначе общий; нет ни одного: 404. `Token` в теле, отличный от Authorization: 401.
 *
 * The active template of the token's organization, else the default one; none: 404. A `Token` in the body that is not the one of Authorization: 401.
 */
export const duaeTemplateRead = (client: Client, call?: Call<t.DuaeTemplateReadData>) =>
  client.send<t.DuaeTemplateReadResponses>({"service":"template-admin","id":"duaeTemplate.read","method":"GET","path":"/api/v1/getDuaeTemplate","body":"json","schemes":["organizationToken"]}, call);
