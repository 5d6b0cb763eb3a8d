import { AsyncLocalStorage } from "node:async_hooks";

/*
 * What a request goes by without having read it: facts that were kept under a revision. They are assumed until the first
 * read of the request brings the present revision along; nothing is written, sent or answered before. Where the
 * revision has moved, the request begins again and reads everything anew (`confirmed`).
 */

/** What was kept under this revision of a partition holds. */
interface Assumption {
  table: string;
  pk: string;
  revision: number;
  /** Called where it does not hold. */
  forget(): void;
}

/** What the request assumed has changed. Only `confirmed` catches it. */
export class AssumptionFailed extends Error {
  override readonly name = "AssumptionFailed";
}

interface Assumptions {
  /** The request begins again: it assumes nothing any more. */
  readsAnew: boolean;
  /** Those that no read has brought along yet. */
  open: Assumption[];
  /** A read that brings some along is under way. */
  checking: Promise<unknown> | undefined;
  failed: AssumptionFailed | undefined;
  /** Reads what is still open. */
  confirm(): Promise<void>;
}

const current = new AsyncLocalStorage<Assumptions | undefined>();

export const withAssumptions = <T>(
  act: () => Promise<T>,
  options: Pick<Assumptions, "readsAnew" | "confirm">,
): Promise<T> => current.run({ ...options, open: [], checking: undefined, failed: undefined }, act);

/** For reads that do not depend on what the request assumes, because they find it out. */
export const withoutAssumptions = <T>(act: () => Promise<T>): Promise<T> => current.run(undefined, act);

/** Whether the request may go by what was kept: only where its end waits for the confirmation. */
export function mayAssume(): boolean {
  const assumptions = current.getStore();
  return assumptions !== undefined && !assumptions.readsAnew;
}

export const assume = (assumption: Assumption): void => void current.getStore()?.open.push(assumption);

/** The table of what is still open. */
export const assumedTable = (): string | undefined => current.getStore()?.open[0]?.table;

/** Waits for the read that brings revisions along, where one is under way. @throws AssumptionFailed */
export async function checked(): Promise<void> {
  const assumptions = current.getStore();
  if (assumptions?.checking) await assumptions.checking;
  if (assumptions?.failed) throw assumptions.failed;
}

/**
 * Lets a read bring along what is open in its table: `read` gets those assumptions and returns their present revisions
 * beside its own result. Every other read of the request waits for it.
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
 * Confirms what is open before a write. It is read, not checked by conditions of the transaction: on AWS two
 * transactions that check one item cancel each other, and all writers of an organization have its revision in common.
 * @throws AssumptionFailed
 */
export async function confirmOpen(): Promise<void> {
  await current.getStore()?.confirm();
}

/** Forgets what was kept; nothing further of this attempt can be written or answered. */
function fail({ forget }: Assumption): void {
  forget();
  const assumptions = current.getStore();
  if (assumptions) assumptions.failed = new AssumptionFailed();
}
