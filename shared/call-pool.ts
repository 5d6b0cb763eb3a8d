import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Readable } from "node:stream";
import { NodeHttpHandler, type NodeHttpHandlerOptions } from "@smithy/node-http-handler";
import { currentBudget, type Budget } from "./context.ts";
import { unavailable } from "./errors.ts";

/** Calls that one client has under way at once, and its sockets: a page of a list is a few, and a process has few cores. */
export const MOST_CALLS = 24;

const AVERAGED_CALLS = 100;

type Handle = NodeHttpHandler["handle"];
type Options = NonNullable<Parameters<Handle>[1]>;
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
  #underWay = 0;
  /** What begins the turn of each call that waits, in their order. */
  readonly #waiting = new Set<() => void>();
  /** What a call took lately: a moving average, slow enough that one stall of the store is not taken for its pace. */
  #meanMs = 0;
  #measured = 0;

  constructor(options: NodeHttpHandlerOptions) {
    const sockets = { keepAlive: true, maxSockets: MOST_CALLS };
    // Agents, not their options: a body that waits for "100 Continue" would otherwise get an agent without a bound.
    super({ httpAgent: new HttpAgent(sockets), httpsAgent: new HttpsAgent(sockets), ...options });
  }

  /**
   * Answers with the headers, and keeps the turn until the body has ended.
   * @throws unavailable (503) at once where the queue is longer than the budget, or at the budget's end
   */
  override async handle(...[request, options = {}]: Parameters<Handle>): Promise<Answer> {
    const budget = currentBudget();
    if (budget) this.#refuseLongQueue(budget);
    if (this.#underWay < MOST_CALLS) this.#underWay += 1;
    else await this.#turn(budget);
    const began = performance.now();
    try {
      const answer = await super.handle(request, budget ? within(budget, options) : options);
      // Its reader hears of an answer that breaks off from the body.
      const body = answer.response.body as Readable;
      body.on("error", () => undefined);
      // An answer that broke off already closes no more.
      if (body.closed) this.#end(began);
      else body.once("close", () => this.#end(began));
      return answer;
    } catch (error) {
      this.#end(began);
      throw budget?.signal.aborted ? refusal() : error;
    }
  }

  /** Waits until a call that ends leaves its turn to this one. */
  async #turn(budget?: Budget): Promise<void> {
    const turn = Promise.withResolvers<undefined>();
    const begin = () => turn.resolve(undefined);
    const leave = () => {
      if (this.#waiting.delete(begin)) turn.reject(refusal());
    };
    this.#waiting.add(begin);
    budget?.signal.addEventListener("abort", leave, { once: true });
    await turn.promise.finally(() => budget?.signal.removeEventListener("abort", leave));
  }

  #end(began: number): void {
    this.#measured = Math.min(this.#measured + 1, AVERAGED_CALLS);
    this.#meanMs += (performance.now() - began - this.#meanMs) / this.#measured;
    const [next] = this.#waiting;
    if (!next) return void (this.#underWay -= 1);
    this.#waiting.delete(next);
    next();
  }

  /** Who waits in vain until the budget's end waits at the cost of everybody behind. */
  #refuseLongQueue({ endsAt }: Budget): void {
    const waitMs = (this.#waiting.size * this.#meanMs) / MOST_CALLS;
    if (waitMs > endsAt - performance.now()) throw refusal(waitMs);
  }
}

/** Options of a call that ends with the budget as well. */
function within({ signal }: Budget, options: Options): Options {
  const { abortSignal: given } = options as { abortSignal?: AbortSignal };
  return { ...options, abortSignal: given ? AbortSignal.any([given, signal]) : signal };
}

const refusal = (waitMs = 0) =>
  unavailable("indisponibil", { headers: { "retry-after": String(Math.max(2, Math.ceil(waitMs / 1000))) } });
