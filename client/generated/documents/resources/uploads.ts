// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Deschide o încărcare pe părți, pentru fișiere mari
 *
 * Fiecare parte se trimite cu PUT la adresa ei; toate în afară de ultima au `partSize` octeți. Apoi `documents.upload` sau `versions.create` primește `uploadId`. Cu `documentId` se refuză de la început ce s-ar refuza versiunii. Ce nu este încheiat până la `expiresAt` se șterge.
 *
 * Каждая часть отправляется PUT по своему адресу; все, кроме последней, имеют `partSize` байт. Затем `documents.upload` или `versions.create` принимает `uploadId`. С `documentId` сразу отклоняется то, что было бы отклонено для версии. Не завершённое до `expiresAt` удаляется.
 *
 * Each part is PUT to its own address; all but the last have `partSize` bytes. Then `documents.upload` or `versions.create` takes the `uploadId`. With `documentId` whatever would refuse the version refuses the upload. What is not completed by `expiresAt` is removed.
 */
export const uploadsCreate = (client: Client, call: Call<t.UploadsCreateData>) =>
  client.send<t.UploadsCreateResponses>({"service":"documents","id":"uploads.create","method":"POST","path":"/api/documents/uploads","body":"json","schemes":["userToken"]}, call);

/**
 * Starea unei încărcări
 *
 * Doar pentru cine a deschis-o. După 202 se citește până la FINALIZATA, cu documentul, sau ESUATA, cu cheia refuzului; `octeti` arată cât s-a prelucrat.
 *
 * Только для открывшего её. После 202 читается до FINALIZATA, с документом, или ESUATA, с ключом отказа; `octeti` показывает, сколько обработано.
 *
 * Only for who opened it. After a 202 it is read until FINALIZATA, with the document, or ESUATA, with the key of the refusal; `octeti` shows how much was processed.
 */
export const uploadsRead = (client: Client, call: Call<t.UploadsReadData>) =>
  client.send<t.UploadsReadResponses>({"service":"documents","id":"uploads.read","method":"GET","path":"/api/documents/uploads/{uploadId}","schemes":["userToken"]}, call);
