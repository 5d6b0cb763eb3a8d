import { sentenceOf } from "../api/failed.tsx";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import type { IconName } from "../kit/icons.tsx";
import { showToast } from "../kit/toast.tsx";
import { currentLanguage } from "../words/language.ts";
import { wordsIn } from "../words/words.ts";
import { archive, type LabelChange, purge, relabel, remove, restore } from "./list-calls.ts";
import type { Row } from "./list-rows.ts";
import { listWords } from "./words.ts";

export type ActId =
  | "labels"
  | "move"
  | "share"
  | "archive"
  | "restore"
  | "remove"
  | "purge"
  | "download"
  | "zip"
  | "csv";

export interface ListAct {
  id: ActId;
  /** The right that a row's `poate` must contain; without it every row has the act. */
  right?: Row["poate"][number] | undefined;
  icon: IconName;
  isDangerous?: boolean | undefined;
  /** The dialog that asks first. */
  dialog?: string | undefined;
}

export const listActs: readonly ListAct[] = [
  { id: "labels", right: "MODIFICA", icon: "document", dialog: "etichete" },
  { id: "move", right: "GUVERNEAZA", icon: "folder", dialog: "muta" },
  { id: "share", right: "PARTAJEAZA", icon: "share", dialog: "partajeaza" },
  { id: "download", right: "DESCARCA", icon: "download" },
  { id: "zip", right: "DESCARCA", icon: "download" },
  { id: "csv", icon: "download" },
  { id: "archive", right: "ARHIVEAZA", icon: "archive" },
  { id: "restore", right: "REACTIVEAZA", icon: "retry" },
  { id: "remove", right: "STERGE", icon: "trash", dialog: "sterge", isDangerous: true },
  { id: "purge", right: "ELIMINA", icon: "warning", dialog: "elimina", isDangerous: true },
];

export const isAllowed = ({ right }: ListAct, row: Row | undefined): boolean =>
  right === undefined || row?.poate.includes(right) === true;

/** Words for messages that outlive the component that started the act. */
const said = () => wordsIn(listWords, currentLanguage());

type DoneText = "labels" | "move" | "share" | "archive" | "restore" | "remove";
type RowCall = (rowId: string, signal?: AbortSignal) => Promise<unknown>;

interface JobOptions {
  done: DoneText;
  act: RowCall;
  /** Undoes the act. */
  undo?: RowCall | undefined;
  /** The list is read again. */
  onChange: () => void;
}

/** A job over documents that ends with a toast, and with "undo" if it can be undone. */
export function jobOf({ done, act, undo, onChange }: JobOptions): BulkJob {
  return {
    async act(rowId, signal) {
      await act(rowId, signal);
    },
    onEnd(ids) {
      onChange();
      const text = said();
      showToast({
        text: text.done[done](ids.length),
        ...(undo ? { act: { title: text.act.undo, onPress: () => void undoAll(ids, undo, onChange) } } : {}),
      });
    },
  };
}

async function undoAll(ids: readonly string[], undo: RowCall, onChange: () => void): Promise<void> {
  let fault: unknown;
  for (const id of ids) {
    try {
      await undo(id);
    } catch (error) {
      fault = error;
    }
  }
  onChange();
  const { act, partOf } = said();
  showToast(
    fault === undefined
      ? { text: act.undone }
      : { text: partOf(act.undoFailed, sentenceOf(fault, currentLanguage())), tone: "bad" },
  );
}

export const archiveJob = (onChange: () => void): BulkJob =>
  jobOf({ done: "archive", act: archive, undo: restore, onChange });

/** Takes each document back to where it was: into the archive or the trash. */
export function restoreJob(onChange: () => void): BulkJob {
  const before = new Map<string, Row["status"]>();
  return jobOf({
    done: "restore",
    act: async (rowId, signal) => before.set(rowId, await restore(rowId, signal)),
    undo: (rowId, signal) => (before.get(rowId) === "STERS" ? remove : archive)(rowId, signal),
    onChange,
  });
}

/** Takes back only the labels that it has changed, so that those of others stay. */
export function relabelJob(change: LabelChange, onChange: () => void): BulkJob {
  const undos = new Map<string, LabelChange>();
  return jobOf({
    done: "labels",
    act: async (rowId, signal) => undos.set(rowId, await relabel(rowId, change, signal)),
    undo: async (rowId, signal) => {
      const undo = undos.get(rowId);
      if (undo) await relabel(rowId, undo, signal);
    },
    onChange,
  });
}

export const removeJob = (onChange: () => void): BulkJob =>
  jobOf({ done: "remove", act: remove, undo: restore, onChange });

/** Tells what is gone from what waits for an approval. */
export function purgeJob(onChange: () => void): BulkJob {
  const waiting = new Set<string>();
  return {
    async act(rowId, signal) {
      if (!(await purge(rowId, signal))) waiting.add(rowId);
    },
    onEnd(ids) {
      onChange();
      const text = said().done;
      const asked = ids.filter((id) => waiting.has(id)).length;
      if (ids.length > asked) showToast({ text: text.purge(ids.length - asked) });
      if (asked > 0) showToast({ text: text.asked(asked) });
    },
  };
}
