import type { Client } from "../../client/index.ts";
import { isReadable } from "./file-handles.ts";
import type { Contents, createList } from "./list.ts";
import type { Records, UploadRecord } from "./record.ts";
import { type Patience, isTemporary, sendFile } from "./send.ts";
import type { Live, Tabs } from "./tabs.ts";

/** How many files at once; each sends three parts at once. */
const AT_ONCE = 3;

/** What a tab needs for the uploads of its person. */
export interface Desk {
  client: Client;
  records: Records;
  /** Puts a refusal into a sentence. */
  whyOf: (error: unknown) => string;
  /** Called when a document was made. */
  onStored: () => void;
  list: ReturnType<typeof createList>;
  contents: Contents;
  patience: Patience;
  tabs: Tabs;
  running: Map<string, AbortController>;
  /** True if this is the working tab. */
  isWorking: boolean;
  isClosed: boolean;
}

export function tellLive(desk: Desk, id: string, live: Live | undefined): void {
  if (desk.isClosed) return;
  desk.list.setLive(id, live);
  desk.tabs.tell({ type: "live", id, live });
}

export async function change(desk: Desk, id: string, fields: Partial<UploadRecord>): Promise<void> {
  // The working tab may have written meanwhile.
  const isChanged = await desk.list.change(id, fields, {
    isShared: !desk.isWorking,
    isOver: () => desk.isClosed,
  });
  if (isChanged && !desk.isClosed) desk.tabs.tell({ type: "changed" });
}

/** Starts waiting uploads, as many as may run at once. */
export async function work(desk: Desk): Promise<void> {
  const { list, contents, running } = desk;
  const waiting = list
    .records()
    .filter(({ id, end, isStopped }) => !end && !isStopped && !running.has(id))
    .filter(({ id }) => list.live(id)?.phase !== "missing" || contents.given(id));
  for (const { id } of waiting) {
    if (running.size >= AT_ONCE) return;
    const controller = new AbortController();
    running.set(id, controller);
    void run(desk, id, controller.signal).finally(() => {
      running.delete(id);
      if (!desk.isClosed) void work(desk);
    });
  }
}

/** Sends a file, and repeats after temporary failures. */
async function run(desk: Desk, id: string, signal: AbortSignal): Promise<void> {
  const { list, contents, tabs, patience, whyOf } = desk;
  const sent = (): number => list.live(id)?.sent ?? 0;
  for (let attempts = 1; ; attempts += 1) {
    const record = list.find(id);
    if (!record || signal.aborted) return tellLive(desk, id, undefined);
    const content = await contents.read(record);
    if (!content) {
      tellLive(desk, id, { phase: "missing", sent: sent() });
      return tabs.tell({ type: "wanted", ids: [id] });
    }
    try {
      await send(desk, record, content, signal);
      return;
    } catch (error) {
      if (signal.aborted) return tellLive(desk, id, undefined);
      if (!isTemporary(error) && (await isReadable(content))) {
        await change(desk, id, { end: { why: whyOf(error) } });
        return tellLive(desk, id, undefined);
      }
      if (!isTemporary(error)) contents.forget(id);
      tellLive(desk, id, { phase: "paused", sent: sent(), why: whyOf(error) });
      await patience.sleep(attempts, signal);
    }
  }
}

async function send(desk: Desk, record: UploadRecord, content: File, signal: AbortSignal): Promise<void> {
  const { client, list, contents, records, onStored } = desk;
  const { id } = record;
  const onProgress = (sent: number) => tellLive(desk, id, { phase: "sending", sent });
  onProgress(list.live(id)?.sent ?? 0);
  const end = await sendFile(client, {
    record,
    content,
    signal,
    onProgress,
    onState: (progress) => void change(desk, id, { progress }),
  });
  contents.forget(id);
  await change(desk, id, { end, progress: undefined, handle: undefined });
  await records.removeContent(id);
  tellLive(desk, id, undefined);
  onStored();
}
