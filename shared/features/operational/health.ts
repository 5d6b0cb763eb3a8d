import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { log } from "../../log.ts";

const dependencies = ["db", "cache", "search", "queue", "storage"] as const;
type Dependency = (typeof dependencies)[number];

/** Sends a request to a dependency and throws if it does not answer. `signal` aborts it at the time-out. */
export type Check = (signal: AbortSignal) => Promise<unknown>;
export type Checks = Partial<Record<Dependency, Check>>;

const status = z.enum(["UP", "DOWN"]);
const CheckView = z.object({ status, detail: z.string().optional() });

export const Liveness = z.object({ status }).meta({ id: "Liveness" });
export const Health = z
  .object({
    status,
    checks: z.object({
      db: CheckView,
      cache: CheckView,
      search: CheckView,
      queue: CheckView,
      storage: CheckView,
    }),
  })
  .meta({ id: "Health" });
export type Health = z.output<typeof Health>;

type HealthReport = z.output<typeof Health>;
type CheckResult = z.output<typeof CheckView>;

const TIMEOUT_MS = 1000;
const CACHE_TTL_MS = 5000;

/**
 * Reads the health of a service's dependencies: all checks run in parallel, each with a time-out of one second, and
 * the report is cached for five seconds, so that polling does not load the service.
 */
export function healthOf(checks: Checks): () => Promise<HealthReport> {
  let report: Promise<HealthReport> | undefined;
  let madeAt = -CACHE_TTL_MS;
  return () => {
    const now = performance.now();
    if (!report || now - madeAt >= CACHE_TTL_MS) {
      madeAt = now;
      report = runChecks(checks);
    }
    return report;
  };
}

async function runChecks(checks: Checks): Promise<HealthReport> {
  const answers = await Promise.all(
    dependencies.map(async (name) => [name, await runCheck(name, checks[name])] as const),
  );
  const down = answers.some(([, check]) => check.status === "DOWN");
  return {
    status: down ? "DOWN" : "UP",
    checks: Object.fromEntries(answers) as Record<Dependency, CheckResult>,
  };
}

async function runCheck(name: Dependency, check: Check | undefined): Promise<CheckResult> {
  if (!check) return { status: "UP", detail: "not used" };
  const finished = new AbortController();
  const late = sleep(TIMEOUT_MS, "late" as const, { signal: finished.signal });
  try {
    const first = await Promise.race([check(AbortSignal.timeout(TIMEOUT_MS)).then(() => "answered"), late]);
    return first === "late" ? { status: "DOWN", detail: "no answer within 1 s" } : { status: "UP" };
  } catch (error) {
    log.error("health check failed", error, { object: name });
    return { status: "DOWN", detail: "failed" };
  } finally {
    finished.abort();
    late.catch(() => undefined);
  }
}
