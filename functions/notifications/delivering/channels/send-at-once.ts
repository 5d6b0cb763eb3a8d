import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import { takePlace } from "../../../../shared/data/places.ts";
import { log } from "../../../../shared/log.ts";
import { addressHmac } from "../../records/hmac.ts";
import type { HandOver } from "./hand-over-by.ts";
import type { Message, Outcome } from "./message.ts";
import { openWay, report } from "./ways.ts";

/** The most providers that one message tries. */
const MOST_WAYS = 2;
/** How many such messages one address may get in an hour, for any cause. */
const MOST_AN_HOUR = 10;

interface Options {
  handOver: HandOver;
  /** The only provider that is asked while it is active. */
  providerId?: number | undefined;
}

/**
 * Hands a message over to a provider of its channel now, outside the queue: for messages that somebody waits for.
 * @returns false if no provider took it. A refused address counts as taken, as does one that has had enough messages: nothing is
 * learnt of it here
 */
export async function sendAtOnce(message: Message, { handOver, providerId }: Options): Promise<boolean> {
  for (let tried = 1; tried <= MOST_WAYS; tried += 1) {
    const way = await openWay(message.canal, "High", { adresa: message.to, providerId });
    if (!("provider" in way)) return false;
    if (tried === 1 && !(await mayBeSent(message))) {
      await report(way, "unsent");
      return true;
    }
    const outcome: Outcome | "unsent" = await handOver(message, way.provider).catch(unsent);
    await report(way, outcome);
    if (outcome !== "unsent" && outcome.kind !== "provider" && outcome.kind !== "deferred") return true;
  }
  return false;
}

async function mayBeSent({ canal, to }: Message): Promise<boolean> {
  if (canal === "Push") return true;
  const key = ephemeralKey("notifications", "sent-at-once", addressHmac(canal, to));
  return (await takePlace(key, MOST_AN_HOUR, 3600)) === undefined;
}

function unsent(error: unknown): "unsent" {
  log.error("handing a message over failed", error);
  return "unsent";
}
