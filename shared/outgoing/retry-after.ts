import { clock } from "../clock.ts";

/** The longest wait that a server can ask for, in seconds. */
const MOST_SECONDS = 86_400;

/** `Retry-After` in either of its forms (RFC 9110, 10.2.3), in seconds from now; undefined if there is none. */
export function retryAfterIn(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil(clock.secondsUntil(value));
  return seconds > 0 ? Math.min(seconds, MOST_SECONDS) : undefined;
}
