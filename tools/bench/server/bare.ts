import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { bodyOf } from "../../../localstack/run/gateway-event.ts";
import { verifyPassword } from "../../../shared/auth/passwords.ts";
import { callsOf, type AwsCall } from "../../../shared/testing/aws-calls.ts";
import { PASSWORD } from "../fill.ts";
import { isOfRequest, replay, writtenElsewhere } from "../replay.ts";
import { answer as answerInProcess, type Request } from "../service.ts";

/*
 * The same operations as bare SDK calls behind bare node:http: only the calls that the handler makes for a request of the
 * kind, on separate records; no token, no validation, no rights, no view.
 */

export interface Kind {
  name: string;
  request: Request;
}

/** The header that names the operation of a request. */
export const KIND_HEADER = "x-bench-kind";

/** Fifty days of ids: moved ids never collide with existing ones. */
const FAR = 2 ** 44;
const STEP = 2 ** 20;

/** A server that answers each kind of request by its calls, recorded first by answering one in this process. */
export async function bareServer(
  kinds: Kind[],
  kept: ReadonlySet<number>,
  passwordHash: string,
): Promise<Server> {
  const recorded = new Map<string, AwsCall[]>();
  for (const { name, request } of kinds) {
    await answerInProcess(request);
    const { calls } = await callsOf(() => answerInProcess(request));
    recorded.set(name, calls.filter(isOfRequest));
  }
  let served = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await bodyOf(request);
    const name = String(request.headers[KIND_HEADER]);
    const calls = recorded.get(name) ?? [];
    served += 1;
    const results = await replay(writtenElsewhere(calls, { distance: FAR + served * STEP, kept }));
    // The cost of the password hash belongs to the operation itself.
    if (name === "login") await verifyPassword(PASSWORD, passwordHash);
    const bytes = results.find((result) => result instanceof Uint8Array);
    response.writeHead(200).end(bytes ?? JSON.stringify(results.at(-1)));
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
}
