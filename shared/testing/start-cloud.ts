import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCloud, type Cloud } from "../../localstack/cloud/start-cloud.ts";
import { startSigningService } from "../../localstack/signing-service/start-signing-service.ts";
import type { FaultName } from "../../localstack/cloud/edge/faults/faults.ts";

/**
 * The faults of `TEMELIA_FAULTS=on`: every one, at the rates of a bad day, except `transactionMs`, which tests with a
 * separate cloud switch on.
 */
const badDay: Partial<Record<FaultName, number>> = {
  gsiLagMs: 300,
  transactionConflict: 0.05,
  dynamodbThrottling: 0.02,
  unprocessedKeys: 0.05,
  kmsThrottling: 0.1,
  s3Unavailable: 0.03,
  s3SlowDown: 0.02,
  dynamodbDropped: 0.05,
  s3Dropped: 0.05,
  sqsDropped: 0.05,
  slowAnswers: 0.02,
  slowMs: 100,
  duplicateMessages: 0.1,
  reorderedMessages: 0.2,
};

/**
 * One local cloud for all test files of a run; each file provisions a separate stage. Indexes lag in every run.
 * `TEMELIA_ENGINE` names the DynamoDB engine, `TEMELIA_FAULTS=on` runs everything under every fault, from
 * `TEMELIA_FAULTS_SEED`.
 */
export default async function (): Promise<() => Promise<void>> {
  const { TEMELIA_ENGINE: engine, TEMELIA_FAULTS: faults, TEMELIA_FAULTS_SEED: seed = "1" } = process.env;
  const cloud = await startCloud({ gsiLagMs: 300, ...(engine ? { engine: engine as never } : {}) });
  const signing = await startSigningService();
  const folder = mkdtempSync(join(tmpdir(), "temelia-tests-"));
  process.env.TEMELIA_TEST_CLOUD = cloud.endpoint;
  process.env.TEMELIA_TEST_FOLDER = folder;
  process.env.TEMELIA_TEST_SIGNING = signing.url;
  process.env.TEMELIA_TEST_TRUST = signing.authority.root.toString();
  const stop = async () => {
    await Promise.all([cloud.stop(), signing.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (faults !== "on") return stop;
  await cloud.faults.change({ ...badDay, seed: Number(seed) });
  return async () => {
    report(cloud);
    await stop();
  };
}

/** Prints how often each fault was injected; a fault that never occurred has tested nothing, and fails the run. */
function report({ faults }: Cloud): void {
  const rows = Object.entries(faults.state()).filter(([name]) => name in badDay && name !== "slowMs");
  const lines = rows.map(([name, { injected }]) => `  ${name.padEnd(20)} ${String(injected).padStart(6)}`);
  process.stdout.write(`\nFaults injected:\n${lines.join("\n")}\n`);
  const missing = rows.filter(([, { injected }]) => injected === 0).map(([name]) => name);
  if (missing.length === 0) return;
  process.stderr.write(`Never injected: ${missing.join(", ")}\n`);
  process.exitCode = 1;
}
