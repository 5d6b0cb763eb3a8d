// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Arhivează, purjează și curăță ce a ajuns la termen
 *
 * Lucrează un timp mărginit; fără `terminat: true` urmează încă o rulare, cu altă Idempotency-Key. Administratorul unei organizații întreține doar containerele ei.
 *
 * Работает ограниченное время; без `terminat: true` нужен ещё один запуск, с другим Idempotency-Key. Администратор организации обслуживает только её контейнеры.
 *
 * Works for a bounded time; without `terminat: true` another run follows, with another Idempotency-Key. An organization's administrator maintains only its buckets.
 */
export const adminMaintenanceRunsCreate = (client: Client, call?: Call<t.AdminMaintenanceRunsCreateData>) =>
  client.send<t.AdminMaintenanceRunsCreateResponses>({"service":"documents","id":"admin.maintenance-runs.create","method":"POST","path":"/api/v1/admin/maintenance-runs","schemes":["sessionToken"],"isKeyed":true}, call);
