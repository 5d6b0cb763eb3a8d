import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { UploadFailed, isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { usePerson, useSession } from "../shell/session.ts";
import { currentLanguage } from "../words/language.ts";
import { wordsIn } from "../words/words.ts";
import type { ChosenFile } from "./file-handles.ts";
import { type UploadRow, createContents, createList } from "./list.ts";
import { type Choice, type UploadRecord, isKept, isSameFile, recordOf, recordsOf } from "./record.ts";
import { createPatience } from "./send.ts";
import { type TabMessage, joinTabs } from "./tabs.ts";
import { uploadWords } from "./words.ts";
import { type Desk, change, tellLive, work } from "./work.ts";

export interface UploadsOptions extends Pick<Desk, "client" | "records" | "whyOf" | "onStored"> {
  personId: string;
}

export interface Uploads {
  rows: () => readonly UploadRow[];
  subscribe: (listener: () => void) => () => void;
  /** Returns the names of files that were left out because they are in the list already. */
  add: (chosen: readonly ChosenFile[], choice: Choice) => Promise<string[]>;
  stop: (id: string) => Promise<void>;
  /** Resumes an upload that was stopped, failed or waits for its file, if the file can be read. */
  resume: (id: string) => Promise<boolean>;
  /** Gives the file again; false if it is a different one. */
  give: (id: string, file: File) => Promise<boolean>;
  cancel: (id: string) => Promise<void>;
  clear: () => Promise<void>;
  /** True if an unfinished upload would need its file again after the page is closed. */
  needsThisPage: () => boolean;
  /** Call it when the network or the session is back. */
  wake: () => void;
  close: () => void;
}

/** The uploads of a person in all tabs. One tab does the work, and what it needs is in IndexedDB. */
export function createUploads({ personId, ...options }: UploadsOptions): Uploads {
  const { records } = options;
  const desk: Desk = {
    ...options,
    list: createList(records),
    contents: createContents(records),
    patience: createPatience(),
    running: new Map(),
    isWorking: false,
    isClosed: false,
    tabs: joinTabs(personId, {
      onMessage: (message) => hear(desk, message),
      onTurn() {
        desk.isWorking = true;
        desk.list.forgetLives();
        void read(desk);
      },
    }),
  };
  const { list, contents, running, patience, tabs } = desk;
  void read(desk);
  return {
    rows: list.rows,
    subscribe: list.subscribe,
    add: (chosen, choice) => add(desk, chosen, choice),
    async stop(id) {
      await change(desk, id, { isStopped: true });
      running.get(id)?.abort();
    },
    async resume(id) {
      const record = list.find(id);
      const found = record && (await contents.read(record, { isAsking: true }));
      return record === undefined || (found !== undefined && give(desk, id, found));
    },
    give: (id, file) => give(desk, id, file),
    cancel: (id) => remove(desk, [id]),
    clear: () => remove(desk, endedIn(list.records())),
    needsThisPage: () =>
      list.records().some((record) => {
        const isHereAlone = !isKept(record) && !record.handle;
        return isHereAlone && !record.end && contents.given(record.id) !== undefined;
      }),
    wake: patience.wake,
    close() {
      desk.isClosed = true;
      for (const controller of running.values()) controller.abort();
      tabs.close();
    },
  };
}

const endedIn = (records: readonly UploadRecord[]): string[] =>
  records.filter(({ end }) => end).map(({ id }) => id);

function hear(desk: Desk, message: TabMessage): void {
  if (message.type === "changed") void read(desk);
  if (message.type === "live") desk.list.setLive(message.id, message.live);
  if (message.type === "file") desk.contents.give(message.id, message.file);
  if (message.type === "file" && desk.isWorking) void work(desk);
  if (message.type === "wanted") offer(desk, message.ids);
}

/** Gives the working tab the contents that this one has. */
function offer({ contents, tabs }: Desk, ids: readonly string[]): void {
  for (const id of ids) {
    const file = contents.given(id);
    if (file) tabs.tell({ type: "file", id, file });
  }
}

async function read(desk: Desk): Promise<void> {
  const { list, running } = desk;
  await list.read();
  if (desk.isClosed) return;
  for (const [id, controller] of running) if (!list.find(id) || list.find(id)?.isStopped) controller.abort();
  if (desk.isWorking) await work(desk);
}

async function add(desk: Desk, chosen: readonly ChosenFile[], choice: Choice): Promise<string[]> {
  const fresh: { record: UploadRecord; file: File }[] = [];
  await desk.list.add((kept) => {
    const isHere = ({ file, folder }: ChosenFile) =>
      kept.some((record) => !record.end && record.folder === folder && isSameFile(record, file));
    for (const [position, one] of chosen.filter((file) => !isHere(file)).entries()) {
      const record = recordOf(one, choice, Date.now() + position);
      desk.contents.give(record.id, one.file);
      fresh.push({ record, file: one.file });
    }
    return fresh.map(({ record }) => record);
  });
  desk.tabs.tell({ type: "changed" });
  offer(
    desk,
    fresh.map(({ record }) => record.id),
  );
  void keepContents(desk, fresh);
  if (desk.isWorking) await work(desk);
  return chosen.filter(({ file }) => !fresh.some((one) => one.file === file)).map(({ file }) => file.name);
}

/** Runs beside the uploads, which do not wait for it. */
async function keepContents(
  desk: Desk,
  added: readonly { record: UploadRecord; file: File }[],
): Promise<void> {
  const { records, list } = desk;
  for (const { record, file } of added) {
    await records.keepContent(record, file);
    const now = list.find(record.id);
    if (desk.isClosed || !now || now.end) await records.removeContent(record.id);
  }
}

async function give(desk: Desk, id: string, file: File): Promise<boolean> {
  const record = desk.list.find(id);
  if (!record || !isSameFile(record, file)) return false;
  desk.contents.give(id, file);
  await desk.records.keepContent(record, file);
  await change(desk, id, { isStopped: false, end: undefined });
  tellLive(desk, id, undefined);
  offer(desk, [id]);
  if (desk.isWorking) await work(desk);
  return true;
}

async function remove(desk: Desk, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    desk.contents.forget(id);
    desk.running.get(id)?.abort();
  }
  await desk.list.remove(ids);
  desk.tabs.tell({ type: "changed" });
}

