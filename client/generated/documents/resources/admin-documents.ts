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

/**
 * Toți cei care pot citi documentul, cu motivul
 *
 * Fiecare o singură dată, cu toate motivele: proprietarul și grupurile, membrii containerului, administratorii organizației, beneficiarii, linkurile. `total` numără până la pagina cerută; cât mai sunt altele, antetul Link are pagina următoare.
 *
 * Каждый один раз, со всеми основаниями: владелец и группы, участники контейнера, администраторы организации, получатели доступа, ссылки. `total` считает до запрошенной страницы; пока есть другие, заголовок Link называет следующую.
 *
 * Everybody once, with all reasons: the owner and groups, the members of the container, the administrators of the organization, beneficiaries, links. `total` counts up to the page that is asked for; while there are more, the header Link has the next page.
 */
export const adminDocumentsListReaders = (client: Client, call: Call<t.AdminDocumentsListReadersData>) =>
  client.send<t.AdminDocumentsListReadersResponses>({"service":"documents","id":"admin.documents.listReaders","method":"GET","path":"/api/v1/admin/documents/{id}/readers","schemes":["sessionToken"]}, call);

/**
 * Cere eliberarea conținutului în care scanarea a găsit un virus
 *
 * Pentru administratorii documentului. Răspunsul este cererea de aprobare; conținutul se citește din nou când un alt administrator o aprobă. Numai pentru conținutul curent în care scanarea a găsit un virus, altfel 409. Dacă mai târziu se găsește altceva, este reținut iarăși.
 *
 * Для администраторов документа. Ответ — запрос согласования; содержимое снова читается, когда его одобрит другой администратор. Только для текущего содержимого, в котором проверка нашла вирус, иначе 409. Если позже найдётся другое, оно снова удерживается.
 *
 * For administrators of the document. The answer is the approval that waits; the content is readable again once another administrator approves it. Only for a current content in which the scan found a virus, else 409. If something else is found later, it is held back again.
 */
export const adminDocumentsRelease = (client: Client, call: Call<t.AdminDocumentsReleaseData>) =>
  client.send<t.AdminDocumentsReleaseResponses>({"service":"documents","id":"admin.documents.release","method":"POST","path":"/api/v1/admin/documents/{id}/release","schemes":["sessionToken"],"isKeyed":true}, call);
