import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { claim, free } from "../../../../shared/jobs/lease.ts";
import { type Connection, connectionKey, Connections } from "../../records/connection.ts";
import type { Provider } from "../../records/provider.ts";
import { isGrantEnded, refreshTokens, revokeDiscarded, type Tokens } from "./oauth.ts";
import { providerFailure } from "./providers/provider.ts";
import { openTokens, sealTokens } from "./sealed-tokens.ts";
import { refusals } from "./texts.ts";

/** Tokens are refreshed this long before they expire. */
const AHEAD_MS = 60_000;
/** Longer than a call to the provider may take. */
const LEASE_SECONDS = 20;
const WAIT_MS = 12_000;

/**
 * The access token of a person's connection. It is refreshed if it expires soon or if it is the one that the provider
 * refused. Only one of the concurrent callers refreshes it, because a refresh token may work only once; the others
 * wait for the new token.
 * @throws conflict without an active connection, unavailable if the provider does not answer
 */
export async function accessToken(creator: string, furnizor: Provider, refused?: string): Promise<string> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const found = await livingConnection(creator, furnizor);
    const { access } = await openTokens(found);
    if (!isDue(found) && access !== refused) return access;
    const refreshed = await refresh(found, refused);
    if (refreshed !== undefined) return refreshed;
    if (performance.now() > until) throw providerFailure();
    await sleep(50 + Math.random() * 150);
  }
}

/** @throws conflict if there is no connection, or the provider has ended it */
export async function livingConnection(creator: string, furnizor: Provider): Promise<Stored<Connection>> {
  const found = await read(Connections, connectionKey(creator, furnizor));
  if (!found) throw refusals.conexiuneInexistenta();
  if (found.status === "EXPIRAT") throw refusals.conexiuneExpirata();
  return found;
}

const isDue = ({ tokenUntil }: Connection): boolean =>
  tokenUntil !== undefined && Date.parse(tokenUntil) - clock.now().getTime() < AHEAD_MS;

/** Undefined if another caller holds the claim or has refreshed the token in the meantime. */
async function refresh(found: Stored<Connection>, refused: string | undefined): Promise<string | undefined> {
  const { creator, furnizor, rev } = found;
  const held = await claim(Connections, connectionKey(creator, furnizor), LEASE_SECONDS, (row) =>
    row.rev === rev && (isDue(row) || refused !== undefined) ? row : undefined,
  );
  if (!held) return undefined;
  const tokens = await openTokens(held);
  if (tokens.refresh === undefined) return expire(held);
  let fresh: Tokens;
  try {
    fresh = await refreshTokens(furnizor, tokens.refresh);
  } catch (error) {
    if (isGrantEnded(error)) return expire(held);
    await save(held, {});
    throw providerFailure(error);
  }
  if (await save(held, await sealTokens(held, fresh))) return fresh.access;
  // The connection was removed or replaced in the meantime, so these tokens are not stored.
  await revokeDiscarded(furnizor, fresh);
  return undefined;
}

/** The provider has ended the grant. If the row has changed since it was read, the caller's loop reads it again. */
async function expire(held: Stored<Connection>): Promise<undefined> {
  await save(held, { status: "EXPIRAT" });
}

/** Writes under the claim and releases it. False if the row has changed since. */
const save = (held: Stored<Connection>, fields: Partial<Connection>): Promise<boolean> =>
  transactIfUnchanged(changing(Connections, held, { ...free(held), ...fields }), { repeatable: true });
