/** How long one walk may take: a request has 29 s, for the template, its blocks and its pages. */
const LIMIT_MS = 10_000;
/** The clock is read once for so many steps. */
const STEPS = 256;

/** Begins a walk: tells at each step whether it has taken too long. */
export function deadline(): () => boolean {
  const until = performance.now() + LIMIT_MS;
  let steps = 0;
  return () => (steps += 1) % STEPS === 0 && performance.now() > until;
}
