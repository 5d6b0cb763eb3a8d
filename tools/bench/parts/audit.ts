import { audit, type AuditOptions } from "../../../functions/platform/audit/audit.ts";
import { readContract } from "../../../functions/platform/audit/contract/read-contract.ts";
import type { Network } from "../../../functions/platform/audit/probe/probe.ts";
import { auditRunner } from "../../../functions/platform/auditor/run-audit.ts";
import { askForAudit } from "../../../functions/platform/audits/ask-for-audit.ts";
import { Systems } from "../../../functions/platform/records/system.ts";
import { sealCredentials } from "../../../functions/platform/systems/credentials.ts";
import { clock } from "../../../shared/clock.ts";
import { create } from "../../../shared/data/repository.ts";
import { nextId } from "../../../shared/ids.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { largeContract } from "../../../shared/testing/large-contract.ts";
import {
  sampleContract,
  sampleRegistration,
  startSampleSystem,
  type SampleSystem,
} from "../../../shared/testing/sample-system.ts";
import { median, timed } from "../measure.ts";
import { watchMemory } from "../memory-watch.ts";
import { table, verdict, type Section } from "../report.ts";

const LARGE = { operations: 2_000, bytes: 5_000_000 };
const MOST = { seconds: 10, megabytes: 512, requests: 400, auditSeconds: 60 };

/** The numbers of the conformance audit: its engine, an audit of the sample system, and its worker. */
export async function auditNumbers({ rounds }: { rounds: number }): Promise<Section> {
  const sample = await startSampleSystem();
  const large = await judgeLarge(rounds);
  const judged = await judgeReplayed(sample, rounds);
  const paced = await auditPaced(sample);
  const calls = await callsOfAudits(sample);
  await sample.stop();
  const holds = (value: number, most: number) => verdict(value <= most);
  return {
    title: "21. Conformance audit",
    body: [
      `A contract of ${(large.bytes / 1e6).toFixed(1)} MB with ${large.operations} operations, as JSON text, judged against another one of the same ` +
        `size; medians of ${rounds} rounds. The sample system (shared/testing/sample-system.ts, ${paced.operations} operations) is audited at the pace of ` +
        "the service: 10 requests a second, 2 at once.",
      table(
        ["what", "value", "at most", "verdict"],
        [
          [
            "the large contract, s",
            large.seconds.toFixed(2),
            MOST.seconds,
            holds(large.seconds, MOST.seconds),
          ],
          ["… s of CPU", large.cpuSeconds.toFixed(2), "", ""],
          [
            "… MB above rest (PSS)",
            large.megabytes.toFixed(0),
            MOST.megabytes,
            holds(large.megabytes, MOST.megabytes),
          ],
          ["exchanges planned, read and judged a second of CPU", judged.toFixed(0), "", ""],
          [
            "requests of an audit of the sample",
            paced.requests,
            MOST.requests,
            holds(paced.requests, MOST.requests),
          ],
          ["… s", paced.seconds.toFixed(1), MOST.auditSeconds, holds(paced.seconds, MOST.auditSeconds)],
        ],
      ),
      "AWS calls, counted where the SDK's clients are called; their number does not depend on the requests of an audit, but for the " +
        "renewals of its lease (one each 5 s) and the reads whether it is to stop (one each 2 s), which these audits are too short for.",
      table(["what", "calls"], calls),
    ],
  };
}

const bytesOf = (document: unknown): Uint8Array => Buffer.from(JSON.stringify(document));

const { fetchWhole } = guardedFetch(["127.0.0.1"]);

const networkOf = (fetch: Network["fetch"], timing: Partial<Network["timing"]> = {}): Network => ({
  fetch,
  rulesUrl: "https://temelia.example/api/v1/public/rules",
  timing: { now: () => performance.now(), sleep: () => Promise.resolve(), paced: false, ...timing },
});

const optionsWith = (more: Pick<AuditOptions, "network"> & Partial<AuditOptions>): AuditOptions => ({
  ...{ id: "7", systemId: "1", trigger: "demand", clock, ...more },
});

