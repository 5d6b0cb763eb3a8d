import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { pythonScript } from "./python.ts";

/** A report of Amazon SES about a mail that nobody sent. */
const sesReport = {
  source: "aws.ses",
  "detail-type": "Email Bounced",
  time: "2026-01-01T00:00:00Z",
  detail: { eventType: "Bounce", mail: { messageId: "unknown" }, bounce: { bounceType: "Permanent" } },
};

/**
 * Invokes the functions of notifications that a schedule or the event bus calls, so that IAM decides on each of their
 * requests. @throws Error if one of them fails
 */
export async function runsOnSchedule(env: Record<string, string>): Promise<string> {
  const called = Object.entries(declaredFunctions()).filter(
    ([name, { events = [] }]) =>
      name.startsWith("notifications-") &&
      events.some(({ schedule, eventBridge }) => schedule ?? eventBridge),
  );
  const functions = called.map(([name, { events = [] }]) => ({
    name: `temelia-prod-${name}`,
    event: events.some(({ eventBridge }) => eventBridge) ? sesReport : {},
  }));
  for (const { name, event } of functions)
    await pythonScript("invoke.py", [name, JSON.stringify(event)], env);
  if (functions.length === 0) throw new Error("no function of notifications has a schedule");
  return `${String(functions.length)} scheduled functions`;
}
