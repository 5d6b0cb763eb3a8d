// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Importurile proprii
 *
 * Cele din ultimele 30 de zile, de la cel mai nou; ale altora nu apar. `importate` și `esuate` ale unui import în lucru pot fi cu câteva secunde în urmă.
 *
 * За последние 30 дней, от самого нового; чужие не показываются. `importate` и `esuate` выполняемого импорта могут отставать на несколько секунд.
 *
 * Those of the last 30 days, newest first; imports of others are absent. `importate` and `esuate` of an import in progress may be a few seconds behind.
 */
export const importsList = (client: Client, call?: Call<t.ImportsListData>) =>
  client.send<t.ImportsListResponses>({"service":"documents","id":"imports.list","method":"GET","path":"/api/documents/import","schemes":["userToken"]}, call);

/**
 * Importă fișiere de la un furnizor
 *
 * Până la 200 de fișiere. COPIE copiază conținutul; LEGATURA îl citește de la furnizor la fiecare descărcare. Cel mult cinci, gata în 20 de secunde: 200; altfel 202, cu adresa stării. Fiecare fișier reușește sau eșuează singur. Un singur import în curs pentru fiecare furnizor (409); documentele secrete se refuză (400).
 *
 * До 200 файлов. COPIE копирует содержимое; LEGATURA читает его у поставщика при каждом скачивании. Не более пяти, готовых за 20 секунд: 200; иначе 202 с адресом состояния. Каждый файл удаётся или нет сам по себе. Один импорт на поставщика одновременно (409); секретные документы отклоняются (400).
 *
 * Up to 200 files. COPIE copies the content; LEGATURA reads it at the provider with each download. At most five that finish in 20 seconds: 200; else 202, with the address of the status. Each file succeeds or fails by itself. One live import for each provider (409); secret documents are refused (400).
 */
export const importsCreate = (client: Client, call: Call<t.ImportsCreateData>) =>
  client.send<t.ImportsCreateResponses>({"service":"documents","id":"imports.create","method":"POST","path":"/api/documents/import","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Starea unui import
 */
export const importsRead = (client: Client, call: Call<t.ImportsReadData>) =>
  client.send<t.ImportsReadResponses>({"service":"documents","id":"imports.read","method":"GET","path":"/api/documents/import/{id}","schemes":["userToken"]}, call);

/**
 * Aduce conținutul nou al sursei ca versiune
 *
 * Doar pentru un document importat ca COPIE, cu conexiunea celui care l-a importat; altfel 409. O sursă neschimbată: `schimbat: false`, fără versiune nouă. O sursă dispărută: 404, documentul rămâne.
 *
 * Только для документа, импортированного как COPIE, с подключением импортировавшего; иначе 409. Источник не изменился: `schimbat: false`, без новой версии. Источник исчез: 404, документ остаётся.
 *
 * Only for a document that was imported as COPIE, with the connection of who imported it; else 409. A source without a change: `schimbat: false`, and no version. A source that is gone: 404, the document stays.
 */
export const importsResync = (client: Client, call: Call<t.ImportsResyncData>) =>
  client.send<t.ImportsResyncResponses>({"service":"documents","id":"imports.resync","method":"POST","path":"/api/documents/{id}/resync","schemes":["userToken"],"isKeyed":true}, call);
