// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei
 *
 * O organizație devenită inactivă este 403; un `user_id` care nu este al ei 404.
 *
 * Ставшая неактивной организация — 403; чужой `user_id` — 404.
 *
 * An organization that is no longer active is 403; a `user_id` that is not of it 404.
 */
export const appOrganizationsReadCurrent = (client: Client, call?: Call<t.AppOrganizationsReadCurrentData>) =>
  client.send<t.AppOrganizationsReadCurrentResponses>({"service":"identity","id":"app.organizations.readCurrent","method":"GET","path":"/api/v1/app/organizations/current","schemes":["organizationToken"]}, call);
