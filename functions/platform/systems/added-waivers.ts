import type { Waiver } from "../records/system.ts";

/** The waivers that are new or have changed. The store does not keep the order of fields. */
export function addedWaivers(waivers: readonly Waiver[], before: readonly Waiver[]): Waiver[] {
  const known = new Set(before.map(nameOf));
  return waivers.filter((waiver) => !known.has(nameOf(waiver)));
}

const nameOf = ({ rule, pathPattern, reason, validUntil, decision }: Waiver): string =>
  JSON.stringify([rule, pathPattern, reason, validUntil, decision]);
