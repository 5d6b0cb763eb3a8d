import type { Stored } from "../../../shared/data/entity.ts";
import { currentBudget } from "../../../shared/context.ts";
import { log } from "../../../shared/log.ts";
import { InvalidMail } from "../../../shared/mail/check-mail.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Provider } from "../records/provider.ts";
import type { Asked, Channels, HandedOver, Message, NotAccepted } from "./channels.ts";
import type { Composed } from "./compose.ts";
import { type Left, postponed, refused, sent, triedAgain } from "./outcomes.ts";

/** A dialogue may take this long, in ms: another one begins only if there is time for it. */
const DIALOGUE_MS = 25_000;
/** Providers that one claim tries. */
const MOST_WAYS = 3;

interface HandingOver {
  held: Stored<Delivery>;
  asked: Asked;
  composed: Composed;
}

/**
 * Hands a delivery over. A fault that opens the breaker of its provider spends no attempt: the next open way is taken at
 * once, and without one the delivery waits.
 */
export async function handOver(
  channels: Channels,
  first: Provider,
  { held, asked, composed }: HandingOver,
): Promise<Left> {
  let provider = first;
  for (let tried = 1; ; tried += 1) {
    const message = composed(provider);
    const outcome = await attempt(channels, message, provider);
    const isOpen = await reported(channels, provider, outcome);
    if (outcome.kind !== "provider" || !isOpen) return leftBy(held, { message, provider, outcome });
    const way = tried < MOST_WAYS && isTimeLeft() ? await channels.openWay(asked) : { none: "closed" };
    if (!("provider" in way)) return postponed(held);
    provider = way.provider;
  }
}

const isTimeLeft = (): boolean => performance.now() + DIALOGUE_MS < (currentBudget()?.endsAt ?? Infinity);

interface Ended {
  message: Message;
  provider: Provider;
  outcome: HandedOver;
}

function leftBy(held: Stored<Delivery>, { message, provider, outcome }: Ended): Left {
  if (outcome.kind === "accepted") {
    const segments = message.canal === "SMS" ? message.segments : undefined;
    return sent(held, { provider, messageId: outcome.messageId, segments });
  }
  const { code, retryAfterSeconds } = outcome;
  if (outcome.kind !== "recipient") return triedAgain(held, { provider, code, retryAfterSeconds });
  return refused(held, { motiv: outcome.reason ?? "adresa-refuzata", provider, code });
}

/** A fault of ours after the dialogue began leaves open if the message was taken. */
async function attempt(channels: Channels, message: Message, provider: Provider): Promise<HandedOver> {
  try {
    return await channels.handOver(message, provider);
  } catch (error) {
    log.error("handing a message over failed", error, { object: message.deliveryId });
    return failureOf(error);
  }
}

const failureOf = (error: unknown): NotAccepted =>
  error instanceof InvalidMail
    ? { kind: "recipient", reason: "continut-refuzat", code: error.field }
    : { kind: "ambiguous", code: error instanceof Error ? error.name : "unknown" };

/** The outcome stands, whatever becomes of the report: the breaker follows the next faults. */
async function reported(channels: Channels, provider: Provider, outcome: HandedOver): Promise<boolean> {
  try {
    return await channels.report(provider, outcome);
  } catch (error) {
    log.error("reporting the outcome of a message failed", error, { object: provider.id });
    return false;
  }
}
