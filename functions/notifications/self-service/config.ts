import * as z from "zod";
import { readConfig, setting } from "../../../shared/config.ts";

/** An uncompressed point on P-256, base64url (RFC 8292). */
const publicKey = z.string().regex(/^B[A-Za-z0-9_-]{86}$/);

export const settings = {
  vapidPublicKey: setting(
    "VAPID_PUBLIC_KEY",
    publicKey,
    "public key of push messages, which browsers ask for: 65 bytes of a point on P-256, base64url",
  ),
};

export const config = readConfig(settings, process.env);
