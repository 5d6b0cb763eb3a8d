import { OpenerProcess } from "./opener-process.ts";

/** Number of processes of one opener kept for the next file. */
const MOST_IDLE = 2;
/** The interval of checks for unused ones, and how many each outlives: who opened a document soon opens another one. */
const LOOK_MS = 2_500;
const MOST_LOOKS = 5;
/** Private memory that the idle processes of all openers may hold together: two of them, after a file. */
const MOST_IDLE_BYTES = 170_000_000;

interface Idle {
  file: string;
  opened: OpenerProcess;
  looks: number;
}

/**
 * The processes that wait for the next file of their opener. Checks are counted instead of seconds: a function that AWS
 * has frozen for an hour has checked once, and still has its process.
 */
export class Pool {
  /** Longest idle first. */
  #idle: Idle[] = [];

  constructor() {
    setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async take(file: string): Promise<OpenerProcess> {
    const found = this.#idle.findLast((one) => one.file === file && !one.opened.isOver);
    if (!found) return OpenerProcess.start(file);
    this.#idle = this.#idle.filter((one) => one !== found);
    return found.opened;
  }

  give(file: string, opened: OpenerProcess): void {
    this.#idle = this.#idle.filter((one) => !one.opened.isOver);
    const sameFile = this.#idle.filter((one) => one.file === file);
    if (!opened.isFit || sameFile.length >= MOST_IDLE) return opened.end();
    this.#idle.push({ file, opened, looks: 0 });
    while (this.#held() > MOST_IDLE_BYTES && this.#idle.length > 1) this.#endOne();
  }

  /** Ends the one that will be missed least: the older of two of the same opener, else the oldest. */
  #endOne(): void {
    const isOneOfTwo = ({ file }: Idle) => this.#idle.filter((other) => other.file === file).length > 1;
    const least = this.#idle.find(isOneOfTwo) ?? this.#idle[0];
    this.#idle = this.#idle.filter((one) => one !== least);
    least?.opened.end();
  }

  #held(): number {
    return this.#idle.reduce((sum, { opened }) => sum + opened.held, 0);
  }

  #look(): void {
    for (const one of this.#idle) one.looks += 1;
    const unused = this.#idle.filter(({ looks }) => looks >= MOST_LOOKS);
    this.#idle = this.#idle.filter(({ looks }) => looks < MOST_LOOKS);
    for (const { opened } of unused) opened.end();
  }
}
