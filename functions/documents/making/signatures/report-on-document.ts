import { clock } from "../../../../shared/clock.ts";
import { documentFileName } from "../../../../shared/content/file-name.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import type { Principal } from "../../access/principal.ts";
import { isConfidential } from "../../files/content/content-at-rest.ts";
import { type Report, reportFile, type Wanted } from "./report.ts";
import { reportedProofs } from "./signed-data.ts";
import { judgeDocument } from "./verify-inside.ts";

/** The report on the signatures of the current version of a document. @throws as `verifyInside` */
export async function reportOnDocument(
  caller: Principal,
  id: number,
  { password, ...wanted }: Wanted & { password: string | undefined },
): Promise<FileContent> {
  const { trustOfReport } = await import("./trust.ts");
  const { trust, fetched } = trustOfReport();
  const at = clock.now();
  const { document, kind, signatures, proofs, contents } = await judgeDocument(caller, id, {
    password,
    trust,
  });
  const { denumire, extensie = "", dimensiune = 0, hashSha256 = "" } = document;
  const report: Report = {
    isConfidential: isConfidential(document),
    verified: {
      name: documentFileName(denumire, extensie),
      kind,
      size: dimensiune,
      hash: hashSha256,
      at,
      signatures: signatures.map(({ shown }) => shown),
      proofs,
      contents,
    },
    reported: {
      at,
      fetched,
      signatures: signatures.map((one) => ({ ...one, data: one.data() })),
      proofs: reportedProofs(proofs, contents),
    },
  };
  return reportFile(report, wanted);
}
