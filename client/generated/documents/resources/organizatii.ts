// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Organizațiile
 */
export const organizatiiList = (client: Client, call?: Call<t.OrganizatiiListData>) =>
  client.send<t.OrganizatiiListResponses>({"service":"documents","id":"organizatii.list","method":"GET","path":"/api/admin/organizatii","schemes":["userToken"]}, call);

/**
 * O organizație nouă
 *
 * Un `id` în corp este refuzat (400 `error.idexists`), o valoare unică deja folosită este 409. Câmpurile necunoscute se ignoră.
 *
 * `id` в теле отклоняется (400 `error.idexists`), уже занятое уникальное значение — 409. Неизвестные поля игнорируются.
 *
 * An `id` in the body is refused (400 `error.idexists`), a unique value in use is 409. Unknown fields are ignored.
 */
export const organizatiiCreate = (client: Client, call: Call<t.OrganizatiiCreateData>) =>
  client.send<t.OrganizatiiCreateResponses>({"service":"documents","id":"organizatii.create","method":"POST","path":"/api/admin/organizatii","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * O organizație
 */
export const organizatiiRead = (client: Client, call: Call<t.OrganizatiiReadData>) =>
  client.send<t.OrganizatiiReadResponses>({"service":"documents","id":"organizatii.read","method":"GET","path":"/api/admin/organizatii/{id}","schemes":["userToken"]}, call);

/**
 * Schimbă o organizație
 *
 * `cod` nu se schimbă; `idno` și `statut` absente rămân. Un IDNO al altei organizații este 409.
 *
 * `cod` не меняется; отсутствующие `idno` и `statut` остаются. IDNO другой организации — 409.
 *
 * `cod` does not change; an absent `idno` or `statut` stays. Another organization's IDNO is 409.
 */
export const organizatiiReplace = (client: Client, call: Call<t.OrganizatiiReplaceData>) =>
  client.send<t.OrganizatiiReplaceResponses>({"service":"documents","id":"organizatii.replace","method":"PUT","path":"/api/admin/organizatii/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Suspendă sau reactivează o organizație
 *
 * Oamenii unei organizații SUSPENDAT citesc în continuare, dar nu mai scriu: 403.
 *
 * Люди организации SUSPENDAT продолжают читать, но не пишут: 403.
 *
 * The people of an organization that is SUSPENDAT go on reading, but do not write: 403.
 */
export const organizatiiSetStatut = (client: Client, call: Call<t.OrganizatiiSetStatutData>) =>
  client.send<t.OrganizatiiSetStatutResponses>({"service":"documents","id":"organizatii.setStatut","method":"PUT","path":"/api/admin/organizatii/{id}/statut","body":"json","schemes":["userToken"]}, call);
