import type { Waiver } from "../records/system.ts";

/** The waivers that were not there before, or were other ones. The store keeps no order of fields. */
export function addedWaivers(waivers: readonly Waiver[], before: readonly Waiver[]): Waiver[] {
  const known = new Set(before.map(nameOf));
  return waivers.filter((waiver) => !known.has(nameOf(waiver)));
}

const nameOf = ({ rule, pathPattern, reason, validUntil, decision }: Waiver): string =>
  JSON.stringify([rule, pathPattern, reason, validUntil, decision]);
