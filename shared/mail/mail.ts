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

/** A mail to one recipient. */
export interface Mail {
  /** Default: the configured sender. */
  from?: Mailbox;
  /** One address, never a list. */
  to: string;
  subject: string;
  text: string;
  /** The same content for mail programs that show HTML. */
  html?: string;
  /** In addition to the usual ones. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** The mail server took over the delivery. */
export interface Accepted {
  kind: "accepted";
  /** Reply of the mail server. */
  reply: string;
}

/**
 * The mail server did not take the mail. `refused`: it never will, as it is (a permanent reply, an address that is none).
 * `deferred`: another attempt may succeed (a transient reply, no connection, a time-out, a failed login).
 */
export interface NotAccepted {
  kind: "refused" | "deferred";
  /** Reply of the mail server, or the error if there was none. It may repeat the address, so it is never logged. */
  reply: string;
  /** Kind of the error; safe to log. */
  code: string;
  /** Status of the reply; safe to log. */
  responseCode: number | undefined;
}

export type MailOutcome = Accepted | NotAccepted;

/** The port to a mail server. */
export interface MailServer {
  /** Hands a mail over. Failures of the server and of the connection are outcomes, not errors. */
  send(mail: Omit<Mail, "from"> & { from: Mailbox | string }): Promise<MailOutcome>;
}
