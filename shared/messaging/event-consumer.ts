import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { BACKGROUND_MS, withBudget, withContext, type Invocation } from "../context.ts";
import { log } from "../log.ts";
import { readSecrets } from "../secrets/read-secrets.ts";

/** A Lambda function that takes the events of an event bus. */
export type EventHandler = (event: unknown, invocation?: Invocation) => Promise<void>;

interface EventConsumerOptions<S extends z.ZodType> {
  /** Name of the service, for logs. */
  service: string;
  event: S;
  /** Must be safe to run twice: EventBridge delivers at least once. If it throws, the event is delivered again. */
  handle(event: z.output<S>): Promise<void>;
}

/** Handles events that fit a schema; another one is logged without its content and dropped, since it would never fit. */
export const eventConsumer =
  <S extends z.ZodType>({ service, event: schema, handle }: EventConsumerOptions<S>): EventHandler =>
  (event, invocation) =>
    withBudget(invocation, BACKGROUND_MS, (budget) =>
      withContext({ correlationId: randomUUID(), service, budget }, async () => {
        await readSecrets(service);
        const parsed = schema.safeParse(event);
        if (parsed.success) return handle(parsed.data);
        log.warn("an event does not fit its schema", {
          fields: parsed.error.issues.map(({ path }) => path.join(".")),
        });
      }),
    );
