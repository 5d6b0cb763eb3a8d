// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Utilizatorii serviciului
 */
export const publicUsersList = (client: Client, call?: Call<t.PublicUsersListData>) =>
  client.send<t.PublicUsersListResponses>({"service":"notifications","id":"publicUsers.list","method":"GET","path":"/api/users","schemes":["userToken"]}, call);
