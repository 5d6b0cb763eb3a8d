import { mapValues } from "../map-values.ts";
import type { Entity, Stored } from "./entity.ts";
import { readItems, recordOf } from "./repository.ts";
import type { Key } from "./tables.ts";

type Item = Record<string, unknown>;

/** The key of an item, with what the item says to a reader. */
export interface ItemAt<T> {
  key: Key;
  /** @param item undefined if there is none under the key */
  of(item: Item | undefined): T;
}

/** Keys by name: of one item, or of several. */
export type NamedKeys = Record<string, ItemAt<unknown> | readonly ItemAt<unknown>[]>;
export type NoKeys = Record<never, never>;

/** The items of named keys, by the same names. */
export type ItemsOf<K> = {
  [Name in keyof K]: K[Name] extends ItemAt<infer T>
    ? T
    : K[Name] extends readonly ItemAt<infer T>[]
      ? T[]
      : never;
};

/** A record; undefined if there is none. */
export const recordAt = <T extends { id: number }, K>(
  entity: Entity<T, K>,
  record: NoInfer<K>,
): ItemAt<Stored<T> | undefined> => itemAt(entity.key(record), recordOf<T>);

/** An item that is no record of an entity; undefined if there is none. */
export const itemAt = <T>(key: Key, of: (item: Item) => T): ItemAt<T | undefined> => ({
  key,
  of: (item) => item && of(item),
});

/** Reads the items of named keys consistently: one BatchGetItem for each hundred. */
export const readTogether = async <K extends NamedKeys>(table: string, keys: K): Promise<ItemsOf<K>> =>
  (await readGroups(table, { all: keys })).all;

/** The same for keys of several origins, whose names may be equal. */
export async function readGroups<G extends Record<string, NamedKeys>>(
  table: string,
  groups: G,
): Promise<{ [Name in keyof G]: ItemsOf<G[Name]> }> {
  const keys = Object.values(groups).flatMap((group) => Object.values(group).flatMap(keysIn));
  const items = (await readItems(table, keys)).values();
  const take = ({ of }: ItemAt<unknown>) => of(items.next().value);
  const fill = (group: NamedKeys) => mapValues(group, (at) => (isList(at) ? at.map(take) : take(at)));
  return mapValues(groups, fill) as { [Name in keyof G]: ItemsOf<G[Name]> };
}

type KeyOrList = NamedKeys[string];

const isList = (at: KeyOrList): at is readonly ItemAt<unknown>[] => Array.isArray(at);

const keysIn = (at: KeyOrList): Key[] => (isList(at) ? at.map(({ key }) => key) : [at.key]);
