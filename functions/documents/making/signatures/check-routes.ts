import { limited } from "../../../../shared/http/access.ts";
import { multipart } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { file } from "../../../../shared/http/multipart.ts";
import { publicRate } from "../../../../shared/http/public/rate.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { visitor } from "../../access/anybody.ts";
import { documents, post } from "../../service.ts";
import { checkFile, SignatureCheckView } from "./check-file.ts";
import { ReportQuery } from "./report.ts";
import { reportOnSent } from "./report-on-sent.ts";

/** For people who got a signed file from elsewhere. */
export const signatureChecks = routes("signature-checks", {
  verify: post(
    "/api/v1/public/signature-checks",
    {
      access: limited(visitor, publicRate("signature-checks")),
      summary: "Verifică semnăturile unui fișier, fără a-l păstra",
      body: multipart({ file: file(), continutSemnat: file().optional() }),
      returns: SignatureCheckView,
      refuses: ["unprocessable"],
      idempotent: false,
    },
    ({ body: { file: signed, continutSemnat: content } }) =>
      checkFile(signed.bytes, content ? [{ name: content.name, bytes: content.bytes }] : []),
  ),
  generateReport: post(
    "/api/v1/public/signature-checks/report",
    {
      access: limited(visitor, publicRate("signature-checks")),
      summary: "Raportul verificării semnăturilor unui fișier, fără a-l păstra",
      query: query(ReportQuery),
      body: multipart({ file: file(), continutSemnat: file().optional() }),
      returns: binary,
      refuses: ["unprocessable"],
      // A verdict is only valid at its time.
      idempotent: false,
    },
    ({ body: { file: signed, continutSemnat: content }, query: { format }, language }) =>
      reportOnSent(signed, content, { format, language }),
  ),
});

/** Anybody sends it files: it may not sign, knows no signing service, and opens no record and no content. */
export const handler = lambdaHandler(documents, signatureChecks);
