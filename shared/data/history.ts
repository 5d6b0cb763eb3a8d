import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { clock } from "../clock.ts";
import { currentContext } from "../context.ts";
import { nextId, sortableId } from "../ids.ts";
import { onlyIf } from "./conditions.ts";
import { type ById, type Entity, type HistoryOwner, withoutFields } from "./entity.ts";
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
    /** The kind of a record that belongs to the one with the history: `membership`. Absent: the record itself. */
    despre: z.string().optional(),
    /** The values before the change; of a new record that belongs to this one, its values. */
    valori: z.record(z.string(), z.unknown()).optional(),
    /** The names of the fields that a change changed, `secret` for any secret. Lines from before the names were kept have none. */
    campuri: z.array(z.string()).optional(),
    /** The field by which it was looked up, never its value. */
    camp: z.string().optional(),
  })
  .meta({ id: "Istoric" });

export type HistoryLine = z.output<typeof HistoryLine>;

/** The partition of a record's history; it is kept after the record is removed. */
export const historyOf = ({ name, id }: HistoryOwner): string => `history#${name}#${id}`;

type Told = Pick<HistoryLine, "fapt" | "despre" | "valori" | "campuri" | "camp">;

/** The write of a history line. The actor is the user that the request was authenticated as. */
export function recalling(table: string, owner: HistoryOwner, line: Told): ItemWrite {
  const id = nextId();
  const actor = currentContext()?.user ?? "system";
  const Item = { pk: historyOf(owner), sk: sortableId(id), id, actor, creatLa: clock.iso(), ...line };
  return onlyIf({ Put: { TableName: table, Item } }, "absent", () => new IdTaken());
}

/** A change of a record: without `before` it is new, without `after` it is removed. */
interface Change<T> {
  before: T | undefined;
  after: T | undefined;
}

/** The line of a change, if the entity keeps a history. */
export function historyWrites<T extends ById>(entity: Entity<T>, { before, after }: Change<T>): ItemWrite[] {
  const { history, name, table } = entity;
  const record = after ?? before;
  if (!history || !record || history.keeps?.(record) === false) return [];
  const owner = history.of?.(record) ?? { name, id: record.id };
  const despre = owner.name === name ? undefined : name;
  if (!before) {
    const valori = despre === undefined ? undefined : kept(entity, record);
    return [recalling(table, owner, { fapt: "CREAT", despre, valori })];
  }
  const valori = kept(entity, before);
  if (!after) return [recalling(table, owner, { fapt: "STERS", despre, valori })];
  const { leavesOut = [] } = history;
  const campuri = namesOf(entity, changedFields(before, after)).filter((field) => !leavesOut.includes(field));
  if (campuri.length === 0 && leavesOut.length > 0) return [];
  return [recalling(table, owner, { fapt: "MODIFICAT", despre, valori, campuri })];
}

/** The values that a history keeps of a record. */
const kept = <T extends ById>({ secrets, history }: Entity<T>, record: T): Record<string, unknown> =>
  withoutFields(record, [...secrets, ...(history?.namesOnly ?? [])]);

/** How a history names a changed secret: the names of stored fields are not part of the API. */
const SECRET = "secret";

const namesOf = <T extends ById>({ secrets }: Entity<T>, fields: string[]): string[] => [
  ...new Set(fields.map((field) => (secrets.includes(field) ? SECRET : field))),
];

/** The names of the fields that differ, in alphabetical order; a revision is none. */
function changedFields(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = new Set([...old.keys(), ...now.keys()]);
  names.delete("rev");
  return [...names].filter((field) => !isDeepStrictEqual(old.get(field), now.get(field))).toSorted();
}
