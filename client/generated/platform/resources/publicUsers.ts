// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Utilizatorii serviciului
 */
export const publicUsersList = (client: Client, call?: Call<t.PublicUsersListData>) =>
  client.send<t.PublicUsersListResponses>({"service":"platform","id":"publicUsers.list","method":"GET","path":"/api/users","schemes":["userToken"]}, call);
