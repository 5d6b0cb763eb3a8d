import * as z from "zod";
import { readTogether } from "../../../../shared/data/read-together.ts";
import { recordOf } from "../../../../shared/data/repository.ts";
import { everyRow, type Pointer } from "../../../../shared/data/lists.ts";
import { documentFor } from "../../access/authorization.ts";
import { Documents } from "../../records/document.ts";
import { type ChainHead, type DocumentEvent, hashOf, headAt, START } from "../../records/event.ts";
import { eventsOf } from "./list-events.ts";
import type { Principal } from "../../access/principal.ts";

export const IntegrityView = z
  .object({
    valid: z.boolean(),
    /** Events in the chain; downloads are outside it. */
    evenimente: z.int(),
    ultimulHash: z.string(),
    /** The oldest event that does not match: from there on the history was altered. */
    ruptLa: z.int().optional(),
  })
  .meta({ id: "Integritate" });
type Integrity = z.output<typeof IntegrityView>;

/**
 * Verifies the history of a document: the hash of every event covers its fields and the previous event, up to the
 * head. Events written during the check are those between the head before and the head after.
 */
export async function integrityOf(caller: Principal, id: number): Promise<Integrity> {
  const { head } = await documentFor(caller, id, "read");
  const walk = await walkBackwards(everyRow(Documents.table, [eventsOf(id)]), head);
  const { after } = await readTogether(Documents.table, { after: headAt(id) });
  const headFits = walk.metHead && walk.newestId <= after.lastId;
  const ruptLa = walk.ruptLa ?? (headFits ? undefined : walk.newestId || undefined);
  return {
    valid: headFits && ruptLa === undefined,
    evenimente: walk.evenimente,
    ultimulHash: walk.ultimulHash,
    ...(ruptLa === undefined ? {} : { ruptLa }),
  };
}

interface Walk extends Omit<Integrity, "valid"> {
  metHead: boolean;
  newestId: number;
}

/** Reads from the newest event to the first, so that a history of any length is never held in memory. */
async function walkBackwards(rows: AsyncIterable<Pointer>, head: ChainHead): Promise<Walk> {
  const walk: Walk = { evenimente: 0, ultimulHash: head.hash, metHead: false, newestId: 0 };
  let later: DocumentEvent | undefined;
  for await (const { item } of rows) {
    const event = recordOf<DocumentEvent>(item);
    if (event.tip === "DESCARCAT") continue;
    if (later && later.hashAnterior !== event.hash) walk.ruptLa = later.id;
    if (event.hash !== hashOf(event)) walk.ruptLa = event.id;
    if (!later) Object.assign(walk, { newestId: event.id, ultimulHash: event.hash });
    if (event.hash === head.hash) walk.metHead = true;
    walk.evenimente += 1;
    later = event;
  }
  if (later && later.hashAnterior !== START.hash) walk.ruptLa = later.id;
  return walk;
}
