import { domainToASCII } from "node:url";
import { withoutTypography } from "./typography.ts";

/** Mail addresses as SMTP carries them (RFC 5321, 4.1.2): an unquoted local part and a domain name. */

/** RFC 5321, 4.5.3.1.3: a path of 256 octets, without its angle brackets. */
const MOST_CHARACTERS = 254;
const MOST_LOCAL_CHARACTERS = 64;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters, digits and hyphens, and letters of other alphabets. */
const WRITTEN_DOMAIN = /^[A-Za-z0-9.\-\u0080-\u{10ffff}]+$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The form in which mail is sent to an address: the local part as it was written, the domain in lower-case ASCII
 * (IDNA, UTS 46). Undefined unless the text is one address of at most 254 characters, without a display name, a quoted or
 * non-ASCII local part, and an address literal.
 */
export function mailAddressOf(sent: string): string | undefined {
  const text = withoutTypography(sent);
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainOf(text.slice(at + 1));
  if (local.length > MOST_LOCAL_CHARACTERS || !LOCAL_PART.test(local) || domain === undefined)
    return undefined;
  const address = `${local}@${domain}`;
  return address.length <= MOST_CHARACTERS ? address : undefined;
}

function domainOf(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS || !WRITTEN_DOMAIN.test(text)) return undefined;
  const domain = domainToASCII(text);
  const labels = domain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? "") ? domain : undefined;
}

/** The key under which an address of `mailAddressOf` is compared: mailboxes that differ only by case are one. */
export const foldedMailAddress = (address: string): string => address.toLowerCase();

/** An address of `mailAddressOf` for logs and views: `i***@exemplu.md`, whatever the length of its local part. */
export const maskedMailAddress = (address: string): string =>
  `${address.slice(0, 1)}***${address.slice(address.lastIndexOf("@"))}`;
