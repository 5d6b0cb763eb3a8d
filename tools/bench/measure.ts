import { setTimeout as sleep } from "node:timers/promises";

/** The quantile `q` by the nearest-rank method, so always a measured value. */
export function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1));
  const found = sorted[place];
  if (found === undefined) throw new Error("nothing was measured");
  return found;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** Runs `act`; returns its milliseconds and its result. */
export async function timed<T>(act: () => T | Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await act();
  return { ms: performance.now() - began, result };
}

/**
 * Medians of several things measured in turn, A B A B …, so that disturbances of the machine affect all alike. The first
 * rounds warm up and do not count.
 */
export async function measureInTurn<Name extends string>(
  subjects: Record<Name, () => unknown>,
  { rounds, warmUp = Math.ceil(rounds / 5) }: { rounds: number; warmUp?: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(subjects) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      const { ms } = await timed(subjects[name]);
      if (round >= 0) times[name].push(ms);
    }
    await sleep(0);
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
