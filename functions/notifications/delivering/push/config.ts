import * as z from "zod";
import { readConfig, secret, setting } from "../../../../shared/config.ts";

/** 32 bytes, base64url. */
const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "needs 32 bytes in base64url without padding");
const keys = z
  .string()
  .transform((text) => text.split("\n").filter(Boolean))
  .pipe(z.tuple([key], key));

export const settings = {
  vapidPrivateKeys: secret(
    "VAPID_PRIVATE_KEY",
    keys,
    "keys that sign push messages (RFC 8292), 32 bytes in base64url, one a line: the first, and those with which browsers subscribed before",
  ),
  vapidContact: setting(
    "VAPID_CONTACT",
    z.url({ protocol: /^(mailto|https)$/ }),
    "address at which push services reach the operator of the service, mailto: or https:",
  ),
};

export const config = readConfig(settings, process.env);
