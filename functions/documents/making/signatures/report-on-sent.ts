import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { refusalOf } from "./check-file.ts";
import { shownIn } from "./facts-in-file.ts";
import { type Report, reportFile, type Wanted } from "./report.ts";
import { dataOf, reportedProofs } from "./signed-data.ts";

/**
 * The report on a file that anyone sends, made of the verdict of this request: nothing is stored. @throws as `checkFile`
 */
export async function reportOnSent(
  { name, bytes }: UploadedFile,
  content: UploadedFile | undefined,
  wanted: Wanted,
): Promise<FileContent> {
  const { judgeBytes } = await import("./judge-bytes.ts");
  const { trustOfReport } = await import("./trust.ts");
  const { trust, fetched } = trustOfReport();
  const at = clock.now();
  const beside = content ? [{ name: content.name, bytes: content.bytes }] : [];
  const judged = await judgeBytes(bytes, beside, trust);
  if (!judged.signatures) throw refusalOf(judged);
  const hash = sha256(bytes);
  const signedFile = content && { name: content.name, hash: sha256(content.bytes) };
  const dataFor = (one: (typeof judged.signatures)[number]) => {
    if (judged.kind === "PDF") return [{ hash: sha256(bytes.subarray(0, one.end)) }];
    return dataOf(one, judged, signedFile?.hash ?? hash);
  };
  const report: Report = {
    verified: {
      name,
      kind: judged.kind,
      size: bytes.length,
      hash,
      at,
      signatures: judged.signatures.map(shownIn),
      signedFile,
      proofs: judged.proofs,
      contents: judged.contents,
    },
    reported: {
      at,
      fetched,
      signatures: judged.signatures.map((one) => ({ verdict: one, field: one.field, data: dataFor(one) })),
      proofs: reportedProofs(
        judged.proofs,
        judged.contents ?? (signedFile && [{ nume: signedFile.name, hashSha256: signedFile.hash }]),
      ),
    },
  };
  return reportFile(report, wanted);
}
