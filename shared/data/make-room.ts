import { onlyIf } from "./conditions.ts";
import { cellKeys, cellsOf, countedIn, roomFor } from "./counters.ts";
import type { ItemWrite } from "./item-write.ts";
import { type Amounts, limitMark, limitOf, NO_LIMIT } from "./limits.ts";
import { readItems } from "./repository.ts";
import type { Key } from "./tables.ts";
import { retry, RevisionConflict, transact } from "./transaction.ts";

type Item = Record<string, unknown>;

/** A limit of what several counters count together under a label. */
export interface Limit {
  most: number;
  /** @param left what the limit leaves; below 0 if more is held than it allows */
  refused(left: number, needed: number): Error;
}

/** Counters that have limits together: those of the containers of an organization. */
export interface LimitedGroup {
  table: string;
  /** Names the owner of the limits. */
  name: string;
  /** Reads the names of the counters: containers come and go. */
  counters(): Promise<string[]>;
  /** By label; undefined: no limit. */
  limits: Readonly<Record<string, Limit | undefined>>;
}

/** A cell of one of the counters, and what a transaction needs there. */
interface Wanted {
  counter: string;
  cell: number;
  needed: Amounts;
}

/** Cells that give room away in one transaction, for each label: DynamoDB takes 100 items. */
const MOST_GIVERS = 40;

/** The item that counts how often room of a group was given: givings follow one another. */
const givingKey = (name: string): Key => ({ pk: `room#${name}`, sk: "room" });

interface Giving {
  numar: number;
}

/** The write that makes a giving of room under way read again, because the counters of the group have changed. */
export const regrouping = (table: string, name: string): ItemWrite => ({
  item: {
    Update: {
      TableName: table,
      Key: { ...givingKey(name) },
      UpdateExpression: "ADD numar :one",
      ExpressionAttributeValues: { ":one": 1 },
    },
  },
});

/**
 * Gives a cell the room that a transaction needs, and shares what is left evenly among the cells of its counter and those that have
 * the most room. Ordinary transactions move room and sum of a cell by the same amount, so they never make the rooms more than the
 * limit leaves, whenever they come between the reading and the writing here.
 * @throws the refusal of a limit that leaves less than is needed
 */
export const makeRoom = (group: LimitedGroup, { counter, cell, needed }: Wanted): Promise<void> =>
  retry(async () => {
    const { table, name } = group;
    // Before the cells: room that is given after this is a lost race.
    const [given] = await readItems(table, [givingKey(name)]);
    const cells = await readCells(table, await group.counters());
    const mine = cells.filter((one) => one.counter === counter);
    const wanted = mine[cell % cellsOf(counter)];
    if (!wanted) return;
    const plans = Object.entries(group.limits).map(([label, limit]) =>
      limit
        ? shares({ label, limit, mark: limitMark(name, limit.most) }, { cells, mine, wanted, needed })
        : { changes: mine.map((one) => unlimited(one, label)), isWhole: true },
    );
    const writes = cellWrites(
      table,
      plans.flatMap(({ changes }) => changes),
    );
    await transact([counting(table, name, given), ...writes], { repeatable: true });
    if (plans.some(({ isWhole }) => !isWhole)) throw new RevisionConflict();
  });

/** Takes back the room that a group has beyond its limits, because they were lowered or more is counted in it. Refuses nothing. */
export async function settleRoom(group: LimitedGroup): Promise<void> {
  for (const counter of await group.counters())
    await makeRoom(group, { counter, cell: 0, needed: new Map() });
}

const counting = (table: string, name: string, given: Item | undefined): ItemWrite => {
  const { item } = regrouping(table, name);
  return onlyIf<Giving>(item, given ? { numar: Number(given.numar) } : "absent");
};

interface Cell {
  counter: string;
  key: Key;
  item: Item | undefined;
}

async function readCells(table: string, counters: string[]): Promise<Cell[]> {
  const cells = counters.flatMap((counter) => cellKeys(counter).map((key) => ({ counter, key })));
  const items = await readItems(
    table,
    cells.map(({ key }) => key),
  );
  return cells.map((cell, i) => ({ ...cell, item: items[i] }));
}

/** A change of a cell's room under a label. */
interface Change {
  key: Key;
  label: string;
  by: number;
  /** The limit that it carries from now on. */
  mark?: string;
  /** The room that it must still have, if it gives some away. */
  atLeast?: number;
}

