// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cât de în urmă este indexul de căutare
 *
 * Se compară cele mai noi 20 de schimbări ale documentelor cu ce văd căutările: `inUrma` nu se găsesc încă, cea mai veche dintre ele de `intarziereSecunde`. Textele fișierelor se citesc separat: coada `indexing`.
 *
 * Сравниваются 20 последних изменений документов с тем, что видит поиск: `inUrma` ещё не находятся, самое старое из них — `intarziereSecunde`. Тексты файлов читаются отдельно: очередь `indexing`.
 *
 * The newest 20 changes of documents are compared with what searches see: `inUrma` are not found yet, the oldest of them for `intarziereSecunde`. Texts of files are read apart: the queue `indexing`.
 */
export const adminIndexesReadCurrent = (client: Client, call?: Call<t.AdminIndexesReadCurrentData>) =>
  client.send<t.AdminIndexesReadCurrentResponses>({"service":"documents","id":"admin.indexes.readCurrent","method":"GET","path":"/api/v1/admin/indexes/current","schemes":["sessionToken"]}, call);
