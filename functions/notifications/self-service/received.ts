import * as z from "zod";
import { listPage, MOST_ROWS } from "../../../shared/data/list-page.ts";
import { countKeys, countRows } from "../../../shared/data/lists.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { read, readMany, readPartition, recordOf } from "../../../shared/data/repository.ts";
import { kernel } from "../../../shared/refusals.ts";
import { render } from "../../../shared/rendering/language.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { readContent } from "../state/content/contents.ts";
import { oneLine } from "../state/content/rendered-texts.ts";
import { parsedText } from "../state/content/template-texts.ts";
import { recipientOf, valuesFor } from "../state/content/values.ts";
import { hasVariables, withoutVariables } from "../state/progress/shown-notification.ts";
import { isAhead } from "../state/progress/shown-state.ts";
import { isErased } from "../records/content.ts";
import { channels, Deliveries, type Delivery } from "../records/delivery.ts";
import { type Notification, NotificationView, Notifications } from "../records/notification.ts";
import { receivedBy, type Received, ReceivedNotices } from "../records/received.ts";
import { aggregateOf, type Counts, hasEnded, type State, states } from "../records/states.ts";
import { Systems } from "../records/system.ts";
import { readPerson } from "../recipients/registry/person.ts";

/** A notification as its recipient sees it. */
export const ReceivedView = z
  .object({
    id: z.int(),
    /** Its system, as a preference names it. */
    sistemId: z.int(),
    /** The name of its system; absent if the system was removed. */
    sistem: z.string().optional(),
    /** The Romanian subject as the person got it; with an ellipsis for each variable once the content has ended. */
    subject: z.string(),
    categorie: NotificationView.shape.categorie,
    oficiala: NotificationView.shape.oficiala,
    /** The channels that it was sent over. */
    canale: z.array(z.enum(channels)),
    status: z.enum(states).exclude(["Scheduled"]),
    creatLa: z.iso.datetime(),
  })
  .meta({ id: "NotificarePrimita" });
export type ReceivedView = z.output<typeof ReceivedView>;

