/**
 * The number of cases that a test draws: a tenth of them within `npm test`, all of them if a long test sets
 * TEMELIA_DRAW=all. The seed is the same, so the tenth is the beginning of all.
 */
export const drawn = (all: number): number =>
  process.env.TEMELIA_DRAW === "all" ? all : Math.ceil(all / 10);
