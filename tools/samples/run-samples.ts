import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { DemoValues } from "../../localstack/demo/reference.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { fileOf, samplesOf, writeSamples, type Sample } from "./write-samples.ts";

/** What came of a sample: the status of the last answer, and the error that it threw. */
export interface Outcome {
  status?: number;
  error: string;
}

/** Demo values with the records that samples need, as a reader gets them who lets the page make them. */
export async function demoAt(url: string, service: string): Promise<DemoValues> {
  const reply = await fetch(`${url}/${service}/docs/demo`, { method: "POST" });
  if (!reply.ok) throw new Error(`${service}/docs/demo answers ${String(reply.status)}`);
  return (await reply.json()) as DemoValues;
}

const METHODS = ["get", "post", "put", "patch", "delete"];
/** The addresses of operations that end the tokens which other samples carry: of a session, of a sign-in, and of an account. */
const ends = ["/sessions/current", "/sign-ins/current", "/api/authenticate"];
/** The place of a sample among those that end tokens, 0 for one that does not. */
const endOf = ({ operation: { path, method } }: Sample): number =>
  method === "delete" ? ends.findIndex((end) => path.endsWith(end)) + 1 : 0;

/** Reads before writes, and what removes last, so that samples do not take records away from each other. */
const inOrder = (samples: Sample[]): Sample[] =>
  samples.toSorted(
    (a, b) =>
      endOf(a) - endOf(b) || METHODS.indexOf(a.operation.method) - METHODS.indexOf(b.operation.method),
  );

/** Runs files in one process, in their order. */
async function runFiles(files: string[]): Promise<Outcome[]> {
  const script = join(root, "tools/samples/run-files.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  child.stdin.end(files.map((file) => `${file}\n`).join(""));
  const outcomes: Outcome[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    outcomes.push(JSON.parse(line) as Outcome);
  await ended;
  return outcomes;
}

/**
 * Runs those samples of a service against the system at `url` that `isWanted`; `isGood` says which outcomes stand. One
 * that does not is run once more with values of its own, since another sample may have taken its record.
 */
export async function runSamples(
  { url, base, service, folder }: Record<"url" | "base" | "service" | "folder", string>,
  isWanted: (sample: Sample) => boolean,
  isGood: (sample: Sample, outcome: Outcome) => boolean,
): Promise<Map<Sample, Outcome>> {
  async function round(part: string, wanted: (sample: Sample) => boolean): Promise<[Sample, Outcome][]> {
    const samples = await samplesOf(service, { base, demo: await demoAt(url, service) });
    const chosen = inOrder(samples.filter(wanted));
    const place = join(folder, part);
    await writeSamples(place, chosen);
    const outcomes = await runFiles(chosen.map((sample) => fileOf(place, sample)));
    return chosen.map((sample, index) => [sample, outcomes[index] ?? { error: "the process ended" }]);
  }
  const first = await round("first", isWanted);
  const failed = first.filter(([sample, outcome]) => !isGood(sample, outcome)).map(([sample]) => sample);
  if (failed.length === 0) return new Map(first);
  const ids = new Set(failed.map(({ operation }) => operation.operationId));
  const second = await round("second", ({ operation }) => ids.has(operation.operationId));
  return new Map([...first.filter(([sample]) => !failed.includes(sample)), ...second]);
}
