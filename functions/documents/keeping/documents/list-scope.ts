import { asksFor, exactOperators, type Filter, type FilterValue } from "../../../../shared/data/page.ts";
import type { Totals } from "../../../../shared/data/counters.ts";
import type { List } from "../../../../shared/data/lists.ts";
import { type Facts, isAtHome, isValid, rightsOf, visibleBuckets } from "../../access/authorization.ts";
import { organizations } from "../../access/load-organization.ts";
import { clientIn, isServiceAdmin, type Principal } from "../../access/principal.ts";
import { MOST_BUCKETS } from "../../access/scope.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { counters } from "../../records/counters.ts";
import {
  allInStates,
  type Document,
  Documents,
  inStates,
  lists,
  ownedIn,
  type OwnerRow,
  type Secrecy,
  SHARED,
  statuses,
  type Status,
} from "../../records/document.ts";
import { PLATFORM_BUCKET_ID } from "../../records/bucket.ts";
import { eventLists, feedOf } from "../../records/event.ts";
import { grantedIn, type GrantedRow, OF_MANY } from "../../records/granted.ts";

/** The lists that a request reads, narrowed by the filters that name a list. */
export interface Scope {
  /** A cursor fits only lists of the same scope. */
  name: "seen" | "shared";
  /** Lists that the reader sees whole. */
  lists: List[];
  /** Lists where the reader may see only some rows: checked once the documents are read. */
  checked: List[];
  statuses: readonly Status[];
  /** The counts that make up the total of `lists`, each document once; grants are counted apart (`granted`). */
  totals: Total[];
  /** The most rows of `checked` that are read for a total; beyond that it is a lower bound. */
  mostChecked: number;
  /** The grants of the reader, if they are part of `lists`. */
  granted?: Granted;
  /** Lists of events that cover every document in `lists`, except those of `owners` and those that only grants show. */
  changes: List[];
  /** The owners whose documents are part of `lists`, each with a counter in `totals`. */
  owners: readonly string[];
  /** The buckets named by filters, directly or through their organization. Undefined: any. */
  buckets: readonly number[] | undefined;
  /**
   * True if the lists answer every filter; otherwise a bounded number of documents is read and filtered, or the index
   * asked.
   */
  answersFilters: boolean;
}

export interface Total {
  counter: string;
  counts(label: string): boolean;
  /** It counts rows of `checked`: an upper bound of how many are seen. */
  isUpperBound?: boolean;
}

export interface Granted {
  /** The reader's names that have grants. */
  names: readonly string[];
  /** True if a total may add up the grants of each name: a person who is also a client may have a document under both. */
  isDisjoint: boolean;
  /** True if the reader sees the row, and in no other of their lists. */
  isFurther(row: GrantedRow): boolean;
}

/** The counts of rows that only grants show; with several names, a document may be counted once for each. */
export const totalsOf = ({ names, isFurther }: Granted): Total[] =>
  names.map((name) => ({
    counter: counters.owner(name),
    counts: (label) => {
      const row = grantedIn(name, label);
      return row !== undefined && isFurther(row);
    },
  }));

/** The lists of those rows that only grants show. */
export const listsOf = ({ names, isFurther }: Granted): List[] =>
  names.map((name) => ({
    partitions: [lists.grantee(name)],
    shows: (item) => isFurther(item as unknown as GrantedRow),
  }));

/** How much of its counter a total counts. */
export const countedOf = ({ counts }: Total, labels: Totals = new Map()): number =>
  [...labels].reduce((sum, [label, n]) => sum + (counts(label) ? n : 0), 0);

/** The part of the filters that lists can answer. */
interface ScopeFilters {
  statuses: readonly Status[];
  secrecies: readonly Secrecy[];
  /** Undefined: any. */
  buckets: readonly number[] | undefined;
  /** True if the lists answer every filter, provided that these fields chose the lists. */
  isAnsweredBy(fields: readonly string[]): boolean;
}

