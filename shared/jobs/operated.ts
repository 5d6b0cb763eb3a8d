import * as z from "zod";
import { type DueKey, readDue } from "../data/due.ts";
import type { Stored } from "../data/entity.ts";
import { changing, read, readItems, recordOf, revised } from "../data/repository.ts";
import { retry, transact } from "../data/transaction.ts";
import type { Job } from "./job.ts";
import { isLeased } from "./lease.ts";
import type { JobRow } from "./row.ts";
import { refusals } from "./texts.ts";

/*
 * Background jobs as operators see them. The `due` index holds the rows that wait, which the sweep reads each minute, and
 * beside them those whose work failed: a list costs its page, however many rows have ended.
 */

const states = ["ASTEAPTA", "IN_LUCRU", "ESUATA"] as const;

export const JobView = z
  .object({
    /** The noun of the job: `import`. */
    kind: z.string(),
    /** The id of its row. */
    id: z.int(),
    stare: z.enum(states),
    /** Workers that have claimed the row since the work last progressed. */
    incercari: z.int(),
    creatLa: z.iso.datetime().optional(),
    /** When the sweep wakes the next worker, if none takes the row before. */
    reluareLa: z.iso.datetime().optional(),
    /** Key of the refusal, as in the `message` of a direct answer. */
    eroare: z.string().optional(),
    /** The same in words, in the language of the caller. */
    motiv: z.string().optional(),
    /** The parts of the work and those done: bytes, pages, files or documents. */
    parti: z.int().optional(),
    partiGata: z.int().optional(),
    poate: z.array(z.literal("REIA")),
  })
  .meta({ id: "Lucrare" });
export type JobView = z.output<typeof JobView>;

/** The facts of a row that only its job knows. None of them is personal. */
type Facts = Pick<JobView, "creatLa" | "eroare" | "parti" | "partiGata">;

interface Operating<T extends JobRow> {
  facts(row: Stored<T>): Facts;
  /** Partition of the `due` index that holds the rows whose work failed. Without it, failed work leaves no trace. */
  failedIn?: string;
  /** A failed row as its work begins again; undefined if that is impossible. */
  again?(row: Stored<T>): T | undefined;
  /** Prepares the rows beside it, before a worker is woken. */
  prepare?(row: T): Promise<void>;
}

/** A row in the index, unread. */
export interface JobKey extends DueKey {
  kind: string;
  esuata: boolean;
}

/** A job, independent of the type of its rows. */
export interface OperatedJob {
  name: string;
  table: string;
  /** The keys of the rows that wait, longest overdue first, and of those that failed, newest first. */
  keys(): Promise<JobKey[]>;
  /** The view of a row; undefined if it has left the index meanwhile. */
  viewOf(item: Record<string, unknown>): JobView | undefined;
  /**
   * Wakes a worker for a row that waits, or begins the work of a failed one again.
   * @throws notFound; conflict while a worker has the row, and for work that has ended or cannot begin again
   */
  retry(id: number): Promise<JobView>;
}

/** Keys that are read of each partition. */
export const MOST_KEYS = 200;
/** Sorts above all times. */
const EVER = "9";

/** Makes a job visible to operators. */
export function operated<T extends JobRow>(job: Job<T>, operating: Operating<T>): OperatedJob {
  const { entity, name, waitingIn } = job;
  const { facts, failedIn, again: restarted = () => undefined, prepare } = operating;
  const isFailed = ({ dueStatus }: JobRow) => failedIn !== undefined && dueStatus === failedIn;
  const isOpen = (row: Stored<T>) => job.isWaiting(row) || isFailed(row);

  async function keysIn(partition: string | undefined, esuata: boolean): Promise<JobKey[]> {
    if (partition === undefined) return [];
    const reading = { partition, until: EVER, limit: MOST_KEYS, isNewestFirst: esuata };
    const { keys } = await readDue(entity.table, reading);
    return keys.map((key) => ({ ...key, kind: name, esuata }));
  }

  /** The row as a worker may take it again. */
  function again(row: Stored<T>): T | undefined {
    if (isFailed(row)) return restarted(row);
    return isLeased(row) || !job.isWaiting(row) ? undefined : row;
  }

  function view(row: Stored<T>): JobView {
    const waits = !isFailed(row) && !isLeased(row);
    return {
      kind: name,
      id: row.id,
      stare: isFailed(row) ? "ESUATA" : waits ? "ASTEAPTA" : "IN_LUCRU",
      incercari: row.attempts ?? 0,
      ...(waits && row.dueAt !== undefined ? { reluareLa: row.dueAt } : {}),
      ...facts(row),
      poate: again(row) ? ["REIA"] : [],
    };
  }

  /** In one transaction with its answer. */
  async function restart(id: number): Promise<{ row: Stored<T>; wasFailed: boolean }> {
    const row = await read(entity, { id });
    if (row?.id !== id) throw refusals.lucrareInexistenta();
    if (isLeased(row)) throw refusals.lucrareInLucru();
    const next = again(row);
    if (!next) throw refusals.lucrareIncheiata();
    const after = revised(row, job.waiting(next));
    await transact(changing(entity, row, after), { answer: view(after) });
    return { row: after, wasFailed: isFailed(row) };
  }

  return {
    name,
    table: entity.table,
    keys: async () => (await Promise.all([keysIn(waitingIn, false), keysIn(failedIn, true)])).flat(),
    viewOf(item) {
      const row = recordOf<T>(item);
      return isOpen(row) ? view(row) : undefined;
    },
    async retry(id) {
      const { row, wasFailed } = await retry(() => restart(id));
      if (wasFailed) await prepare?.(row);
      await job.wake(id);
      return view(row);
    },
  };
}

/** The views of some rows, in their order, without those that have left the index meanwhile. */
export async function readJobs(jobs: readonly OperatedJob[], keys: readonly JobKey[]): Promise<JobView[]> {
  const [{ table }] = jobs as [OperatedJob];
  const items = await readItems(
    table,
    keys.map(({ pk, sk }) => ({ pk, sk })),
  );
  return keys.flatMap(({ kind }, i) => {
    const item = items[i];
    const view = item && jobs.find(({ name }) => name === kind)?.viewOf(item);
    return view ? [view] : [];
  });
}
