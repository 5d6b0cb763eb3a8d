import { AsyncLocalStorage } from "node:async_hooks";

/*
 * Facts that a request relies on without reading them: they were cached under a revision. They remain assumptions
 * until the first read of the request also returns the present revision; nothing is written, sent or answered before
 * that. If the revision has moved, the request starts over and reads everything again (`confirmed`).
 */

/** Assumes that facts cached under this revision of a partition are still valid. */
interface Assumption {
  table: string;
  pk: string;
  revision: number;
  /** Called if the assumption does not hold. */
  forget(): void;
}

/** A fact that the request assumed has changed. Only `confirmed` catches this error. */
export class AssumptionFailed extends Error {
  override readonly name = "AssumptionFailed";
}

interface Assumptions {
  /** True on the second run of the request, which assumes nothing. */
  readsAnew: boolean;
  /** Assumptions that no read has confirmed yet. */
  open: Assumption[];
  /** The pending read that confirms some of them. */
  checking: Promise<unknown> | undefined;
  failed: AssumptionFailed | undefined;
  /** Reads the revisions of the open assumptions. */
  confirm(): Promise<void>;
}

const current = new AsyncLocalStorage<Assumptions | undefined>();

export const withAssumptions = <T>(
  act: () => Promise<T>,
  options: Pick<Assumptions, "readsAnew" | "confirm">,
): Promise<T> => current.run({ ...options, open: [], checking: undefined, failed: undefined }, act);

/** For reads that do not depend on the assumptions of the request, because they establish them. */
export const withoutAssumptions = <T>(act: () => Promise<T>): Promise<T> => current.run(undefined, act);

/** True if the request may rely on cached facts: only if it waits for their confirmation at its end. */
export function mayAssume(): boolean {
  const assumptions = current.getStore();
  return assumptions !== undefined && !assumptions.readsAnew;
}

export const assume = (assumption: Assumption): void => void current.getStore()?.open.push(assumption);

/** The table of the open assumptions. */
export const assumedTable = (): string | undefined => current.getStore()?.open[0]?.table;

/** Waits for a pending read of revisions, if there is one. @throws AssumptionFailed */
export async function checked(): Promise<void> {
  const assumptions = current.getStore();
  if (assumptions?.checking) await assumptions.checking;
  if (assumptions?.failed) throw assumptions.failed;
}

/**
 * Lets a read confirm the open assumptions in its table: `read` gets those assumptions and returns their present
 * revisions beside its own result. Every other read of the request waits for it.
 * @throws AssumptionFailed
 */
export async function bringingAlong<T>(
  table: string,
  read: (along: readonly Assumption[]) => Promise<{ result: T; revisions: number[] }>,
): Promise<T> {
  const assumptions = current.getStore();
  if (!assumptions || (assumptions.open.length === 0 && !assumptions.checking)) {
    if (assumptions?.failed) throw assumptions.failed;
    return (await read(NOTHING)).result;
  }
  const along = assumptions.open.filter((assumption) => assumption.table === table);
  if (along.length === 0) return (await Promise.all([read(NOTHING), checked()]))[0].result;
  assumptions.open = assumptions.open.filter((assumption) => assumption.table !== table);
  const reading = read(along);
  const before = assumptions.checking;
  assumptions.checking = Promise.all([reading, before]).then(([{ revisions }]) => {
    assumptions.checking = undefined;
    along.forEach((assumption, i) => {
      if (assumption.revision !== revisions[i]) fail(assumption);
    });
  });
  const [{ result }] = await Promise.all([reading, checked()]);
  return result;
}

const NOTHING: readonly Assumption[] = [];

/**
 * Confirms the open assumptions before a write. The revisions are read, not checked by conditions of the transaction:
 * on AWS two transactions that check one item cancel each other, and all writers of an organization share its
 * revision.
 * @throws AssumptionFailed
 */
export async function confirmOpen(): Promise<void> {
  await current.getStore()?.confirm();
}

/** Drops the cached facts; this attempt can write or answer nothing more. */
function fail({ forget }: Assumption): void {
  forget();
  const assumptions = current.getStore();
  if (assumptions) assumptions.failed = new AssumptionFailed();
}
