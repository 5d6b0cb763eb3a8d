import * as z from "zod";
import type { PublicJwk } from "../../auth/signing-keys.ts";
import { clock } from "../../clock.ts";
import { ephemeralKey, putEphemeral, getEphemeral } from "../../data/ephemeral.ts";
import { log } from "../../log.ts";
import { config } from "./config.ts";
import { requestIdentity } from "./identity-client.ts";
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

/** The TTL of the cached key set, and the shortest time between two fetches for unknown keys. */
const TTL_MS = 5 * 60_000;
const MIN_REFETCH_MS = 30_000;
/**
 * The TTL of the shared copy. It outlives the process that fetched it: a function that starts while identity is down
 * still has keys.
 */
const COPY_TTL_SECONDS = 24 * 3600;

/**
 * Caches the published keys of the identity service. If identity does not answer, the last fetched keys are used:
 * those of this process, else the copy that the `service` keeps. An unknown key id fetches the set again, at most
 * every 30 s, so that invented ids cannot flood identity with requests. The returned function throws unavailable
 * (503) if there are no keys at all.
 */
export function keySet(service: string): FindKey {
  let keys: PublicJwk[] | undefined;
  let fetchedAt = -Infinity;
  let pending: Promise<void> | undefined;

  const refresh = () =>
    (pending ??= fetchKeys(service, keys)
      .then((found) => {
        keys = found;
        fetchedAt = now();
      })
      .finally(() => {
        pending = undefined;
      }));

  return async (kid) => {
    const age = now() - fetchedAt;
    const known = keys?.some((key) => key.kid === kid);
    if (!keys || age >= TTL_MS || (!known && age >= MIN_REFETCH_MS)) await refresh();
    return keys?.find((key) => key.kid === kid);
  };
}

const now = () => clock.now().getTime();

/** Asks for the public keys of identity, and keeps a copy that all processes of the service share. */
async function fetchKeys(service: string, known: PublicJwk[] | undefined): Promise<PublicJwk[]> {
  const copy = ephemeralKey(service, "key-set", config.identityUrl);
  try {
    const { keys } = await requestIdentity("/api/v1/jwks", KeySet);
    await putEphemeral(copy, { keys }, COPY_TTL_SECONDS);
    return keys;
  } catch (error) {
    const last = known ?? KeySet.safeParse(await getEphemeral(copy)).data?.keys;
    if (!last) throw error;
    log.warn("identity does not answer; a cached key set is used");
    return last;
  }
}
