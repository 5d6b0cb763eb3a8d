import { config } from "../../auth/config.ts";
import { clock } from "../../clock.ts";
import { currentContext } from "../../context.ts";
import { ephemeralKey, getEphemeral, putEphemeral } from "../../data/ephemeral.ts";
import { readItems } from "../../data/repository.ts";
import { ephemeralTable, type Key } from "../../data/tables.ts";
import { log } from "../../log.ts";
import { LruCache } from "../../lru-cache.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { refusals } from "./texts.ts";

/*
 * The last use of a sign-in, and the end of one that nobody uses. It changes with every request, so it lies outside of the partition of
 * the account: each process knows what it has served itself, notes it for the others once in some minutes, and reads it only if it has
 * not seen the sign-in for so long that it may be over.
 */

/** When a sign-in was used, in milliseconds since 1970. */
interface Use {
  usedAt: number;
  /** The last use after a pause that closes the admin zone: it stays closed until the person proves again who they are. */
  pausedUntil?: number | undefined;
}

/** A use that this process has served. */
interface Known extends Use {
  notedAt: number;
}

/** What a token says about its sign-in, in milliseconds since 1970. */
export interface Proof {
  /** When the person last proved who they are. */
  provedAt: number;
  /** When the token was issued: that was a use, too. */
  issuedAt: number;
}

/** How long a process keeps a use to itself: other processes may end a sign-in so much too early. */
const NOTE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
const MOST_KNOWN = 2000;

const known = new LruCache<string, Known>({ most: MOST_KNOWN });
const noting = new Set<string>();

const keyOf = (service: string, id: number): Key => ephemeralKey(service, "sign-in-use", id);
const nameOf = (service: string, id: number): string => `${service}#${id}`;

/** The pause that closes the admin zone. */
const pauseMs = (): number => config.signInIdleMinutes.admin * MINUTE_MS;

/** The time without a request after which a sign-in has ended, outside of the admin zone. */
const idleMs = ({ rememberMe }: Pick<SignInRecord, "rememberMe">): number =>
  (rememberMe ? config.signInIdleMinutes.remembered : config.signInIdleMinutes.others) * MINUTE_MS;

/** In whole seconds, as tokens tell the time. */
const isLonger = (ms: number, limit: number): boolean => Math.floor(ms / 1000) * 1000 > limit;

type Of = Pick<SignInRecord, "id" | "rememberMe" | "forgetAt">;

/**
 * Notes a use of a sign-in, beside the request.
 * @throws unauthenticated if it was not used for too long: in the admin zone fifteen minutes, elsewhere eight hours by default; one that
 *   is remembered has a time of its own
 */
export async function useSignIn(service: string, signIn: Of, proof: Proof): Promise<void> {
  const now = clock.now().getTime();
  const isAdminZone = currentContext()?.zone === "admin" && !signIn.rememberMe;
  const limit = isAdminZone ? pauseMs() : idleMs(signIn);
  const name = nameOf(service, signIn.id);
  const seen = Math.max(known.get(name)?.usedAt ?? 0, proof.provedAt, proof.issuedAt);
  let use = certainUse(name, proof, now);
  if (!use && (isAdminZone || isLonger(now - seen, limit))) use = await readUse(service, signIn.id, proof);
  if (use && (isLonger(now - use.usedAt, limit) || (isAdminZone && isPaused(use, proof)))) {
    throw refusals.sesiuneInactiva();
  }
  note(service, signIn, { use, proof, now });
}

const isPaused = ({ pausedUntil = 0 }: Use, { provedAt }: Proof): boolean => pausedUntil > provedAt;

/** The use as this process knows it, if no pause can have escaped it: it was shorter ago than one. */
function certainUse(name: string, { provedAt }: Proof, now: number): Use | undefined {
  const own = known.get(name);
  if (own && !isLonger(now - own.usedAt, pauseMs())) return own;
  return isLonger(now - provedAt, pauseMs()) ? undefined : { usedAt: provedAt };
}

async function readUse(service: string, id: number, { provedAt }: Proof): Promise<Use> {
  const { usedAt = 0, pausedUntil } = ((await getEphemeral(keyOf(service, id))) ?? {}) as Partial<Use>;
  return { usedAt: Math.max(usedAt, provedAt), pausedUntil };
}

interface Noting {
  /** Undefined if this process does not know it. */
  use: Use | undefined;
  proof: Proof;
  now: number;
}

/** Keeps a use, and stores it if that is due. The request does not wait: what is lost is noted by the next one. */
function note(service: string, signIn: Of, { use, proof, now }: Noting): void {
  const name = nameOf(service, signIn.id);
  if (use) {
    const own = known.get(name);
    const after = following(use, now);
    const notedAt = own?.notedAt ?? use.usedAt;
    const isDue = now - notedAt >= NOTE_MS;
    known.set(name, { ...after, notedAt: isDue ? now : notedAt });
    if (isDue) beside(name, () => store(service, signIn, after));
    return;
  }
  beside(name, async () => {
    const after = following(await readUse(service, signIn.id, proof), now);
    known.set(name, { ...after, notedAt: now });
    await store(service, signIn, after);
  });
}

const following = ({ usedAt, pausedUntil }: Use, now: number): Use => ({
  usedAt: now,
  pausedUntil: isLonger(now - usedAt, pauseMs()) ? Math.floor(now / 1000) * 1000 : pausedUntil,
});

const store = (service: string, { id, forgetAt }: Of, use: Use): Promise<void> =>
  putEphemeral(keyOf(service, id), { ...use }, Math.max(1, forgetAt - clock.epochSeconds()));

function beside(name: string, act: () => Promise<void>): void {
  if (noting.has(name)) return;
  noting.add(name);
  act()
    .catch((error: unknown) => {
      known.delete(name);
      log.warn("the use of a sign-in was not noted", { cause: String(error) });
    })
    .finally(() => noting.delete(name));
}

/** When each of these sign-ins was last used, in milliseconds since 1970: within minutes, if another process served it. */
export async function lastUses(
  service: string,
  signIns: readonly Pick<SignInRecord, "id" | "createdAt">[],
): Promise<Map<number, number>> {
  const items = await readItems(
    ephemeralTable(),
    signIns.map(({ id }) => keyOf(service, id)),
  );
  return new Map(
    signIns.map(({ id, createdAt }, index) => {
      const own = known.get(nameOf(service, id))?.usedAt ?? 0;
      return [id, Math.max(own, Number(items[index]?.usedAt ?? 0), Date.parse(createdAt))];
    }),
  );
}

/** True for a sign-in that nobody has used for too long. */
export const isIdle = (signIn: Pick<SignInRecord, "rememberMe">, usedAt: number): boolean =>
  isLonger(clock.now().getTime() - usedAt, idleMs(signIn));
