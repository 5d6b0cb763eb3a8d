const last = new Map<string, Promise<unknown>>();

/**
 * A mutex by key for the callers of one process, which would otherwise only make each other's writes fail. Processes
 * still compete: the condition of the write decides, never the mutex.
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
