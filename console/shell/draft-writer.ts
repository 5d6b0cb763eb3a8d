import { removeDraft, writeDraft } from "./drafts.ts";

export interface DraftWriter {
  keep: (value: object) => void;
  discard: () => void;
  /** Writes what waits, without waiting for the write before it: for a page that is being closed. */
  flush: () => void;
}

/** Writes each value at once. During a write, the newest value waits for its end. */
export function draftWriter(personId: string, name: string): DraftWriter {
  let waiting: object | undefined;
  let isWriting = false;
  const write = async (): Promise<void> => {
    const value = waiting;
    waiting = undefined;
    if (value) await writeDraft(personId, name, value);
  };
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting) await write();
    isWriting = false;
  };
  return {
    keep(value) {
      waiting = value;
      if (!isWriting) void writeAll();
    },
    discard() {
      waiting = undefined;
      void removeDraft(personId, name);
    },
    flush: () => void write(),
  };
}
