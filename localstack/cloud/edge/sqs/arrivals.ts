import { EventEmitter, once } from "node:events";

const bellOf = (queue: string) => `queue ${queue}`;

/** Wakes long polls as soon as a message may have become visible on their queue. */
export class Arrivals {
  readonly #bells = new EventEmitter().setMaxListeners(0);

  ring(queue: string): void {
    this.#bells.emit(bellOf(queue));
  }

  /** Resolves on a `ring` of the queue, at `until` (milliseconds since 1970), or when the signal aborts. */
  async wait(queue: string, until: number, signal: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(Math.max(0, until - Date.now()));
    const either = AbortSignal.any([signal, timeout]);
    await once(this.#bells, bellOf(queue), { signal: either }).catch(() => undefined);
  }
}
