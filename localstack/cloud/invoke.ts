import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { wholeBody } from "../../shared/aws/whole-body.ts";
import { BODY_BYTES, endApart, putTogether } from "../lambda/bodies-apart.ts";

/** `fetch` takes five times as long for an invocation. The agent closes idle sockets before the server does. */
const agent = new Agent({ keepAlive: true });

interface InvokeOptions {
  signal?: AbortSignal;
  /**
   * True if the server takes bodies beside the JSON: ours does, serverless-offline does not. Then the body of the answer is a
   * `BodyBytes`.
   */
  bodiesApart?: boolean;
}

/**
 * Invokes a function by Lambda's API and returns its response.
 * @throws Error if it cannot be invoked, or fails
 */
export async function invoke(
  lambdaUrl: string,
  functionName: string,
  event: object,
  { signal, bodiesApart = false }: InvokeOptions = {},
): Promise<unknown> {
  const address = `${lambdaUrl}/2015-03-31/functions/${functionName}/invocations`;
  const sent = request(address, { method: "POST", agent, ...(signal ? { signal } : {}) });
  if (bodiesApart) endApart(sent, event);
  else sent.end(JSON.stringify(event));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await wholeBody(answer);
  const { statusCode, headers } = answer;
  if (statusCode !== 200)
    throw new Error(`invoking ${functionName} failed: ${String(statusCode)} ${bytes.toString()}`);
  if (headers["x-amz-function-error"]) throw new Error(`${functionName} failed: ${bytes.toString()}`);
  return bytes.length === 0
    ? undefined
    : putTogether(bytes, Number(headers[BODY_BYTES] ?? 0), { asBytes: bodiesApart });
}
