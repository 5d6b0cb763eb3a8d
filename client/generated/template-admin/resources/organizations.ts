// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Organizația utilizatorului cu acest user_id
 *
 * Un utilizator necunoscut și unul al altei organizații sunt la fel: 404.
 *
 * Неизвестный пользователь и пользователь другой организации одинаковы: 404.
 *
 * An unknown user and one of another organization are alike: 404.
 */
export const organizationsReadOfUser = (client: Client, call: Call<t.OrganizationsReadOfUserData>) =>
  client.send<t.OrganizationsReadOfUserResponses>({"service":"template-admin","id":"organizations.readOfUser","method":"GET","path":"/api/v1/getOrganization","schemes":["organizationToken"]}, call);
