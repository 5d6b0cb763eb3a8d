import { hmacOf } from "../../records/hmac.ts";
import type { NoticeRequest } from "./request.ts";

/** The JSON of a value with the keys of its objects in order, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A list whose order and repetitions carry no meaning. */
const asSet = (list: readonly unknown[] = []): string[] => [...new Set(list.map(canonical))].sort();

/** The HMAC that identifies a repeated call: recipients and copies count as sets, the order of keys does not. */
export const requestHmac = ({ recipients, forwardTo, ...rest }: NoticeRequest): string =>
  hmacOf(
    "request",
    canonical({
      ...rest,
      recipients: asSet(recipients.map(({ field: _, ...recipient }) => recipient)),
      forwardTo: asSet(forwardTo),
    }),
  );
