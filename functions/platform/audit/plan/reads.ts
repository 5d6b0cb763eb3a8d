import { own } from "../contract/own.ts";
import type { JsonObject, Operation } from "../model/contract.ts";
import type { Caller, Exchange, Request } from "../model/evidence.ts";
import { credentialOf } from "../model/registration.ts";
import {
  callerOf,
  hasParameters,
  hasQuery,
  idOf,
  impossiblePath,
  isList,
  itemsOf,
  needsCertificate,
  pathWithId,
  withQuery,
  withRequiredQuery,
  type Situation,
} from "./choices.ts";

/** The size of the requested pages, small enough that short lists have two of them. */
export const PAGE_SIZE = 2;
/** `page × size` may be limited: a page beyond the end is asked for within this. */
const MOST_ROWS = 10_000;

export interface Reading {
  operation: Operation;
  caller: Caller;
  path: string;
}

/** The reads that need no id, with their callers. */
export function readings(situation: Situation): Reading[] {
  const { contract, operations } = situation;
  return operations.flatMap((operation) => {
    if (operation.method !== "GET" || !operation.zone || hasParameters(operation)) return [];
    const caller = callerOf(situation, operation.zone);
    const path = withRequiredQuery(operation, contract.document, operation.path);
    return caller && path !== undefined && !needsCertificate(contract, operation)
      ? [{ operation, caller, path }]
      : [];
  });
}

const requestOf = (
  { operation, caller, path }: Reading,
  reason: Request["reason"],
  more: Partial<Request> & { suffix?: string } = {},
): Request => {
  const { suffix = "", ...rest } = more;
  return {
    key: `${reason} ${caller} ${operation.key}${suffix}`,
    reason,
    method: "GET",
    path,
    caller,
    operation: operation.key,
    ...rest,
  };
};

export function firstReads(situation: Situation): Request[] {
  const found = readings(situation);
  const second = credentialOf(situation.registration, "secondCitizen");
  const ofSecond = second ? found.filter(({ caller }) => caller === "citizen") : [];
  return [
    ...found.map((reading) => requestOf(reading, "read")),
    ...found.filter(({ operation }) => isList(operation)).flatMap(pageRequests),
    ...ofSecond.map((reading) => requestOf({ ...reading, caller: "secondCitizen" }, "read")),
  ];
}

const isPaged = (operation: Operation): boolean => hasQuery(operation, "page") || hasQuery(operation, "size");

function pageRequests(reading: Reading): Request[] {
  if (!isPaged(reading.operation)) return [];
  return [0, 1].map((page) => pageRequest(reading, "page", page));
}

function pageRequest(reading: Reading, reason: "page" | "page-beyond", page: number): Request {
  const query = { page: String(page), size: String(PAGE_SIZE) };
  return requestOf(reading, reason, {
    suffix: ` ${String(page)}`,
    path: withQuery(reading.path, query),
    details: { page, size: PAGE_SIZE },
  });
}

const answered = ({ exchanges }: Situation, key: string): Exchange | undefined =>
  exchanges.find(({ request, answer }) => request.key === key && answer?.status === 200);

/** The requests that need an id, a value or a total of a list. */
export function readsFromLists(situation: Situation): Request[] {
  return readings(situation).flatMap((reading) => {
    const list = answered(situation, requestOf(reading, "read").key);
    const items = itemsOf(list?.answer?.json);
    return [
      ...itemRequests(situation, reading, items),
      ...(isList(reading.operation) && items.length > 0 ? selections(reading, items) : []),
      ...beyondRequest(reading, own(list?.answer?.json, "total")),
    ];
  });
}

/** Reads below a collection with the id of its first record; two citizens also ask for each other's record. */
function itemRequests(situation: Situation, reading: Reading, items: JsonObject[]): Request[] {
  const prefix = `${reading.operation.path}/{`;
  const below = situation.operations.filter(
    ({ method, path }) => method === "GET" && path.startsWith(prefix),
  );
  return below.flatMap((operation) => [
    ...idRequests(situation, { ...reading, operation }, items),
    ...requestsOfOther(situation, reading, operation),
  ]);
}

