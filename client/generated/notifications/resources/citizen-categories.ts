// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Categoriile de mesaje
 */
export const citizenCategoriesList = (client: Client, call?: Call<t.CitizenCategoriesListData>) =>
  client.send<t.CitizenCategoriesListResponses>({"service":"notifications","id":"citizen.categories.list","method":"GET","path":"/api/v1/citizen/categories","schemes":["sessionToken"]}, call);
