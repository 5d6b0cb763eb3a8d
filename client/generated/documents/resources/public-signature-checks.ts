// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Verifică semnăturile unui fișier, fără a-l păstra
 *
 * Toate semnăturile din fișier (PDF, XML, JSON, container ASiC, `.p7m`, `.p7s`), cea mai veche întâi; fără semnături, o listă goală. Fișierul nu se păstrează și nu se caută aici. CONTINUT_MODIFICAT: fișierul a fost schimbat după semnătură. REVOCARE_NEVERIFICATA: acum nu se poate afla dacă un certificat a fost revocat. Un `.p7m` sau `.p7s` se verifică la fel; fișierul semnat separat se trimite în `continutSemnat`. Mărcile temporale și înregistrările de dovezi (`.tst`, `.ers`) nu sunt semnături: se află în `dovezi`. Un fel de semnătură care nu se poate verifica aici este 422, `nesustinut`, cu numele lui. Un fișier care nu poate fi citit, sau conține prea mult, este 422.
 *
 * Все подписи файла (PDF, XML, JSON, контейнер ASiC, `.p7m`, `.p7s`), начиная со старейшей; без подписей — пустой список. Файл не сохраняется и здесь не ищется. CONTINUT_MODIFICAT: файл изменён после подписи. REVOCARE_NEVERIFICATA: сейчас нельзя узнать, отозван ли сертификат. `.p7m` и `.p7s` проверяются так же; отдельно подписанный файл отправляется в `continutSemnat`. Метки времени и записи о доказательствах (`.tst`, `.ers`) не являются подписями: они в `dovezi`. Вид подписи, который здесь нельзя проверить, — 422, `nesustinut`, с его названием. Файл, который нельзя прочитать или который содержит слишком много, — 422.
 *
 * All signatures of the file (PDF, XML, JSON, ASiC container, `.p7m`, `.p7s`), oldest first; without signatures an empty list. The file is neither kept nor searched for here. CONTINUT_MODIFICAT: the file was changed after the signature. REVOCARE_NEVERIFICATA: nobody says now if a certificate was revoked. A `.p7m` or `.p7s` is checked too; the file that it signed beside it is sent in `continutSemnat`. Time stamps and evidence records (`.tst`, `.ers`) are no signatures: they are in `dovezi`. A kind of signature that cannot be checked here is 422, `nesustinut`, with its name. A file that cannot be read, or contains too much, is 422.
 */
export const publicSignatureChecksVerify = (client: Client, call: Call<t.PublicSignatureChecksVerifyData>) =>
  client.send<t.PublicSignatureChecksVerifyResponses>({"service":"documents","id":"public.signature-checks.verify","method":"POST","path":"/api/v1/public/signature-checks","body":"multipart"}, call);

/**
 * Raportul verificării semnăturilor unui fișier, fără a-l păstra
 *
 * Ca `public.signature-checks.verify`, cu răspunsul ca fișier: `pdf` sau `html` pentru oameni, în limba din Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) pentru programe. Nu se păstrează nici fișierul, nici raportul.
 *
 * Как `public.signature-checks.verify`, но ответ — файл: `pdf` или `html` для людей, на языке из Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) для программ. Ни файл, ни отчёт не сохраняются.
 *
 * As `public.signature-checks.verify`, with a file as the answer: `pdf` or `html` for people, in the language of Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) for programs. Neither the file nor the report is kept.
 */
export const publicSignatureChecksGenerateReport = (client: Client, call: Call<t.PublicSignatureChecksGenerateReportData>) =>
  client.send<t.PublicSignatureChecksGenerateReportResponses>({"service":"documents","id":"public.signature-checks.generateReport","method":"POST","path":"/api/v1/public/signature-checks/report","body":"multipart","isFile":true}, call);
