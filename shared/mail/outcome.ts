import type { FailureKind } from "./mail.ts";

/** The words of a mail server, and the moment when a mail failed. */
export interface Failure {
  /** The command that failed: `MAIL FROM`, `RCPT TO`, `DATA` (also the message itself); `CONN` if it was none. */
  command: string | undefined;
  /** Status of the reply; undefined if there was none. */
  status: number | undefined;
  /** Enhanced code of the reply (RFC 3463); undefined if it has none. */
  enhancedCode?: string | undefined;
  /** The end of the message may have reached the server. */
  isHandedOver: boolean;
}

/** RFC 5321, 3.8: the server closes the connection, whatever it was asked. */
const CLOSING = 421;

/**
 * The meaning of a failure. The command tells what the answer is about, and only the status if it is for good: a 4yz is tried again,
 * whatever the command (RFC 5321, 4.2.1).
 */
export function meaningOf({ command, status, enhancedCode = "", isHandedOver }: Failure): FailureKind {
  if (!isRefusal(status)) return isHandedOver ? "ambiguous" : "provider";
  if (status === CLOSING) return "provider";
  const isForGood = status >= 500;
  if (command === "RCPT TO") return isForGood ? "recipient" : "deferred";
  const isAboutMessage = isHandedOver || command === "DATA";
  if (!isAboutMessage) return "provider";
  if (isForGood) return "recipient";
  return OF_ONE_MAIL.test(enhancedCode) ? "deferred" : "provider";
}

/** Codes of an address, its mailbox, the content or a policy (RFC 3463, 3): some servers greylist only once they have the message. */
const OF_ONE_MAIL = /^4\.[1267]\./;

/** Any other status is not an answer that a client can rely on. */
const isRefusal = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 600;

/**
 * The enhanced codes, without their class, by which a server says that an address does not exist. All others speak of the
 * mailbox (2), the systems (3), the way (4), the dialogue (5), the content (6) or a policy (7): the address may take the next mail.
 */
const ADDRESS_CODES = new Set([
  "1.1", // bad destination mailbox address: RFC 3463, 3.2
  "1.2", // bad destination system address: RFC 3463, 3.2
  "1.3", // bad destination mailbox address syntax: RFC 3463, 3.2
  "1.6", // destination mailbox has moved, no forwarding address: RFC 3463, 3.2
  "1.10", // recipient address has null MX: RFC 7505, 4.2
]);

/** The same statuses of servers without enhanced codes, as an answer to the recipient: RFC 5321, 4.2.3, and RFC 7504, 4. */
const ADDRESS_STATUSES = new Set([550, 551, 553, 556]);

/** The enhanced code at the beginning of a reply (RFC 2034, 4); undefined if it has none. */
export const enhancedCodeOf = (reply: string): string | undefined =>
  /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(reply)?.[1];

/** True if an enhanced code of class 5 says that the address does not exist. */
export const saysAddressIsGone = (enhancedCode: string): boolean =>
  enhancedCode.startsWith("5.") && ADDRESS_CODES.has(enhancedCode.slice(2));

/** True if a permanent refusal says that the address does not exist. An enhanced code is believed rather than the status. */
export const isGone = ({ command, status, enhancedCode }: Omit<Failure, "isHandedOver">): boolean =>
  enhancedCode === undefined
    ? command === "RCPT TO" && status !== undefined && ADDRESS_STATUSES.has(status)
    : saysAddressIsGone(enhancedCode);

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
