import { scheduledHandler } from "../../../shared/jobs/scheduled.ts";
import { askForDue } from "./ask-for-due.ts";
import { registerOwn } from "./register-own.ts";
import { tellEnds } from "./tell-ends.ts";
import { wakeForgotten } from "./wake-forgotten.ts";

/** Each hour: registers our own services, requests due audits, wakes forgotten ones, and announces the ends of waivers. */
export const handler = scheduledHandler("platform", "the schedule of audits", async () => {
  // Each part continues if another one fails; then the run fails, which its alarm shows.
  const parts = await Promise.allSettled([
    registerOwn().then(async (registered) => ({ registered, asked: await askForDue() })),
    wakeForgotten(),
    tellEnds(),
  ]);
  const failed = parts.find((part) => part.status === "rejected");
  if (failed) throw failed.reason;
  const [due, woken, told] = parts.map((part) => (part.status === "fulfilled" ? part.value : undefined));
  return { due, woken, told };
});
