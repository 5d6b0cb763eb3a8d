/** Runs at most `most` works at once; the others wait for their turn. */
export function inTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn goes on to the next one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