/** The notifications of the last 90 days to a person, newest first. Neither a row nor the total shows one before its hour. */
export async function listReceived(
  { destinatarId }: RecipientCaller,
  query: ListQuery,
): Promise<Page<ReceivedView>> {
  const { table } = ReceivedNotices;
  const hidden = await hiddenFrom(destinatarId);
  const shows = ({ id }: Record<string, unknown>) => !hidden.has(Number(id));
  const partitions = [receivedBy(destinatarId)];
  const lists = [{ partitions, counter: null, ...(hidden.size === 0 ? {} : { shows }) }];
  return listPage(
    {
      ...{ name: "received", table, lists },
      fetch: (pointers) => viewsOf(pointers.map(({ item }) => recordOf<Received>(item))),
      count: () => (hidden.size === 0 ? countKeys : countRows)(table, lists, MOST_ROWS),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
}

/** The scheduled notifications that were not sent yet, or never. */
async function hiddenFrom(destinatarId: number): Promise<ReadonlySet<number>> {
  const rows = await readPartition(ReceivedNotices.table, receivedBy(destinatarId));
  const scheduled = rows.map((row) => recordOf<Received>(row)).filter(({ isScheduled }) => isScheduled);
  const sent = new Set((await sentOf(scheduled)).map(({ notice: { id } }) => id));
  return new Set(scheduled.map(({ id }) => id).filter((id) => !sent.has(id)));
}

/** A notification that the caller was sent. @throws notFound */
export async function ownNotice({ destinatarId }: RecipientCaller, id: number): Promise<Received> {
  const notice = await read(ReceivedNotices, { id, destinatarId });
  if (!notice || (notice.isScheduled && (await sentOf([notice])).length === 0)) throw kernel.negasit();
  return notice;
}

/** A notification that the caller was sent, as they see it. @throws notFound, also if its sender has removed it */
export async function readReceived(caller: RecipientCaller, id: number): Promise<ReceivedView> {
  const [view] = await viewsOf([await ownNotice(caller, id)]);
  if (!view) throw kernel.negasit();
  return view;
}

/** A notification that the caller was sent, with their deliveries. @throws notFound, also if its sender has removed it */
export async function shownTo(caller: RecipientCaller, id: number): Promise<Shown> {
  const [shown] = await sentOf([await ownNotice(caller, id)]);
  if (!shown) throw kernel.negasit();
  return shown;
}

/** How many views are made at once: content with attachments takes up to 14 MB. */
const AT_ONCE = 4;

/** The views of what a person was sent, without what its sender has removed. */
async function viewsOf(notices: readonly Received[]): Promise<ReceivedView[]> {
  const [shown, systems] = await Promise.all([
    sentOf(notices),
    readMany(Systems, [...new Set(notices.map(({ sistemId }) => sistemId))]),
  ]);
  const nameOf = (systemId: number) => systems.find(({ id }) => id === systemId)?.denumire;
  const views: ReceivedView[] = [];
  for (let from = 0; from < shown.length; from += AT_ONCE) {
    const some = shown.slice(from, from + AT_ONCE);
    views.push(...(await Promise.all(some.map((one) => viewOf(one, nameOf(one.notice.sistemId))))));
  }
  return views;
}

interface Shown {
  notice: Received;
  notification: Stored<Notification>;
  /** The deliveries to this person. */
  own: readonly Stored<Delivery>[];
}

/** The notifications that the person may see: those that were not removed, and a scheduled one only once it was sent. */
async function sentOf(notices: readonly Received[]): Promise<Shown[]> {
  const [notifications, deliveries] = await Promise.all([
    readMany(
      Notifications,
      notices.map(({ id }) => id),
    ),
    readMany(
      Deliveries,
      notices.flatMap(({ livrari }) => livrari),
    ),
  ]);
  return notices.flatMap((notice) => {
    const notification = notifications.find(({ id }) => id === notice.id);
    const own = deliveries.filter(({ id }) => notice.livrari.includes(id));
    return notification && isSent(notification, own) ? [{ notice, notification, own }] : [];
  });
}

const isSent = (notification: Notification, own: readonly Delivery[]): boolean =>
  notification.scheduledAt === undefined ||
  (!isAhead(notification) && own.some((one) => hasEnded(one) && one.status !== "Cancelled"));

async function viewOf(
  { notice: { id, sistemId, creatLa }, notification, own }: Shown,
  sistem: string | undefined,
): Promise<ReceivedView> {
  const { categorie, oficiala } = notification;
  return {
    ...{ id, sistemId, creatLa, canale: own.map(({ canal }) => canal), status: statusOf(own) },
    subject: await subjectTo(notification, own),
    ...(sistem === undefined ? {} : { sistem }),
    ...(categorie === undefined ? {} : { categorie }),
    ...(oficiala ? { oficiala } : {}),
  };
}

/** The subject with the values of the person. They are with the content, which may be large: it is read only if there are any. */
async function subjectTo(notification: Notification, [delivery]: readonly Delivery[]): Promise<string> {
  const { subject, scheduledAt, creatLa } = notification;
  const content = delivery && hasVariables(subject) ? await readContent(notification) : undefined;
  const recipient = content && delivery && recipientOf(content.recipients, delivery);
  if (!content || !delivery || (recipient && isErased(recipient))) return withoutVariables(subject);
  const person = delivery.destinatarId === undefined ? undefined : await readPerson(delivery.destinatarId);
  const values = valuesFor(content, delivery, { creatLa, scheduledAt, name: person?.recipient.nume });
  const { text, missing } = render(parsedText(subject), values);
  return missing.length === 0 ? oneLine(text) : withoutVariables(subject);
}

/** Read if one of them was read, otherwise as the state of a notification follows from its deliveries. */
function statusOf(deliveries: readonly Delivery[]): Exclude<State, "Scheduled"> {
  const counts: Counts = {};
  for (const { status } of deliveries) counts[status] = (counts[status] ?? 0) + 1;
  return counts.Read ? "Read" : aggregateOf(counts, false);
}
