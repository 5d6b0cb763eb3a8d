// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Proiectul tokenului; provider_active pentru partenerul din antetul partnerid
 *
 * Un proiect sau o organizație devenite inactive și un `partnerid` necunoscut sunt 403.
 *
 * Ставшие неактивными проект или организация и неизвестный `partnerid` — 403.
 *
 * A project or organization that is no longer active, and an unknown `partnerid`, are 403.
 */
export const appProjectsReadCurrent = (client: Client, call?: Call<t.AppProjectsReadCurrentData>) =>
  client.send<t.AppProjectsReadCurrentResponses>({"service":"identity","id":"app.projects.readCurrent","method":"GET","path":"/api/v1/app/projects/current","schemes":["organizationToken"]}, call);
