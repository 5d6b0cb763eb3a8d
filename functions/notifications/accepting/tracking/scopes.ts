import { listRecords, type Scope } from "../../../../shared/data/list-records.ts";
import type { ById, Entity, Stored } from "../../../../shared/data/entity.ts";
import { clock } from "../../../../shared/clock.ts";
import { narrowedBy, narrowedById } from "../../../../shared/data/narrowed.ts";
import type { Filter, ListQuery, Page } from "../../../../shared/data/page.ts";
import { read } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type Person, systemOf } from "../../access/callers.ts";
import { namesOf } from "../../access/names.ts";
import { shownNotification, withSender } from "../../state/progress/shown-notification.ts";
import { deliveriesOf } from "../../records/delivery.ts";
import { eventsOf } from "../../records/event.ts";
import {
  monthOf,
  type Notification,
  Notifications,
  notificationsOfSystem,
  resendsOf,
  scheduledIn,
} from "../../records/notification.ts";
import { everyOne } from "../../records/shards.ts";

type Shown<T> = Pick<Scope<T>, "narrowing" | "as">;

/** A list without a counter, because its rows end by themselves. */
const partitionScope = <T>(partition: string, shown: Shown<T>): Scope<T> => ({
  ...shown,
  name: partition,
  lists: [{ partitions: [partition], counter: null }],
});

/** The notifications that a person may read: service administrators all, operators those of their system. */
export async function listNotifications(
  caller: Person,
  query: ListQuery,
): Promise<Page<Stored<Notification>>> {
  const { value: wanted, rest } = narrowedById("sistemId", query);
  const own = isServiceAdmin(caller) ? wanted : (systemOf(caller) ?? 0);
  if (wanted !== undefined && wanted !== own)
    return pageOfRows([], query, { name: notificationsOfSystem(own ?? 0) });
  const origin = narrowedById("origineId", rest);
  const scope = origin.value === undefined ? scopeFor(own, rest) : resentScope(origin.value);
  const filters = origin.value === undefined || own === undefined ? [] : [ofSystem(own)];
  const asked = { ...origin.rest, filters: [...origin.rest.filters, ...filters] };
  const page = await listRecords(Notifications, scope, asked);
  const nameOf = await namesOf(page.items.map(({ creatDe }) => creatDe));
  return { ...page, items: page.items.map((one) => withSender(shownNotification(one), nameOf)) };
}

/** Those that wait for their hour are in partitions of their own, by its month, so that those of a year ahead are found, too. */
const scopeFor = (systemId: number | undefined, query: ListQuery): Scope<Notification> =>
  narrowedBy("status", query).value === "Scheduled" ? scheduledScope(systemId) : scopeOf(systemId);

const scheduledScope = (systemId: number | undefined): Scope<Notification> => ({
  name: `notifications scheduled ${systemId ?? "all"}`,
  lists: monthsAhead().map((month) => ({
    partitions: [scheduledIn(month, systemId ?? "all")],
    counter: null,
  })),
  narrowing: ["id", "trackingId", "sistemId"],
  as: shownNotification,
});

/** The months of the hours that a notification may be scheduled for. */
function monthsAhead(): string[] {
  const now = clock.now();
  return Array.from({ length: MOST_MONTHS }, (_, i) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + i, 1)).toISOString()),
  );
}

/** 366 days from the last of a month may reach into the fourteenth. */
const MOST_MONTHS = 14;

/** The notifications that send one again. */
const resentScope = (originId: number): Scope<Notification> =>
  partitionScope(resendsOf(originId), { as: shownNotification });

const ofSystem = (systemId: number): Filter => ({
  field: "sistemId",
  operator: "equals",
  values: [systemId],
});

/** The notifications of a system, or all. */
const scopeOf = (systemId: number | undefined): Scope<Notification> =>
  systemId === undefined
    ? {
        name: "notifications",
        lists: everyOne("notifications"),
        narrowing: ["id", "trackingId", "sistemId"],
        as: shownNotification,
      }
    : partitionScope(notificationsOfSystem(systemId), {
        narrowing: ["id", "trackingId"],
        as: shownNotification,
      });

/** The partitions of the records of a notification, and those of all of them. */
const kinds = {
  deliveries: { ofNotification: deliveriesOf, narrowing: ["id", "notificareId"] },
  events: { ofNotification: eventsOf, narrowing: ["id", "notificareId"] },
} as const;

/**
 * The deliveries or the events that a person may read: service administrators all, operators those of a notification of their
 * system, which the query must name.
 * @throws forbidden for operators who name none, or one that is not of their system
 */
export async function listOfNotification<T extends ById>(
  entity: Entity<T, ById>,
  kind: keyof typeof kinds,
  { caller, query, as }: { caller: Person; query: ListQuery } & Pick<Scope<T>, "as">,
): Promise<Page<Stored<T>>> {
  const { ofNotification, narrowing } = kinds[kind];
  const { value: notificationId, rest } = narrowedById("notificareId", query);
  const shown = as ? { as } : {};
  if (!isServiceAdmin(caller)) await demandOwn(caller, notificationId);
  const scope: Scope<T> =
    notificationId === undefined
      ? { name: kind, narrowing: [...narrowing], lists: everyOne(kind), ...shown }
      : partitionScope<T>(ofNotification(notificationId), shown);
  return listRecords(entity, scope, rest);
}

async function demandOwn(caller: Person, notificationId: number | undefined): Promise<void> {
  const named = notificationId === undefined ? undefined : await read(Notifications, { id: notificationId });
  if (!named || named.sistemId !== systemOf(caller)) throw kernel.interzis();
}
