import { createHash } from "node:crypto";
import { badRequest } from "../errors.ts";
import type { ListQuery, Page, Place } from "./page.ts";

/**
 * The position from which a list continues. It is opaque to clients and carries no rights (access is checked on every
 * page). It is valid only for the list, filters and order that it was made for.
 */
export interface CursorPosition {
  /** The next rows are those before this id (lists in order of time), or … */
  before?: number;
  /** … rows from this offset on (lists in another order). */
  offset?: number;
  /** … or those behind this place in an index: the places of its row in the order, and its id. */
  after?: Place;
  /** Number of the next page. */
  page: number;
  total: number;
  relation: "eq" | "gte";
}

type Payload = CursorPosition & { list: string };

export function encodeCursor(query: ListQuery, scope: string, position: CursorPosition): string {
  const payload: Payload = { ...position, list: listName(query, scope) };
  return Buffer.from(JSON.stringify(payload)).toString("base64url");
}

/** @throws badRequest for anything that `encodeCursor` did not make for this list */
export function decodeCursor(query: ListQuery, scope: string): CursorPosition | undefined {
  if (query.cursor === undefined) return undefined;
  const payload = parse(query.cursor);
  if (!payload || payload.list !== listName(query, scope) || !fits(payload, query))
    throw badRequest("cursorIncorect");
  return payload;
}

/** A place has a text or null for each field of the order. */
function fits({ after }: Payload, { sort }: ListQuery): boolean {
  if (after === undefined) return true;
  const texts = after.slice(0, -1).every((value) => value === null || typeof value === "string");
  return after.length === sort.length + 1 && texts;
}

/**
 * The page that `query` requests, out of all matching rows in their order.
 * @throws badRequest for a cursor of another list
 */
export function pageOfRows<T>(rows: T[], query: ListQuery, scope: string): Page<T> {
  const position = decodeCursor(query, scope);
  const { size } = query;
  const page = position?.page ?? query.page;
  const start = position?.offset ?? page * size;
  const total = rows.length;
  const rest = { offset: start + size, page: page + 1, total, relation: "eq" as const };
  const next = rest.offset < total ? encodeCursor(query, scope, rest) : undefined;
  return { items: rows.slice(start, start + size), page, size, total, relation: "eq", next };
}

function parse(text: string): Payload | undefined {
  try {
    const value = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Partial<Payload> | null;
    const after: unknown = value?.after;
    const place = value?.before ?? value?.offset ?? (Array.isArray(after) ? after.at(-1) : undefined);
    const sound = [place, value?.page, value?.total].every((n) => Number.isSafeInteger(n) && Number(n) >= 0);
    return sound && (value?.relation === "eq" || value?.relation === "gte") ? (value as Payload) : undefined;
  } catch {
    return undefined;
  }
}

function listName({ size, sort, filters }: ListQuery, scope: string): string {
  return createHash("sha256")
    .update(JSON.stringify([scope, size, sort, filters]))
    .digest("base64url")
    .slice(0, 12);
}
