// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Evenimentele documentelor emitentului, cel mai vechi întâi
 *
 * Evenimentele documentelor proprii ale emitentului, cel mai vechi întâi, fără descărcări și fără documentele SECRET. Se continuă cu `dupa` = `urmatorul`, până când rămâne același. Un eveniment apare după vreo 40 de secunde: atunci nimic mai vechi nu mai poate veni.
 *
 * События собственных документов издателя, сначала старые, без скачиваний и без документов SECRET. Продолжают с `dupa` = `urmatorul`, пока значение не перестанет меняться. Событие появляется примерно через 40 секунд: тогда ничего более раннего прийти уже не может.
 *
 * The events of the issuer's own documents, oldest first, without downloads and without SECRET documents. One goes on with `dupa` = `urmatorul` until it stays the same. An event appears after some 40 seconds: by then nothing older can come any more.
 */
export const machineEventsList = (client: Client, call?: Call<t.MachineEventsListData>) =>
  client.send<t.MachineEventsListResponses>({"service":"documents","id":"machine-events.list","method":"GET","path":"/api/v1/evenimente","schemes":["machineToken"]}, call);
