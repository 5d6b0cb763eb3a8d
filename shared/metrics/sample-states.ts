import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { attributeOf, hourOf, partitionOf, places, slotOf, STATE, updating } from "./timelines.ts";

const sampledAt = new Map<string, string>();

export interface Sampling {
  /** How often: once in each slot, or once in each hour, for what changes slowly or is dear to read. */
  every: "slot" | "hour";
  read(): Promise<Readonly<Record<string, number>>>;
}

/**
 * Keeps states of a service, the depth of a queue for example. `read` is called only when they are due. A scheduled function calls it
 * every minute.
 */
export async function sampleStates(service: string, { every, read }: Sampling): Promise<void> {
  const now = clock.now();
  const due = every === "hour" ? hourOf(now) : `${hourOf(now)}:${slotOf(now)}`;
  const name = `${service}#${every}`;
  if (sampledAt.get(name) === due) return;
  const states = new Map(
    Object.entries(await read()).map(([line, n]) => [
      `${attributeOf({ name: line, isFine: every === "slot" }, now)}|${STATE}`,
      n,
    ]),
  );
  if (states.size > 0) {
    const key = { pk: partitionOf(service), sk: `${hourOf(now)}#states` };
    const change = `SET expiresAt = :end, ${places(states, " = ").join(", ")} ADD additions :one`;
    await dynamo().send(new UpdateCommand({ ...updating(key, states), UpdateExpression: change }));
  }
  sampledAt.set(name, due);
}
