import { createPrivateKey } from "node:crypto";
import type { Dkim, OutgoingMail } from "./mail.ts";

/** A mail that cannot be sent safely. The message names the field and never its value, so it may be logged. */
export class InvalidMail extends Error {
  /** The field of the mail: `to`, `subject`, `headers` … */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`mail: ${field} ${problem}`);
    this.name = "InvalidMail";
    this.field = field;
  }
}

/** Control characters of ASCII and Latin-1, and the two line separators of Unicode. */
// oxlint-disable-next-line no-control-regex -- it matches control characters to refuse them
const CONTROL = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;
/** One address without quoted parts, address literals and lists (RFC 5321, 4.1.2; RFC 6531 for other scripts). */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;
/** RFC 5322, 3.6.8. */
const HEADER_NAME = /^[\x21-\x39\x3b-\x7e]+$/;
/** Headers that a mail writes from its own fields. In `headers` they could replace these or add recipients. */
const OWN_HEADER =
  /^(from|sender|to|cc|bcc|reply-to|subject|message-id|date|mime-version|content-.*|dkim-signature|resent-.*)$/i;
/** A label of a domain or a selector: neither a delimiter of DKIM's tags nor white space. */
const TAG_VALUE = /^[^\s;=]+$/;

/**
 * Checks all that becomes a line of the mail or of the dialogue: nothing can start another header or command (CWE-93),
 * and no header adds a recipient.
 * @throws InvalidMail with the first field that is wrong.
 */
export function checkMail(mail: OutgoingMail): void {
  for (const [field, line] of linesOf(mail))
    refuseIf(CONTROL.test(line), field, "contains a control character");
  for (const [field, address] of addressesOf(mail)) refuseIf(!ADDRESS.test(address), field, "is no address");
  for (const name of Object.keys(mail.headers ?? {}))
    refuseIf(!HEADER_NAME.test(name) || OWN_HEADER.test(name), "headers", "has a name that is not allowed");
  refuseIf(mail.messageId !== undefined && !ADDRESS.test(mail.messageId), "messageId", "is not left@right");
  if (mail.dkim) checkDkim(mail.dkim);
}

function linesOf({
  from,
  to,
  replyTo,
  subject,
  messageId = "",
  headers = {},
  attachments = [],
}: OutgoingMail) {
  return [
    ["from", `${from.name ?? ""}${from.address}`],
    ["to", to],
    ["replyTo", `${replyTo?.name ?? ""}${replyTo?.address ?? ""}`],
    ["subject", subject],
    ["messageId", messageId],
    ...Object.entries(headers).map(([name, value]) => ["headers", name + value] as const),
    ...attachments.map(({ name, type }) => ["attachments", name + type] as const),
  ] as const;
}

const addressesOf = ({ from, to, replyTo }: OutgoingMail) =>
  [["from", from.address], ["to", to], ...(replyTo ? [["replyTo", replyTo.address] as const] : [])] as const;

/** The library sends a mail unsigned if its key is unusable, so the key is read before. */
function checkDkim({ domain, selector, privateKey }: Dkim): void {
  refuseIf(!TAG_VALUE.test(domain) || !TAG_VALUE.test(selector), "dkim", "has no usable domain or selector");
  refuseIf(!isRsaKey(privateKey), "dkim", "has no RSA key in PEM");
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function refuseIf(isWrong: boolean, field: string, problem: string): void {
  if (isWrong) throw new InvalidMail(field, problem);
}
