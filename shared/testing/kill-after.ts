import { setTimeout as sleep } from "node:timers/promises";
import type { Faults } from "../../localstack/cloud/edge/faults/faults.ts";
import { Killed, type KillableProcesses } from "./killable-processes.ts";

/** The process to kill, as the cloud's edge knows it. */
export interface Target {
  processes: KillableProcesses;
  worker: string;
  faults: Faults;
}

/** Sends a request, and kills the process after its nth write; undefined if it was killed. */
export async function killAfter<Answer>(
  nth: number,
  { processes, worker, faults }: Target,
  send: () => Promise<Answer>,
): Promise<Answer | undefined> {
  let writes = 0;
  const isIts = (application: string | undefined) => application === worker && (writes += 1) === nth;
  const hold = faults.hold(({ application }) => isIts(application));
  const sent = send().catch((error: unknown) => {
    if (error instanceof Killed) return undefined;
    throw error;
  });
  const killed = hold.caught.then(() => processes.kill(worker));
  const answer = await Promise.race([sent, killed.then(() => undefined)]);
  hold.release();
  return answer;
}

/** Sends a request again as a client does: after a lost connection, and after Retry-After. */
export async function repeat<Answer extends { status: number; headers: Record<string, unknown> }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (![409, 503].includes(answer.status) || !answer.headers["retry-after"]) return answer;
    await sleep(Number(answer.headers["retry-after"]) * 1000);
  }
}
