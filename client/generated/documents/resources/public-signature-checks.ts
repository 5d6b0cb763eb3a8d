// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Verifică semnăturile unui PDF, fără a-l păstra
 *
 * Toate semnăturile din PDF, cea mai veche întâi; fără semnături, o listă goală. Fișierul nu se păstrează și nu se caută aici. CONTINUT_MODIFICAT: fișierul a fost schimbat după semnătură. REVOCARE_NEVERIFICATA: acum nu se poate afla dacă un certificat a fost revocat. Un fișier care nu este un PDF citibil, sau conține prea mult, este 422.
 *
 * Все подписи PDF, начиная со старейшей; без подписей — пустой список. Файл не сохраняется и здесь не ищется. CONTINUT_MODIFICAT: файл изменён после подписи. REVOCARE_NEVERIFICATA: сейчас нельзя узнать, отозван ли сертификат. Файл, который не является читаемым PDF или содержит слишком много, — 422.
 *
 * All signatures of the PDF, oldest first; without signatures an empty list. The file is neither kept nor searched for here. CONTINUT_MODIFICAT: the file was changed after the signature. REVOCARE_NEVERIFICATA: nobody says now if a certificate was revoked. A file that is no readable PDF, or contains too much, is 422.
 */
export const publicSignatureChecksVerify = (client: Client, call: Call<t.PublicSignatureChecksVerifyData>) =>
  client.send<t.PublicSignatureChecksVerifyResponses>({"service":"documents","id":"public.signature-checks.verify","method":"POST","path":"/api/v1/public/signature-checks","body":"multipart"}, call);