function idRequests({ contract }: Situation, reading: Reading, items: JsonObject[]): Request[] {
  const [id] = items.flatMap((item) => idOf(item) ?? []);
  const path = id === undefined ? undefined : pathWithId(reading.operation, id);
  const whole =
    path === undefined ? undefined : withRequiredQuery(reading.operation, contract.document, path);
  const unknown = impossiblePath(reading.operation, contract.document);
  return [
    ...(whole === undefined ? [] : [requestOf(reading, "read-item", { path: whole })]),
    requestOf(reading, "unknown-id", { path: unknown }),
  ];
}

/** One citizen asks for a record that the other one lists and the first one does not. */
function requestsOfOther(
  situation: Situation,
  { operation: list }: Reading,
  operation: Operation,
): Request[] {
  if (list.zone !== "citizen" || !credentialOf(situation.registration, "secondCitizen")) return [];
  const pairs: [Caller, Caller][] = [
    ["citizen", "secondCitizen"],
    ["secondCitizen", "citizen"],
  ];
  return pairs.flatMap(([owner, caller]) => {
    const own = idsFor(situation, caller, list);
    const id = idsFor(situation, owner, list).find((one) => !own.includes(one));
    const path = id === undefined ? undefined : pathWithId(operation, id);
    return path === undefined ? [] : [requestOf({ operation, caller, path }, "scope-self")];
  });
}

const idsFor = (situation: Situation, caller: Caller, operation: Operation): string[] =>
  itemsOf(answered(situation, `read ${caller} ${operation.key}`)?.answer?.json).flatMap(
    (item) => idOf(item) ?? [],
  );

const MOST_FIELDS = 2;

/** Filters by values that were seen, and both directions of an order. */
function selections(reading: Reading, items: JsonObject[]): Request[] {
  const fields = filterFields(reading.operation).flatMap((field) => {
    const value = items.map((item) => own(item, field)).find(isScalar);
    return isScalar(value) ? [{ field, value }] : [];
  });
  const filters = fields.slice(0, MOST_FIELDS).map(({ field, value }) =>
    requestOf(reading, "filter", {
      suffix: ` ${field}`,
      path: withQuery(reading.path, { [`filter[${field}]`]: String(value) }),
      details: { field, value },
    }),
  );
  return [...filters, ...orders(reading, fields[0]?.field)];
}

function orders(reading: Reading, field: string | undefined): Request[] {
  if (field === undefined || !hasQuery(reading.operation, "sort")) return [];
  return [false, true].map((descending) =>
    requestOf(reading, "sort", {
      suffix: ` ${descending ? "-" : ""}${field}`,
      path: withQuery(reading.path, { sort: `${descending ? "-" : ""}${field}` }),
      details: { field, descending },
    }),
  );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  (typeof value === "string" && value !== "" && value.length <= 100) ||
  typeof value === "number" ||
  typeof value === "boolean";

/** The fields of `filter[field]` that an operation documents, without operators. */
const filterFields = ({ parameters }: Operation): string[] =>
  parameters.flatMap(({ in: place, name }) => {
    const field = place === "query" ? /^filter\[([^[\]]+)\]$/.exec(name)?.[1] : undefined;
    return field === undefined ? [] : [field];
  });

/** A page beyond the end of a list, if pages reach that far. */
function beyondRequest(reading: Reading, total: unknown): Request[] {
  if (!isList(reading.operation) || !isPaged(reading.operation) || typeof total !== "number") return [];
  const page = Math.ceil(total / PAGE_SIZE) + 1;
  return Number.isSafeInteger(page) && page > 0 && page * PAGE_SIZE < MOST_ROWS
    ? [pageRequest(reading, "page-beyond", page)]
    : [];
}