/** The lists that a caller may read, narrowed by the filters that name a list. */
export async function scopeOf(caller: Principal, filters: Filter[]): Promise<Scope> {
  const asked = await readAsked(filters);
  if (asksFor(SHARED, filters)) return ofGrants(caller, asked);
  const [proprietarId] = idsIn(filters, "proprietarId", 1) ?? [];
  if (proprietarId !== undefined && (isServiceAdmin(caller) || proprietarId === caller.clientId))
    return ofClient(caller, asked, proprietarId);
  const [emitentId] = idsIn(filters, "emitentId", 1) ?? [];
  if (emitentId !== undefined && isServiceAdmin(caller)) return ofIssuer(caller, asked, emitentId);
  return ofCaller(caller, asked);
}

/** Everything that a caller may see: their buckets' documents, their own, and those granted to them. */
function ofCaller(caller: Principal, asked: ScopeFilters): Scope {
  const seen = seenSecrecies(caller, asked);
  const visible = visibleBuckets(caller);
  if (visible === undefined && asked.buckets === undefined) return ofEverything(caller, asked, seen);
  const buckets = shownBuckets(visible, asked.buckets).map((id) => ({
    id,
    states: statesIn(caller, asked, id),
  }));
  const isShown = (bucketId: number, secrecy: string, status: string) =>
    seen.some((name) => name === secrecy) &&
    buckets.some(({ id, states }) => id === bucketId && states.some((name) => name === status));
  const own = ownLists(caller, asked, buckets.length === 0 ? undefined : isShown);
  const seesAll = visible === undefined && caller.hasSecret;
  const isFurther = (row: GrantedRow) => !isShown(row.bucketId, row.secrecy, row.status) && !own.shows(row);
  return {
    name: "seen",
    statuses: asked.statuses,
    buckets: asked.buckets,
    lists: [
      ...buckets.flatMap(({ id, states }) =>
        seen.flatMap((secrecy) => inStates(lists.bucket(id, secrecy), states)),
      ),
      ...(seesAll ? [] : own.lists),
      ...(visible === undefined ? [] : grantedLists(caller, asked)),
    ],
    checked: visible === undefined ? [] : manyLists(caller),
    mostChecked: MOST_OF_MANY,
    totals: [
      ...buckets.map(({ id, states }) => ({
        counter: counters.bucket(id),
        counts: labelled(seen, states),
      })),
      ...(seesAll ? [] : own.totals),
      ...(visible === undefined ? [] : caller.granteeOfManyNames.map(ofMany)),
    ],
    ...(visible === undefined ? {} : { granted: grantedTo(caller, asked, isFurther) }),
    changes: buckets.flatMap(({ id }) => seen.map((secrecy) => eventLists.bucket(id, secrecy))),
    owners: seesAll ? [] : caller.names,
    answersFilters: asked.isAnsweredBy(["bucketId", "organizatieId"]),
  };
}

/** The scope of a service administrator: everything; without `hasSecret`, only their own among the secret documents. */
function ofEverything(caller: Principal, asked: ScopeFilters, seen: readonly Secrecy[]): Scope {
  const own = caller.hasSecret
    ? { lists: [], totals: [] }
    : ownLists(caller, asked, (_, secrecy) => secrecy === "open");
  return {
    name: "seen",
    statuses: asked.statuses,
    buckets: asked.buckets,
    lists: [...seen.flatMap((secrecy) => allInStates(secrecy, asked.statuses)), ...own.lists],
    checked: [],
    mostChecked: 0,
    totals: [{ counter: counters.all, counts: labelled(seen, asked.statuses) }, ...own.totals],
    changes: seen.flatMap(eventLists.all),
    owners: caller.hasSecret ? [] : caller.names,
    answersFilters: asked.isAnsweredBy([]),
  };
}

/** `filter[partajat]=true`: documents shared with the caller, even if something else lets them read these too. */
const ofGrants = (caller: Principal, asked: ScopeFilters): Scope => ({
  name: "shared",
  statuses: asked.statuses,
  buckets: asked.buckets,
  lists: grantedLists(caller, asked),
  checked: manyLists(caller),
  mostChecked: MOST_OF_MANY,
  totals: caller.granteeOfManyNames.map(ofMany),
  granted: grantedTo(caller, asked),
  changes: [],
  owners: [],
  answersFilters: asked.isAnsweredBy([SHARED]),
});

