/** The times of the steps of a plot, ISO 8601: at equal distances from the first one on, or each by itself. */
export type Times = { from: string; stepSeconds: number } | { moments: readonly string[] };

type Values = readonly (number | null)[];

/** When a step begins, in milliseconds. */
export const momentOf = (times: Times, step: number): number =>
  "moments" in times
    ? Date.parse(times.moments[step] ?? "")
    : Date.parse(times.from) + step * times.stepSeconds * 1000;

export const stepsOf = (lines: readonly { values: Values }[]): number =>
  Math.max(1, ...lines.map(({ values }) => values.length));

interface Found {
  step: number;
  value: number;
}

/** The first of the greatest values; undefined if none is known. */
export function peakOf(values: Values): Found | undefined {
  let peak: Found | undefined;
  values.forEach((value, step) => {
    if (value !== null && (!peak || value > peak.value)) peak = { step, value };
  });
  return peak;
}

/** The last value that is known, of the steps that are over if one of them has a value. */
export function latestOf(values: Values, running?: number): Found | undefined {
  const before = values.slice(0, running).findLastIndex((value) => value !== null);
  const step = before === -1 ? values.findLastIndex((value) => value !== null) : before;
  const value = values[step];
  return value === undefined || value === null ? undefined : { step, value };
}

export interface Since {
  /** In milliseconds. */
  at: number;
  /** It began before the first step, or while nothing was known. */
  isAtLeast: boolean;
}

/** The step that runs may have no value yet. What was known before the one that ended last may be over. */
const RECENT_STEPS = 2;

/** Since when a line that ends now has been above zero; undefined if it is not, or if nothing is known of the last steps. */
export function aboveZeroSince(times: Times, values: Values): Since | undefined {
  const latest = latestOf(values);
  if (!latest || latest.value === 0 || latest.step < values.length - RECENT_STEPS) return undefined;
  let step = latest.step;
  while ((values[step - 1] ?? 0) > 0) step -= 1;
  return { at: momentOf(times, step), isAtLeast: step === 0 || values[step - 1] === null };
}
