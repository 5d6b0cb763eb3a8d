const last = new Map<string, Promise<unknown>>();

/**
 * Callers of one process that are after the same thing take turns, because they would only defeat each
 * other. Processes still compete: what decides is the condition of the write, never the turn.
 */
export async function inTurn<T>(thing: string, act: () => Promise<T>): Promise<T> {
  const before = last.get(thing);
  const turn = (before ?? Promise.resolve()).then(act, act);
  last.set(thing, turn);
  try {
    return await turn;
  } finally {
    if (last.get(thing) === turn) last.delete(thing);
  }
}
