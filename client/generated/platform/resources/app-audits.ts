// Written by `npm run generate` from functions/platform/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Un audit al sistemului care îl cere
 *
 * Cel mult zece pe zi. 202 cu adresa auditului; cât timp rulează unul, altul este 409 cu adresa primului.
 *
 * Не более десяти в день. 202 с адресом аудита; пока идёт один, другой — 409 с адресом первого.
 *
 * At most ten a day. 202 with the address of the audit; while one runs, another is 409 with the address of the first.
 */
export const appAuditsCreate = (client: Client, call?: Call<t.AppAuditsCreateData>) =>
  client.send<t.AppAuditsCreateResponses>({"service":"platform","id":"app.audits.create","method":"POST","path":"/api/v1/app/audits","schemes":["systemToken"],"isKeyed":true}, call);

/**
 * Un audit cu raportul lui
 */
export const appAuditsRead = (client: Client, call: Call<t.AppAuditsReadData>) =>
  client.send<t.AppAuditsReadResponses>({"service":"platform","id":"app.audits.read","method":"GET","path":"/api/v1/app/audits/{id}","schemes":["systemToken"]}, call);

/**
 * Raportul ca JUnit
 */
export const appAuditsReadJunit = (client: Client, call: Call<t.AppAuditsReadJunitData>) =>
  client.send<t.AppAuditsReadJunitResponses>({"service":"platform","id":"app.audits.readJunit","method":"GET","path":"/api/v1/app/audits/{id}/junit","schemes":["systemToken"]}, call);

/**
 * Raportul ca SARIF 2.1.0
 */
export const appAuditsReadSarif = (client: Client, call: Call<t.AppAuditsReadSarifData>) =>
  client.send<t.AppAuditsReadSarifResponses>({"service":"platform","id":"app.audits.readSarif","method":"GET","path":"/api/v1/app/audits/{id}/sarif","schemes":["systemToken"]}, call);
