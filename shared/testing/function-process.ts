import type { APIGatewayProxyEventV2, SQSEvent } from "aws-lambda";

/** One call to a function in another process. */
export interface ProcessCall {
  id: number;
  /** File that exports `handler`. */
  module: string;
  event: APIGatewayProxyEventV2 | SQSEvent;
}

/** What came of it, and the most memory that the process had until then (resident set, bytes). */
export interface ProcessAnswer {
  id: number;
  reply: unknown;
  peakMemory: number;
}

/*
 * A process that runs functions as Lambda would: one after another are loaded and called, nothing is shared
 * with the test but the local cloud. Started by `functionProcesses`.
 */
process.on("message", (call: ProcessCall) => {
  void (async () => {
    const { handler } = (await import(call.module)) as { handler: (event: unknown) => Promise<unknown> };
    const reply = await handler(call.event);
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    process.send?.({ id: call.id, reply, peakMemory } satisfies ProcessAnswer);
  })();
});
process.on("disconnect", () => process.exit());
