import type { X509Certificate } from "node:crypto";
import type { FoundSignature } from "./found-signature.ts";
import type { Trust } from "./outcomes.ts";
import { readList } from "./revocation.ts";
import { statementsIn } from "./standing.ts";
import { tokenIn } from "./time-stamp.ts";

/** The statements that a validation asked for, each once: lists, and answers of responders. */
export interface Recorded {
  lists: Buffer[];
  answers: Buffer[];
}

/** A trust that keeps what it learns: what a validation needed now is what a later one will need. */
export function recording(trust: Trust): { trust: Trust; recorded: Recorded } {
  const recorded: Recorded = { lists: [], answers: [] };
  const keep = (bytes: Buffer): Buffer => {
    const kind = readList(bytes) ? recorded.lists : recorded.answers;
    if (statementsIn(bytes).length > 0 && !kind.some((one) => one.equals(bytes))) kind.push(bytes);
    return bytes;
  };
  const { fetchList, fetchAnswer } = trust;
  return {
    recorded,
    trust: {
      ...trust,
      fetchList: async (address) => keep(await fetchList(address)),
      ...(fetchAnswer && {
        fetchAnswer: async (address: string, request: Buffer) => keep(await fetchAnswer(address, request)),
      }),
    },
  };
}

/** The certificates of a signature and of its stamps, each once. */
export function certificatesOf(found: FoundSignature[]): X509Certificate[] {
  const tokens = found.flatMap(({ stamps }) =>
    stamps.flatMap(({ token }) => tokenIn(token)?.signature ?? []),
  );
  const all = [...found, ...tokens].flatMap(({ certificates }) => certificates);
  return [...new Map(all.map((one) => [one.fingerprint256, one])).values()];
}
