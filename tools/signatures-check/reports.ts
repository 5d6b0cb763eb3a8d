import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256 } from "../../shared/content/hash.ts";
import { expectedIn, trustIn } from "../../shared/testing/signed-corpus.ts";
import { etsiReport } from "../../functions/documents/signing/report/etsi-report.ts";
import { jdk, maven, missing } from "../checks/requirements.ts";
import { judged } from "./corpus-folder.ts";

/*
 * `npm run signatures:check -- --reports <folder>`: the validation report of each file of a folder, validated against the schemas of
 * ETSI, which Maven downloads with the reference implementation.
 */

const UNPACK = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack";
const SCHEMAS = ["specs-xmldsig", "specs-xades", "specs-trusted-list", "specs-validation-report"];
const VERSION = "6.4";

export async function checkReports(folder: string): Promise<0 | 1> {
  const lacking = missing([jdk, maven]);
  if (lacking.length > 0) throw new Error(`Not installed: ${lacking.join(", ")}`);
  const place = mkdtempSync(join(tmpdir(), "temelia-reports-"));
  try {
    const reports = join(place, "reports");
    mkdirSync(reports);
    await writeReports(folder, reports);
    for (const name of SCHEMAS) {
      const artifact = `eu.europa.ec.joinup.sd-dss:${name}:${VERSION}:jar`;
      run("mvn", ["-q", "-B", UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${place}`]);
    }
    return run("java", [join(import.meta.dirname, "ReportSchema.java"), place, reports]) === 0 ? 0 : 1;
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

const run = (program: string, args: string[]): number | null =>
  spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] }).status;