function whyOf(error: unknown): string {
  const language = currentLanguage();
  const text = wordsIn(uploadWords, language);
  if (isProblem(error, "unauthenticated")) return text.sessionEnded;
  if (!(error instanceof UploadFailed)) return sentenceOf(error, language);
  return error.key === "executabil" ? text.refused.executabil : text.refused.other;
}

const NONE: readonly UploadRow[] = [];
const nothing = (): (() => void) => () => undefined;

/** The uploads of the person while the console is open; undefined before the first drawing. */
export function useUploads(): { uploads: Uploads | undefined; rows: readonly UploadRow[] } {
  const { id: personId } = usePerson();
  const session = useSession();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Uploads>();
  useEffect(() => {
    const created = createUploads({
      client,
      personId,
      records: recordsOf(personId),
      whyOf,
      onStored: () => void queries.invalidateQueries({ queryKey: ["documents"] }),
    });
    setUploads(created);
    const warn = (event: BeforeUnloadEvent): void => {
      if (created.needsThisPage()) event.preventDefault();
    };
    window.addEventListener("online", created.wake);
    window.addEventListener("beforeunload", warn);
    const stopListening = session.subscribe(() => {
      if (session.state().kind === "signedIn") created.wake();
    });
    return () => {
      window.removeEventListener("online", created.wake);
      window.removeEventListener("beforeunload", warn);
      stopListening();
      created.close();
    };
  }, [personId, session, queries]);
  const rows = useSyncExternalStore(uploads?.subscribe ?? nothing, uploads?.rows ?? (() => NONE));
  return { uploads, rows };
}
