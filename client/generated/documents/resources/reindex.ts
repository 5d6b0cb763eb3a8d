// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Starea refacerii indexului
 */
export const reindexRead = (client: Client, call?: Call<t.ReindexReadData>) =>
  client.send<t.ReindexReadResponses>({"service":"documents","id":"reindex.read","method":"GET","path":"/api/admin/search/reindex","schemes":["userToken"]}, call);

/**
 * Reface indexul de căutare
 *
 * Umple o generație nouă a indexului; până se termină, căutările răspund din cea veche. Una la un moment dat (409). Starea: `reindex.read`.
 *
 * Заполняет новое поколение индекса; до конца поиск отвечает из старого. По одному за раз (409). Состояние: `reindex.read`.
 *
 * Fills a new generation of the index; until it is whole, searches answer out of the old one. One at a time (409). Its progress: `reindex.read`.
 */
export const reindexRun = (client: Client, call?: Call<t.ReindexRunData>) =>
  client.send<t.ReindexRunResponses>({"service":"documents","id":"reindex.run","method":"POST","path":"/api/admin/search/reindex","schemes":["userToken"],"isKeyed":true}, call);
