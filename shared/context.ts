import { AsyncLocalStorage } from "node:async_hooks";
import { type Trace, traceOf, traceparentOf } from "./trace.ts";

export { type Language, languages } from "./everywhere/texts.ts";

/**
 * The state of the current request, which would otherwise be passed through every call: the correlation id and the trace
 * for logs, messages and outgoing calls, the acting user, and the remaining time.
 */
interface RequestContext {
  correlationId: string;
  trace: Trace;
  service: string;
  user?: string;
  /** The caller of a request, by whom it is counted. Never logged. */
  caller?: { address: string; credential: string | undefined };
  /** When the caller last gave their second factor, in seconds since 1970. Absent for callers without one. */
  factorAt?: number;
  /** The zone of the route. */
  zone?: string;
  /** The sign-in of the caller: its record, if it has one, and when the person last proved who they are. */
  signIn?: { id: number | undefined; from: number; provedAt: number };
  budget?: Budget;
}

/** The time limit of the current work: every call that it makes ends with it. */
export interface Budget {
  /** On the clock of `performance.now()`. */
  endsAt: number;
  /** Aborts at the end. */
  signal: AbortSignal;
}

/** The invocation context of a Lambda function; local starts and tests may leave it out. */
export interface Invocation {
  getRemainingTimeInMillis?(): number;
}

/**
 * Default budgets in ms if Lambda passes no context, as in functions.yml: 29 s for requests, 900 s for background
 * work.
 */
export const REQUEST_MS = 29_000;
export const BACKGROUND_MS = 900_000;
/** Reserved to report how the work ended: an answer, a log line. */
const CLOSING_MS = 1_000;

/**
 * Runs `act` within the budget of an invocation: the remaining time that Lambda reports, else `usualMs`. Its timer
 * ends with the work; otherwise thousands of short requests would each keep one for the longest time that a request
 * may take.
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

interface NewContext extends Omit<RequestContext, "trace"> {
  /** As it was received; what begins by itself has none. */
  traceparent?: string | undefined;
}

/** Runs `act` as one request, message or run: with a span of its own in the trace of what caused it, or in a new trace. */
export const withContext = <T>({ traceparent, ...context }: NewContext, act: () => Promise<T>): Promise<T> =>
  storage.run({ ...context, trace: traceOf(traceparent) }, act);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** The `traceparent` by which messages and calls to our own services continue the current trace. */
export function currentTraceparent(): string | undefined {
  const trace = storage.getStore()?.trace;
  return trace && traceparentOf(trace);
}

export const currentBudget = (): Budget | undefined => storage.getStore()?.budget;
