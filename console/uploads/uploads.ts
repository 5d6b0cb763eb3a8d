import type { Client } from "../../client/index.ts";
import { createContents } from "./contents.ts";
import { type ChosenFile, isReadable } from "./file-handles.ts";
import { createPatience, isTemporary, sendFile } from "./send.ts";
import { type Choice, type Records, type UploadRecord, isKept, isSameFile, recordOf } from "./record.ts";
import { type Live, type TabMessage, joinTabs } from "./tabs.ts";

/** Files at once; each sends three parts at once. */
const AT_ONCE = 3;

export interface UploadRow {
  record: UploadRecord;
  live: Live | undefined;
}

export interface UploadsOptions {
  client: Client;
  personId: string;
  records: Records;
  /** The sentence for a refusal. */
  whyOf: (error: unknown) => string;
  /** A document was made. */
  onStored: () => void;
}

export interface Uploads {
  rows: () => readonly UploadRow[];
  subscribe: (listener: () => void) => () => void;
  /** Returns the names of files that are in the list already and were left out. */
  add: (chosen: readonly ChosenFile[], choice: Choice) => Promise<string[]>;
  stop: (id: string) => Promise<void>;
  /** Goes on with one that was stopped, has failed or waits for its file, if its file can be read. */
  resume: (id: string) => Promise<boolean>;
  /** Gives the file again; false if it is another one. */
  give: (id: string, file: File) => Promise<boolean>;
  cancel: (id: string) => Promise<void>;
  clear: () => Promise<void>;
  /** True if an unfinished one would need its file again after the page was closed. */
  needsThisPage: () => boolean;
  /** The network or the session is back. */
  wake: () => void;
  close: () => void;
}

