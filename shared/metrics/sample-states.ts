import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { attributeOf, hourOf, partitionOf, places, slotOf, STATE, updating } from "./timelines.ts";

const sampledAt = new Map<string, string>();

/**
 * Keeps states of a service, the depth of a queue for example, once in each slot. `read` is called only then. A scheduled function
 * calls it every minute.
 */
export async function sampleStates(
  service: string,
  read: () => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const now = clock.now();
  const slot = `${hourOf(now)}:${slotOf(now)}`;
  if (sampledAt.get(service) === slot) return;
  const states = new Map(
    Object.entries(await read()).map(([name, n]) => [
      `${attributeOf({ name, isFine: true }, now)}|${STATE}`,
      n,
    ]),
  );
  const key = { pk: partitionOf(service), sk: `${hourOf(now)}#states` };
  const change = `SET expiresAt = :end, ${places(states, " = ").join(", ")} ADD additions :one`;
  await dynamo().send(new UpdateCommand({ ...updating(key, states), UpdateExpression: change }));
  sampledAt.set(service, slot);
}
