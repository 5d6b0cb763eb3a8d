// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Categorii: listă
 *
 * Operatorii văd categoriile sistemului lor. O notificare numește o categorie prin `cod`; un cod care nu este în listă se primește și poate fi refuzat de destinatar.
 *
 * Операторы видят категории своей системы. Уведомление называет категорию по `cod`; код не из списка принимается, и получатель может от него отказаться.
 *
 * Operators see the categories of their system. A notification names one by `cod`; a code that is not listed is accepted, and recipients can decline it.
 */
export const staffCategoriesList = (client: Client, call?: Call<t.StaffCategoriesListData>) =>
  client.send<t.StaffCategoriesListResponses>({"service":"notifications","id":"staff.categories.list","method":"GET","path":"/api/v1/staff/categories","schemes":["sessionToken"]}, call);

/**
 * Categorii: număr
 */
export const staffCategoriesCount = (client: Client, call?: Call<t.StaffCategoriesCountData>) =>
  client.send<t.StaffCategoriesCountResponses>({"service":"notifications","id":"staff.categories.count","method":"GET","path":"/api/v1/staff/categories/count","schemes":["sessionToken"]}, call);

/**
 * Categorii: citire
 */
export const staffCategoriesRead = (client: Client, call: Call<t.StaffCategoriesReadData>) =>
  client.send<t.StaffCategoriesReadResponses>({"service":"notifications","id":"staff.categories.read","method":"GET","path":"/api/v1/staff/categories/{id}","schemes":["sessionToken"]}, call);
