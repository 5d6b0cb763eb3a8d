import { AsyncLocalStorage } from "node:async_hooks";

export const languages = ["ro", "ru"] as const;
export type Language = (typeof languages)[number];

/**
 * The state of the current request, which would otherwise be passed through every call:
 * the correlation id for logs, messages and outgoing calls, the acting user, and the time that is left.
 */
interface RequestContext {
  correlationId: string;
  service: string;
  user?: string;
  budget?: Budget;
}

/** How long the current work may still take: every call that it makes ends with it. */
export interface Budget {
  /** On the clock of `performance.now()`. */
  endsAt: number;
  /** Aborts at the end. */
  signal: AbortSignal;
}

/** What a Lambda function is told of itself; local starts and tests may leave it out. */
export interface Invocation {
  getRemainingTimeInMillis?(): number;
}

/** The time-outs of functions.yml, for who is told none: 29 s for requests, 900 s for what runs in the background. */
export const REQUEST_MS = 29_000;
export const BACKGROUND_MS = 900_000;
/** Kept back to say how the work ended: an answer, a log line. */
const CLOSING_MS = 1_000;

/**
 * Runs `act` within the budget of an invocation: what Lambda says is left, else `usualMs`. Its timer ends with the work,
 * because thousands of short requests would else each keep one for the longest time that a request may take.
 */
export async function withBudget<T>(
  invocation: Invocation | undefined,
  usualMs: number,
  act: (budget: Budget) => Promise<T>,
): Promise<T> {
  const left = invocation?.getRemainingTimeInMillis?.() ?? usualMs;
  const milliseconds = Math.max(0, Math.floor(left - CLOSING_MS));
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  timer.unref();
  try {
    return await act({ endsAt: performance.now() + milliseconds, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

export const withContext = <T>(context: RequestContext, act: () => Promise<T>): Promise<T> =>
  storage.run(context, act);

export const currentContext = (): RequestContext | undefined => storage.getStore();

export const currentBudget = (): Budget | undefined => storage.getStore()?.budget;
