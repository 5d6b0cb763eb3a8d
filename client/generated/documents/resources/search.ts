// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Caută documente după cuvinte, cu fațete
 *
 * Toate cuvintele trebuie să apară în denumire, cod, etichete, descriere sau text; fiecare, de la două litere, și ca început. Diacriticele și literele mari nu contează. Se numără doar ce puteți citi, până la 10 000 exact. Întâi potrivirile în denumire și cod, apoi celelalte, apoi alte forme ale cuvintelor (`împrumuturilor`, `împrumutul`), cele mai noi înainte. Dacă nu se găsește nimic, până la două cuvinte care nu găsesc nimic se caută cu o literă schimbată, iar `correction` spune ce s-a căutat (`searched`), cuvintele (`words`) și un `q` care caută exact ce s-a scris (`exact`); ce stă între ghilimele și ce are cifre nu se schimbă. `filter[etichete|format|emitentId|status|bucketId]` restrânge (equals, in). `highlights` are fragmente HTML, cu `<mark>`, tăiate între cuvinte. O schimbare se găsește în două secunde, textul unui fișier în zece.
 *
 * Все слова должны быть в названии, коде, метках, описании или тексте; каждое, от двух букв, и как начало. Диакритика и регистр не важны. Считается только то, что вы можете читать, до 10 000 точно. Сначала совпадения в названии и коде, затем остальные, затем другие формы слов (`договоров`, `договором`), новые раньше. Если ничего не найдено, до двух слов, которые ничего не находят, ищутся с одной изменённой буквой, а `correction` говорит, что искали (`searched`), слова (`words`) и `q`, который ищет именно написанное (`exact`); то, что в кавычках, и то, где есть цифры, не меняется. `filter[etichete|format|emitentId|status|bucketId]` сужает (equals, in). `highlights` — фрагменты HTML с `<mark>`, разрезанные между словами. Изменение находится через две секунды, текст файла — через десять.
 *
 * All words must be in the name, code, labels, description or text; each, from two letters on, also as a prefix. Diacritics and case do not matter. Only what you may read is counted, exactly up to 10,000. Matches in name and code come first, then the others, then other forms of the words (`împrumuturilor`, `împrumutul`), each newest first. Where nothing is found, up to two words that find nothing are searched with one letter changed, and `correction` says what was searched (`searched`), the words (`words`) and a `q` that searches exactly what was typed (`exact`); what is in quotation marks or has digits is not changed. `filter[etichete|format|emitentId|status|bucketId]` narrows (equals, in). `highlights` has fragments of HTML with `<mark>`, cut between words. A change is found within two seconds, the text of a file within ten.
 */
export const searchList = (client: Client, call?: Call<t.SearchListData>) =>
  client.send<t.SearchListResponses>({"service":"documents","id":"search.list","method":"GET","path":"/api/search/documente","schemes":["userToken"]}, call);
