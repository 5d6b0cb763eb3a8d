import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { recordAt } from "../../../../shared/data/read-together.ts";
import { changing, refuseStale, removing, revised } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { log } from "../../../../shared/log.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { lookAt } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { listAttached, type AttachedKind } from "../../access/list-attached.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { attemptRemoval } from "../../files/text/conversion-files.ts";
import { Conversion, conversionLists, Conversions, isOver } from "../../records/conversion.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { openConversion, type OpenedConversion } from "./open-result.ts";
import { refuseSuspended } from "./open-source.ts";

/** Conversions of a document are visible to its readers; those of an upload only to its sender. */
const conversions: AttachedKind<Conversion> = {
  name: "conversions",
  lists: conversionLists,
  standsAlone: true,
  personal: ({ key }) => [conversionLists.person(key)],
  recordAt: (row) => recordAt(Conversions, row),
  shows: ({ key }, rights, { documentId, creator }) =>
    documentId === undefined || documentId === 0 ? creator === key : rights.has("read"),
};

export const listConversions = (caller: Principal, query: ListQuery): Promise<Page<Stored<Conversion>>> =>
  listAttached<Conversion>(conversions, caller, query);

export const readConversion = async ({ caller, id }: Target<Principal>): Promise<Stored<Conversion>> =>
  (await openConversion(caller, id)).conversion;

/** Progress changes a record without a new revision, so while it is running no reader may get a 304. */
export const shown = (conversion: Stored<Conversion>): Conversion => {
  const { rev: _unsteady, ...rest } = conversion;
  return isOver(conversion) ? conversion : rest;
};

export const ConversionFields = Conversion.pick({ denumire: true }).meta({ id: "ConversieCampuri" });
type ConversionFields = { [F in keyof z.output<typeof ConversionFields>]?: string | null | undefined };

/** Renames a conversion. @throws notFound, stale; forbidden for callers who did not start it */
export const changeConversion = (
  { caller, id, ifMatch }: Target<Principal>,
  change: (before: Conversion) => ConversionFields,
): Promise<Stored<Conversion>> =>
  retry(async () => {
    refuseSuspended(caller);
    const { conversion } = await openConversion(caller, id);
    if (conversion.creator !== caller.key) throw accessRefusals.faraDrept();
    refuseStale(conversion, ifMatch);
    const { denumire: _old, ...rest } = conversion;
    const { denumire } = change(conversion);
    const after = typeof denumire === "string" ? { ...rest, denumire } : rest;
    const stored = revised(conversion, after);
    await transact(changing(Conversions, conversion, after), { answer: shown(stored) });
    return stored;
  });

/**
 * Cancels a conversion, and removes its text. Repeating this within a day succeeds for callers who could do it.
 * @throws notFound, stale; forbidden for callers who neither started it nor administer the document
 */
export async function removeConversion({ caller, id, ifMatch }: Target<Principal>): Promise<void> {
  refuseSuspended(caller);
  if (await isRemoved({ caller, id })) return;
  const found = await retry(async () => {
    const opened = await openConversion(caller, id);
    const { conversion } = opened;
    if (!mayRemove(caller, opened)) throw accessRefusals.faraDrept();
    refuseStale(conversion, ifMatch);
    await transact([...removing(Conversions, conversion), addingTombstone(Conversions, conversion)]);
    return opened;
  });
  await attemptRemoval(found.opened?.document, id);
  if (found.opened) await forgetText(found.opened.document.id);
}

/** The text extracted from a scan is in the index, and no event of the document announces its removal. */
async function forgetText(documentId: number): Promise<void> {
  try {
    await send(indexingQueue, { documentId });
  } catch (error) {
    log.error(
      "enqueueing the indexing of a document failed; its old text is searched until it changes",
      error,
      { object: documentId },
    );
  }
}

const mayRemove = (
  { key }: Principal,
  { conversion, opened }: Pick<OpenedConversion, "conversion" | "opened">,
): boolean => conversion.creator === key || opened?.rights.has("administer") === true;

async function isRemoved({ caller, id }: Target<Principal>): Promise<boolean> {
  const removed = await readTombstone(Conversions, id);
  if (!removed) return false;
  if (removed.creator === caller.key) return true;
  const opened = removed.documentId === undefined ? undefined : await lookAt(caller, removed.documentId);
  if (!opened?.rights.has("administer")) throw kernel.negasit();
  return true;
}
