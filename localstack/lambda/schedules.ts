import { randomUUID } from "node:crypto";
import { Cron } from "croner";
import type { FunctionDeclaration } from "../serverless/functions.ts";
import type { Lambda } from "./lambda.ts";

const MILLISECONDS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Runs the scheduled functions at their times, as EventBridge does: `rate(15 minutes)`, or `cron(0 1 * * ? *)` in UTC.
 * @throws Error for another schedule
 */
export function startSchedules(lambda: Lambda, functions: Record<string, FunctionDeclaration>): void {
  for (const [name, { events = [] }] of Object.entries(functions)) {
    for (const { schedule } of events) {
      if (schedule === undefined) continue;
      repeat(schedule, () => {
        lambda.invoke(name, eventAt(new Date())).catch((error: unknown) => {
          console.error(name, error);
        });
      });
    }
  }
}

/** Calls `act` at the times of an EventBridge schedule, until the process ends. */
export function repeat(schedule: string, act: () => void): void {
  const [, number = "", unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  const [, cron] = /^cron\((.+)\)$/.exec(schedule) ?? [];
  const every = Number(number) * (MILLISECONDS[unit] ?? NaN);
  if (every > 0) setInterval(act, every);
  else if (cron) new Cron(`0 ${cron}`, { mode: "7-part", utcOffset: 0, alternativeWeekdays: true }, act);
  else throw new Error(`The schedule ${schedule} is neither a rate nor a cron expression`);
}

const eventAt = (time: Date) => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  account: "000000000000",
  time: time.toISOString(),
  region: process.env.AWS_REGION,
  resources: [],
  detail: {},
});
