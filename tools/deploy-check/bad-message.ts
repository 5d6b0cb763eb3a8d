import { consumersOf, declaredFunctions } from "../../localstack/serverless/functions.ts";
import { pythonScript } from "./python.ts";

/**
 * Sends a message that no consumer understands to every queue that has a consumer, and waits until each consumer has failed
 * on it as often as it may: then it is in the dead-letter queue, unchanged.
 * @throws Error if one does not arrive there, or the number of deployed queues differs from the declared one
 */
export async function sendBadMessages(env: Record<string, string>): Promise<string> {
  const names = (await pythonScript("bad_message.py", [], env)).split("\n");
  const declared = consumersOf(declaredFunctions()).length;
  if (names.length !== declared)
    throw new Error(`${String(declared)} queues are declared; deployed are ${names.join(", ")}`);
  return names.join(", ");
}
