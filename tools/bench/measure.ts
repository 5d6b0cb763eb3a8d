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
