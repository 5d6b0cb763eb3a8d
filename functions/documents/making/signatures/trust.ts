import { clock } from "../../../../shared/clock.ts";
import { trustedRoots } from "../../signing/kept-certificates.ts";
import { serviceFailure } from "../../signing/signing-port.ts";
import type { Trust } from "../../signing/outcomes.ts";

/** The trust settings of this installation; `fetchList` provides the revocation lists. */
export const trustBy = async (list: Trust["fetchList"]): Promise<Trust> => ({
  anchors: await trustedRoots(),
  now: clock.now(),
  fetchList: eachOnce(list),
});

const LISTS_MS = 10_000;

/**
 * Asks each address once, and none after that time: the lists of a file with many signatures may all be unavailable,
 * each after a long wait.
 */
function eachOnce(list: Trust["fetchList"]): Trust["fetchList"] {
  const asked = new Map<string, Promise<Buffer>>();
  let until: number | undefined;
  return (address) => {
    until ??= performance.now() + LISTS_MS;
    const isLate = performance.now() > until;
    const found = asked.get(address) ?? (isLate ? Promise.reject(serviceFailure()) : list(address));
    asked.set(address, found);
    return found;
  };
}
