import type { CustomFetch } from "openid-client";
import type { Answer } from "./answer.ts";
import { CallFailed } from "./call-failed.ts";
import type { OutgoingFetch } from "./outgoing-fetch.ts";

/** The calls of openid-client, with the interface of `fetch`. */
export const openidFetch =
  ({ fetchWhole }: Pick<OutgoingFetch, "fetchWhole">, timeMs: number): CustomFetch =>
  async (address, { method, headers, body, signal }) =>
    responseOf(
      await fetchWhole(new URL(address), {
        method,
        headers,
        body: body === undefined || body === null ? undefined : String(body),
        signal,
        timeMs,
      }),
    );

/** Statuses of a `Response` that may have no body. */
const EMPTY = new Set([204, 205, 304]);

/** @throws CallFailed for a status that no `Response` can have */
function responseOf({ status, headers, body }: Answer): Response {
  if (status < 200 || status > 599) throw new CallFailed("malformed", { mayHaveArrived: true });
  return new Response(EMPTY.has(status) ? null : Uint8Array.from(body), { status, headers });
}
