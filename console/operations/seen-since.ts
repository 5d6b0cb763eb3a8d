const seen = new Map<string, { state: string; since: number }>();

/** The moment since which this tab has seen that state, in milliseconds: services do not say when they went down. */
export function seenSince(name: string, state: string, now: () => number = Date.now): number {
  const before = seen.get(name);
  if (before?.state === state) return before.since;
  const since = now();
  seen.set(name, { state, since });
  return since;
}
