// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Oamenii containerelor pe care le conduceți
 *
 * Membrii containerelor în care aveți rolul ADMIN, cei mai noi întâi; fără un asemenea container, lista este goală.
 *
 * Участники контейнеров, где у вас роль ADMIN, новые первыми; без такого контейнера список пуст.
 *
 * The members of the buckets in which you have the role ADMIN, newest first; the list is empty for those without such a bucket.
 */
export const staffMembershipsList = (client: Client, call?: Call<t.StaffMembershipsListData>) =>
  client.send<t.StaffMembershipsListResponses>({"service":"documents","id":"staff.memberships.list","method":"GET","path":"/api/v1/staff/memberships","schemes":["sessionToken"]}, call);
