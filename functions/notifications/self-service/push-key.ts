import * as z from "zod";
import { config } from "./config.ts";

/** The public key that browsers subscribe to push messages with (RFC 8292). */
export const PushKeyView = z.object({ publicKey: z.string() }).meta({ id: "CheiePush" });

export const readPushKey = (): Promise<z.output<typeof PushKeyView>> =>
  Promise.resolve({ publicKey: config.vapidPublicKey });
