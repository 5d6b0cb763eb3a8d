import { type CellCondition, HELD, roomFor } from "./counters.ts";
import type { ItemWrite, Refusal } from "./item-write.ts";

/*
 * The limit of a sum that is spread over cells. A transaction sees one cell only, so each has a room of its own: what it may
 * still add. The condition on it is part of the cell's update, and so no transaction reads or writes an item more. The
 * rooms of all cells of a limit are together never more than what the limit leaves; a cell whose room is used up gets some of
 * that of the others (`make-room.ts`). docs/decisions/0106-quotas-in-the-cells.md has the reasons.
 */

type Values = Record<string, unknown>;

/** What is added under labels. */
export type Amounts = ReadonlyMap<string, number>;

/** A part of a transaction: what it adds to a counter under labels that begin with HELD must find room. */
export interface Limiting {
  table: string;
  /** The counter. */
  limited: string;
  /**
   * By label, the limit that the writer knows (`limitMark`); undefined: the label has none. `"any"`: the writer does not know
   * it, and keeps to the one that the cell carries.
   */
  under: Readonly<Record<string, string | undefined>> | "any";
  /** With `"any"`: refuses cells that carry no limit yet, because there may be one. */
  isMarked?: boolean;
  /** Gives the cell room for the amounts. @throws the refusal if the limit leaves none */
  makeRoom(cell: number, needed: Amounts): Promise<void>;
}

/**
 * A part of a transaction: what is counted in this counter moves from one counter of a group to another, so the rooms of both stay
 * as they are.
 */
export interface RoomKept {
  table: string;
  /** The counter. */
  roomKept: string;
}

/** The attribute of a cell with the limit that its room is a part of. */
export const limitOf = (label: string): string => `limit.${label}`;

/** In its place: the label has no limit. */
export const NO_LIMIT = "-";

/** A limit as cells carry it. Another limit, or one of another owner, is another mark: the cell gets its room anew. */
export const limitMark = (owner: string, limit: number): string => `${owner}:${limit}`;

/** A cell of the transaction has no room for what it adds, as far as the cell knows. */
export class RoomNeeded extends Error {
  override readonly name = "RoomNeeded";
  readonly #limit: Limiting;
  readonly #needed: Amounts;

  constructor(limit: Limiting, needed: Amounts) {
    super(`no room left in a cell of ${limit.limited}`);
    this.#limit = limit;
    this.#needed = needed;
  }

  makeRoom(cell: number): Promise<void> {
    return this.#limit.makeRoom(cell, this.#needed);
  }
}

type Condition = CellCondition & Refusal & Pick<ItemWrite, "holds">;

/** The condition of a cell's update with its limit, besides its other one; undefined if the transaction adds nothing limited. */
export function limitedCell(limit: Limiting, changes: Amounts, other: Condition | undefined) {
  const { under, isMarked = false } = limit;
  const needed = new Map(
    [...changes].filter(
      ([label, by]) => by > 0 && label.startsWith(HELD) && (under === "any" || under[label] !== undefined),
    ),
  );
  if (needed.size === 0) return undefined;
  const unmarked = (i: number) => (isMarked ? "" : ` OR attribute_not_exists(#l${i})`);
  const conditions = [...needed.keys()].map((_, i) =>
    under === "any"
      ? `((attribute_exists(#l${i}) AND (#l${i} = :none OR #r${i} >= :q${i}))${unmarked(i)})`
      : `(#l${i} = :l${i} AND #r${i} >= :q${i})`,
  );
  const labels = [...needed.keys()];
  return {
    condition: [...(other ? [`(${other.condition})`] : []), ...conditions].join(" AND "),
    names: Object.fromEntries(
      labels.flatMap((label, i) => [
        [`#l${i}`, limitOf(label)],
        [`#r${i}`, roomFor(label)],
      ]),
    ),
    values: {
      ...other?.values,
      ...Object.fromEntries(labels.map((label, i) => [`:q${i}`, needed.get(label)])),
      ...(under === "any"
        ? { ":none": NO_LIMIT }
        : Object.fromEntries(labels.map((label, i) => [`:l${i}`, under[label]]))),
    },
    refused: (found: Values | undefined): Error =>
      other && !(other.holds?.(found) ?? true)
        ? (other.refused?.(found) ?? new RoomNeeded(limit, needed))
        : new RoomNeeded(limit, needed),
  };
}
