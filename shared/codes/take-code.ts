import { createHash } from "node:crypto";
import { clock } from "../clock.ts";
import { currentContext } from "../context.ts";
import { ephemeralKey, increment } from "../data/ephemeral.ts";
import { log } from "../log.ts";
import { limitReached } from "../refusals.ts";
import { config } from "./config.ts";

/*
 * Limits of codes and keys that are sent because people ask for them. An SMS costs money, and the owners of the numbers may earn
 * from it; a mail costs the trust of other mail servers.
 */

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface AskedCode {
  service: string;
  channel: "Email" | "SMS";
  /** The person whose own session asks. Without one the request is counted by its address alone. */
  personId?: number;
}

/** A count of codes within windows of some seconds. */
interface Limit {
  name: (string | number)[];
  most: number;
  seconds: number;
}

/** The narrowest first: a code that one of them refuses takes no place of a wider one. */
function limitsOf({ personId }: AskedCode): Limit[] {
  const { address, credential } = currentContext()?.caller ?? {};
  const { codesPerHour } = config;
  const ofAddress = Math.ceil(codesPerHour / 10);
  return [
    ...(personId !== undefined && credential !== undefined
      ? [{ name: ["session", hashed(credential)], most: 5, seconds: HOUR }]
      : []),
    ...(personId === undefined ? [] : [{ name: ["person", personId], most: 10, seconds: DAY }]),
    ...(address === undefined
      ? []
      : [{ name: ["address", hashed(address)], most: ofAddress, seconds: HOUR }]),
    { name: ["service"], most: codesPerHour, seconds: HOUR },
  ];
}

/** Addresses are personal data, and credentials secrets. */
const hashed = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** A limit that is reached. */
export interface ReachedLimit {
  most: number;
  /** The seconds until its window ends. */
  wait: number;
}

/**
 * Counts a code that is about to be sent, by session, person, address of the caller and service; SMS and mail separately.
 * @returns undefined, or the limit that refuses it: then nothing may be sent
 */
export async function takeCode(asked: AskedCode): Promise<ReachedLimit | undefined> {
  const now = clock.epochSeconds();
  for (const { name, most, seconds } of limitsOf(asked)) {
    const window = Math.floor(now / seconds);
    const key = ephemeralKey(asked.service, "codes", asked.channel, ...name, window);
    const { count } = await increment(key, 2 * seconds);
    if (count > most) return refused(name, { most, wait: seconds - (now % seconds) });
  }
  return undefined;
}

function refused([by]: Limit["name"], limit: ReachedLimit): ReachedLimit {
  log.warn("a code was refused", { by });
  log.metric("CodesRefused", 1);
  return limit;
}

/** Counts a code before anything is stored that needs it. @throws tooManyRequests */
export async function demandCode(asked: AskedCode): Promise<void> {
  const limit = await takeCode(asked);
  if (limit) throw limitReached(limit.most, limit.wait);
}
