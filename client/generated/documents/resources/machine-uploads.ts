// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Deschide o încărcare pe părți a emitentului
 *
 * Fiecare parte se trimite cu PUT la adresa ei; apoi `machine-documents.create` sau `machine-versions.create` primește `uploadId`. Cu `cod` se refuză de la început ce s-ar refuza versiunii. Peste 5 GiB este 413.
 *
 * Каждая часть отправляется PUT по её адресу; затем `machine-documents.create` или `machine-versions.create` принимает `uploadId`. С `cod` сразу отклоняется то, что было бы отклонено для версии. Больше 5 ГиБ — 413.
 *
 * Each part is PUT to its address; then `machine-documents.create` or `machine-versions.create` takes the `uploadId`. With `cod` whatever would refuse the version refuses the upload. Above 5 GiB is 413.
 */
export const machineUploadsCreate = (client: Client, call: Call<t.MachineUploadsCreateData>) =>
  client.send<t.MachineUploadsCreateResponses>({"service":"documents","id":"machine-uploads.create","method":"POST","path":"/api/v1/uploads","body":"json","schemes":["machineToken"]}, call);

/**
 * Starea unei încărcări a emitentului
 */
export const machineUploadsRead = (client: Client, call: Call<t.MachineUploadsReadData>) =>
  client.send<t.MachineUploadsReadResponses>({"service":"documents","id":"machine-uploads.read","method":"GET","path":"/api/v1/uploads/{uploadId}","schemes":["machineToken"]}, call);
