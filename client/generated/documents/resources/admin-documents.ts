// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Cere eliminarea definitivă a conținutului
 *
 * Răspunsul este cererea de aprobare; conținutul se elimină când un alt administrator o aprobă, dacă documentul nu s-a schimbat între timp. Doar din STERS și fără `retinereLegala`, altfel 409.
 *
 * Ответ — запрос согласования; содержимое удаляется, когда его одобрит другой администратор, если документ не изменился за это время. Только из STERS и без `retinereLegala`, иначе 409.
 *
 * The answer is the approval that waits; the content is removed once another administrator approves it, if the document has not changed meanwhile. Only from STERS and without `retinereLegala`, else 409.
 */
export const adminDocumentsPurge = (client: Client, call: Call<t.AdminDocumentsPurgeData>) =>
  client.send<t.AdminDocumentsPurgeResponses>({"service":"documents","id":"admin.documents.purge","method":"POST","path":"/api/v1/admin/documents/{id}/purge","schemes":["sessionToken"],"isKeyed":true}, call);
