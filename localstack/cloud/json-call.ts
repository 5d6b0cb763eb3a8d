import { once } from "node:events";
import { type Agent, type IncomingMessage, request } from "node:http";
import { wholeBody } from "../../shared/aws/whole-body.ts";

/** A server on this machine that speaks AWS's JSON protocol: the edge, or a DynamoDB engine. */
interface JsonServer {
  port: number;
  agent: Agent;
}

interface CallOptions {
  /** The region of the signature, which names the resources of an answer. */
  region?: string;
  signal?: AbortSignal;
}

/**
 * Calls an operation by its `X-Amz-Target` and returns the answer as it is in JSON. An SDK's client takes much longer,
 * because it signs, and walks input and answer by their schemas; a local server requires a well-formed signature and verifies none.
 * @throws Error whose message is the error's name
 */
export async function callJson<Answer>(
  { port, agent }: JsonServer,
  target: string,
  input: object,
  { region = "us-east-1", signal }: CallOptions = {},
): Promise<Answer> {
  const body = JSON.stringify(input);
  const outgoing = request({
    host: "127.0.0.1",
    port,
    agent,
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "content-length": Buffer.byteLength(body),
      "x-amz-target": target,
      "x-amz-date": "20260101T000000Z",
      authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/${region}/local/aws4_request, SignedHeaders=host, Signature=0`,
    },
    ...(signal ? { signal } : {}),
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  const value = JSON.parse((await wholeBody(answer)).toString()) as Answer & { __type?: string };
  if (answer.statusCode !== 200) throw new Error(value.__type ?? `status ${String(answer.statusCode)}`);
  return value;
}
