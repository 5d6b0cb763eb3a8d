const last = new Map<string, Promise<unknown>>();

/**
 * Callers of one process that are after the same thing take turns, because they would only defeat each
 * other. Processes still compete: what decides is the condition of the write, never the turn.
 */
export async function withMutex<T>(key: string, act: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const turn = (before ?? Promise.resolve()).then(act, act);
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}
