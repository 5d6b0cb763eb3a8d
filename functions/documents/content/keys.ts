import { kms } from "../../../shared/aws.ts";
import { clock } from "../../../shared/clock.ts";
import { cachedKeys, kmsKeys, type KeyWrapper } from "../../../shared/content/encryption.ts";
import { config } from "./config.ts";

let keyRing: KeyWrapper | undefined;
/** The keys that content and the secrets of records are sealed under. */
export const keys = (): KeyWrapper =>
  (keyRing ??= cachedKeys(kmsKeys(kms(), config.contentKey), {
    size: 100,
    ttlMilliseconds: 60_000,
    now: () => clock.now(),
  }));
