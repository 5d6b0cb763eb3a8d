import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Duplex } from "node:stream";
import { type Frame, FrameReader, partsOf } from "./frames.ts";
import { countIn, type Holder, keepWithinMemory } from "./memory.ts";
import { ANSWERS, ASK_FAILED, type Refusals, REQUESTS } from "./opener.ts";
import { endWithParent } from "./watchdog.ts";

/**
 * Limits of a call: its duration, and the memory of its process besides the file itself. On a machine that is too
 * busy to give the process a third of that time, the call may take up to three times as long, because the file is not
 * the cause.
 */
export interface Limits {
  milliseconds: number;
  megabytes: number;
}

/**
 * A call that did not finish; its process was ended. `crowded` is not caused by the file: all open files together
 * held too much, or the machine gave the process no time.
 */
export class ApartFailure extends Error {
  override readonly name = "ApartFailure";
  readonly reason: "tooLong" | "tooLarge" | "died" | "crowded";

  constructor(reason: ApartFailure["reason"], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** The options of a call. It ends at `endsAt`, on the clock of `performance.now()`, even if its limits allow more. */
interface How {
  limits: Limits;
  refusals: Refusals;
  answers: Answers;
  endsAt?: number;
}

/** Functions that answer the questions of an opener during a call, by name. */
export type Answers = Record<string, (value: never) => unknown>;

const MEGABYTE = 1_000_000;
/** A file is received, copied into the memory of WebAssembly and held by a library, and its result may be as large. */
const COPIES = 4;
const WATCH_MS = 10;
const START_MS = 30_000;
const BUSY = 3;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const MOST_ANSWER_BYTES = 300 * MEGABYTE;
/** The heap of JavaScript; memory outside of it is watched. */
const HEAP_MEGABYTES = 384;
/**
 * A limit of the kernel in case this process is too busy to watch, in KiB of private memory. V8 reserves about
 * 600,000 of them without using them, and as many for each thread, of which Tesseract has two for a moment.
 */
const MOST_DATA_KIB = 2_800_000;
/** A process that holds more than this after a call is not reused. */
const MOST_KEPT_BYTES = 100 * MEGABYTE;
const MOST_CALLS = 300;

/** Where modules are not plain JavaScript, an opener reads them as this process was told to: `npm start` keeps them without types. */
const readers = process.execArgv.filter((option) => option.startsWith("--import=file:"));

/** The time limit of a call, and the bytes that its process may hold. */
interface Bounds {
  milliseconds: number;
  most: number;
  endsAt?: number;
}

interface Current {
  answers: Answers;
  refusals: Refusals;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * A process that opens untrusted files, one after the other: without environment variables, hence without secrets,
 * and without permission to write files or to start programs.
 */
export class OpenerProcess implements Holder {
  /** True if its call is not ended when all together hold too much. */
  hasPriority = false;
  readonly #child: ChildProcess;
  readonly #requests: Duplex;
  #current: Current | undefined;
  /** The reason why a question of the current call was not answered. */
  #unanswered: unknown;
  readonly #counted = countIn(this);
  #held = 0;
  #forFile = 0;
  /** Bytes that the process holds when idle. */
  #rest = 0;
  #calls = 0;
  /** The deadline of the current call; `#spent` is the processor time that the process had used before it. */
  #until = Infinity;
  #spent = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#requests = child.stdio[REQUESTS] as Duplex;
    const answers = child.stdio[ANSWERS] as Duplex;
    const reader = new FrameReader(MOST_ANSWER_BYTES);
    answers.on("data", (chunk: Buffer) => {
      try {
        for (const frame of reader.read(chunk)) this.#receive(frame);
      } catch {
        this.end(new ApartFailure("tooLarge"));
      }
    });
    // Both sockets fail when the process ends; its exit event reports that.
    for (const socket of [this.#requests, answers]) socket.on("error", () => undefined);
    child.on("error", (error) => this.#settle((current) => current.reject(error)));
    child.on("exit", (code, signal) => {
      this.#counted.leave();
      this.#settle(({ reject }) => reject(new ApartFailure("died", { cause: code ?? signal })));
    });
  }

  /** @throws Error if the process does not start */
  static async start(file: string): Promise<OpenerProcess> {
    const limited = `ulimit -c 0; ulimit -d ${MOST_DATA_KIB}; exec "$0" "$@"`;
    const node = [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      "--min-semi-space-size=8",
      "--max-semi-space-size=8",
      // Threads that collect what a file leaves would take the processors from the requests.
      "--no-parallel-scavenge",
      // Each PDF has its own 16 MB of WebAssembly. By the usual limit of memory outside of the heap, V8 marks the whole heap
      // for every other file, which takes longer than reading it.
      "--external-memory-accounted-in-global-limit",
      "--disable-warning=SecurityWarning",
      "--permission",
      "--allow-fs-read=*",
      // Tesseract runs in a worker thread.
      "--allow-worker",
      ...readers,
    ];
    const child = spawn("/bin/sh", ["-c", limited, process.execPath, ...node, file], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, MALLOC_ARENA_MAX: "2" },
    });
    endWithParent(child);
    const started = new OpenerProcess(child);
    try {
      await started.#wait({ refusals: {}, answers: {} }, { milliseconds: START_MS, most: Infinity });
    } catch (cause) {
      throw new Error("starting an opener process failed", { cause });
    }
    started.#rest = started.#look();
    started.#rests();
    return started;
  }

  get isOver(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.killed;
  }

  /** True if the process may be used for another file. */
  get isFit(): boolean {
    return !this.isOver && this.#calls < MOST_CALLS && this.#look() - this.#rest < MOST_KEPT_BYTES;
  }

  get isIdle(): boolean {
    return this.#current === undefined;
  }

  get held(): number {
    return this.#held;
  }

  get forFile(): number {
    return this.#forFile;
  }

  giveWay(): void {
    this.end(new ApartFailure("crowded"));
  }

  /** @throws ApartFailure, the refusal of the call, errors of answering its questions */
  async call(name: string, input: unknown, { limits, endsAt = Infinity, ...how }: How): Promise<unknown> {
    if (this.isOver) throw new ApartFailure("died");
    this.#calls += 1;
    this.#unanswered = undefined;
    this.#forFile = COPIES * ((input as { bytes?: Uint8Array } | undefined)?.bytes?.length ?? 0);
    const most = this.#rest + limits.megabytes * MEGABYTE + this.#forFile;
    const answered = this.#wait(how, { milliseconds: limits.milliseconds, most, endsAt });
    this.#send({ kind: "call", name, value: input });
    return answered.finally(() => this.#rests());
  }

  /** Kills the process. */
  end(failure = new ApartFailure("died")): void {
    this.#settle(({ reject }) => reject(failure));
    this.#counted.leave();
    this.#child.kill("SIGKILL");
  }

  #send(frame: Frame): void {
    for (const part of partsOf(frame)) this.#requests.write(part);
  }

  #wait({ refusals, answers }: Pick<How, "refusals" | "answers">, bounds: Bounds): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#current = { answers, refusals, resolve, reject };
    this.#until = performance.now() + bounds.milliseconds;
    this.#spent = this.#processorMs();
    this.#hold("ref");
    const watch = setInterval(() => {
      const failure = this.#failureOf(bounds);
      if (failure) this.end(new ApartFailure(failure));
      else keepWithinMemory();
    }, WATCH_MS);
    return promise.finally(() => clearInterval(watch));
  }

  /** An idle process does not keep its parent running. */
  #rests(): void {
    this.#forFile = 0;
    this.#hold("unref");
  }

  #hold(how: "ref" | "unref"): void {
    this.#child[how]();
    for (const stream of [this.#requests, this.#child.stdio[ANSWERS]])
      (stream as unknown as Record<typeof how, () => void>)[how]();
  }

  /** The reason why the current call must end. */
  #failureOf({ milliseconds, most, endsAt = Infinity }: Bounds): ApartFailure["reason"] | undefined {
    if (this.#look() > most) return "tooLarge";
    const now = performance.now();
    if (now <= Math.min(this.#until, endsAt)) return undefined;
    const hadTime = this.#processorMs() - this.#spent > milliseconds / BUSY;
    if (hadTime || now - this.#until > milliseconds * (BUSY - 1)) return "tooLong";
    return now > endsAt ? "crowded" : undefined;
  }

  /** Milliseconds of processor time; wall-clock time if the system does not report it. */
  #processorMs(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid ?? 0}/stat`, "latin1");
      const [user = "", system = ""] = status.slice(status.lastIndexOf(")")).split(" ").slice(12, 14);
      return (Number(user) + Number(system)) * TICK_MS;
    } catch {
      return performance.now();
    }
  }

  /**
   * Reads the bytes of private memory: without libraries, which are shared with the parent. 0 if the system does not
   * report them.
   */
  #look(): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid ?? 0}/status`, "latin1");
      const kibibytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)].map(([, number]) =>
        Number(number),
      );
      this.#held = kibibytes.reduce((sum, one) => sum + one, 0) * 1024;
    } catch {
      this.#held = 0;
    }
    return this.#held;
  }

  #settle(act: (current: Current) => void): void {
    const current = this.#current;
    this.#current = undefined;
    if (current) act(current);
  }

  #receive(frame: Frame): void {
    if (frame.kind === "ask") void this.#answer(frame);
    else
      this.#settle(({ resolve, reject, refusals }) => {
        if (frame.kind === "answer" || frame.kind === "ready") resolve(frame.value);
        else reject(this.#errorOf(frame, refusals));
      });
  }

  #errorOf({ kind, name = "", value }: Frame, refusals: Refusals): unknown {
    if (name === ASK_FAILED) return this.#unanswered;
    const make = kind === "refused" ? refusals[name] : undefined;
    return make?.(value as never) ?? new Error(`a call failed in the opener process: ${String(value)}`);
  }

  /**
   * Answers a question of the current call. The time limit is paused meanwhile, because the file is not the cause of
   * the delay.
   */
  async #answer({ name = "", value }: Frame): Promise<void> {
    const [left, current] = [this.#until - performance.now(), this.#current];
    this.#until = Infinity;
    let answer: Frame;
    try {
      answer = { kind: "answer", value: await current?.answers[name]?.(value as never) };
    } catch (error) {
      this.#unanswered = error;
      answer = { kind: "failed" };
    }
    this.#until = performance.now() + left;
    if (this.#current === current) this.#send(answer);
  }
}