/** CPU seconds of an act in all threads of this process, beside its time. */
async function cpuTimed<T>(
  act: () => Promise<T>,
): Promise<{ seconds: number; cpuSeconds: number; result: T }> {
  const before = process.cpuUsage();
  const { ms, result } = await timed(act);
  const { user, system } = process.cpuUsage(before);
  return { seconds: ms / 1_000, cpuSeconds: (user + system) / 1e6, result };
}

async function judgeLarge(rounds: number) {
  const contract = bytesOf(largeContract(LARGE));
  const base = largeContract(LARGE);
  base.info.version = "1.2.2";
  const baseContract = bytesOf(base);
  const registration = {
    ...sampleRegistration(""),
    baseUrl: undefined,
    openapiUrl: "http://127.0.0.1:1/openapi.json",
  };
  const options = optionsWith({ network: networkOf(fetchWhole), contract, baseContract });
  const { operations } = await readContract(contract);
  const memory = await watchMemory();
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push(await cpuTimed(() => audit(registration, options)));
  return {
    bytes: contract.length,
    operations: operations.length,
    seconds: median(measured.map(({ seconds }) => seconds)),
    cpuSeconds: median(measured.map(({ cpuSeconds }) => cpuSeconds)),
    megabytes: await memory.rise(),
  };
}

/** Exchanges a second of CPU without a network: the answers of a first audit are given again in their order. */
async function judgeReplayed(sample: SampleSystem, rounds: number): Promise<number> {
  const answers: Awaited<ReturnType<Network["fetch"]>>[] = [];
  const registration = { ...sampleRegistration(sample.url), limits: { atOnce: 1 } };
  const recording: Network["fetch"] = async (address, call) => {
    const answer = await fetchWhole(address, call);
    answers.push(answer);
    return answer;
  };
  const options = { baseContract: bytesOf(sampleContract()) };
  await audit(registration, optionsWith({ ...options, network: networkOf(recording) }));
  const rates = [];
  for (let round = 0; round < rounds; round += 1) {
    const replay = answers.values();
    const network = networkOf(() => Promise.resolve(replay.next().value ?? neverAsked()));
    const { cpuSeconds, result } = await cpuTimed(() =>
      audit(registration, optionsWith({ ...options, network })),
    );
    rates.push(result.report.requests / cpuSeconds);
  }
  return median(rates);
}

const neverAsked = (): never => {
  throw new Error("an audit has asked for more than the one before");
};

async function auditPaced(sample: SampleSystem) {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const network = networkOf(fetchWhole, { sleep, paced: true });
  const { ms, result } = await timed(() => audit(sampleRegistration(sample.url), optionsWith({ network })));
  const { contract, requests, verdict: found } = result.report;
  if (found !== "PASS") throw new Error(`the sample has ${found}`);
  return { seconds: ms / 1_000, requests, operations: contract.operations };
}

/** The AWS calls of asking for an audit, and of its worker: of a first one, one without news, one that opens an issue. */
async function callsOfAudits(sample: SampleSystem): Promise<string[][]> {
  const { credentials, ...fields } = sampleRegistration(sample.url);
  const id = nextId();
  const probe = { ...fields.probe, method: "POST" as const };
  const credentialsSealed = await sealCredentials(credentials, id);
  await create(Systems, { ...fields, id, probe, credentialsSealed, nextAuditAt: clock.iso(), audits: 0 });
  const run = auditRunner({
    ...networkOf(fetchWhole),
    certificateEndsAt: () => Promise.resolve(undefined),
  });
  const rows: string[][] = [];
  const counted = async (name: string) => {
    const asked = await callsOf(() => askForAudit(id, { trigger: "demand", zone: "admin" }));
    const worked = await callsOf(() => run(asked.result.id));
    rows.push(
      [`asking for ${name}`, tally(asked.calls).join(", ")],
      [`the worker of ${name}`, tally(worked.calls).join(", ")],
    );
  };
  await counted("the first audit of a system");
  await counted("an audit without news");
  sample.on.add("noun");
  await counted("an audit that opens an issue, with its mail");
  sample.on.clear();
  await counted("an audit that closes it, with its mail");
  return rows;
}
