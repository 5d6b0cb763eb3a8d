import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  endsAt: number;
}

/** Sign-ins, codes and sessions, in memory. The store of the library is shared by all issuers of a process. */
export interface Store {
  adapter: AdapterFactory;
  /** What has not ended, for `storeOf`. */
  entries(): [key: string, entry: Entry][];
}

const FILE = "store.json";
/** The life of what the library gives no end. */
const LONGEST_SECONDS = 3600;

/** The store that a process of the issuer left in a folder, once. */
export function openStore(directory: string): Store {
  const file = join(directory, FILE);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as [string, Entry][]) : [];
  rmSync(file, { force: true });
  return storeOf(kept);
}

/** Leaves a store in a folder for the next process, readable only by its owner. */
export function keepStore(directory: string, { entries }: Store): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(join(directory, FILE), JSON.stringify(entries()), { mode: 0o600 });
}

export function storeOf(kept: Iterable<[string, Entry]> = []): Store {
  const entries = new Map<string, Entry>(kept);

  function removeWhere(isRemoved: (entry: Entry) => boolean): void {
    for (const [key, entry] of entries) if (isRemoved(entry)) entries.delete(key);
  }

  const removeEnded = () => removeWhere(({ endsAt }) => endsAt <= Date.now());

  function payloadOf(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  }

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const unused = () => Promise.resolve(undefined);
    return {
      async upsert(id, payload, seconds = LONGEST_SECONDS) {
        removeEnded();
        entries.set(keyOf(id), { payload, endsAt: Date.now() + seconds * 1000 });
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
  return {
    adapter,
    entries() {
      removeEnded();
      return [...entries];
    },
  };
}
