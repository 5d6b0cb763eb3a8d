import { fileOfHandle, isReadable } from "./file-handles.ts";
import type { Records, UploadRecord } from "./record.ts";
import type { Live } from "./tabs.ts";

export interface UploadRow {
  record: UploadRecord;
  live: Live | undefined;
}

/** Makes accesses wait for each other, so that a read never brings back what a write is changing. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The uploads in IndexedDB, with the progress of those under way. */
export function createList(records: Records) {
  let kept: readonly UploadRecord[] = [];
  let shown: readonly UploadRow[] = [];
  const lives = new Map<string, Live>();
  const listeners = new Set<() => void>();
  const inTurn = createTurns();
  const show = (next: readonly UploadRecord[] = kept): void => {
    kept = next;
    shown = kept.map((record) => ({ record, live: lives.get(record.id) }));
    for (const listener of listeners) listener();
  };
  return {
    rows: () => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    records: () => kept,
    find: (id: string) => kept.find((record) => record.id === id),
    live: (id: string) => lives.get(id),
    setLive(id: string, live: Live | undefined): void {
      if (live) lives.set(id, live);
      else lives.delete(id);
      show();
    },
    forgetLives: () => lives.clear(),
    read: () => inTurn(async () => show(await records.all())),
    /** Changes fields of the latest record, which another tab may have written; false if it is gone or `isOver`. */
    change: (
      id: string,
      fields: Partial<UploadRecord>,
      { isShared, isOver }: { isShared: boolean; isOver: () => boolean },
    ) =>
      inTurn(async () => {
        const now = isShared ? await records.all() : kept;
        const record = now.find((one) => one.id === id);
        if (!record || isOver()) return false;
        const changed = { ...record, ...fields };
        show(now.map((one) => (one.id === id ? changed : one)));
        await records.put(changed);
        return true;
      }),
    /** @param choose makes the new records from those that exist now */
    add: (choose: (kept: readonly UploadRecord[]) => readonly UploadRecord[]) =>
      inTurn(async () => {
        const added = choose(kept);
        show([...kept, ...added]);
        await Promise.all(added.map((record) => records.put(record)));
      }),
    remove: (ids: readonly string[]) =>
      inTurn(async () => {
        for (const id of ids) lives.delete(id);
        show(kept.filter(({ id }) => !ids.includes(id)));
        await Promise.all(ids.map((id) => records.remove(id)));
      }),
  };
}

export interface Contents {
  /** The file, if it was given in this tab or another one. */
  given: (id: string) => File | undefined;
  give: (id: string, file: File) => void;
  forget: (id: string) => void;
  /** The file if it can be read: given, kept by the browser, or from its handle. `isAsking` may ask the person. */
  read: (record: UploadRecord, options?: { isAsking?: boolean }) => Promise<File | undefined>;
}

/** The contents of the uploads, as this tab reaches them. */
export function createContents(records: Records): Contents {
  const files = new Map<string, File>();
  const readable = async (file: File | undefined): Promise<File | undefined> =>
    file && (await isReadable(file)) ? file : undefined;
  return {
    given: (id) => files.get(id),
    give: (id, file) => void files.set(id, file),
    forget: (id) => void files.delete(id),
    async read({ id, handle }, options) {
      const found =
        (await readable(files.get(id))) ??
        (await readable(await records.content(id))) ??
        (handle && (await readable(await fileOfHandle(handle, options))));
      if (found) files.set(id, found);
      return found;
    },
  };
}
