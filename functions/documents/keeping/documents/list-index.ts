import type { ListIndex } from "../../../../shared/data/listing.ts";
import type { Filter, ListQuery } from "../../../../shared/data/page.ts";
import { clock } from "../../../../shared/clock.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { noLongerReadable } from "../../access/no-longer-readable.ts";
import type { Principal } from "../../access/principal.ts";
import { listedKeysOf, sharedKeysOf } from "../../access/reading-keys.ts";
import type { Status } from "../../records/document.ts";
import { changedLately, ungranted, withoutRow } from "./changed-lately.ts";
import { countersOf, hasMoreThan } from "./count-seen.ts";
import type { Scope } from "./list-scope.ts";

/** The states of the documents that the index has. */
const INDEXED: ReadonlySet<Status> = new Set(["ACTIV", "ARHIVAT"]);

/** A field that the index lacks: the organization belongs to the bucket, and may change without its documents. */
const ORGANIZATION = "organizatieId";

/** The list of a scope in the index; undefined if the index does not have the requested documents or fields. */
export function indexOf(
  caller: Principal,
  scope: Scope,
  { filters, sort }: Pick<ListQuery, "filters" | "sort">,
): ListIndex | undefined {
  const known = filters.flatMap((filter) => ofIndex(filter, scope) ?? []);
  const isKnown = filters.every((filter) => ofIndex(filter, scope) !== undefined);
  const isSortable = sort.every(({ field }) => field !== ORGANIZATION);
  if (!isKnown || !isSortable || !scope.statuses.every((status) => INDEXED.has(status))) return undefined;
  const keys = scope.name === "shared" ? sharedKeysOf(caller) : listedKeysOf(caller);
  const counters = countersOf(scope);
  return {
    hasMoreThan: (rows) => hasMoreThan(rows, scope, counters),
    changedLately: async () => changedLately(caller, scope, searchIndex(), await counters.ofPeople()),
    async list(query) {
      const except = [...query.except, ...(await noLongerReadable(caller))];
      const flag = sharedKeysOf(caller);
      const request = { ...query, filters: known, keys, at: clock.iso(), except, flag };
      const { rows, total } = await searchIndex().list(request);
      const pointerTo = (id: number, mayBeGranted: boolean) =>
        mayBeGranted ? withoutRow(caller, id) : ungranted(id);
      return {
        rows: rows.map(({ id, place, isFlagged }) => ({ ...pointerTo(id, isFlagged), place })),
        total,
      };
    },
  };
}

/** A filter in a form that the index can answer: an organization by its buckets. Undefined if it cannot. */
function ofIndex(filter: Filter, { buckets }: Scope): Filter | undefined {
  if (filter.field !== ORGANIZATION) return filter;
  const isNamed = filter.operator === "equals" || filter.operator === "in";
  return isNamed && buckets ? { field: "bucketId", operator: "in", values: [...buckets] } : undefined;
}
