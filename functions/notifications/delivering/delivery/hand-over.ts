import type { Stored } from "../../../../shared/data/entity.ts";
import { currentBudget } from "../../../../shared/context.ts";
import type { Message, Outcome } from "../channels/message.ts";
import type { OpenWay } from "../channels/ways.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Asked, Channels } from "./channels.ts";
import { type Left, postponed, refused, sent, triedAgain } from "./outcomes.ts";

/** The longest dialogue, in ms: another one begins only if there is time for it. */
const DIALOGUE_MS = 80_000;
/** Providers that one claim tries. */
const MOST_WAYS = 3;

interface HandingOver {
  held: Stored<Delivery>;
  asked: Asked;
  message: Message;
}

/**
 * Hands a delivery over. A fault that leaves the breaker of its provider open spends no attempt: the next open way is taken at
 * once, and without one the delivery waits.
 * @throws if the system itself fails, before anything was sent
 */
export async function handOver(
  channels: Channels,
  first: OpenWay,
  { held, asked, message }: HandingOver,
): Promise<Left> {
  let way = first;
  for (let tried = 1; ; tried += 1) {
    const outcome = await attempt(channels, way, message);
    const isOpen = outcome.kind === "provider" && (await channels.isOpen(way.provider.id));
    if (!isOpen) return leftBy(held, way, outcome);
    const next = tried < MOST_WAYS && isTimeLeft() ? await channels.openWay(asked) : undefined;
    if (!next || !("provider" in next)) return postponed(held);
    way = next;
  }
}

async function attempt(channels: Channels, way: OpenWay, message: Message): Promise<Outcome> {
  try {
    const outcome = await channels.handOver(message, way.provider);
    await channels.report(way, outcome);
    return outcome;
  } catch (error) {
    await channels.report(way, "unsent");
    throw error;
  }
}

const isTimeLeft = (): boolean => performance.now() + DIALOGUE_MS < (currentBudget()?.endsAt ?? Infinity);

function leftBy(held: Stored<Delivery>, { provider }: OpenWay, outcome: Outcome): Left {
  if (outcome.kind === "accepted") return sent(held, provider, outcome);
  if (outcome.kind === "recipient") return refused(held, { motiv: outcome.reason, provider, ...outcome });
  const { code, retryAfterSeconds } = outcome;
  return triedAgain(held, { provider, code, retryAfterSeconds });
}
