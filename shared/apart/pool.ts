import { OpenerProcess } from "./opener-process.ts";

/** Number of processes kept for the next file, and the interval of checks for unused ones. */
const MOST_IDLE = 2;
const LOOK_MS = 2_500;
const MOST_LOOKS = 2;

/**
 * The processes of one opener that wait for the next file. Checks are counted instead of seconds: a function that AWS
 * has frozen for an hour has checked once, and still has its process.
 */
export class Pool {
  readonly #file: string;
  readonly #idle: { opened: OpenerProcess; looks: number }[] = [];

  constructor(file: string) {
    this.#file = file;
    setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async take(): Promise<OpenerProcess> {
    for (let one = this.#idle.pop(); one; one = this.#idle.pop()) if (!one.opened.isOver) return one.opened;
    return OpenerProcess.start(this.#file);
  }

  give(opened: OpenerProcess): void {
    if (opened.isFit && this.#idle.length < MOST_IDLE) this.#idle.push({ opened, looks: 0 });
    else opened.end();
  }

  #look(): void {
    for (const one of this.#idle) one.looks += 1;
    while (this.#idle[0] && this.#idle[0].looks >= MOST_LOOKS) this.#idle.shift()?.opened.end();
  }
}
