// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Clienții mașină
 *
 * Administratorul serviciului îi vede pe toți, cel al unei organizații pe cei care depun în containerele ei.
 *
 * Администратор сервиса видит всех, администратор организации — тех, кто загружает в её контейнеры.
 *
 * A service administrator sees all, an organization's those that file into its buckets.
 */
export const machineClientsList = (client: Client, call?: Call<t.MachineClientsListData>) =>
  client.send<t.MachineClientsListResponses>({"service":"documents","id":"machine-clients.list","method":"GET","path":"/api/admin/machine-clients","schemes":["userToken"]}, call);

/**
 * Un client mașină nou, cu secretul lui
 *
 * Cine îl are citește toate documentele emitentului, în afară de cele secrete. `clientSecret` se arată doar acum.
 *
 * Владелец читает все документы издателя, кроме секретных. `clientSecret` показывается только сейчас.
 *
 * Who has it reads all documents of the issuer but secret ones. `clientSecret` is shown only now.
 */
export const machineClientsCreate = (client: Client, call: Call<t.MachineClientsCreateData>) =>
  client.send<t.MachineClientsCreateResponses>({"service":"documents","id":"machine-clients.create","method":"POST","path":"/api/admin/machine-clients","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șterge un client mașină
 *
 * Secretele și tokenurile lui se încheie de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Его секреты и токены прекращаются со следующего запроса. При повторе снова 204.
 *
 * Its secrets and tokens end with the next request. Repeated, it is 204 again.
 */
export const machineClientsRemove = (client: Client, call: Call<t.MachineClientsRemoveData>) =>
  client.send<t.MachineClientsRemoveResponses>({"service":"documents","id":"machine-clients.remove","method":"DELETE","path":"/api/admin/machine-clients/{id}","schemes":["userToken"]}, call);

/**
 * Un client mașină
 */
export const machineClientsRead = (client: Client, call: Call<t.MachineClientsReadData>) =>
  client.send<t.MachineClientsReadResponses>({"service":"documents","id":"machine-clients.read","method":"GET","path":"/api/admin/machine-clients/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă un client mașină
 *
 * Un drept retras, sau `activ: false`, se simte de la următoarea cerere; un `activ` absent rămâne.
 *
 * Отозванное право или `activ: false` действует со следующего запроса; отсутствующий `activ` остаётся.
 *
 * A scope that is taken away, or `activ: false`, is felt from the next request on; an absent `activ` stays.
 */
export const machineClientsReplace = (client: Client, call: Call<t.MachineClientsReplaceData>) =>
  client.send<t.MachineClientsReplaceResponses>({"service":"documents","id":"machine-clients.replace","method":"PUT","path":"/api/admin/machine-clients/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Pornește sau oprește un client mașină
 *
 * `false` se simte de la următoarea cerere și îl poate pune și administratorul organizației în al cărei container depune; `true`, doar administratorul serviciului.
 *
 * `false` действует со следующего запроса, его может задать и администратор организации, в чей контейнер загружает клиент; `true` — только администратор сервиса.
 *
 * `false` is felt from the next request on, and may be set by an administrator of the organization into whose bucket it files, too; `true` only by service administrators.
 */
export const machineClientsSetActive = (client: Client, call: Call<t.MachineClientsSetActiveData>) =>
  client.send<t.MachineClientsSetActiveResponses>({"service":"documents","id":"machine-clients.setActive","method":"PUT","path":"/api/admin/machine-clients/{id}/activ","body":"json","schemes":["userToken"]}, call);

/**
 * Un secret nou; cel vechi mai este valabil o vreme
 *
 * Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie. Cel nou se arată doar acum.
 *
 * Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается. Новый показывается только сейчас.
 *
 * The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends. The new one is shown only now.
 */
export const machineClientsRotate = (client: Client, call: Call<t.MachineClientsRotateData>) =>
  client.send<t.MachineClientsRotateResponses>({"service":"documents","id":"machine-clients.rotate","method":"POST","path":"/api/admin/machine-clients/{id}/rotate","body":"json","schemes":["userToken"],"isKeyed":true}, call);
