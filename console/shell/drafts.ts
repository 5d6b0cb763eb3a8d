const NAME = "temelia-console";
const STORE = "drafts";

let opened: Promise<IDBDatabase> | undefined;

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

/** Commits at once: closing the page aborts a transaction that is not committed. */
async function change(request: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const store = await storeFor("readwrite");
  const result = settled(request(store));
  store.transaction.commit();
  return result;
}

/** Without IndexedDB (private windows) there are no drafts; forms work without them. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const keyOf = (personId: string, name: string): string => `${personId}/${name}`;

export const readDraft = (personId: string, name: string): Promise<unknown> =>
  attempt(async () => settled<unknown>((await storeFor("readonly")).get(keyOf(personId, name))));

/** The drafts whose names begin with `start`, sorted by name. */
export const readDrafts = async (personId: string, start: string): Promise<readonly unknown[]> =>
  (await attempt(async () => {
    const range = IDBKeyRange.bound(keyOf(personId, start), keyOf(personId, `${start}\uffff`));
    return settled<unknown[]>((await storeFor("readonly")).getAll(range));
  })) ?? [];

/** Resolves to undefined if the browser has no room for it. */
export const writeDraft = (personId: string, name: string, value: object): Promise<unknown> =>
  attempt(() => change((store) => store.put(value, keyOf(personId, name))));

export const removeDraft = (personId: string, name: string): Promise<unknown> =>
  attempt(() => change((store) => store.delete(keyOf(personId, name))));

const removeAll = (start: string): Promise<unknown> =>
  attempt(() => change((store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`))));

let removal: Promise<unknown> = Promise.resolve();

/** For a sign-out: the next person at this computer must find nothing of the one before. */
export function removeDraftsOf(personId: string): Promise<unknown> {
  removal = removeAll(keyOf(personId, ""));
  return removal;
}

/** Resolves once what has been asked to be removed is gone, for a page that is about to be left. */
export const whenRemoved = (): Promise<unknown> => removal;

/**
 * People of the government's login were known by their session, and then by a pseudonym, before they were by the login of their account:
 * nobody finds those drafts again.
 */
export const removeDraftsOfSessions = (): Promise<unknown> =>
  Promise.all(["session#", "person#"].map((start) => removeAll(start)));
