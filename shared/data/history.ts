import * as z from "zod";
import { clock } from "../clock.ts";
import { currentContext } from "../context.ts";
import { nextId, sortableId } from "../ids.ts";
import { onlyIf } from "./conditions.ts";
import type { Entity } from "./entity.ts";
import { IdTaken, type ItemWrite } from "./transaction.ts";

/** The kinds of events; a look-up (CAUTAT) changes nothing but is recorded all the same. */
const facts = ["CREAT", "MODIFICAT", "STERS", "CAUTAT"] as const;

/** A line of a record's history: the actor, the time, and the values before the change. */
export const HistoryLine = z
  .object({
    id: z.int(),
    fapt: z.enum(facts),
    actor: z.string(),
    creatLa: z.iso.datetime(),
    valori: z.record(z.string(), z.unknown()).optional(),
    /** The field by which it was looked up, never its value. */
    camp: z.string().optional(),
  })
  .meta({ id: "Istoric" });

export type HistoryLine = z.output<typeof HistoryLine>;

/** The partition of a record's history; it is kept after the record is removed. */
export const historyOf = (entityName: string, recordId: number): string =>
  `history#${entityName}#${recordId}`;

/** The write of a history line. The actor is the user that the request was authenticated as. */
export function recalling(
  { name, table }: Pick<Entity<{ id: number }>, "name" | "table">,
  recordId: number,
  line: Pick<HistoryLine, "fapt" | "valori" | "camp">,
): ItemWrite {
  const id = nextId();
  const actor = currentContext()?.user ?? "system";
  const Item = {
    pk: historyOf(name, recordId),
    sk: sortableId(id),
    id,
    actor,
    creatLa: clock.iso(),
    ...line,
  };
  return onlyIf({ Put: { TableName: table, Item } }, "absent", () => new IdTaken());
}
