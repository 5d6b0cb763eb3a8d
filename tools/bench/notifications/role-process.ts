import { setTimeout as sleep } from "node:timers/promises";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
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
    const { expand } = await import("../../../functions/notifications/delivering/expansion/expand.ts");
    return async ([id = 0]) => expand(id, { onMade: () => undefined });
  },
  /** Expands the notification with an id until so many deliveries of it are made. It goes on until the process ends. */
  expanderTo: async (): Promise<Task> => {
    const { expand } = await import("../../../functions/notifications/delivering/expansion/expand.ts");
    const { readLarge } = await import("../../../functions/notifications/state/progress/large.ts");
    const isMade = async (id: number, most: number) => {
      while ((await readLarge({ id })).made < most) await sleep(WATCH_MS);
    };
    return async ([id = 0, most = 0]) =>
      Promise.race([expand(id, { onMade: () => undefined }), isMade(id, most)]);
  },
  /** Expands what the queue of expansions brings, and dispatches meanwhile, as the function of the expander does. */
  expansions: async (): Promise<Task> => {
    const { drain } = await import("../../../shared/testing/queues.ts");
    const { expansions } = await import("../../../functions/notifications/records/lanes.ts");
    const { handler } = await import("../../../functions/notifications/delivering/expansion/consumer.ts");
    return () => drain(expansions, handler);
  },
  /** Sends what the queue of deliveries brings, for so many milliseconds. */
  deliveries: async (): Promise<Task> => {
    const { drain } = await import("../../../shared/testing/queues.ts");
    const { deliveries } = await import("../../../functions/notifications/records/lanes.ts");
    const { handler } = await import("../../../functions/notifications/delivering/delivery/consumer.ts");
    return async ([ms = 0]) => {
      const until = performance.now() + ms;
      const isOver = () => performance.now() >= until;
      const nothing = ({ Records }: SQSEvent): SQSBatchResponse => ({
        batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
      });
      while (!isOver()) {
        await drain(deliveries, async (event) => (isOver() ? nothing(event) : handler(event)));
        await sleep(WATCH_MS);
      }
    };
  },
  /** Releases deliveries for so many milliseconds. */
  dispatcher: async (): Promise<Task> => {
    const { dispatch } = await import("../../../functions/notifications/delivering/dispatch/dispatch.ts");
    const { breakers } =
      await import("../../../functions/notifications/delivering/dispatch/provider-breakers.ts");
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
  /** The most that it has had. */
  mostMegabytes: number;
  result: unknown;
}

const BATCH = 10;
const WATCH_MS = 50;

dropLogLines();
const run = await roles[process.argv[2] as Role]();

async function report(numbers: number[]): Promise<void> {
  const began = performance.now();
  const result = await run(numbers);
  const seconds = (performance.now() - began) / 1000;
  globalThis.gc?.();
  const megabytes = process.memoryUsage.rss() / 1e6;
  const mostMegabytes = process.resourceUsage().maxRSS / 1000;
  process.send?.({ seconds, megabytes, mostMegabytes, result } satisfies Ran);
}

process.on("message", (numbers: number[]) => {
  report(numbers).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on("disconnect", () => process.exit());
