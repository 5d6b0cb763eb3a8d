// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Verifică lanțul de evenimente al documentului
 *
 * Recalculează amprenta fiecărui eveniment și legătura cu cel dinainte; `ruptLa` este cel mai vechi care nu se potrivește. Descărcările sunt în afara lanțului.
 *
 * Пересчитывает отпечаток каждого события и связь с предыдущим; `ruptLa` — самое раннее, которое не сходится. Скачивания вне цепочки.
 *
 * Computes again the hash of every event and its link to the one before; `ruptLa` is the oldest that does not fit. Downloads are outside the chain.
 */
export const integritateVerify = (client: Client, call: Call<t.IntegritateVerifyData>) =>
  client.send<t.IntegritateVerifyResponses>({"service":"documents","id":"integritate.verify","method":"GET","path":"/api/documents/{id}/integritate","schemes":["userToken"]}, call);
