import type { FailureKind } from "./mail.ts";

/** The words of a mail server and the moment at which a mail failed. */
export interface Failure {
  /** The command that failed: `MAIL FROM`, `RCPT TO`, `DATA` (also the message itself); `CONN` if it was none. */
  command: string | undefined;
  /** Status of the reply; undefined if there was none. */
  status: number | undefined;
  /** The end of the message may have reached the server. */
  isHandedOver: boolean;
}

/** RFC 5321, 3.8: the server closes the connection, whatever it was asked. */
const CLOSING = 421;

/**
 * The meaning of a failure. `recipient`: the server refused the recipient or the message, so another attempt gets the same
 * answer. `provider`: the server did not take any mail at this moment. `ambiguous`: the message may have been taken.
 */
export function meaningOf({ command, status, isHandedOver }: Failure): FailureKind {
  if (!isRefusal(status)) return isHandedOver ? "ambiguous" : "provider";
  if (status === CLOSING) return "provider";
  if (command === "RCPT TO") return "recipient";
  const isAboutMessage = isHandedOver || command === "DATA";
  return isAboutMessage && status >= 500 ? "recipient" : "provider";
}

/** Any other status is not an answer that a client can rely on. */
const isRefusal = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 600;

/** The forms in which servers give their id of a mail: Postfix, Exim, sendmail, Outlook, Amazon SES. */
const SERVER_IDS = [
  /\bqueued as ([\w.-]+)/i,
  /\bid=([\w.-]+)/,
  /^250 2\.0\.0 (\w+) Message accepted for delivery/,
  /^250 2\.0\.0 OK <([^<>\s]+)>/i,
  /^250 Ok ([0-9a-f]+(?:-[0-9a-f]+)+)$/i,
];

/** The id that a server gives a mail in its reply, by which its later reports name it; undefined if it gives none. */
export const serverIdOf = (reply: string): string | undefined =>
  SERVER_IDS.map((form) => form.exec(reply)?.[1]).find((id) => id !== undefined);
