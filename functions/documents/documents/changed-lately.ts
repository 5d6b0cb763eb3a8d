import { clock } from "../../../shared/clock.ts";
import type { Lately } from "../../../shared/data/listing.ts";
import { newestFirst, type Pointer } from "../../../shared/data/lists.ts";
import { firstIdAt } from "../../../shared/ids.ts";
import type { SearchIndex } from "../search-index/search-index.ts";
import type { Principal } from "../access/principal.ts";
import { Documents, lists } from "../records/document.ts";
import { listsOf, type Scope } from "./list-scope.ts";

/*
 * Changes that the search index may not have yet: docs/decisions/0048-filters-ask-the-index.md has the reasons.
 */

/** The time allowed to the index: later changes are read from the table, earlier ones must be in the index. */
const SETTLING_MS = 10_000;
/** Documents that are read for an answer because they changed lately, and because only grants show them. */
const MOST_CHANGED = 200;
const MOST_GIVEN = 200;
/** Events that are looked through. */
const MOST_EVENTS = 1000;

/** The rows to read beside the index. Undefined if there are too many, or if the index is behind. */
export async function changedLately(
  caller: Principal,
  scope: Scope,
  index: SearchIndex,
): Promise<Lately | undefined> {
  const [changed, given] = await Promise.all([readChanges(scope), readGiven(scope)]);
  if (changed === undefined || (changed.before && !(await knows(index, changed.before)))) return undefined;
  const rows = given.length > MOST_GIVEN ? [] : given;
  const read = new Set(rows.map(({ id }) => id));
  const others = [...changed.ids].filter((id) => !read.has(id)).map((id) => withoutRow(caller, id));
  return { rows: [...rows, ...others], relation: given.length > MOST_GIVEN ? "gte" : "eq" };
}

/** A row that carries no terms of grants: the document is read for them, as those with very many beneficiaries are. */
export const withoutRow = ({ granteeNames }: Principal, id: number): Pointer => ({
  id,
  partitions: granteeNames.map((name) => lists.granteeOfMany(name)),
  item: {},
  rows: [],
});

/** Documents that only grants show: their changes are events of buckets that the reader does not see. */
const readGiven = ({ granted, checked }: Scope): Promise<Pointer[]> =>
  newestFirst(Documents.table, [...(granted ? listsOf(granted) : []), ...checked], {
    most: MOST_GIVEN + 1,
  }).take(MOST_GIVEN + 1);

interface Changes {
  /** Documents that have changed lately. */
  ids: Set<number>;
  /** The newest change before. */
  before?: Change | undefined;
}

interface Change {
  id: number;
  documentId: number;
}

/** Undefined if there are too many. */
async function readChanges({ changes }: Scope): Promise<Changes | undefined> {
  const since = firstIdAt(new Date(clock.now().getTime() - SETTLING_MS));
  const rows = newestFirst(Documents.table, changes, { most: 16, least: 8 });
  const ids = new Set<number>();
  for (let seen = 0; seen < MOST_EVENTS; seen += 1) {
    const [row] = await rows.take(1);
    if (!row) return { ids };
    // A download is an event that changes nothing, and is not sent to the index.
    if (row.item.tip === "DESCARCAT") continue;
    const documentId = Number(row.item.documentId);
    if (row.id < since) return { ids, before: { id: row.id, documentId } };
    ids.add(documentId);
    if (ids.size > MOST_CHANGED) return undefined;
  }
  return undefined;
}

/** True if the index has a change. It receives all changes roughly in their order. */
const knows = async (index: SearchIndex, { id, documentId }: Change): Promise<boolean> =>
  ((await index.versionOf(documentId)) ?? 0) >= id;
