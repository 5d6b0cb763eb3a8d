import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  endsAt: number;
}

/** A store in memory for sign-ins, codes and sessions. The one of the library is shared by all issuers of a process. */
export function memoryStore(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function removeWhere(isRemoved: (entry: Entry) => boolean): void {
    for (const [key, entry] of entries) if (isRemoved(entry)) entries.delete(key);
  }

  function payloadOf(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  }

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const unused = () => Promise.resolve(undefined);
    return {
      async upsert(id, payload, seconds = Infinity) {
        const now = Date.now();
        removeWhere(({ endsAt }) => endsAt <= now);
        entries.set(keyOf(id), { payload, endsAt: now + seconds * 1000 });
      },
      find: async (id) => payloadOf(keyOf(id)),
      findByUid: async (uid) => {
        const found = [...entries].find(
          ([key, { payload }]) => key.startsWith(`${model}:`) && payload.uid === uid,
        );
        return found && payloadOf(found[0]);
      },
      // Devices do not sign in here.
      findByUserCode: unused,
      async consume(id) {
        const payload = payloadOf(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        removeWhere(({ payload }) => payload.grantId === grantId);
      },
    };
  };
}
