import { Secret, TOTP } from "otpauth";
import { clock } from "../clock.ts";

/** The code that an authenticator app shows, some seconds from now. */
export const codeOf = (secret: string, offsetSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + offsetSeconds * 1000,
  });
