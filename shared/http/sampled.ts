import { clock } from "../clock.ts";

interface Sampling {
  /** Calls of a minute that count one by one. */
  perMinute: number;
  /** Of those beyond, one stands for this many. */
  oneOf: number;
}

/**
 * Samples what a process logs: a flood of the same leaves a bounded number of lines, and their sum is still the number of calls.
 * @returns a function that tells for how many calls a line stands; 0: no line
 */
export function sampled({ perMinute, oneOf }: Sampling): () => number {
  let [minute, count] = [0, 0];
  return () => {
    const now = Math.floor(clock.epochSeconds() / 60);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    if (count <= perMinute) return 1;
    return (count - perMinute) % oneOf === 0 ? oneOf : 0;
  };
}
