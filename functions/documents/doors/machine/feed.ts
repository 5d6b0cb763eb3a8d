import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { REQUEST_MS } from "../../../../shared/context.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { withinAnswer } from "../../../../shared/data/within-answer.ts";
import { oldestFirst, type Row } from "../../../../shared/data/lists.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { PAGE_SIZE, query } from "../../../../shared/http/list-query.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { firstIdAt } from "../../../../shared/ids.ts";
import { isIssuer, rightsOf } from "../../access/authorization.ts";
import type { Machine } from "../../access/principal.ts";
import { Documents } from "../../records/document.ts";
import { type DocumentEvent, documentEvents, feedOf, showsEvent } from "../../records/event.ts";

/**
 * How long an event is held back. Its id is drawn before its transaction, which may commit after that of a later
 * event; a reader who had already passed that id would never see the event. A request ends after REQUEST_MS; the rest
 * of the time allows for its last write and for differing clocks.
 */
const SETTLING_MS = REQUEST_MS + 10_000;
/** Maximum number of rows examined for one page if only few of them are shown. */
const MOST_EXAMINED = 1000;

const number = (most: number, minimum: number) =>
  z
    .string()
    .regex(/^[0-9]{1,16}$/)
    .transform(Number)
    .refine((value) => Number.isSafeInteger(value) && value >= minimum)
    .meta({ override: showAs({ type: "integer", format: "int64", minimum, maximum: most }) });

/** `dupa`: the last event that the machine knows; `size`: more than 200 means 200. */
export const feedQuery = query(
  z.object({
    dupa: number(Number.MAX_SAFE_INTEGER, 0).optional(),
    size: number(PAGE_SIZE.most, 1).optional(),
  }),
);

interface Feed {
  items: Stored<DocumentEvent>[];
  urmatorul: number;
}

/**
 * The events after a given one, oldest first, for documents that belong to the machine's issuer now and that the
 * machine may read. Downloads and sharing are excluded.
 */
export async function readFeed(
  caller: Machine,
  { dupa = 0, size = PAGE_SIZE.most }: { dupa?: number | undefined; size?: number | undefined },
): Promise<Feed> {
  const most = Math.min(size, PAGE_SIZE.most);
  const found: Feed["items"] = [];
  let urmatorul = dupa;
  let examined = 0;
  for (let step = most; found.length < most && examined < MOST_EXAMINED; step *= 2) {
    const rows = await readSettled(caller, urmatorul, Math.min(step, PAGE_SIZE.most));
    if (rows.length === 0) break;
    found.push(...(await readShown(caller, rows)));
    urmatorul = rows.at(-1)?.id ?? urmatorul;
    examined += rows.length;
  }
  const items = withinAnswer(found.slice(0, most));
  return { items, urmatorul: items.length < found.length ? (items.at(-1)?.id ?? dupa) : urmatorul };
}

async function readSettled({ emitentId }: Machine, after: number, most: number): Promise<Row[]> {
  if (emitentId === undefined) return [];
  const before = firstIdAt(new Date(clock.now().getTime() - SETTLING_MS));
  return oldestFirst(Documents.table, feedOf(emitentId), { after, before, most });
}

const DocumentEvents = documentEvents();

/** A row is in the feed of the issuer at the time of the event; access depends on the document's current state. */
async function readShown(caller: Machine, rows: Row[]): Promise<Stored<DocumentEvent>[]> {
  const idOf = ({ item }: Row) => Number(item.documentId);
  const { documents, events } = await readTogether(Documents.table, {
    documents: [...new Set(rows.map(idOf))].map((id) => recordAt(Documents, { id })),
    events: rows.map((row) => recordAt(DocumentEvents, { id: row.id, documentId: idOf(row) })),
  });
  const rights = new Map(
    documents
      .filter((document) => document !== undefined)
      .filter((document) => isIssuer(caller, document))
      .map((document) => [document.id, rightsOf(caller, document)]),
  );
  return events
    .filter((event) => event !== undefined)
    .filter((event) => showsEvent(rights.get(event.documentId) ?? new Set(), event));
}
