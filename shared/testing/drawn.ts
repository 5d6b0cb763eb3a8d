/**
 * The number of cases that a test draws: a tenth of them within `npm test`, all of them if TEMELIA_DRAW=all, as
 * `npm run test:long` sets it. The seed is the same, so the tenth is the beginning of all.
 */
export const drawn = (all: number): number => (isWhole() ? all : Math.ceil(all / 10));

/**
 * Every tenth of the given cases within `npm test`, all of them if TEMELIA_DRAW=all. Tests over the same cases begin with
 * different ones, so that together they run more of them.
 */
export const tenthOf = <T>(cases: T[], first = 0): T[] =>
  isWhole() ? cases : cases.filter((_, i) => i % 10 === first % 10);

const isWhole = () => process.env.TEMELIA_DRAW === "all";
