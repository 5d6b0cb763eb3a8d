import { clock } from "../clock.ts";
import { changeEphemeral } from "./change-ephemeral.ts";
import type { Key } from "./tables.ts";

/**
 * Takes one of a few places within the last `seconds`. For larger numbers count with `increment`: this stores a time for each.
 * @returns undefined, or the seconds until the first place is free
 */
export async function takePlace(key: Key, most: number, seconds: number): Promise<number | undefined> {
  const now = clock.epochSeconds();
  let wait: number | undefined;
  await changeEphemeral<{ at: number[] }>(key, seconds, (before) => {
    const at = (before?.at ?? []).filter((one) => one > now - seconds);
    const [first = now] = at;
    wait = at.length < most ? undefined : first + seconds - now;
    return wait === undefined ? { at: [...at, now] } : undefined;
  });
  return wait;
}
