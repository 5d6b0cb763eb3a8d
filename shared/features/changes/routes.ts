import type { ById, Entity } from "../../data/entity.ts";
import { HistoryLine, historyOf } from "../../data/history.ts";
import { listPage, MOST_ROWS } from "../../data/list-page.ts";
import { countKeys, type List } from "../../data/lists.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { readById } from "../../data/repository.ts";
import { notFound } from "../../errors.ts";
import { kindAndId } from "../../ids.ts";
import type { Access } from "../../http/access.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf } from "../../http/responses.ts";
import { get, routes, type RouteGroup } from "../../http/route.ts";

/** A kind of records whose changes administrators read. */
export interface Recorded<Caller> {
  entity: Pick<Entity<ById>, "name" | "table">;
  /** False for records that an administrator of an organization may not see, and for those that were removed. */
  isShown(caller: Caller, id: number): Promise<boolean>;
}

/**
 * The records of an entity that keeps its history.
 * @param shows true for the records that the administrator of an organization may see; default: for none
 */
export const recorded = <T extends ById, Caller = unknown>(
  entity: Entity<T, ById>,
  shows?: (caller: Caller, record: T) => boolean,
): Recorded<Caller> => ({
  entity,
  async isShown(caller, id) {
    const record = shows && (await readById(entity, id));
    return record !== undefined && shows?.(caller, record) === true;
  },
});

interface Readers<Caller> {
  access: Access<Caller>;
  /** Service administrators read the changes of every record, also of one that was removed. */
  isServiceAdmin(caller: Caller): boolean;
}

/** The changes of the records of a service, newest first. */
export const changeRoutes = <Caller>(
  { access, isServiceAdmin }: Readers<Caller>,
  kinds: Readonly<Record<string, Recorded<Caller>>>,
): RouteGroup =>
  routes("records", {
    listChanges: get(
      "/api/v1/admin/records/{record}/changes",
      {
        access,
        summary: "Schimbările unei înregistrări",
        query: listOf(HistoryLine),
        returns: pageOf(HistoryLine),
      },
      async ({ caller, params: { record }, query }) => {
        const { kind, id } = kindAndId(record);
        const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
        if (!found) throw notFound();
        if (!isServiceAdmin(caller) && !(await found.isShown(caller, id))) throw notFound();
        return listChanges(found, id, query);
      },
    ),
  });

function listChanges(
  { entity: { name, table } }: Recorded<never>,
  id: number,
  query: ListQuery,
): Promise<Page<HistoryLine>> {
  const partition = historyOf({ name, id });
  const lists: List[] = [{ partitions: [partition], counter: null }];
  return listPage<HistoryLine>(
    {
      name: partition,
      table,
      lists,
      fetch: (pointers) => Promise.resolve(pointers.map(({ item }) => HistoryLine.parse(item))),
      count: () => countKeys(table, lists, MOST_ROWS),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}