/** The uploads of a person, in all tabs; one tab does the work, and what it needs is in IndexedDB. */
export function createUploads({ client, personId, records, whyOf, onStored }: UploadsOptions): Uploads {
  let kept: readonly UploadRecord[] = [];
  let shown: readonly UploadRow[] = [];
  let [isWorking, isClosed] = [false, false];
  const contents = createContents(records);
  const lives = new Map<string, Live>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const patience = createPatience();
  let last: Promise<unknown> = Promise.resolve();
  /** One access to IndexedDB after the other: a read never brings back what a write is changing. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act, act);
    last = result.catch(() => undefined);
    return result;
  };

  const show = (): void => {
    shown = kept.map((record) => ({ record, live: lives.get(record.id) }));
    for (const listener of listeners) listener();
  };
  const find = (id: string): UploadRecord | undefined => kept.find((record) => record.id === id);

  function hear(message: TabMessage): void {
    if (message.type === "changed") void read();
    if (message.type === "live") setLive(message.id, message.live);
    if (message.type === "file") contents.give(message.id, message.file);
    if (message.type === "file" && isWorking) void work();
    if (message.type === "wanted") offer(message.ids);
  }

  const tabs = joinTabs(personId, {
    onMessage: hear,
    onTurn() {
      isWorking = true;
      lives.clear();
      void read();
    },
  });

  function offer(ids: readonly string[]): void {
    for (const id of ids) {
      const file = contents.given(id);
      if (file) tabs.tell({ type: "file", id, file });
    }
  }

  function setLive(id: string, live: Live | undefined): void {
    if (live) lives.set(id, live);
    else lives.delete(id);
    show();
  }

  const tellLive = (id: string, live: Live | undefined): void => {
    if (isClosed) return;
    setLive(id, live);
    tabs.tell({ type: "live", id, live });
  };

  async function read(): Promise<void> {
    await inTurn(async () => {
      kept = await records.all();
    });
    if (isClosed) return;
    for (const [id, controller] of running) if (!find(id) || find(id)?.isStopped) controller.abort();
    show();
    if (isWorking) await work();
  }

  const change = (id: string, fields: Partial<UploadRecord>): Promise<void> =>
    inTurn(async () => {
      // The tab that works may have written meanwhile.
      if (!isWorking) kept = await records.all();
      const record = find(id);
      if (!record || isClosed) return;
      const changed = { ...record, ...fields };
      kept = kept.map((one) => (one.id === id ? changed : one));
      show();
      await records.put(changed);
      if (!isClosed) tabs.tell({ type: "changed" });
    });

  async function work(): Promise<void> {
    const waiting = kept.filter(({ id, end, isStopped }) => !end && !isStopped && !running.has(id));
    for (const record of waiting.filter(
      ({ id }) => lives.get(id)?.phase !== "missing" || contents.given(id),
    )) {
      if (running.size >= AT_ONCE) return;
      const controller = new AbortController();
      running.set(record.id, controller);
      void run(record, controller.signal).finally(() => {
        running.delete(record.id);
        if (!isClosed) void work();
      });
    }
  }

  async function run({ id }: UploadRecord, signal: AbortSignal): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      const record = find(id);
      if (!record || signal.aborted) return tellLive(id, undefined);
      const content = await contents.read(record);
      if (!content) {
        tellLive(id, { phase: "missing", sent: lives.get(id)?.sent ?? 0 });
        return tabs.tell({ type: "wanted", ids: [id] });
      }
      try {
        await send(record, content, signal);
        return;
      } catch (error) {
        if (signal.aborted) return tellLive(id, undefined);
        if (!isTemporary(error) && (await isReadable(content))) {
          await change(id, { end: { why: whyOf(error) } });
          return tellLive(id, undefined);
        }
        if (!isTemporary(error)) contents.forget(id);
        tellLive(id, { phase: "paused", sent: lives.get(id)?.sent ?? 0, why: whyOf(error) });
        await patience.sleep(attempts, signal);
      }
    }
  }

  async function send(record: UploadRecord, content: File, signal: AbortSignal): Promise<void> {
    const { id } = record;
    const onProgress = (sent: number) => tellLive(id, { phase: "sending", sent });
    onProgress(lives.get(id)?.sent ?? 0);
    const end = await sendFile(client, {
      record,
      content,
      signal,
      onProgress,
      onState: (progress) => void change(id, { progress }),
    });
    contents.forget(id);
    await change(id, { end, progress: undefined, handle: undefined });
    await records.removeContent(id);
    tellLive(id, undefined);
    onStored();
  }

  async function add(chosen: readonly ChosenFile[], choice: Choice): Promise<string[]> {
    const fresh = await inTurn(async () => {
      const isHere = (file: File) => kept.some((record) => !record.end && isSameFile(record, file));
      const unknown = chosen.filter(({ file }) => !isHere(file));
      const added = unknown.map(({ file, handle }, position) => ({
        file,
        record: recordOf({ file, handle }, choice, Date.now() + position),
      }));
      for (const { record, file } of added) contents.give(record.id, file);
      kept = [...kept, ...added.map(({ record }) => record)];
      show();
      await Promise.all(added.map(({ record }) => records.put(record)));
      return added;
    });
    tabs.tell({ type: "changed" });
    offer(fresh.map(({ record }) => record.id));
    void keepContents(fresh);
    if (isWorking) await work();
    return chosen.filter(({ file }) => !fresh.some((one) => one.file === file)).map(({ file }) => file.name);
  }

  /** Beside the uploads, which do not wait for it. */
  async function keepContents(added: readonly { record: UploadRecord; file: File }[]): Promise<void> {
    for (const { record, file } of added) {
      await records.keepContent(record, file);
      const now = find(record.id);
      if (isClosed || !now || now.end) await records.removeContent(record.id);
    }
  }

  async function resume(id: string): Promise<boolean> {
    const record = find(id);
    if (!record) return true;
    const found = await contents.read(record, { isAsking: true });
    return found !== undefined && give(id, found);
  }

  async function give(id: string, file: File): Promise<boolean> {
    const record = find(id);
    if (!record || !isSameFile(record, file)) return false;
    contents.give(id, file);
    await records.keepContent(record, file);
    await change(id, { isStopped: false, end: undefined });
    tellLive(id, undefined);
    offer([id]);
    if (isWorking) await work();
    return true;
  }

  async function removeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      contents.forget(id);
      lives.delete(id);
    }
    for (const id of ids) running.get(id)?.abort();
    await inTurn(async () => {
      kept = kept.filter(({ id }) => !ids.includes(id));
      show();
      await Promise.all(ids.map((id) => records.remove(id)));
    });
    tabs.tell({ type: "changed" });
  }

  void read();
  return {
    rows: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    async stop(id) {
      await change(id, { isStopped: true });
      running.get(id)?.abort();
    },
    resume,
    give,
    cancel: (id) => removeAll([id]),
    clear: () => removeAll(kept.filter(({ end }) => end).map(({ id }) => id)),
    needsThisPage: () =>
      kept.some((record) => {
        const isHereAlone = !isKept(record) && !record.handle;
        return isHereAlone && !record.end && contents.given(record.id) !== undefined;
      }),
    wake: patience.wake,
    close() {
      isClosed = true;
      for (const controller of running.values()) controller.abort();
      tabs.close();
    },
  };
}
