import { fileURLToPath } from "node:url";
import type { Calls, Opener } from "./opener.ts";
import { unavailable } from "../errors.ts";
import { log } from "../log.ts";
import { type Answers, ApartFailure, type Limits, OpenerProcess } from "./opener-process.ts";

/** Calls one opener after the other in the same process. */
export type Call<C extends Calls> = <N extends keyof C & string>(
  name: N,
  input: Parameters<C[N]>[0],
  limits: Limits,
  answers?: Answers,
) => Promise<Awaited<ReturnType<C[N]>>>;

/** Files that are opened at once; further ones wait, and requests only so long. */
const MOST_AT_ONCE = 4;
const PATIENCE_MS = 4_000;
/** Processes that are kept for the next file, and after how many looks without use they end. */
const MOST_IDLE = 2;
const LOOK_MS = 5_000;
const MOST_LOOKS = 4;

/**
 * The processes of one opener. Looks are counted and not seconds: a function that AWS has frozen for an hour has looked
 * once, and still has its process.
 */
class Pool {
  readonly #file: string;
  readonly #idle: { opened: OpenerProcess; looks: number }[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(file: string) {
    this.#file = file;
    setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** @throws unavailable where too many files are open for too long */
  async take(patienceMs: number): Promise<OpenerProcess> {
    if (this.#busy >= MOST_AT_ONCE) await this.#wait(patienceMs);
    else this.#busy += 1;
    for (let one = this.#idle.pop(); one; one = this.#idle.pop()) if (!one.opened.isOver) return one.opened;
    try {
      return await OpenerProcess.start(this.#file);
    } catch (error) {
      this.#pass();
      throw error;
    }
  }

  give(opened: OpenerProcess): void {
    if (opened.isFit && this.#idle.length < MOST_IDLE) this.#idle.push({ opened, looks: 0 });
    else opened.end();
    this.#pass();
  }

  async #wait(patienceMs: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const next = () => {
      resolve(undefined);
    };
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      reject(unavailable("indisponibil", { headers: { "retry-after": "5" } }));
    };
    this.#waiting.push(next);
    const timer = patienceMs === Infinity ? undefined : setTimeout(giveUp, patienceMs);
    await promise.finally(() => {
      clearTimeout(timer);
    });
  }

  /** The place of a call that has ended goes to the one that waits longest. */
  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  #look(): void {
    for (const one of this.#idle) one.looks += 1;
    while (this.#idle[0] && this.#idle[0].looks >= MOST_LOOKS) this.#idle.shift()?.opened.end();
  }
}

/*
 * Local functions share a process, and each has modules of its own. An opener has neither environment nor state of a
 * function, so its pool is one for all of them: what is open at once is bounded for the process.
 */
const shared = globalThis as { [key: symbol]: unknown };
const POOLS = Symbol.for("temelia.openers");
const pools = (shared[POOLS] ??= new Map<string, Pool>()) as Map<string, Pool>;

function poolOf(url: string): Pool {
  const file = fileURLToPath(url);
  const found = pools.get(file) ?? new Pool(file);
  pools.set(file, found);
  return found;
}

/**
 * Opens a file with several calls in one process, which keeps what it has opened between them. A call that takes too
 * long or holds too much ends the process and nothing else.
 * @param patienceMs how long to wait for one of the processes
 * @throws ApartFailure, what the calls refuse, unavailable
 */
export async function withApart<C extends Calls, T>(
  { url, refusals }: Opener<C>,
  use: (call: Call<C>) => Promise<T>,
  { patienceMs = PATIENCE_MS } = {},
): Promise<T> {
  const pool = poolOf(url);
  const opened = await pool.take(patienceMs);
  try {
    return await use(
      (name, input, limits, answers = {}) =>
        opened.call(name, input, { limits, refusals, answers }) as Promise<
          Awaited<ReturnType<C[typeof name]>>
        >,
    );
  } catch (error) {
    if (error instanceof ApartFailure) log.warn("a file was not opened to its end", { cause: error.message });
    throw error;
  } finally {
    pool.give(opened);
  }
}

/** One call. @throws as `withApart` */
export const apart = <C extends Calls, N extends keyof C & string>(
  from: Opener<C>,
  ...[name, input, limits, answers]: [N, Parameters<C[N]>[0], Limits, Answers?]
): Promise<Awaited<ReturnType<C[N]>>> => withApart(from, (call) => call(name, input, limits, answers));
