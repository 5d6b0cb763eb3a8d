import type { Attachment } from "../../../../shared/mail/mail.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Channel } from "../../records/delivery.ts";
import type { Device } from "../../records/device.ts";
import type { Priority } from "../../records/lanes.ts";
import type { Sender } from "../../records/sender.ts";
import type { Cause, Reason } from "../../records/states.ts";

/** What a push message has besides its texts. */
export interface PushOptions {
  /** The browsers of the recipient. */
  devices: readonly Device[];
  priority: Priority;
  /** The notification: a later message about it replaces one that waits. */
  notificareId: number;
  /** How many seconds a push service keeps the message for a browser that is offline. */
  ttlSeconds: number;
}

/** A rendered message of one delivery. */
export interface Message {
  livrareId: number;
  canal: Channel;
  /** Normalised: a mail address, or a number in E.164. */
  to: string;
  /** SMS have none. */
  subject: string;
  text: string;
  /** The same content for mail programs that show HTML. */
  html?: string | undefined;
  attachments?: readonly Attachment[] | undefined;
  /** The address where the recipient of a mail declines its category with one click (RFC 8058). */
  unsubscribe?: string | undefined;
  /** The sender of mail, from `senderFor`; without one the provider's, else the system's. */
  sender?: Stored<Sender> | undefined;
  /** For push messages. */
  push?: PushOptions | undefined;
}

/** A receipt that comes with the acceptance: the simulator gives one, real providers send theirs later. */
export interface SimulatedReceipt {
  status: "Delivered" | "Failed";
  cauza?: Cause | undefined;
}

/** The provider took over the delivery. */
export interface HandedOver {
  kind: "accepted";
  /** The provider's own id of the message. */
  messageId?: string | undefined;
  /** Messages as which an SMS was sent. */
  segments?: number | undefined;
  receipt?: SimulatedReceipt | undefined;
}

/** The recipient or the content is refused for good. */
export interface RefusedRecipient {
  kind: "recipient";
  reason: Extract<Reason, "adresa-refuzata" | "continut-refuzat" | "fara-abonare">;
  /** True if the address does not exist, so that nothing more is sent to it. */
  isAddressGone?: boolean;
  /** A status or the kind of an error; it names no address and may be logged. */
  code: string;
}

/**
 * `deferred`: the recipient is refused for now, by a provider that works. `provider`: the provider takes no message at present, and
 * this one was not sent. `ambiguous`: the message may have been sent, so another attempt may send it twice.
 */
export interface NotHandedOver {
  kind: "deferred" | "provider" | "ambiguous";
  /** A status or the kind of an error; it names no address and may be logged. */
  code: string;
  /** The time that the provider asks for, in seconds. */
  retryAfterSeconds?: number | undefined;
}

export type Outcome = HandedOver | RefusedRecipient | NotHandedOver;
