// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Serviciile, toate sau cele cu o sumă
 */
export const serviceList = (client: Client, call?: Call<t.ServiceListData>) =>
  client.send<t.ServiceListResponses>({"service":"invoicing","id":"service.list","method":"GET","path":"/api/v1/service","schemes":["organizationToken"]}, call);

/**
 * Un serviciu, după cod
 */
export const serviceRead = (client: Client, call: Call<t.ServiceReadData>) =>
  client.send<t.ServiceReadResponses>({"service":"invoicing","id":"service.read","method":"GET","path":"/api/v1/service/{code}","schemes":["organizationToken"]}, call);
