import { isOpen } from "../channels/breaker.ts";
import { handOver } from "../push/hand-over.ts";
import type { Message, Outcome } from "../channels/message.ts";
import { openWay, report, type OpenWay, type Way } from "../channels/ways.ts";
import type { Channel } from "../../records/delivery.ts";
import type { Priority } from "../../records/lanes.ts";
import type { Provider } from "../../records/provider.ts";

/** The message that a way is wanted for. */
export interface Asked {
  canal: Channel;
  priority: Priority;
  /** Addresses of the simulator touch no provider. */
  adresa: string | undefined;
  /** Its system is in test mode. */
  isTest: boolean;
  /** The provider of the mail sender, if it names one. */
  providerId: number | undefined;
}

/** The channels as a worker uses them; tests have their own. */
export interface Channels {
  openWay(asked: Asked): Promise<Way>;
  /** @throws if the system itself fails, before anything was sent */
  handOver(message: Message, provider: Provider): Promise<Outcome>;
  /** Follows every way that was opened. Never throws. */
  report(way: OpenWay, outcome: Outcome | "unsent"): Promise<void>;
  /** True while a provider gets no messages but probes. */
  isOpen(providerId: number): Promise<boolean>;
}

export const channels: Channels = {
  openWay: ({ canal, priority, ...routed }) => openWay(canal, priority, routed),
  handOver,
  report,
  isOpen,
};
