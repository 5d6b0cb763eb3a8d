import { clock } from "../../../../shared/clock.ts";
import { changeStorageClass } from "../../../../shared/content/large-objects.ts";
import { readDue, type DuePosition } from "../../../../shared/data/due.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import type { Opened } from "../../access/authorization.ts";
import {
  attemptFollowUp,
  contentKeys,
  commitTransition,
  removeContent,
} from "../../files/filing/lifecycle.ts";
import { isEvidence } from "../../access/held-back.ts";
import { lifecycle } from "../../access/transitions.ts";
import { type Document, Documents, dueShard, dueShards, type Status } from "../../records/document.ts";
import { headAt, type StoredDocument } from "../../records/event.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { runAndCount, isSpent, type Counter, type Run } from "./run.ts";

type Due = Pick<Opened, "document" | "head">;

/** Work on documents that have been due in a state for a number of days. */
interface Job {
  status: Status;
  days: number;
  counter?: Counter;
  act(actor: string, due: Due): Promise<unknown>;
}

/** The jobs of every run. */
export const jobs: Record<string, Job> = {
  archive: {
    status: "ACTIV",
    days: 365,
    counter: "arhivate",
    act: (actor, due) => commitTransition(actor, due, lifecycle.archive),
  },
  purge: {
    status: "STERS",
    days: 30,
    counter: "purjate",
    async act(actor, due) {
      const document = await commitTransition(actor, due, lifecycle.purge);
      await attemptFollowUp(document, () => finishPurge(document));
    },
  },
  /** Finishes a purge whose request or run ended before the bytes were deleted. */
  forget: { status: "PURJAT", days: 0, act: (_, { document }) => finishPurge(document) },
};

/** Jobs that take too long for a request, because they copy content in place. */
export const lengthyJobs: Record<string, Job> = {
  cool: { status: "ARHIVAT", days: 0, act: (_, { document }) => moveToInfrequentAccess(document) },
};

/** Moves the bytes of all versions of an archived document to infrequent access. */
async function moveToInfrequentAccess(document: StoredDocument): Promise<void> {
  for (const key of contentKeys(document)) await changeStorageClass(platformStore(), key, "STANDARD_IA");
  await clearDue(document);
}

/** Deletes the bytes of all versions of a purged document. */
async function finishPurge(document: StoredDocument): Promise<void> {
  await removeContent(document);
  await clearDue(document);
}

/** Removes a document from the `due` index. */
async function clearDue(document: StoredDocument): Promise<void> {
  const { dueStatus: _status, dueAt: _at, ...after } = document;
  await transact(changing(Documents, document, after), { repeatable: true });
}

/** How many documents are read and processed at once. */
const BATCH = 10;
const PAGE = 100;
const DAY_MS = 24 * 3600 * 1000;

/** Progress of a job: a shard of the `due` index, and the position in it. */
interface Position {
  shard: number;
  from?: DuePosition;
}

/** Continues a job. Returns true if it reached the end. */
export async function runJob(name: string, job: Job, run: Run): Promise<boolean> {
  const until = new Date(clock.now().getTime() - job.days * DAY_MS).toISOString();
  const shards = dueShards(job.status);
  let { shard, from } = (run.progress.of(name) ?? { shard: 0 }) as Position;
  while (!isSpent(run)) {
    const partition = shards[shard];
    if (partition === undefined) {
      if (run.progress.of(name) !== undefined) await run.progress.reach(name, undefined);
      return true;
    }
    const limit = Math.min(PAGE, run.left);
    const { keys, next } = await readDue(Documents.table, { partition, until, limit, from });
    for (let start = 0; start < keys.length; start += BATCH)
      await workOn(job, run, { ids: keys.slice(start, start + BATCH).map(idOf), until });
    const isMidway = next !== undefined || from !== undefined;
    if (!next) shard += 1;
    from = next;
    if (isMidway) await run.progress.reach(name, { shard, ...(from ? { from } : {}) });
  }
  return false;
}

const idOf = ({ pk }: { pk: string }): number => Number(pk.slice(pk.indexOf("#") + 1));

async function workOn(job: Job, run: Run, { ids, until }: { ids: number[]; until: string }): Promise<void> {
  const due = (await readDueDocuments(ids)).filter(
    ({ document }) => isDue(document, job.status, until) && run.covers(document),
  );
  run.left -= due.length;
  await Promise.all(
    due.map((one) => runAndCount(run, job.counter, one.document.id, () => actUnlessChanged(job, run, one))),
  );
}

async function readDueDocuments(ids: number[]): Promise<Due[]> {
  const { documents, heads } = await readTogether(Documents.table, {
    documents: ids.map((id) => recordAt(Documents, { id })),
    heads: ids.map(headAt),
  });
  return documents.flatMap((document, i) => {
    const head = heads[i];
    return document && head ? [{ document, head }] : [];
  });
}

/**
 * The index is eventually consistent, so the document itself decides. Under legal hold nothing is purged, and evidence of an infection
 * only by two people.
 */
const isDue = (document: Document, status: Status, until: string): boolean =>
  document.status === status &&
  document.dueStatus === dueShard(document) &&
  (document.dueAt ?? "") <= until &&
  !(status === "STERS" && (document.retinereLegala || isEvidence(document)));

/** False if the document has changed since: then it is no longer due. */
async function actUnlessChanged(job: Job, { actor }: Run, due: Due): Promise<boolean> {
  try {
    await job.act(actor, due);
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}
