import type { Stored } from "../../../../shared/data/entity.ts";
import { oldestFirst } from "../../../../shared/data/lists.ts";
import { read, readMany, readPartition, readUnique } from "../../../../shared/data/repository.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import type { Person } from "../../access/callers.ts";
import { Deliveries, deliveriesOf } from "../../records/delivery.ts";
import {
  type Notification,
  Notifications,
  resendsOf,
  TrackingIdTaken,
  trackingOf,
} from "../../records/notification.ts";
import { readContent } from "../../state/content/contents.ts";
import { byRecipient, failedFor } from "../../state/progress/failed-recipients.ts";
import { isAhead } from "../../state/progress/shown-state.ts";
import { officialBy } from "../sending/accept.ts";
import { type SendingSystem, storeNotification } from "../sending/store-notification.ts";
import { systemFor } from "../sending/system-for.ts";
import { refusals as sendingRefusals } from "../sending/texts.ts";
import { standingOf } from "../tracking/standing.ts";
import { notificationFor } from "./deliveries.ts";
import { refusals } from "./texts.ts";

/**
 * Sends a notification again to those of its recipients whom it has failed for, as a notification of its own that names it. It is
 * made in the background, where each failed delivery is taken once: a repeat while that is under way is answered with the same
 * notification.
 * @throws conflict if it waits for its hour, is still made, was cancelled, has failed for nobody else, or if its content has ended; notFound
 */
export async function sendAgain(target: Target<Person>): Promise<Stored<Notification>> {
  const origin = await notificationFor(target);
  const resends = await readPartition(Notifications.table, resendsOf(origin.id));
  const [newest] = resends.slice(-1);
  const last = newest && (await read(Notifications, { id: Number(newest.sk) }));
  if (last?.isResolving) return last;
  const system = await systemFor(origin.sistemId);
  const expected = await failedIn(origin);
  const trackingId = `retrimitere-${origin.id}-${resends.length + 1}`;
  try {
    return await storeAgain(origin, { system, creatDe: target.caller.login, trackingId, expected });
  } catch (error) {
    if (!(error instanceof TrackingIdTaken)) throw error;
    const twin = await readUnique(Notifications, "tracking", trackingOf({ ...origin, trackingId }));
    if (twin?.origineId !== origin.id) throw sendingRefusals.trackingIdFolosit({ trackingId });
    return twin;
  }
}

/** The deliveries that have failed. @throws conflict if there are none to send again */
async function failedIn(origin: Stored<Notification>): Promise<number> {
  if (origin.isResolving || origin.anulatLa !== undefined || isAhead(origin))
    throw refusals.nimicDeRetrimis();
  const { counts } = await standingOf(origin);
  const failed = counts.Failed ?? 0;
  if (failed === 0 || !(await hasFailedForAny(origin))) throw refusals.nimicDeRetrimis();
  return failed;
}

/** How many deliveries are read at once, and how many to find one: beyond, there may be one. */
const AT_ONCE = 200;
const MOST_LOOKED_AT = 2000;

async function hasFailedForAny({ id }: Notification): Promise<boolean> {
  let after = 0;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += AT_ONCE) {
    const place = { after, before: Number.MAX_SAFE_INTEGER, most: AT_ONCE };
    const rows = await oldestFirst(Deliveries.table, deliveriesOf(id), place);
    const some = await readMany(
      Deliveries,
      rows.map((row) => row.id),
    );
    const those = byRecipient(some.toSorted((one, other) => one.id - other.id));
    if (those.some((one) => failedFor(one).length > 0)) return true;
    if (rows.length < AT_ONCE) return false;
    after = rows.at(-1)?.id ?? after;
  }
  return true;
}

interface Again {
  system: SendingSystem;
  creatDe: string;
  trackingId: string;
  expected: number;
}

/** It has the content of its origin itself, so an erasure there is one here, too. Copies are not sent again. */
async function storeAgain(origin: Stored<Notification>, again: Again): Promise<Stored<Notification>> {
  const content = await readContent(origin);
  if (!content) throw refusals.continutIncheiat();
  const { objectKey, contentHmac, callbackUrl, templateId, titlu, categorie, priority } = origin;
  return storeNotification(
    {
      ...again,
      ...{ contentHmac, callbackUrl, templateId, titlu, categorie, ...officialBy(again.system, categorie) },
      request: { priority },
      scheduledAt: undefined,
      expiresAt: undefined,
      content: { ...content, forwardTo: [] },
      places: undefined,
      origineId: origin.id,
    },
    objectKey,
  );
}
