import * as z from "zod";

/** A key shorter than the hash of HS512 weakens it (RFC 7518, 3.2). */
const LEAST_BYTES = 64;

/** A key of user tokens as its secret has it. */
export interface StoredTokenKey {
  key: string;
  /** Seconds since 1970; Infinity for a key without an end. */
  until: number;
  /** It signed the tokens of all services, which do not name their key. */
  isShared: boolean;
}

const LINE = /^(\S+)(?: until (\d{4}-\d{2}-\d{2}T\S+Z)( shared)?)?$/;

/**
 * One key a line. The first signs. The others are accepted: those without an end because they will sign, `<key> until <time>` because
 * they did, `<key> until <time> shared` because all services signed with it once.
 */
export const StoredTokenKeys = z.string().transform((text, refinement): StoredTokenKey[] => {
  const keys = text
    .split("\n")
    .filter(Boolean)
    .map((line) => LINE.exec(line) ?? [])
    .map(([, key = "", until, shared]) => ({
      key,
      until: until === undefined ? Infinity : Date.parse(until) / 1000,
      isShared: shared !== undefined,
    }));
  if (keys.some(({ key }) => Buffer.byteLength(key) < LEAST_BYTES))
    refinement.addIssue(`needs at least ${LEAST_BYTES} bytes`);
  if (keys.some(({ until }) => Number.isNaN(until)) || keys[0]?.until !== Infinity)
    refinement.addIssue("needs a first key without an end, one key a line");
  return keys;
});
