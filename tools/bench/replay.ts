import { callsOf, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { commandOf } from "./commands.ts";

/*
 * The AWS calls of a request made bare: the same inputs through the plain clients of the SDK, without this system around
 * them. A call waits for those that had ended before it began, so that concurrent calls are concurrent again.
 */

/** Sends recorded calls. Reads response bodies, as the handler does. */
export async function replay(calls: AwsCall[]): Promise<unknown[]> {
  const sent: Promise<unknown>[] = [];
  for (const call of calls) {
    const before = calls.flatMap(({ endedAt }, i) => (endedAt <= call.beganAt && sent[i] ? [sent[i]] : []));
    sent.push(before.length === 0 ? commandOf(call) : Promise.all(before).then(() => commandOf(call)));
  }
  return Promise.all(sent);
}

/**
 * The same calls on other records: every id that the request created or used is moved by `distance`, codes get
 * another prefix. The ids in `kept` (callers, buckets) stay. Writes thus meet the same conditions in the same state,
 * beside the recorded records.
 */
export const elsewhere = (calls: AwsCall[], { distance, kept }: Elsewhere): AwsCall[] =>
  calls.map((call) => ({ ...call, input: moved(call.input, { distance, kept }) as AwsCall["input"] }));

interface Elsewhere {
  distance: number;
  kept: ReadonlySet<number>;
}

/** Runs `act` and replays its calls on other records, so that later calls meet the same state on both. */
export async function runAndReplayElsewhere<T>(act: () => Promise<T>, where: Elsewhere): Promise<T> {
  const { calls, result } = await callsOf(act);
  await replay(elsewhere(calls.filter(isOfRequest), where));
  return result;
}

/** False for the flush of metrics, which every 10 s runs along with some request. */
export const isOfRequest = ({ input }: AwsCall): boolean =>
  !JSON.stringify(input.Key ?? "").includes("#metrics");

/** Ids of 2025 and later; sizes and times in milliseconds are smaller. */
const FIRST_ID = 1e14;

function moved(value: unknown, where: Elsewhere): unknown {
  if (typeof value === "number") return movedNumber(value, where);
  if (typeof value === "string") return movedText(value, where);
  if (Array.isArray(value)) return value.map((item) => moved(item, where));
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, where)]));
}

/** The same for writes only: reads keep their records. */
export const writtenElsewhere = (calls: AwsCall[], where: Elsewhere): AwsCall[] => {
  const moved = elsewhere(calls, where);
  return calls.map((call, i) => (writes(call) ? (moved[i] ?? call) : call));
};

export const writes = ({ name }: AwsCall): boolean => /Put|Write|Update|Delete/.test(name);

const movedNumber = (value: number, { distance, kept }: Elsewhere): number =>
  Number.isSafeInteger(value) && value >= FIRST_ID && !kept.has(value) ? value - distance : value;

const movedText = (text: string, where: Elsewhere): string =>
  text
    .replace(/(?<![\w.])\d{15,16}(?![\w.])/g, (digits) =>
      String(movedNumber(Number(digits), where)).padStart(digits.length, "0"),
    )
    // A counter of guesses is keyed by a hash of the person, not by an id: each request gets its own.
    .replace(/^[\w-]+#throttle#.*/, (key) => `${key}#${where.distance}`)
    .replaceAll(/DOC-(?=\d{4}-)/g, `T${where.distance.toString(36)}-`)
    // An invoice's code begins with its project; an IDNO begins with 1, a random UUID's third group with 4.
    .replace(/(?<=^|#)[0-9A-Z]{8,11}-(?=\d{6}$)/, `T${where.distance.toString(36)}-`)
    .replace(/(?<=^unique#organization\.idno#)1/, "2")
    .replaceAll(/(?<=\b[\da-f]{8}-[\da-f]{4}-)4(?=[\da-f]{3}-)/g, "5");
