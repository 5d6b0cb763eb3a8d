import { clock } from "../../../../shared/clock.ts";
import { trustedRoots } from "../../signing/kept-certificates.ts";
import { listSource } from "../../signing/lists/kept-services.ts";
import { serviceFailure } from "../../signing/signing-port.ts";
import type { Trust } from "../../signing/outcomes.ts";
import type { UsedStatement } from "../../signing/used.ts";
import { fetchAnswer, fetchList } from "../../signing/revocation-lists.ts";

/** The trust settings of this installation; `fetchList` provides the revocation lists. */
export const trustBy = async (list: Trust["fetchList"]): Promise<Trust> => ({
  anchors: await trustedRoots(),
  now: clock.now(),
  ...listSource(),
  ...eachOnce(list),
});

export type GetTrust = () => Promise<Trust>;

/** With the lists that are cached for a minute. */
export const usualTrust: GetTrust = () => trustBy(fetchList);

/** The trust of a report: verdicts carry what they used, and what is fetched for them is noted. */
export function trustOfReport(): { trust: GetTrust; fetched: UsedStatement[] } {
  const fetched: UsedStatement[] = [];
  const noted = (kind: UsedStatement["kind"], bytes: Buffer): Buffer => {
    fetched.push({ kind, bytes });
    return bytes;
  };
  const trust = async (): Promise<Trust> => {
    const usual = await usualTrust();
    const { fetchAnswer: ask } = usual;
    return {
      ...usual,
      isReported: true,
      fetchList: async (address) => noted("list", await usual.fetchList(address)),
      ...(ask
        ? { fetchAnswer: async (address, question) => noted("answer", await ask(address, question)) }
        : {}),
    };
  };
  return { trust, fetched };
}

const LISTS_MS = 10_000;

/**
 * Asks each address once, and a responder for each certificate, and none after that time: the lists of a file with many signatures may all be unavailable,
 * each after a long wait.
 */
function eachOnce(list: Trust["fetchList"]): Pick<Trust, "fetchList" | "fetchAnswer"> {
  const asked = new Map<string, Promise<Buffer>>();
  let until: number | undefined;
  const once = (key: string, ask: () => Promise<Buffer>): Promise<Buffer> => {
    until ??= performance.now() + LISTS_MS;
    const isLate = performance.now() > until;
    const found = asked.get(key) ?? (isLate ? Promise.reject(serviceFailure()) : ask());
    asked.set(key, found);
    return found;
  };
  return {
    fetchList: (address) => once(address, () => list(address)),
    fetchAnswer: (address, request) =>
      once(`${address} ${request.toString("base64")}`, () => fetchAnswer(address, request)),
  };
}
