import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { wholeBody } from "../../shared/aws/whole-body.ts";

/** `fetch` takes five times as long for an invocation. The agent closes idle sockets before the server does. */
const agent = new Agent({ keepAlive: true });

/**
 * Invokes a function by Lambda's API and returns its response.
 * @throws Error if it cannot be invoked, or fails
 */
export async function invoke(
  lambdaUrl: string,
  functionName: string,
  event: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const address = `${lambdaUrl}/2015-03-31/functions/${functionName}/invocations`;
  const sent = request(address, { method: "POST", agent, ...(signal ? { signal } : {}) });
  sent.end(JSON.stringify(event));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const text = (await wholeBody(answer)).toString();
  const { statusCode, headers } = answer;
  if (statusCode !== 200) throw new Error(`invoking ${functionName} failed: ${String(statusCode)} ${text}`);
  if (headers["x-amz-function-error"]) throw new Error(`${functionName} failed: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}
