import * as z from "zod";
import type { PublicJwk } from "../../auth/signing-keys.ts";
import { clock } from "../../clock.ts";
import { ephemeralKey, putEphemeral, getEphemeral } from "../../data/ephemeral.ts";
import { log } from "../../log.ts";
import { config } from "./config.ts";
import { ask } from "./identity-client.ts";
import type { FindKey } from "./tokens.ts";

const KeySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal("EC"),
      crv: z.literal("P-256"),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      use: z.literal("sig"),
      alg: z.literal("ES256"),
    }),
  ),
});

/** A key set is fetched again after this long, and for an unknown key at most this often. */
const FRESH_MS = 5 * 60_000;
const PAUSE_MS = 30_000;
/** A copy outlives the process that fetched it: a function that starts while identity is down still has keys. */
const COPY_SECONDS = 24 * 3600;

/**
 * The published keys of the identity service. Where it does not answer, the last known ones count: those of
 * this process, else the copy that any process kept. An unknown key asks for the set anew, at most every 30 s,
 * so that nobody can make this service ask by inventing names.
 * The returned function throws unavailable (503) where there are no keys at all.
 */
export function keySet(): FindKey {
  let keys: PublicJwk[] | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const refresh = () =>
    (asking ??= fetchKeys(keys)
      .then((found) => {
        keys = found;
        askedAt = now();
      })
      .finally(() => {
        asking = undefined;
      }));

  return async (kid) => {
    const age = now() - askedAt;
    const known = keys?.some((key) => key.kid === kid);
    if (!keys || age >= FRESH_MS || (!known && age >= PAUSE_MS)) await refresh();
    return keys?.find((key) => key.kid === kid);
  };
}

const now = () => clock.now().getTime();

async function fetchKeys(known: PublicJwk[] | undefined): Promise<PublicJwk[]> {
  const copy = ephemeralKey("key-set", config.identityUrl);
  try {
    const { keys } = await ask("/api/v1/jwks", KeySet);
    await putEphemeral(copy, { keys }, COPY_SECONDS);
    return keys;
  } catch (error) {
    const last = known ?? KeySet.safeParse(await getEphemeral(copy)).data?.keys;
    if (!last) throw error;
    log.warn("the key set is an older copy: identity does not answer");
    return last;
  }
}
