import { clock } from "../../../../shared/clock.ts";
import { everyRow } from "../../../../shared/data/lists.ts";
import { readProgress } from "../../../../shared/data/progress.ts";
import { changing, read, readByKeys } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { dueAgain, type Signature, signatureLists, Signatures } from "../../records/signature.ts";

/** Leaves most of a night to the renewals. */
const SECONDS = 120;
const AT_ONCE = 100;
const ALL = "all";
const PART = "older";

/**
 * Gives the signatures from before renewals a time at which they are looked at: nothing else would name them to the nightly run. It
 * goes through all signatures once, newest first, over as many nights as that takes; after that a night costs one read.
 * @returns the number of signatures that got a time
 */
export async function enrolOlder({ seconds = SECONDS } = {}): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const progress = await readProgress(Signatures.table, "signature-renewals");
  const before = progress.of(PART) as number | typeof ALL | undefined;
  if (before === ALL) return 0;
  const lists = (["open", "secret"] as const).flatMap((secrecy) => signatureLists.all(secrecy));
  let enrolled = 0;
  let batch: { id: number; documentId: number }[] = [];
  for await (const { id, item } of everyRow(Signatures.table, lists, before)) {
    batch.push({ id, documentId: Number(item.documentId) });
    if (batch.length < AT_ONCE) continue;
    enrolled += await enrol(batch);
    batch = [];
    await progress.reach(PART, id);
    if (performance.now() >= until) return enrolled;
  }
  enrolled += await enrol(batch);
  await progress.reach(PART, ALL);
  return enrolled;
}

async function enrol(keys: { id: number; documentId: number }[]): Promise<number> {
  const older = (await readByKeys(Signatures, keys)).filter(isFromBefore);
  for (const one of older) await enrolOne(one);
  return older.length;
}

/** No later walk comes by: one that somebody changes meanwhile is read again. */
const enrolOne = ({ id, documentId }: Signature): Promise<void> =>
  retry(async () => {
    const one = await read(Signatures, { id, documentId });
    if (one && isFromBefore(one)) await transact(changing(Signatures, one, dueAgain(one, clock.now())));
  });

/** It has a stamp, by which it can be renewed, and nobody ever said until when that proves it. */
const isFromBefore = ({ stampilaLa, dovadaPanaLa, dueAt }: Signature): boolean =>
  stampilaLa !== undefined && dovadaPanaLa === undefined && dueAt === undefined;
