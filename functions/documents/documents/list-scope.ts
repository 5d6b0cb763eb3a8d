import type { Filter, FilterValue, Operator } from "../../../shared/data/page.ts";
import type { List } from "../../../shared/data/lists.ts";
import { badRequest } from "../../../shared/errors.ts";
import { visibleBuckets } from "../access/authorization.ts";
import { isServiceAdmin, type Principal } from "../access/principal.ts";
import { MOST_BUCKETS } from "../access/scope.ts";
import { statuses, lists, type Secrecy, type Status } from "../records/document.ts";

export interface Scope {
  /** Lists of which the reader sees every row: counted without reading a document. */
  exact: List[];
  /** Lists of which the reader may see only some rows (grants, own documents elsewhere): checked after the fetch. */
  checked: List[];
  statuses: readonly Status[];
  /** Whether the lists answer every filter; else a bounded number of documents is read and filtered. */
  answersFilters: boolean;
}

type ByStatus = (status: Status, secrecy: Secrecy) => List;

/** The lists that a caller may read, narrowed by the filters that name a list. */
export function scopeOf(caller: Principal, filters: Filter[]): Scope {
  const statuses = statusesOf(filters);
  const seen = secreciesOf(filters).filter((secrecy) => secrecy === "open" || caller.hasSecret);
  const expand = (of: ByStatus, secrecies: readonly Secrecy[]) =>
    statuses.flatMap((status) => secrecies.map((secrecy) => of(status, secrecy)));
  const own = caller.names.flatMap((name) =>
    expand((...at) => lists.owner(name, ...at), secreciesOf(filters)),
  );
  const granted = caller.names.map(lists.grantee);
  const buckets = (ids: readonly number[]) =>
    ids.flatMap((id) => expand((...at) => lists.bucket(id, ...at), seen));
  const chosen = (answered: string[], exact: List[], checked: List[]): Scope => ({
    exact,
    checked,
    statuses,
    answersFilters: filters.every((filter) => isAnswered(filter, answered)),
  });

  const visible = visibleBuckets(caller);
  const bucketId = idIn(filters, "bucketId");
  if (bucketId !== undefined) {
    const shown = visible === undefined || visible.includes(bucketId) ? [bucketId] : [];
    return chosen(["bucketId"], buckets(shown), [...own, ...granted]);
  }
  const proprietarId = idIn(filters, "proprietarId");
  if (proprietarId !== undefined && (visible === undefined || proprietarId === caller.clientId)) {
    const owner = expand(
      (...at) => lists.owner(`client#${proprietarId}`, ...at),
      visible ? secreciesOf(filters) : seen,
    );
    return chosen(["proprietarId"], owner, []);
  }
  const emitentId = idIn(filters, "emitentId");
  if (emitentId !== undefined && isServiceAdmin(caller)) {
    return chosen(
      ["emitentId"],
      expand((...at) => lists.issuer(emitentId, ...at), seen),
      caller.hasSecret ? [] : own,
    );
  }
  if (visible === undefined) return chosen([], expand(lists.all, seen), caller.hasSecret ? [] : own);
  if (visible.length > MOST_BUCKETS)
    throw badRequest("preaMulteContainere", { values: { limita: MOST_BUCKETS, filtre: "filter[bucketId]" } });
  return chosen([], [...buckets(visible), ...own], granted);
}

/** Operators with exact values, which the key of a list can answer. */
const exactOperators: ReadonlySet<Operator> = new Set(["equals", "in"]);

const named = (filters: Filter[], field: string): FilterValue[] | undefined =>
  filters.find((filter) => filter.field === field && exactOperators.has(filter.operator))?.values;

function idIn(filters: Filter[], field: string): number | undefined {
  const values = named(filters, field);
  return values?.length === 1 ? Number(values[0]) : undefined;
}

const DEFAULT_STATUSES: readonly Status[] = ["ACTIV", "ARHIVAT"];

function statusesOf(filters: Filter[]): readonly Status[] {
  const wanted = named(filters, "status");
  return wanted ? statuses.filter((status) => wanted.includes(status)) : DEFAULT_STATUSES;
}

function secreciesOf(filters: Filter[]): readonly Secrecy[] {
  const wanted = named(filters, "visibility");
  if (!wanted) return ["open", "secret"];
  return wanted.every((visibility) => visibility === "SECRET")
    ? ["secret"]
    : wanted.includes("SECRET")
      ? ["open", "secret"]
      : ["open"];
}

/** Status always chooses partitions, visibility where it asks for SECRET alone, the rest where it chose the list. */
function isAnswered({ field, operator, values }: Filter, answered: string[]): boolean {
  if (!exactOperators.has(operator)) return false;
  if (field === "status") return true;
  if (field === "visibility") return values.every((value) => value === "SECRET");
  return answered.includes(field) && values.length === 1;
}
