// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Istoricul versiunilor după codul documentului, cea mai nouă întâi
 */
export const machineVersionsList = (client: Client, call: Call<t.MachineVersionsListData>) =>
  client.send<t.MachineVersionsListResponses>({"service":"documents","id":"machine-versions.list","method":"GET","path":"/api/v1/documents/{cod}/versiuni","schemes":["machineToken"]}, call);

/**
 * Adaugă o versiune a unui document al emitentului
 *
 * Un formular cu `file` și `comentariu`, sau JSON cu `uploadId`: `x-alternative-content`. Ajunge documente.write: cine nu poate citi documentul îi poate adăuga versiuni. Un document care nu este ACTIV este refuzat: 409.
 *
 * Форма с `file` и `comentariu` или JSON с `uploadId`: `x-alternative-content`. Достаточно documente.write: кто не может читать документ, может добавлять версии. Документ не в состоянии ACTIV отклоняется: 409.
 *
 * A form with `file` and `comentariu`, or JSON with `uploadId`: `x-alternative-content`. documente.write is enough: who cannot read the document can add versions to it. A document that is not ACTIV is refused: 409.
 */
export const machineVersionsCreate = (client: Client, call: Call<t.MachineVersionsCreateData>) =>
  client.send<t.MachineVersionsCreateResponses>({"service":"documents","id":"machine-versions.create","method":"POST","path":"/api/v1/documents/{cod}/versiuni","body":"multipart","schemes":["machineToken"],"isKeyed":true}, call);

/**
 * Conținutul unei versiuni, după codul documentului
 *
 * Ca descărcarea conținutului curent, și cu parola documentului.
 *
 * Как скачивание текущего содержимого, в том числе с паролем документа.
 *
 * As the download of the current content, also with the document's password.
 */
export const machineVersionsDownload = (client: Client, call: Call<t.MachineVersionsDownloadData>) =>
  client.send<t.MachineVersionsDownloadResponses>({"service":"documents","id":"machine-versions.download","method":"GET","path":"/api/v1/documents/{cod}/versiuni/{numar}/continut","isFile":true,"schemes":["machineToken"]}, call);

/**
 * Readuce o versiune a unui document al emitentului ca versiune nouă
 *
 * Conținutul versiunii devine din nou curent, ca versiune nouă; nimic nu se șterge. Conținutul foarte mare continuă în fundal: 202, cu starea la adresa din Location.
 *
 * Содержимое версии снова становится текущим как новая версия; ничего не удаляется. Очень большое содержимое обрабатывается в фоне: 202, состояние — по адресу из Location.
 *
 * The content of the version becomes current again, as a new version; nothing is deleted. Very large content continues in the background: 202, with its status at the address in Location.
 */
export const machineVersionsRestore = (client: Client, call: Call<t.MachineVersionsRestoreData>) =>
  client.send<t.MachineVersionsRestoreResponses>({"service":"documents","id":"machine-versions.restore","method":"POST","path":"/api/v1/documents/{cod}/versiuni/{numar}/restaurare","schemes":["machineToken"],"isKeyed":true}, call);
