import { dropLogLines } from "../report.ts";

/*
 * One role of notifications in a process of its own, whose memory is that of its function: nothing else is loaded. It takes one
 * task after the other, and ends with its parent.
 */

/** The numbers of a task, as its role reads them. */
type Task = (numbers: number[]) => Promise<unknown>;

/** Sends deliveries, ten at a time. */
async function worker(): Promise<Task> {
  const { takeBatch } = await import("./take-batch.ts");
  return async (ids) => {
    for (let start = 0; start < ids.length; start += BATCH) await takeBatch(ids.slice(start, start + BATCH));
  };
}

const roles = {
  /** Expands the notification with an id. */
  expander: async (): Promise<Task> => {
    const { expand } = await import("../../../functions/notifications/expansion/expand.ts");
    return async ([id = 0]) => expand(id, { onMade: () => undefined });
  },
  /** Releases deliveries for so many milliseconds. */
  dispatcher: async (): Promise<Task> => {
    const { dispatch } = await import("../../../functions/notifications/dispatch/dispatch.ts");
    const { breakers } = await import("../../../functions/notifications/dispatch/provider-breakers.ts");
    return async ([ms = 0]) => dispatch({ breakers, until: performance.now() + ms });
  },
  /** Sends the deliveries with these ids. */
  worker,
  /** The same; tells the attempts of its transactions. */
  observedWorker: async (): Promise<Task> => {
    const { attemptsOf } = await import("../../../shared/testing/attempts.ts");
    const send = await worker();
    return async (ids) => (await attemptsOf(() => send(ids))).attempts;
  },
};

export type Role = keyof typeof roles;

/** What a task took. */
export interface Ran {
  seconds: number;
  /** The memory of the process afterwards, when its garbage is collected. */
  megabytes: number;
  result: unknown;
}

const BATCH = 10;

dropLogLines();
const run = await roles[process.argv[2] as Role]();

async function report(numbers: number[]): Promise<void> {
  const began = performance.now();
  const result = await run(numbers);
  const seconds = (performance.now() - began) / 1000;
  globalThis.gc?.();
  process.send?.({ seconds, megabytes: process.memoryUsage.rss() / 1e6, result } satisfies Ran);
}

process.on("message", (numbers: number[]) => {
  report(numbers).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on("disconnect", () => process.exit());
