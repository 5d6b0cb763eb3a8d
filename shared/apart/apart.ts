import { fileURLToPath } from "node:url";
import { currentBudget, currentContext } from "../context.ts";
import { kernel } from "../refusals.ts";
import type { Calls, Opener } from "./opener.ts";
import { log } from "../log.ts";
import { Line } from "./line.ts";
import { ofProcess } from "./of-process.ts";
import { type Answers, ApartFailure, type Limits } from "./opener-process.ts";
import { Pool } from "./pool.ts";

/** Makes several calls, one after the other, to an opener in the same process. */
export type Call<C extends Calls> = <N extends keyof C & string>(
  name: N,
  input: Parameters<C[N]>[0],
  limits: Limits,
  answers?: Answers,
) => Promise<Awaited<ReturnType<C[N]>>>;

/** Number of files opened at once. A user, and all workers together, have at most half of the places. */
const MOST_AT_ONCE = 4;
/** Time to wait for a place: this part of the remaining time, 4 s for a request. */
const PATIENCE = 1 / 7;
const USUAL_PATIENCE_MS = 4_000;
/** Opening ends this long before the work must: a request, which has 28 s, answers within 20 s. */
const CLOSING_MS = 10_000;

const openers = ofProcess("temelia.openers", () => ({
  pool: new Pool(),
  places: new Line({ most: MOST_AT_ONCE, mostEach: MOST_AT_ONCE / 2 }),
  /**
   * For a file whose process was ended because all together held too much: it is opened once more, and is not ended
   * in favour of others.
   */
  priority: new Line({ most: 1, mostEach: 1 }),
}));

type Use<C extends Calls, T> = (call: Call<C>) => Promise<T>;

/**
 * Opens a file with several calls in one process, which keeps its opened file between them. A call that takes too
 * long or holds too much memory ends only that process. If all open files together hold too much, the largest one is
 * ended, and `use` runs a second time.
 * @param patienceMs how long to wait for a place
 * @throws ApartFailure, refusals of the calls, unavailable
 */
export async function withApart<C extends Calls, T>(
  from: Opener<C>,
  use: Use<C, T>,
  { patienceMs = usualPatience() } = {},
): Promise<T> {
  try {
    return await inLine(openers.places, patienceMs, () => openOnce(from, use));
  } catch (error) {
    if (!isCrowded(error)) throw error;
  }
  try {
    return await inLine(openers.priority, patienceMs, () => openOnce(from, use, { hasPriority: true }));
  } catch (error) {
    throw isCrowded(error) ? noRoom() : error;
  }
}

/** A single call. @throws as `withApart` */
export const apart = <C extends Calls, N extends keyof C & string>(
  from: Opener<C>,
  ...[name, input, limits, answers]: [N, Parameters<C[N]>[0], Limits, Answers?]
): Promise<Awaited<ReturnType<C[N]>>> => withApart(from, (call) => call(name, input, limits, answers));

async function inLine<T>(line: Line, patienceMs: number, act: () => Promise<T>): Promise<T> {
  const { user, caller } = currentContext() ?? {};
  // People without an account are told apart by their addresses.
  const party = user ?? caller?.address ?? "system";
  const leftMs = openingEndsAt() - performance.now();
  if (leftMs <= 0 || !(await line.enter(party, Math.min(patienceMs, leftMs)))) throw noRoom();
  try {
    return await act();
  } finally {
    line.leave(party);
  }
}

async function openOnce<C extends Calls, T>(
  { url, refusals }: Opener<C>,
  use: Use<C, T>,
  { hasPriority = false } = {},
): Promise<T> {
  const file = fileURLToPath(url);
  const opened = await openers.pool.take(file);
  opened.hasPriority = hasPriority;
  const endsAt = openingEndsAt();
  try {
    return await use(
      (name, input, limits, answers = {}) =>
        opened
          .call(name, input, { limits, refusals, answers, endsAt })
          .catch((error: unknown) => Promise.reject(ownError(error))) as Promise<
          Awaited<ReturnType<C[typeof name]>>
        >,
    );
  } catch (error) {
    if (error instanceof ApartFailure) log.warn("opening a file failed", { cause: error.message });
    throw error;
  } finally {
    opened.hasPriority = false;
    openers.pool.give(file, opened);
  }
}

/** The process may have been started by another function of this process, which has a different class for this error. */
function ownError(error: unknown): unknown {
  const isFailure = error instanceof Error && error.name === ApartFailure.name;
  return isFailure ? new ApartFailure((error as ApartFailure).reason, { cause: error }) : error;
}

const isCrowded = (error: unknown): boolean => error instanceof ApartFailure && error.reason === "crowded";
const noRoom = () => kernel.indisponibil({ headers: { "retry-after": "5" } });

function usualPatience(): number {
  const budget = currentBudget();
  return budget ? (budget.endsAt - performance.now()) * PATIENCE : USUAL_PATIENCE_MS;
}

const openingEndsAt = (): number => (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS;
