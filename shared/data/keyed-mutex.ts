const last = new Map<string, Promise<unknown>>();

/**
 * A mutex by key for callers within one process, whose writes would otherwise only make each other fail. Processes
 * still compete: correctness rests on the condition of the write, never on the mutex.
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
