import { setTimeout as sleep } from "node:timers/promises";
import { placesOfPerson } from "../../../functions/notifications/recipients/people/places.ts";
import { type Large, largeKey, readLarge } from "../../../functions/notifications/state/progress/large.ts";
import { readContent } from "../../../functions/notifications/state/content/contents.ts";
import type { Content } from "../../../functions/notifications/records/content.ts";
import { Deliveries } from "../../../functions/notifications/records/delivery.ts";
import {
  counterOfDeliveries,
  type Notification,
  Notifications,
} from "../../../functions/notifications/records/notification.ts";
import {
  addingDeliveries,
  deliveriesTo,
} from "../../../functions/notifications/accepting/sending/delivery-of.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, readItems } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import type { EngineFile } from "../engine-file.ts";
import { fill, inTransactions } from "../fill.ts";
import { timed } from "../measure.ts";
import { addGroup, addMembers, addPeople, newPeople, type People, personAt, type Range } from "./people.ts";
import { startRole } from "./role.ts";
import type { Ran } from "./role-process.ts";
import { accept, type SendingSystem } from "./sending.ts";

export interface CallSize {
  /** Groups of the call. */
  groups: number;
  /** Members of each. */
  members: number;
}

/** What the expander took for the members of one group. */
interface Stretch {
  perSecond: number;
  megabytes: number;
}

export interface CallToGroups {
  first: Stretch;
  last: Stretch;
  /** The time in which people and members were filled, and the deliveries between. */
  fillSeconds: { people: number; deliveries: number };
}

/**
 * One call to many groups. An expander makes the deliveries of the first one and ends; those of the others but the last are
 * filled, with the bookmark behind them; another expander makes the rest.
 */
export async function callToGroups(
  { sender, file }: { sender: SendingSystem; file: EngineFile },
  { groups, members }: CallSize,
): Promise<CallToGroups> {
  const total = groups * members;
  const people = newPeople();
  const recipients: object[] = [];
  const filled = await timed(async () => {
    await addPeople(file, people, { from: 0, to: total });
    for (let from = 0; from < total; from += members) {
      const { grupId, recipient } = await addGroup(sender);
      await addMembers(file, people, { grupId, from, to: from + members });
      recipients.push(recipient);
    }
  });
  const notification = await accept(sender, recipients);
  const first = await expandedTo(notification, members);
  const left = await freed(notification);
  const { made } = await readLarge(left);
  const bookmark = { made: total - members, reached: groups - 1, memberId: 0 };
  const filling = { notification: left, content: await contentOf(left), people, members };
  const between = await timed(async () => {
    await fill(deliveryWrites(filling, { from: made, to: bookmark.made }), inTransactions);
    await moveBookmark(left, bookmark);
  });
  const last = await expandedTo(left, total);
  return {
    first: stretchOf(first, made),
    last: stretchOf(last, members),
    fillSeconds: { people: filled.ms / 1000, deliveries: between.ms / 1000 },
  };
}

const stretchOf = ({ seconds, megabytes }: Ran, made: number): Stretch => ({
  perSecond: made / seconds,
  megabytes,
});

/** An expander in a process of its own, which ends once so many deliveries are made. */
async function expandedTo({ id }: Notification, made: number): Promise<Ran> {
  const expander = startRole("expanderTo");
  try {
    return await expander.run([id, made]);
  } finally {
    await expander.stop();
  }
}

/** The notification once the lease of an expander that was stopped is over. */
async function freed({ id }: Notification): Promise<Stored<Notification>> {
  for (;;) {
    const row = await read(Notifications, { id });
    if (!row) throw new Error(`no notification ${id}`);
    if (!isLeased(row)) return row;
    await sleep(1000);
  }
}

/** The deliveries to members of groups, as the expander would store them: people are in the order of the groups. */
function* deliveryWrites(
  { notification, content, people, members }: Filling,
  { from, to }: Range,
): Generator<Write> {
  const { id } = notification;
  let after: number | undefined;
  for (let number = from; number < to; number += 1) {
    const recipient = Math.floor(number / members);
    const places = placesOfPerson(notification, content, { recipient }, personAt(people, number));
    const made = deliveriesTo(notification, content, places, { isSignalled: false, after });
    after = made.at(-1)?.id;
    yield* addingDeliveries(notification, made);
    for (const { status: label } of made)
      yield { table: Deliveries.table, count: { counter: counterOfDeliveries(id), label }, by: 1 };
  }
}

interface Filling {
  notification: Stored<Notification>;
  content: Content;
  people: People;
  /** Members of each group. */
  members: number;
}

/** @throws Error if it has ended */
async function contentOf(notification: Notification): Promise<Content> {
  const content = await readContent(notification);
  if (!content) throw new Error(`${notification.id} has no content`);
  return content;
}

async function moveBookmark(
  notification: Notification,
  to: Pick<Large, "made" | "reached" | "memberId">,
): Promise<void> {
  const key = largeKey(notification);
  const [large] = await readItems(Notifications.table, [key]);
  await fill([{ item: { Put: { TableName: Notifications.table, Item: { ...large, ...key, ...to } } } }]);
}
