import { clock } from "../clock.ts";
import { cachedKeys, type KeyWrapper } from "./encryption.ts";
import { once } from "../once.ts";
import { config } from "./config.ts";

/** KMS and its client, loaded when sealed content is first used, because most requests do not need them. */
const kmsRing = once(async (): Promise<KeyWrapper> => {
  const { kms } = await import("../aws/kms.ts");
  const { kmsKeys } = await import("./kms-keys.ts");
  return kmsKeys(kms(), config.contentKey);
});

/** The keys that seal content and the secrets of records. */
export const keys = once((): KeyWrapper =>
  cachedKeys(
    {
      generate: async (context) => (await kmsRing()).generate(context),
      unwrap: async (wrapped, context) => (await kmsRing()).unwrap(wrapped, context),
    },
    { size: 100, ttlMilliseconds: 60_000, now: () => clock.now() },
  ),
);
