/** The counts of a check. A skipped step was not checked, because something that it needs is not installed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The closing line of a check, for example `12 passed, 0 failed, 1 skipped`. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ""}`;

/**
 * The tally of a finished program, from the last such line of its output. A program that printed none, or failed although
 * no step failed or was skipped, counts as one failure.
 */
export function tallyOf(output: string, isGood: boolean): Tally {
  const [, passed = "0", failed = "0", skipped = "0"] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1) ?? [];
  const tally = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
  const isExplained =
    tally.failed > 0 || (isGood ? tally.passed > 0 || tally.skipped > 0 : tally.skipped > 0);
  return isExplained ? tally : { ...tally, failed: 1 };
}

/** The beginning of a line that names a failed case. */
export const FAULT = "failed: ";

/** The lines of an output that name failed cases. */
export const faultsIn = (output: string): string[] =>
  output.split("\n").filter((line) => line.startsWith(FAULT));

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
