import { browserWith } from "../providers/push-decryption.ts";

/** The public half of VAPID_PRIVATE_KEY of the local stage. */
export const vapidPublicKey =
  "BOFj3jCHdTVKAtUJ4OnQhSL3oy7ZeRDHx5Y9XAMMyazl4kRXk7HI_FiUQqKZpu9V_jO6tN4_m5m8z7L0MrObm3U";

/** The demo browser. Its keys stay the same, so that its subscriptions survive a restart. */
export const demoBrowser = browserWith({
  privateKey: Buffer.from("de0MmMQ3DFAkfgDfq1bI2vUjip1yITwZihO2ddgVB0o", "base64url"),
  auth: Buffer.from("LdKh7Z_KMYEPXD0cfgoOPg", "base64url"),
});
