import { EventEmitter, once } from "node:events";

const bellOf = (queue: string) => `queue ${queue}`;

/** Wakes long polls: at once when something may have become visible on their queue. */
export class Arrivals {
  readonly #bells = new EventEmitter().setMaxListeners(0);

  ring(queue: string): void {
    this.#bells.emit(bellOf(queue));
  }

  /** Resolves when the queue rings, at a time in milliseconds since 1970, or when the signal says that nobody waits. */
  async wait(queue: string, until: number, signal: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(Math.max(0, until - Date.now()));
    const either = AbortSignal.any([signal, timeout]);
    await once(this.#bells, bellOf(queue), { signal: either }).catch(() => undefined);
  }
}