/** How many documents with very many beneficiaries are read for a total. */
const MOST_OF_MANY = 20;

/**
 * Documents granted to the caller. Rows of documents with very many beneficiaries do not tell if they are shown
 * (`manyLists`).
 */
const grantedLists = (caller: Principal, asked: ScopeFilters): List[] => listsOf(grantedTo(caller, asked));
const manyLists = ({ granteeOfManyNames }: Principal): List[] =>
  granteeOfManyNames.map((name) => ({ partitions: [lists.granteeOfMany(name)] }));

/** @param isFurther leaves out what other lists show */
const grantedTo = (
  caller: Principal,
  asked: ScopeFilters,
  isFurther: Granted["isFurther"] = () => true,
): Granted => ({
  names: caller.granteeNames,
  isDisjoint: caller.names.length < 2,
  isFurther: (row) => seesGranted(caller, asked, row) && isFurther(row),
});

/** True if a grant lets the caller see a document; its row describes both the grant and the document. */
const seesGranted = (
  caller: Principal,
  { statuses: wanted, secrecies, buckets }: ScopeFilters,
  row: GrantedRow,
) =>
  wanted.includes(row.status) &&
  secrecies.includes(row.secrecy) &&
  (buckets?.includes(row.bucketId) ?? true) &&
  isValid(row) &&
  rightsOf(caller, documentOf(row), [row]).has("read");

/** The part of the document that its row describes. */
function documentOf({ bucketId, status, secrecy, owner = "" }: GrantedRow): Facts {
  const visibility = secrecy === "secret" ? "SECRET" : "PERSONAL";
  const proprietarId = clientIn(owner);
  const client = Number.isNaN(proprietarId) ? {} : { proprietarId };
  return { bucketId, status, visibility, creator: owner, ...client };
}

function ofClient(caller: Principal, asked: ScopeFilters, id: number): Scope {
  const secrecies = id === caller.clientId ? asked.secrecies : seenSecrecies(caller, asked);
  const states = isServiceAdmin(caller) ? asked.statuses : ownStates(caller, asked);
  const owner = `client#${id}`;
  const isAsked = labelled(secrecies, states);
  const ownedIn = (partitions: string[]) => inStates(secrecies.length === 0 ? [] : partitions, states);
  return {
    name: "seen",
    statuses: states,
    buckets: asked.buckets,
    lists: secrecies.includes("secret")
      ? ownedIn(lists.owner(owner)).map((list) =>
          narrowed(list, ({ secrecy }) => secrecies.includes(secrecy as Secrecy)),
        )
      : ownedIn(lists.ofClient(id)),
    checked: [],
    mostChecked: 0,
    totals: [
      {
        counter: counters.owner(owner),
        counts: (label) => isAsked(withoutBucket(label)),
      },
    ],
    changes: [],
    owners: [owner],
    answersFilters: asked.isAnsweredBy(["proprietarId"]),
  };
}

/** How many of the caller's own documents are read for the total of an issuer. */
const MOST_OWN = 1000;

function ofIssuer(caller: Principal, asked: ScopeFilters, id: number): Scope {
  const seen = seenSecrecies(caller, asked);
  const own = ownLists(caller, asked, (_, secrecy) => secrecy === "open");
  return {
    name: "seen",
    statuses: asked.statuses,
    buckets: asked.buckets,
    lists: seen.flatMap((secrecy) => inStates(lists.issuer(id, secrecy), asked.statuses)),
    checked: caller.hasSecret ? [] : own.lists,
    mostChecked: MOST_OWN,
    totals: [
      { counter: counters.issuer(id), counts: labelled(seen, asked.statuses) },
      ...(caller.hasSecret ? [] : own.totals.map((total) => ({ ...total, isUpperBound: true }))),
    ],
    changes: [{ partitions: [feedOf(id)] }],
    owners: caller.hasSecret ? [] : caller.names,
    answersFilters: asked.isAnsweredBy(["emitentId"]),
  };
}