/** Room that may be used: none of a cell without a limit. */
function openIn({ item }: Cell, label: string): number {
  const mark = item?.[limitOf(label)];
  return mark === undefined || mark === NO_LIMIT ? 0 : Math.max(0, roomIn(item, label));
}

const roomIn = (item: Item | undefined, label: string): number => Number(item?.[roomFor(label)] ?? 0);

interface Sharing {
  cells: Cell[];
  /** The cells of the counter in question, and the one that needs room. */
  mine: Cell[];
  wanted: Cell;
  needed: Amounts;
}

/** The changes that share what a limit leaves. Not whole if more cells have room than fit in one transaction: then once more. */
function shares(
  { label, limit, mark }: { label: string; limit: Limit; mark: string },
  { cells, mine, wanted, needed }: Sharing,
): { changes: Change[]; isWhole: boolean } {
  const need = needed.get(label) ?? 0;
  const left = limit.most - sum(cells.map(({ item }) => countedIn(item, label)));
  if (need > 0 && need > left) throw limit.refused(left, need);
  const others = cells
    .filter((one) => !mine.includes(one) && openIn(one, label) > 0)
    .sort((a, b) => openIn(b, label) - openIn(a, label));
  const richest = others.slice(0, MOST_GIVERS);
  const promised = sum(others.slice(richest.length).map((one) => openIn(one, label)));
  const free = left - promised - need;
  const share = Math.max(0, Math.floor(free / (mine.length + richest.length)));
  const own = free < 0 ? 0 : need;
  return {
    changes: [
      ...mine.map((one) => raised(one, label, { to: share + (one === wanted ? own : 0), mark })),
      ...richest.flatMap((one) => lowered(one, label, share)),
    ],
    isWhole: own === need,
  };
}

function raised(one: Cell, label: string, { to, mark }: { to: number; mark: string }): Change {
  const by = to - roomIn(one.item, label);
  const isOpen = openIn(one, label) > 0;
  return { key: one.key, label, by, mark, ...(by < 0 && isOpen ? { atLeast: -by } : {}) };
}

function lowered(one: Cell, label: string, to: number): Change[] {
  const by = to - openIn(one, label);
  return by < 0 ? [{ key: one.key, label, by, atLeast: -by }] : [];
}

const unlimited = ({ key }: Cell, label: string): Change => ({ key, label, by: 0, mark: NO_LIMIT });

/** One update for each cell, with its changes under all labels. */
function cellWrites(table: string, changes: Change[]): ItemWrite[] {
  const byCell = Map.groupBy(changes, ({ key: { pk, sk } }) => `${pk}\n${sk}`);
  return [...byCell.values()].flatMap((ofCell) => {
    const [first] = ofCell;
    return first ? [cellWrite(table, first.key, ofCell)] : [];
  });
}

function cellWrite(TableName: string, key: Key, changes: Change[]): ItemWrite {
  const indexed = changes.map((change, i) => ({ ...change, i }));
  const marked = indexed.filter(({ mark }) => mark !== undefined);
  const giving = indexed.filter(({ atLeast }) => atLeast !== undefined);
  return {
    item: {
      Update: {
        TableName,
        Key: { ...key },
        UpdateExpression: [
          `ADD ${indexed.map(({ i }) => `#r${i} :r${i}`).join(", ")}`,
          ...(marked.length > 0 ? [`SET ${marked.map(({ i }) => `#l${i} = :l${i}`).join(", ")}`] : []),
        ].join(" "),
        ...(giving.length > 0 && {
          ConditionExpression: giving.map(({ i }) => `#r${i} >= :a${i}`).join(" AND "),
        }),
        ExpressionAttributeNames: Object.fromEntries([
          ...indexed.map(({ i, label }) => [`#r${i}`, roomFor(label)]),
          ...marked.map(({ i, label }) => [`#l${i}`, limitOf(label)]),
        ]),
        ExpressionAttributeValues: Object.fromEntries([
          ...indexed.map(({ i, by }) => [`:r${i}`, by]),
          ...marked.map(({ i, mark }) => [`:l${i}`, mark]),
          ...giving.map(({ i, atLeast }) => [`:a${i}`, atLeast]),
        ]),
      },
    },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
