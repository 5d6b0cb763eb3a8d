interface Waiting {
  party: string;
  enter(): void;
}

/**
 * A semaphore whose places are granted in the order of requests. One party may hold only some of them; the others
 * stay free.
 */
export class Line {
  readonly #most: number;
  readonly #mostEach: number;
  readonly #inside: string[] = [];
  readonly #waiting: Waiting[] = [];

  constructor({ most, mostEach }: { most: number; mostEach: number }) {
    this.#most = most;
    this.#mostEach = mostEach;
  }

  /** False if no place became free in time; otherwise `leave` must follow. */
  async enter(party: string, patienceMs: number): Promise<boolean> {
    if (this.#hasPlaceFor(party)) return Boolean(this.#inside.push(party));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { party, enter: () => resolve(true) };
    this.#waiting.push(waiting);
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      resolve(false);
    };
    const timer = patienceMs === Infinity ? undefined : setTimeout(giveUp, patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }

  leave(party: string): void {
    this.#inside.splice(this.#inside.indexOf(party), 1);
    const next = this.#waiting.findIndex((one) => this.#hasPlaceFor(one.party));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#inside.push(waiting.party);
    waiting.enter();
  }

  #hasPlaceFor(party: string): boolean {
    const own = this.#inside.filter((one) => one === party).length;
    return this.#inside.length < this.#most && own < this.#mostEach;
  }
}