type IsShown = (bucketId: number, secrecy: string, status: string) => boolean;

interface Own {
  lists: List[];
  totals: Total[];
  /** True if these lists have the document of a row. */
  shows(row: GrantedRow): boolean;
}

/** Documents that the caller owns, as creator or as client; the totals leave out those that `isShown` counts elsewhere. */
function ownLists(caller: Principal, asked: ScopeFilters, isShown?: IsShown): Own {
  const states = ownStates(caller, asked);
  const isCreator = (name: string) => caller.kind === "person" && name === caller.key;
  const owns = (name: string, bucketId: number) =>
    (asked.buckets?.includes(bucketId) ?? true) && (!isCreator(name) || isAtHome(caller, bucketId));
  const isAsked = labelled(asked.secrecies, states);
  const totalOf = (name: string): Total => ({
    counter: counters.owner(name),
    counts: (label) => {
      const row = ownedIn(label);
      return (
        row !== undefined &&
        isAsked(withoutBucket(label)) &&
        owns(name, row.bucketId) &&
        !isShown?.(row.bucketId, row.secrecy, row.status)
      );
    },
  });
  const listsOf = (name: string): List[] =>
    inStates(lists.owner(name), states).map((list) =>
      narrowed(list, (item) => {
        const { bucketId, secrecy } = item as unknown as OwnerRow;
        return asked.secrecies.includes(secrecy) && owns(name, bucketId);
      }),
    );
  // Documents that a person created are mostly in buckets they still work in; those a client owns are in buckets of others.
  const mayBeCovered = (name: string) => isShown !== undefined && isCreator(name);
  return {
    lists: caller.names.flatMap((name) =>
      mayBeCovered(name) ? listsOf(name).map((list) => coveredByTotal(list, totalOf(name))) : listsOf(name),
    ),
    totals: caller.names.map(totalOf),
    shows: ({ owner, bucketId, secrecy, status }) =>
      owner !== undefined &&
      caller.names.includes(owner) &&
      asked.secrecies.includes(secrecy) &&
      states.includes(status) &&
      owns(owner, bucketId),
  };
}

/** The list whose rows a counter counts; other lists cover it if the total leaves none over. */
const coveredByTotal = (list: List, total: Total): List =>
  list.partitions.includes(total.counter)
    ? { ...list, isCovered: (labels) => countedOf(total, labels) === 0 }
    : list;

const ofMany = (name: string): Total => ({
  counter: counters.owner(name),
  counts: (label) => label === OF_MANY,
  isUpperBound: true,
});

/** The list with a further condition on its rows. */
const narrowed = (list: List, condition: List["shows"]): List => ({
  ...list,
  shows: (item) => (list.shows?.(item) ?? true) && (condition?.(item) ?? true),
});

/** Predicate for labels that have one of these states and secrecies. */
function labelled(secrecies: readonly Secrecy[], states: readonly Status[]): (label: string) => boolean {
  const labels = new Set(secrecies.flatMap((secrecy) => states.map((status) => `${secrecy}.${status}`)));
  return (label) => labels.has(label);
}

const withoutBucket = (label: string): string => label.slice(label.indexOf(".") + 1);

const seenSecrecies = (caller: Principal, { secrecies }: ScopeFilters): readonly Secrecy[] =>
  secrecies.filter((secrecy) => secrecy === "open" || caller.hasSecret);

/** @throws badRequest above MOST_BUCKETS buckets */
function shownBuckets(
  visible: number[] | undefined,
  asked: readonly number[] | undefined,
): readonly number[] {
  const shown = visible === undefined ? (asked ?? []) : visible.filter((id) => asked?.includes(id) ?? true);
  if (shown.length > MOST_BUCKETS)
    throw accessRefusals.preaMulteContainere({ limita: MOST_BUCKETS, filtre: "filter[bucketId]" });
  return shown;
}

/**
 * The requested states whose documents the caller sees: deleted ones need the right to write, purged ones to administer.
 */
