import type { ById, Entity } from "../../data/entity.ts";
import { HistoryLine, historyOf } from "../../data/history.ts";
import { listPage, MOST_ROWS } from "../../data/list-page.ts";
import { countKeys, type List } from "../../data/lists.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { readById, readPartition } from "../../data/repository.ts";
import { kindAndId } from "../../ids.ts";
import type { Access } from "../../http/access.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf } from "../../http/responses.ts";
import { get, routes, type RouteGroup } from "../../http/route.ts";
import { kernel } from "../../refusals.ts";

/** A kind of records whose changes administrators read. */
export interface Recorded<Caller> {
  entity: Pick<Entity<ById>, "name" | "table">;
  /**
   * The lines that an administrator of an organization may see; undefined for records of others, and for those that were
   * removed.
   */
  shownTo(caller: Caller, id: number): Promise<Shown | undefined>;
}

type Shown = (line: HistoryLine) => boolean;

interface OrganizationRecords<T, Caller> {
  /** True for the records that the administrator of an organization may see. */
  shows(caller: Caller, record: T): boolean;
  /** The field that names the organization of a record which may pass to another one. */
  of?: keyof T & string;
}

/**
 * The records of an entity that keeps its history. Administrators of organizations see none of them by default, and of one that
 * came from another organization the lines since then: what was before is about the other one's people.
 */
export const recorded = <T extends ById, Caller = unknown>(
  entity: Entity<T, ById>,
  options?: OrganizationRecords<NoInfer<T>, Caller>,
): Recorded<Caller> => ({
  entity,
  async shownTo(caller, id) {
    const record = options && (await readById(entity, id));
    if (!record || !options.shows(caller, record)) return undefined;
    return options.of === undefined ? () => true : shownSince(entity, record, options.of);
  },
});

/** The lines of a record since it came to the organization in which it is. */
async function shownSince<T extends ById>(
  { name, table }: Entity<T, ById>,
  record: T,
  of: keyof T & string,
): Promise<Shown> {
  const lines = await readPartition(table, historyOf({ name, id: record.id }));
  const { id: came = 0 } =
    lines
      .map((line) => HistoryLine.parse(line))
      .findLast(({ despre, valori }) => !despre && valori && valori[of] !== record[of]) ?? {};
  // A member of the other organization is removed after the container has moved.
  const isOfOther = ({ fapt, valori }: HistoryLine) => fapt === "STERS" && Number(valori?.id) < came;
  return (line) => line.id > came && !isOfOther(line);
}

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
        if (!found) throw kernel.negasit();
        if (isServiceAdmin(caller)) return listChanges(found, { id }, query);
        const shows = await found.shownTo(caller, id);
        if (!shows) throw kernel.negasit();
        return listChanges(found, { id, shows }, query);
      },
    ),
  });

function listChanges(
  { entity: { name, table } }: Recorded<never>,
  { id, shows }: { id: number; shows?: Shown },
  query: ListQuery,
): Promise<Page<HistoryLine>> {
  const partition = historyOf({ name, id });
  const lists: List[] = [
    {
      partitions: [partition],
      counter: null,
      ...(shows ? { shows: (item) => shows(HistoryLine.parse(item)) } : {}),
    },
  ];
  return listPage<HistoryLine>(
    {
      name: partition,
      table,
      lists,
      fetch: (pointers) => Promise.resolve(pointers.map(({ item }) => HistoryLine.parse(item))),
      count: () => countKeys(table, lists, MOST_ROWS),
      // The count of keys includes lines that are not shown.
      answersFilters: query.filters.length === 0 && !shows,
    },
    query,
  );
}
