/** A mailbox, with the name that mail programs show beside it. */
export interface Mailbox {
  name?: string;
  address: string;
}

export interface Attachment {
  /** The file name as readers see it. */
  name: string;
  /** Media type. */
  type: string;
  content: Uint8Array;
}

/** The key that signs the mail of a domain: rsa-sha256, relaxed/relaxed (RFC 6376). */
export interface Dkim {
  domain: string;
  /** The public key is the TXT record `<selector>._domainkey.<domain>`. */
  selector: string;
  /** RSA, PEM. */
  privateKey: string;
}

/** A mail to one recipient. Domains may be written in any script; they travel as ASCII (RFC 3492). */
export interface Mail {
  /** Default: the configured sender. */
  from?: Mailbox;
  /** One address, never a list. */
  to: string;
  /** Mailbox of the answers; default: the sender. */
  replyTo?: Mailbox;
  subject: string;
  text: string;
  /** The same content for mail programs that show HTML. */
  html?: string;
  /** `left@right` without angle brackets, the same for every attempt; default: a random one. */
  messageId?: string;
  /** Further headers; the ones that the fields of this interface write are refused. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  dkim?: Dkim;
}

/** A mail whose sender is known. */
export type OutgoingMail = Mail & { from: Mailbox };

/** The mail server took over the delivery. */
export interface Accepted {
  kind: "accepted";
  /** Reply of the mail server. */
  reply: string;
  /** The server's own id of the mail, if its reply has one. */
  serverId: string | undefined;
}

/**
 * The meaning of a failure. `recipient`: the recipient or the content is refused, for good. `deferred`: this recipient is refused
 * for now, by a server that works. `provider`: the server takes no mail at present; the mail was not sent. `ambiguous`: the
 * connection ended or the answer is missing after the message was handed over, so another attempt may send the mail twice.
 */
export type FailureKind = "recipient" | "deferred" | "provider" | "ambiguous";

/** The mail server did not take the mail, or did not say so. */
export interface NotAccepted {
  kind: FailureKind;
  /** True if the server said for good that the address does not exist. */
  isAddressGone: boolean;
  /** Reply of the mail server, or the error if there was none. It may repeat the address, so it is never logged. */
  reply: string;
  /** Kind of the error; safe to log. */
  code: string;
  /** Status of the reply; safe to log. */
  responseCode: number | undefined;
  /** Enhanced code of the reply, such as `5.1.1`; safe to log. */
  enhancedCode: string | undefined;
}

export type MailOutcome = Accepted | NotAccepted;

/** True if the mail was not sent and another attempt may succeed. */
export const isRefusedForNow = ({ kind }: MailOutcome): boolean => kind === "deferred" || kind === "provider";

/** The port to a mail server. */
export interface MailServer {
  /**
   * Hands a mail over. Failures of the server and of the connection are outcomes, not errors.
   * @throws InvalidMail before any connection, if a field cannot be sent safely.
   */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}
