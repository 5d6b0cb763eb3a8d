import * as z from "zod";
import type { Exchange } from "./exchange.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";

const share = (summary: string) => ({ summary, off: 0, accepts: z.number().min(0).max(1), isShare: true });

/**
 * The faults that the edge can inject. A new fault needs an entry here, and in the code that injects it one
 * `happens(name)` (or `value(name)`) and one `injected(name)`.
 */
const table = {
  gsiLagMs: {
    summary: "Delay of index reads behind the table, in milliseconds",
    off: 0,
    accepts: z.int().min(0).max(900_000),
    isShare: false,
  },
  transactionMs: {
    summary:
      "Time for which a transaction holds its items, in milliseconds: other transactions on them are refused",
    off: 0,
    accepts: z.int().min(0).max(900_000),
    isShare: false,
  },
  transactionConflict: share("Share of TransactWriteItems that are cancelled because of another transaction"),
  dynamodbThrottling: share("Share of DynamoDB's item operations that are throttled"),
  unprocessedKeys: share("Share of BatchGetItem that leave their keys for another call"),
  kmsThrottling: share("Share of KMS operations that are throttled"),
  s3Unavailable: share("Share of S3 requests answered 503 ServiceUnavailable"),
  s3SlowDown: share("Share of S3 requests answered 503 SlowDown"),
  dynamodbDropped: share("Share of DynamoDB writes that are done but never answered"),
  s3Dropped: share("Share of S3 writes that are done but never answered"),
  sqsDropped: share("Share of SQS writes that are done but never answered"),
  refusedEntries: share("Share of the entries of SendMessageBatch that are refused while others are taken"),
  slowAnswers: share("Share of delayed answers"),
  duplicateMessages: share("Share of deleted SQS messages that are delivered once more"),
  reorderedMessages: share("Share of SQS receives that do not take the oldest messages"),
  slowMs: {
    summary: "Delay of a slow answer, in milliseconds",
    off: 200,
    accepts: z.int().min(0).max(60_000),
    isShare: false,
  },
  seed: {
    summary: "Seed of the random choices; setting it restarts them",
    off: 1,
    accepts: z.int().min(0),
    isShare: false,
  },
} as const;

export type FaultName = keyof typeof table;
type FaultValues = Record<FaultName, number>;

const names = Object.keys(table) as FaultName[];
const shares = names.filter((name) => table[name].isShare);
const Change = z.strictObject(
  Object.fromEntries(names.map((name) => [name, table[name].accepts.optional()])),
);

/** A held response: `caught` resolves when the write is done; its client waits until `release`. */
interface Hold {
  caught: Promise<Exchange>;
  release(): void;
}

interface Trap {
  matches(exchange: Exchange): boolean;
  spring(exchange: Exchange): Promise<void>;
}

/** The present fault settings, their injection counts and the listeners for changes. */
export class Faults {
  readonly #values = Object.fromEntries(names.map((name) => [name, table[name].off])) as FaultValues;
  readonly #injected = Object.fromEntries(names.map((name) => [name, 0])) as FaultValues;
  readonly #listeners: { name: FaultName; listen: (value: number) => Promise<void> }[] = [];
  #random = randomOf(table.seed.off);
  #traps: Trap[] = [];
  #quiet = true;

  /** True if no share and no hold is active: requests go straight to their service. */
  get isQuiet(): boolean {
    return this.#quiet;
  }

  value(name: FaultName): number {
    return this.#values[name];
  }

  /** Draws whether a fault with a share happens now. Each fault has its own random sequence, set by the seed. */
  happens(name: FaultName): boolean {
    return this.#values[name] > 0 && this.#random(name) < this.#values[name];
  }

  /** Counts one injection of the fault. */
  injected(name: FaultName): void {
    this.#injected[name] += 1;
  }

  onChange(name: FaultName, listen: (value: number) => Promise<void>): void {
    this.#listeners.push({ name, listen });
  }

  /** Holds the response to the next write that `matches`, once. */
  hold(matches: (exchange: Exchange) => boolean): Hold {
    const caught = Promise.withResolvers<Exchange>();
    const released = Promise.withResolvers<undefined>();
    const spring = (exchange: Exchange) => {
      caught.resolve(exchange);
      return released.promise;
    };
    const trap = { matches, spring };
    this.#traps.push(trap);
    this.#updateQuiet();
    const release = () => {
      this.#removeTrap(trap);
      released.resolve(undefined);
    };
    return { caught: caught.promise, release };
  }

  /** Takes the hold that matches a completed write: its response waits for this; undefined if there is none. */
  heldBy(exchange: Exchange): Promise<void> | undefined {
    const trap = this.#traps.find(({ matches }) => matches(exchange));
    if (!trap) return undefined;
    this.#removeTrap(trap);
    return trap.spring(exchange);
  }

  /** Sets faults; resolves when the change is in effect. Throws a ZodError on an unknown name or a wrong value. */
  async change(values: unknown): Promise<void> {
    const changed = Change.parse(values) as Partial<FaultValues>;
    Object.assign(this.#values, changed);
    if (changed.seed !== undefined) this.#random = randomOf(changed.seed);
    this.#updateQuiet();
    for (const { name, listen } of this.#listeners) if (name in changed) await listen(this.#values[name]);
  }

  state(): Record<FaultName, { value: number; injected: number; summary: string }> {
    const row = (name: FaultName) => ({
      value: this.#values[name],
      injected: this.#injected[name],
      summary: table[name].summary,
    });
    return Object.fromEntries(names.map((name) => [name, row(name)])) as ReturnType<Faults["state"]>;
  }

  #removeTrap(trap: Trap): void {
    this.#traps = this.#traps.filter((other) => other !== trap);
    this.#updateQuiet();
  }

  #updateQuiet(): void {
    this.#quiet = this.#traps.length === 0 && shares.every((name) => this.#values[name] === 0);
  }
}

function randomOf(seed: number): (name: FaultName) => number {
  const sequences = new Map(names.map((name) => [name, seededRandom(`${String(seed)} ${name}`)]));
  return (name) => sequences.get(name)?.() ?? 1;
}
