// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Nivelurile de acces ale utilizatorului
 *
 * L1: documente publice; L2: cele cu care aveți o legătură; L3: cele secrete, cu `hasSecret`.
 *
 * L1: публичные документы; L2: связанные с вами; L3: секретные, с `hasSecret`.
 *
 * L1: public documents; L2: those that you have a relation to; L3: secret ones, with `hasSecret`.
 */
export const aclRead = (client: Client, call?: Call<t.AclReadData>) =>
  client.send<t.AclReadResponses>({"service":"documents","id":"acl.read","method":"GET","path":"/api/acl/me","schemes":["userToken"]}, call);
