/** Time limit of one walk: a request has 29 s for the template, its blocks and its pages. */
const LIMIT_MS = 10_000;
/** The clock is read once per this many steps. */
const STEPS = 256;

/** Begins a walk: the returned function is called at each step and returns true once the walk has taken too long. */
export function deadline(): () => boolean {
  const until = performance.now() + LIMIT_MS;
  let steps = 0;
  return () => (steps += 1) % STEPS === 0 && performance.now() > until;
}
