import { createHash } from "node:crypto";
import { kernel } from "../refusals.ts";
import type { ListQuery, Place } from "./page.ts";

/**
 * The position from which a list continues. It is opaque to clients and carries no rights (access is checked on every
 * page). It is valid only for the list, filters and order that it was made for.
 */
export interface CursorPosition {
  /** The next rows are those behind this place: the values of the sort fields of a row, and its id. */
  after: Place;
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
    throw kernel.cursorIncorect();
  return payload;
}

/** A place has a text or null for each field of the order. */
function fits({ after }: Payload, { sort }: ListQuery): boolean {
  const texts = after.slice(0, -1).every((value) => value === null || typeof value === "string");
  return after.length === sort.length + 1 && texts;
}

function parse(text: string): Payload | undefined {
  try {
    const value = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Partial<Payload> | null;
    const after: unknown = value?.after;
    const id: unknown = Array.isArray(after) ? after.at(-1) : undefined;
    const sound = [id, value?.page, value?.total].every((n) => Number.isSafeInteger(n) && Number(n) >= 0);
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