const statesFor = (
  caller: Principal,
  { statuses: wanted }: ScopeFilters,
  facts: Pick<Document, "bucketId" | "creator" | "proprietarId">,
) => wanted.filter((status) => rightsOf(caller, { visibility: "PERSONAL", ...facts, status }).has("read"));

const statesIn = (caller: Principal, asked: ScopeFilters, bucketId: number) =>
  statesFor(caller, asked, { bucketId, creator: "" });

const ownStates = (caller: Principal, asked: ScopeFilters) =>
  statesFor(caller, asked, { bucketId: PLATFORM_BUCKET_ID, ...ownedBy(caller) });

/** A citizen owns documents only as a client. */
const ownedBy = ({ kind, key, clientId }: Principal): Pick<Document, "creator" | "proprietarId"> =>
  kind === "citizen" && clientId !== undefined ? { creator: "", proprietarId: clientId } : { creator: key };

/** True if the document, as it is now, has a row in a list that the reader sees whole: `totals` count it. */
export const isCounted = (scope: Scope, document: Document): boolean => hasRowIn(scope.lists, document);

/**
 * True if the document, as it is now, has a row in any list of the scope. Lists of grants hold no rows of the document
 * itself.
 */
export const isListed = (scope: Scope, document: Document): boolean =>
  hasRowIn([...scope.lists, ...scope.checked], document);

const hasRowIn = (shown: List[], document: Document): boolean =>
  Documents.lists(document).some(({ partition, attributes }) =>
    shown.some((list) => list.partitions.includes(partition) && (list.shows?.({ ...attributes }) ?? true)),
  );

/** The values that exact filters leave of a field; several filters on it must all hold. */
function named(filters: Filter[], field: string): FilterValue[] | undefined {
  const exact = filters.filter((filter) => filter.field === field && exactOperators.has(filter.operator));
  const [first, ...others] = exact.map(({ values }) => values);
  return first?.filter((value) => others.every((values) => values.includes(value)));
}

/** The ids that exact filters leave of a field, if they are not more than `most`. */
function idsIn(filters: Filter[], field: string, most = Infinity): number[] | undefined {
  const values = named(filters, field);
  return values && values.length <= most ? [...new Set(values.map(Number))] : undefined;
}

const DEFAULT_STATUSES: readonly Status[] = ["ACTIV", "ARHIVAT"];

async function readAsked(filters: Filter[]): Promise<ScopeFilters> {
  const wanted = named(filters, "status");
  return {
    statuses: wanted ? statuses.filter((status) => wanted.includes(status)) : DEFAULT_STATUSES,
    secrecies: secreciesOf(named(filters, "visibility")),
    buckets: await bucketsNamed(filters),
    isAnsweredBy: (fields) => filters.every((filter) => isAnswered(filter, fields)),
  };
}

/** The buckets named by filters, directly or through their organization. */
async function bucketsNamed(filters: Filter[]): Promise<readonly number[] | undefined> {
  const buckets = idsIn(filters, "bucketId");
  const owners = idsIn(filters, "organizatieId");
  if (!owners) return buckets;
  const found = await Promise.all(owners.map((id) => organizations.get(id)));
  const theirs = found.flatMap((organization) => organization?.organizationBuckets ?? []);
  return buckets ? theirs.filter((id) => buckets.includes(id)) : theirs;
}

function secreciesOf(visibilities: FilterValue[] | undefined): readonly Secrecy[] {
  if (!visibilities) return ["open", "secret"];
  const secret = visibilities.filter((visibility) => visibility === "SECRET");
  return [
    ...(visibilities.length > secret.length ? ["open" as const] : []),
    ...(secret.length > 0 ? ["secret" as const] : []),
  ];
}

/**
 * Status always chooses partitions, visibility only if SECRET is the one value asked for, other fields if they chose the
 * list.
 */
function isAnswered({ field, operator, values }: Filter, fields: readonly string[]): boolean {
  if (!exactOperators.has(operator)) return false;
  if (field === "status") return true;
  if (field === "visibility") return values.every((value) => value === "SECRET");
  return fields.includes(field);
}
