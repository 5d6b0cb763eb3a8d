// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Sistemul operatorului
 *
 * Un operator mutat, dezactivat sau al unui sistem oprit este refuzat de la următoarea cerere.
 *
 * Перемещённый, деактивированный оператор или оператор остановленной системы отклоняется со следующего запроса.
 *
 * An operator who was moved or deactivated, or whose system was stopped, is refused from the next request on.
 */
export const operatorReadContext = (client: Client, call?: Call<t.OperatorReadContextData>) =>
  client.send<t.OperatorReadContextResponses>({"service":"notifications","id":"operator.readContext","method":"GET","path":"/api/operator/context","schemes":["userToken"]}, call);

/**
 * Șabloanele sistemului
 */
export const operatorListTemplates = (client: Client, call?: Call<t.OperatorListTemplatesData>) =>
  client.send<t.OperatorListTemplatesResponses>({"service":"notifications","id":"operator.listTemplates","method":"GET","path":"/api/operator/templates","schemes":["userToken"]}, call);
