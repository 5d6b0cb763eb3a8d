import * as z from "zod";
import { listPage, MOST_ROWS } from "../../../shared/data/list-page.ts";
import { countKeys } from "../../../shared/data/lists.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { read, readMany, recordOf } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { parseTemplate } from "../../../shared/rendering/language.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { channels, Deliveries, type Delivery } from "../records/delivery.ts";
import { type Notification, NotificationView, Notifications } from "../records/notification.ts";
import { receivedBy, type Received, ReceivedNotices } from "../records/received.ts";
import { aggregateOf, type Counts, states } from "../records/states.ts";
import { Systems } from "../records/system.ts";

/** A notification as its recipient sees it. */
export const ReceivedView = z
  .object({
    id: z.int(),
    /** Its system, as a preference names it. */
    sistemId: z.int(),
    /** The name of its system; absent if the system was removed. */
    sistem: z.string().optional(),
    /** The Romanian subject, with an ellipsis for each variable. */
    subject: z.string(),
    categorie: NotificationView.shape.categorie,
    /** The channels over which it was sent. */
    canale: z.array(z.enum(channels)),
    status: z.enum(states),
    creatLa: z.iso.datetime(),
  })
  .meta({ id: "NotificarePrimita" });
export type ReceivedView = z.output<typeof ReceivedView>;

/** What a person was sent in the last 90 days, newest first. */
export function listReceived(
  { destinatarId }: RecipientCaller,
  query: ListQuery,
): Promise<Page<ReceivedView>> {
  const lists = [{ partitions: [receivedBy(destinatarId)], counter: null }];
  const { table } = ReceivedNotices;
  return listPage(
    {
      ...{ name: "received", table, lists },
      fetch: (pointers) => viewsOf(pointers.map(({ item }) => recordOf<Received>(item))),
      count: () => countKeys(table, lists, MOST_ROWS),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}

/** A notification that the caller was sent. @throws notFound */
export async function ownNotice({ destinatarId }: RecipientCaller, id: number): Promise<Received> {
  const notice = await read(ReceivedNotices, { id, destinatarId });
  if (!notice) throw notFound();
  return notice;
}

/** A notification that the caller was sent, as they see it. @throws notFound, also if its sender has removed it */
export async function readReceived(caller: RecipientCaller, id: number): Promise<ReceivedView> {
  const [view] = await viewsOf([await ownNotice(caller, id)]);
  if (!view) throw notFound();
  return view;
}

/** The views of what a person was sent, without what its sender has removed. */
export async function viewsOf(notices: readonly Received[]): Promise<ReceivedView[]> {
  const [notifications, deliveries, systems] = await Promise.all([
    readMany(
      Notifications,
      notices.map(({ id }) => id),
    ),
    readMany(
      Deliveries,
      notices.flatMap(({ livrari }) => livrari),
    ),
    readMany(Systems, [...new Set(notices.map(({ sistemId }) => sistemId))]),
  ]);
  const nameOf = (systemId: number) => systems.find(({ id }) => id === systemId)?.denumire;
  return notices.flatMap((notice) => {
    const notification = notifications.find(({ id }) => id === notice.id);
    const own = deliveries.filter(({ id }) => notice.livrari.includes(id));
    return notification ? [viewOf(notice, { notification, own, sistem: nameOf(notice.sistemId) })] : [];
  });
}

interface Shown {
  notification: Notification;
  /** The deliveries to this person. */
  own: readonly Delivery[];
  sistem: string | undefined;
}

function viewOf({ id, sistemId, creatLa }: Received, { notification, own, sistem }: Shown): ReceivedView {
  const { subject, categorie } = notification;
  return {
    ...{ id, sistemId, creatLa, canale: own.map(({ canal }) => canal), status: statusOf(own) },
    subject: withoutVariables(subject),
    ...(sistem === undefined ? {} : { sistem }),
    ...(categorie === undefined ? {} : { categorie }),
  };
}

/** A subject with an ellipsis for each variable. Its values lie with the content, which may be large. */
const withoutVariables = (subject: string): string =>
  parseTemplate(subject)
    .map((node) => (node.kind === "text" ? node.text : "…"))
    .join("");

/** Read if one of them was read, otherwise as the state of a notification follows from its deliveries. */
function statusOf(deliveries: readonly Delivery[]): ReceivedView["status"] {
  const counts: Counts = {};
  for (const { status } of deliveries) counts[status] = (counts[status] ?? 0) + 1;
  return counts.Read ? "Read" : aggregateOf(counts, false);
}
