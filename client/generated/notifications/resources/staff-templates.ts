// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloane: listă
 *
 * Administratorii serviciului văd toate șabloanele, operatorii pe ale sistemului lor. Textul lung, `body`, se citește la fiecare în parte.
 *
 * Администраторы сервиса видят все шаблоны, операторы — шаблоны своей системы. Длинный текст, `body`, читается у каждого отдельно.
 *
 * Service administrators see all templates, operators those of their system. The long text, `body`, is read with a single one.
 */
export const staffTemplatesList = (client: Client, call?: Call<t.StaffTemplatesListData>) =>
  client.send<t.StaffTemplatesListResponses>({"service":"notifications","id":"staff.templates.list","method":"GET","path":"/api/v1/staff/templates","schemes":["sessionToken"]}, call);

/**
 * Șabloane: număr
 */
export const staffTemplatesCount = (client: Client, call?: Call<t.StaffTemplatesCountData>) =>
  client.send<t.StaffTemplatesCountResponses>({"service":"notifications","id":"staff.templates.count","method":"GET","path":"/api/v1/staff/templates/count","schemes":["sessionToken"]}, call);

/**
 * Șabloane: citire
 */
export const staffTemplatesRead = (client: Client, call: Call<t.StaffTemplatesReadData>) =>
  client.send<t.StaffTemplatesReadResponses>({"service":"notifications","id":"staff.templates.read","method":"GET","path":"/api/v1/staff/templates/{id}","schemes":["sessionToken"]}, call);
