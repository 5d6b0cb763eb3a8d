import * as z from "zod";
import { list, readConfig, secret, setting } from "../../../shared/config.ts";

/** An uncompressed point on P-256, base64url (RFC 8292). */
const publicKey = z.string().regex(/^B[A-Za-z0-9_-]{86}$/);

/** `+` and the first digits of numbers in E.164 form, or `any`. */
const prefixes = z
  .string()
  .transform((text) => (text === "any" ? ["+"] : list(text)))
  .pipe(z.array(z.string().regex(/^\+\d*$/)).min(1));

export const settings = {
  smsCodePrefixes: setting(
    "SMS_CODE_PREFIXES",
    prefixes,
    "beginnings of the numbers to which people may have codes sent, comma-separated (+373,+4021), or any",
  ),
  // Public, and kept beside the private one: they change together.
  vapidPublicKey: secret(
    "VAPID_PUBLIC_KEY",
    publicKey,
    "public key of push messages, which browsers ask for: 65 bytes of a point on P-256, base64url",
  ),
};

export const config = readConfig(settings, process.env);
