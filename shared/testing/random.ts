import { createHash } from "node:crypto";

/** A sequence of numbers from 0 up to 1, the same for the same seed (mulberry32 by T. Ettinger, public domain). */
export function seededRandom(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
