import { useMemo } from "react";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { type DialogAddress, useDialogAddress } from "../kit/dialog-address.ts";

interface Question {
  rowIds: readonly string[];
  answer: (job: BulkJob | undefined) => void;
}

/** The rows that dialogs ask about, by the id in the address. */
const questions = new Map<string, Question>();
const CHOICE = "alese-";
let last = 0;

export const isChoice = (id: string): boolean => id.startsWith(CHOICE);

/**
 * The rows of a dialog: its one document, or the rows chosen when it opened; later choices do not change them.
 * Undefined if the page was loaded again since.
 */
export const rowIdsOf = (id: string): readonly string[] | undefined =>
  isChoice(id) ? questions.get(id)?.rowIds : [id];

/** Asks about rows in a dialog, and resolves to the job that the person confirmed. */
export function askIn(
  dialogs: DialogAddress,
  name: string,
  rowIds: readonly string[],
): Promise<BulkJob | undefined> {
  last += 1;
  const id = `${CHOICE}${last}`;
  return new Promise((resolve) => {
    questions.set(id, { rowIds, answer: resolve });
    dialogs.open({ name, id });
  });
}

const never = new AbortController().signal;

/** Starts the job of a dialog: on the chosen rows of the list, with the progress of each, or on one document. */
export async function begin(id: string, job: BulkJob): Promise<void> {
  if (isChoice(id)) {
    questions.get(id)?.answer(job);
    return;
  }
  await job.act(id, never);
  job.onEnd?.([id]);
}

export function useAsking() {
  const dialogs = useDialogAddress();
  return useMemo(() => (name: string, rowIds: readonly string[]) => askIn(dialogs, name, rowIds), [dialogs]);
}
