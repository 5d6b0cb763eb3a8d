// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Arhivează, purjează și curăță ce a ajuns la termen
 *
 * Lucrează un timp mărginit și continuă la următoarea cerere, până la `terminat: true`. Administratorul unei organizații întreține doar containerele ei.
 *
 * Работает ограниченное время и продолжает при следующем запросе, до `terminat: true`. Администратор организации обслуживает только её контейнеры.
 *
 * Works for a bounded time and goes on with the next request, until `terminat: true`. An organization's administrator maintains only its buckets.
 */
export const maintenanceRun = (client: Client, call?: Call<t.MaintenanceRunData>) =>
  client.send<t.MaintenanceRunResponses>({"service":"documents","id":"maintenance.run","method":"POST","path":"/api/admin/maintenance/run","schemes":["userToken"]}, call);
