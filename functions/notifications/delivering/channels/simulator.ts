import { setTimeout } from "node:timers/promises";
import type { Stored } from "../../../../shared/data/entity.ts";
import { smsText } from "../../../../shared/sms/segments.ts";
import type { Channel } from "../../records/delivery.ts";
import type { Provider } from "../../records/provider.ts";
import type { Message, Outcome } from "./message.ts";

/**
 * A provider without connections, for systems in test mode and for addresses that stand for an outcome. Its outcomes
 * are those of real providers, receipts included.
 */

const MAIL_DOMAIN = "@simulator.test";
const NUMBER = /^\+3730000000([1-4])$/;

const outcomes = ["livrat", "permanent", "temporar", "lent"] as const;
type Simulated = (typeof outcomes)[number];

/** True for addresses that lead to the simulator, whoever sends to them. */
export const isSimulated = (canal: Channel, address: string): boolean =>
  canal === "Email" ? address.toLowerCase().endsWith(MAIL_DOMAIN) : NUMBER.test(address);

/** The outcome that an address stands for; any other address stands for success. */
function outcomeFor({ canal, to }: Pick<Message, "canal" | "to">): Simulated {
  const [, digit] = NUMBER.exec(to) ?? [];
  if (canal === "SMS") return outcomes[Number(digit ?? 1) - 1] ?? "livrat";
  const [name] = to.toLowerCase().split(MAIL_DOMAIN);
  return outcomes.find((outcome) => outcome === name) ?? "livrat";
}

/** The time that a slow provider takes, in ms. */
const SLOW_MS = 3000;

export async function simulate(message: Message): Promise<Outcome> {
  const outcome = outcomeFor(message);
  if (outcome === "permanent") return { kind: "recipient", reason: "adresa-refuzata", code: "simulated" };
  if (outcome === "lent") await setTimeout(SLOW_MS);
  const { livrareId, canal, text } = message;
  return {
    kind: "accepted",
    messageId: `simulator-${livrareId}`,
    segments: canal === "SMS" ? smsText(text).segments.length : undefined,
    receipt: outcome === "temporar" ? { status: "Failed", cauza: "temporary" } : { status: "Delivered" },
  };
}

/** The simulator as a provider of a channel. It is not a record, so deliveries do not name it. */
export const simulatorOf = (canal: Channel): Stored<Provider> => ({
  id: 0,
  rev: 0,
  cod: "simulator",
  canal,
  tip: "SIMULATOR",
  configuratie: {},
  sigilate: {},
  prioritate: 1,
  recipise: false,
  activ: true,
});
