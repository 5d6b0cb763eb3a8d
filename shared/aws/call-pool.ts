import { AsyncResource } from "node:async_hooks";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Readable } from "node:stream";
import { NodeHttpHandler, type NodeHttpHandlerOptions } from "@smithy/node-http-handler";
import { currentBudget, type Budget } from "../context.ts";
import { kernel } from "../refusals.ts";

/** Concurrent calls of one client, and its sockets: a page of a list needs a few, and a process has few cores. */
export const MOST_CALLS = 24;

const AVERAGED_CALLS = 100;

/**
 * A connection remembers the context that it was opened in for as long as it lives: the request that opened one would be kept, with
 * its body.
 */
const outside = new AsyncResource("connections");

class PlainAgent extends HttpAgent {
  override createConnection(...given: Parameters<HttpAgent["createConnection"]>) {
    return outside.runInAsyncScope(() => super.createConnection(...given));
  }
}

class TlsAgent extends HttpsAgent {
  override createConnection(...given: Parameters<HttpsAgent["createConnection"]>) {
    return outside.runInAsyncScope(() => super.createConnection(...given));
  }
}

type Handle = NodeHttpHandler["handle"];
type Options = NonNullable<Parameters<Handle>[1]>;
type Answer = Awaited<ReturnType<Handle>>;

/**
 * The HTTP side of an AWS client: at most `MOST_CALLS` attempts are under way, the others queue here. An attempt whose turn
 * has come finds a socket free, so the SDK's time-outs measure the connection and the answer, never the queue; the queue is
 * bounded by the budget of the waiting work. Pauses between attempts hold no place.
 *
 * A turn ends with the body of the answer, as the use of the socket does. A reader of a body must therefore not wait for
 * another call of the same client in between; `readPieces` in `content/objects.ts` makes that unnecessary.
 */
export class CallPool extends NodeHttpHandler {
  #underWay = 0;
  /** Functions that start the turn of each waiting call, in their order. */
  readonly #waiting = new Set<() => void>();
  /**
   * Recent duration of a call: a moving average, slow enough that a single stall of the store does not pass for its pace.
   */
  #meanMs = 0;
  #measured = 0;

  constructor(options: NodeHttpHandlerOptions) {
    const sockets = { keepAlive: true, maxSockets: MOST_CALLS };
    // Agents, not their options: a body that waits for "100 Continue" would otherwise get an agent without a bound.
    super({ httpAgent: new PlainAgent(sockets), httpsAgent: new TlsAgent(sockets), ...options });
  }

  /**
   * Answers with the headers, and keeps the turn until the body has ended.
   * @throws unavailable (503) at once if the queue is longer than the budget, or at the budget's end
   */
  override async handle(...[request, options = {}]: Parameters<Handle>): Promise<Answer> {
    const budget = currentBudget();
    if (budget) this.#refuseLongQueue(budget);
    if (this.#underWay < MOST_CALLS) this.#underWay += 1;
    else await this.#turn(budget);
    const began = performance.now();
    try {
      const answer = await super.handle(request, budget ? within(budget, options) : options);
      // If an answer breaks off, its reader gets the error from the body.
      const body = answer.response.body as Readable;
      body.on("error", () => undefined);
      // A body that has closed already emits no further event.
      if (body.closed) this.#end(began);
      else body.once("close", () => this.#end(began));
      return answer;
    } catch (error) {
      this.#end(began);
      throw budget?.signal.aborted ? refusal() : error;
    }
  }

  /** Waits until a call ends and passes its turn to this one. */
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

  /** Refuses a call that would wait in vain until the end of its budget, because it would delay every call behind it. */
  #refuseLongQueue({ endsAt }: Budget): void {
    const waitMs = (this.#waiting.size * this.#meanMs) / MOST_CALLS;
    if (waitMs > endsAt - performance.now()) throw refusal(waitMs);
  }
}

/** Options of a call that also ends with the budget. */
function within({ signal }: Budget, options: Options): Options {
  const { abortSignal: given } = options as { abortSignal?: AbortSignal };
  return { ...options, abortSignal: given ? AbortSignal.any([given, signal]) : signal };
}

const refusal = (waitMs = 0) =>
  kernel.indisponibil({ headers: { "retry-after": String(Math.max(2, Math.ceil(waitMs / 1000))) } });
