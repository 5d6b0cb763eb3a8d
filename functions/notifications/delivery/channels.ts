import type { Attachment } from "../../../shared/mail/mail.ts";
import type { Channel } from "../records/delivery.ts";
import type { Priority } from "../records/lanes.ts";
import type { Provider } from "../records/provider.ts";
import type { Sender } from "../records/sender.ts";

/* The interface between the worker and the channels: adapters, breaker and rate. */

interface Addressed {
  deliveryId: number;
  /** The address, normalised. */
  to: string;
}

/** A mail, ready to be handed over. */
export interface MailMessage extends Addressed {
  canal: "Email";
  /** Default: MAIL_FROM. */
  sender: Sender | undefined;
  subject: string;
  text: string;
  html?: string;
  attachments: readonly Attachment[];
}

/** An SMS, ready to be handed over. */
export interface SmsMessage extends Addressed {
  canal: "SMS";
  text: string;
  /** The messages as which it is sent. */
  segments: number;
}

export type Message = MailMessage | SmsMessage;

/** The provider took the message. */
interface Accepted {
  kind: "accepted";
  /** The provider's own id of it. */
  messageId?: string | undefined;
}

/**
 * The provider did not take it. `recipient`: the address or the content is refused, for good. `provider`: it takes no message
 * at present. `ambiguous`: it may have taken the message without saying so.
 */
export interface NotAccepted {
  kind: "recipient" | "provider" | "ambiguous";
  reason?: "adresa-refuzata" | "continut-refuzat" | undefined;
  /** Kind of the failure; never an address. */
  code: string;
  retryAfterSeconds?: number | undefined;
}

export type HandedOver = Accepted | NotAccepted;

/** The message for which a way is asked. */
export interface Asked {
  canal: Channel;
  priority: Priority;
  /** Simulator addresses touch no provider. */
  adresa: string;
  /** The mode of the system is PROBA. */
  isTest: boolean;
  /** The provider of the mail sender, if it names one. */
  providerId?: number | undefined;
}

/** A provider, or the reason why there is none: `closed` ends by itself, `missing` when somebody adds a provider. */
export type Way = { provider: Provider } | { none: "closed" | "missing" };

export interface Channels {
  /** Chooses a provider whose breaker is closed, or gives its probe away, and takes a rate token of it. */
  openWay(asked: Asked): Promise<Way>;
  handOver(message: Message, provider: Provider): Promise<HandedOver>;
  /** Tells the breaker of a provider how a message ended. @returns true if the breaker is open now */
  report(provider: Provider, outcome: HandedOver): Promise<boolean>;
}
