import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { NodeHttpHandler, type NodeHttpHandlerOptions } from "@smithy/node-http-handler";
import pLimit from "p-limit";
import { currentBudget, type Budget } from "./context.ts";
import { unavailable } from "./errors.ts";

/** Calls that one client has under way at once, and its sockets: a page of a list is a few, and a process has few cores. */
export const MOST_CALLS = 24;

const AVERAGED_CALLS = 100;

type Handle = NodeHttpHandler["handle"];
type Answer = Awaited<ReturnType<Handle>>;

/**
 * The HTTP side of an AWS client: at most `MOST_CALLS` attempts are under way, the others wait their turn here. One that
 * has its turn finds a socket free, so the SDK's time-outs measure the connection and the answer, never the queue; the
 * queue is bounded by the budget of the work that waits. Pauses between attempts hold no place.
 *
 * A turn ends with the body of the answer, as the use of the socket does. Whoever reads a body must therefore not wait
 * for another call of the same client in between; `readPieces` in `content/objects.ts` is why nobody has to.
 */
export class CallPool extends NodeHttpHandler {
  readonly #turns = pLimit(MOST_CALLS);
  /** What a call took lately: a moving average, slow enough that one stall of the store is not taken for its pace. */
  #meanMs = 0;
  #measured = 0;

  constructor(options: NodeHttpHandlerOptions) {
    const sockets = { keepAlive: true, maxSockets: MOST_CALLS };
    // Agents, not their options: a body that waits for "100 Continue" would otherwise get an agent without a bound.
    super({ httpAgent: new HttpAgent(sockets), httpsAgent: new HttpsAgent(sockets), ...options });
  }

  /** @throws unavailable (503) at once where the queue is longer than the budget, or at the budget's end */
  override async handle(...[request, options = {}]: Parameters<Handle>): Promise<Answer> {
    const budget = currentBudget();
    if (!budget) return this.#inTurn((answered) => this.#send(answered, request, options));
    this.#refuseLongQueue(budget);
    const { abortSignal: given } = options as { abortSignal?: AbortSignal };
    const abortSignal = given ? AbortSignal.any([given, budget.signal]) : budget.signal;
    return this.#inTurn(
      (answered) => this.#send(answered, request, { ...options, abortSignal }),
      budget.signal,
    );
  }

  /** Answers with the headers, and keeps the turn until the body has ended. */
  async #inTurn(
    send: (answered: PromiseWithResolvers<Answer>) => Promise<void>,
    ended?: AbortSignal,
  ): Promise<Answer> {
    const answered = Promise.withResolvers<Answer>();
    const end = () => answered.reject(refusal());
    ended?.addEventListener("abort", end, { once: true });
    void this.#turns(() => (ended?.aborted ? undefined : send(answered)));
    try {
      return await answered.promise;
    } finally {
      ended?.removeEventListener("abort", end);
    }
  }

  async #send(answered: PromiseWithResolvers<Answer>, ...[request, options]: Parameters<Handle>) {
    const began = performance.now();
    try {
      const answer = await super.handle(request, options);
      answered.resolve(answer);
      await finished(answer.response.body as Readable);
    } catch (error) {
      // Where the answer broke off, its reader hears of it from the body.
      answered.reject(error);
    }
    this.#measured = Math.min(this.#measured + 1, AVERAGED_CALLS);
    this.#meanMs += (performance.now() - began - this.#meanMs) / this.#measured;
  }

  /** Who waits in vain until the budget's end waits at the cost of everybody behind. */
  #refuseLongQueue({ endsAt }: Budget): void {
    const waitMs = (this.#turns.pendingCount * this.#meanMs) / MOST_CALLS;
    if (waitMs > endsAt - performance.now()) throw refusal(waitMs);
  }
}

const refusal = (waitMs = 0) =>
  unavailable("indisponibil", { headers: { "retry-after": String(Math.max(2, Math.ceil(waitMs / 1000))) } });
