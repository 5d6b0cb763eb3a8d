import { currentContext } from "../../../../shared/context.ts";
import { read } from "../../../../shared/data/repository.ts";
import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import type { GuardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { originOf } from "../../../../shared/outgoing/secret-servers.ts";
import { signWebhook } from "../../../../shared/outgoing/webhooks.ts";
import type { Callback } from "../../records/callback.ts";
import { Systems } from "../../records/system.ts";
import { openCallbackSecret } from "./callback-secret.ts";

/** How many bytes of an answer are read: only its status counts. */
const MOST_ANSWER_BYTES = 16_384;

/** Makes the calls to systems; its agents connect to no private address, and it follows no redirect. */
export type Calls = Pick<GuardedFetch, "fetchWhole">;

/** How a call ended: undefined if the system took it, else the kind of its failure. */
type Failure = string | undefined;

/** Calls the system of a row. The address must have the origin that the system has registered now. */
export async function callSystem(
  calls: Calls,
  { id, sistemId, callbackUrl }: Callback,
  bodyOf: () => Promise<object>,
): Promise<Failure> {
  const system = await read(Systems, { id: sistemId });
  if (callbackUrl === undefined || !system?.activ) return "sistem-oprit";
  if (originOf(system.callbackUrl) !== originOf(callbackUrl)) return "alta-origine";
  const secret = await openCallbackSecret(system);
  if (secret === undefined) return "fara-secret";
  const body = JSON.stringify(await bodyOf());
  return post(calls, { callbackUrl, body, headers: signWebhook(secret, { id: String(id), body }) });
}

interface SignedCall {
  callbackUrl: string;
  body: string;
  headers: object;
}

async function post(calls: Calls, { callbackUrl, body, headers }: SignedCall): Promise<Failure> {
  const correlationId = currentContext()?.correlationId;
  try {
    const { status } = await calls.fetchWhole(new URL(callbackUrl), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(correlationId === undefined ? {} : { "x-correlation-id": correlationId }),
        ...headers,
      },
      body,
      mostBytes: MOST_ANSWER_BYTES,
      beyond: "cut",
    });
    return status >= 200 && status <= 299 ? undefined : `http-${status}`;
  } catch (error) {
    if (error instanceof CallFailed) return error.kind;
    throw error;
  }
}
