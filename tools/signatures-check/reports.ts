import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { sha256 } from "../../shared/content/hash.ts";
import { expectedIn, trustIn } from "../../shared/testing/signed-corpus.ts";
import { etsiReport } from "../../functions/documents/signing/report/etsi-report.ts";
import { jdk, maven, missing } from "../checks/requirements.ts";
import { judged } from "./corpus-folder.ts";
import { installReference, validateReports } from "./reference.ts";

/*
 * `npm run signatures:check -- --reports <folder>`: the validation report of each file of a folder, validated against the schemas of
 * ETSI, which come with the reference implementation.
 */

export async function checkReports(folder: string): Promise<0 | 1> {
  const lacking = missing([jdk, maven]);
  if (lacking.length > 0) throw new Error(`Not installed: ${lacking.join(", ")}`);
  const place = mkdtempSync(join(tmpdir(), "temelia-reports-"));
  try {
    const reports = join(place, "reports");
    mkdirSync(reports);
    await writeReports(folder, reports);
    const classPath = installReference(join(root, ".tmp/signatures-check/reference"));
    return validateReports(classPath, reports) ? 0 : 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function writeReports(folder: string, reports: string): Promise<void> {
  const trust = { ...trustIn(folder), isReported: true };
  for (const [i, one] of expectedIn(folder).entries()) {
    const { signatures } = await judged(folder, one, trust);
    if (!signatures) continue;
    const hash = sha256(readFileSync(join(folder, "files", one.file)));
    const found = signatures.map((verdict) => ({ verdict, field: verdict.field, data: [{ hash }] }));
    const report = etsiReport({ at: trust.now, signatures: found, fetched: [] });
    writeFileSync(join(reports, `${String(i)}-${one.file.replaceAll("/", "_")}.xml`), report);
  }
}
