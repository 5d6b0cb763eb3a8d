// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Schimbările unei înregistrări
 *
 * Cine a schimbat înregistrarea, când, ce câmpuri, cu valorile de dinainte; cea mai nouă întâi. Parolele, secretele și datele persoanelor apar doar cu numele câmpului. Administratorul serviciului le citește și după ștergere.
 *
 * Кто изменил запись, когда, какие поля, с прежними значениями; новые первыми. Пароли, секреты и данные людей — только названием поля. Администратор сервиса читает их и после удаления.
 *
 * Who changed the record, when, which fields, with the former values; newest first. Passwords, secrets and data of people appear only by the name of their field. A service administrator reads them after a removal, too.
 */
export const adminRecordsListChanges = (client: Client, call: Call<t.AdminRecordsListChangesData>) =>
  client.send<t.AdminRecordsListChangesResponses>({"service":"documents","id":"admin.records.listChanges","method":"GET","path":"/api/v1/admin/records/{record}/changes","schemes":["sessionToken"]}, call);
