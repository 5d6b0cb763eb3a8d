import { consumersOf, declaredFunctions } from "../../localstack/serverless/functions.ts";
import { pythonScript } from "./python.ts";

/**
 * Sends a message that nobody understands to every queue that has a consumer and waits until each consumer has failed on
 * it as often as it may: then it lies in the dead-letter queue, whole.
 * @throws Error where one does not arrive there, or another number of queues is deployed than is declared
 */
export async function sendBadMessages(env: Record<string, string>): Promise<string> {
  const names = (await pythonScript("bad_message.py", [], env)).split("\n");
  const declared = consumersOf(declaredFunctions()).length;
  if (names.length !== declared)
    throw new Error(`${String(declared)} queues are declared; deployed are ${names.join(", ")}`);
  return names.join(", ");
}
