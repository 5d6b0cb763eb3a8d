import type { Stored } from "../../../../shared/data/entity.ts";
import { oldestFirst } from "../../../../shared/data/lists.ts";
import { changing, readMany } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { readPeople } from "../../recipients/people/find-people.ts";
import { type Addressed, type Noticed, type Place, placesOfPerson } from "../../recipients/people/places.ts";
import { entriesIn, placesOf } from "../../recipients/people/resolve.ts";
import type { Position, Step } from "../../recipients/people/steps.ts";
import { isErased } from "../../records/content.ts";
import { Deliveries, deliveriesOf, type Delivery } from "../../records/delivery.ts";
import { ended } from "../../state/progress/ended-delivery.ts";
import { byRecipient, failedFor, type OfRecipient } from "../../state/progress/failed-recipients.ts";

/** A step with the writes of its transaction that take what was there before. */
export interface TakingStep extends Step {
  taking?: Write[];
}

/** The most deliveries that are looked at in a chunk: more than a recipient has. */
const MOST = 30;

const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

type Resend = Noticed & { id: number; origineId: number };

/**
 * The next recipients whom the origin has failed for, with their present places. The failed deliveries are marked in the transaction
 * that makes the new ones, on condition that they are as they were read: so each is sent again once, whatever runs at the same
 * time, and none is replayed.
 */
export async function failedSteps(
  notice: Resend,
  content: Addressed,
  { reached, memberId }: Position,
): Promise<TakingStep[]> {
  const place = { after: memberId, before: ABOVE_ALL, most: MOST };
  const rows = await oldestFirst(Deliveries.table, deliveriesOf(notice.origineId), place);
  const deliveries = await readMany(
    Deliveries,
    rows.map(({ id }) => id),
  );
  const isLast = rows.length < MOST;
  const all = byRecipient(deliveries.toSorted((one, other) => one.id - other.id));
  // The rows may end among the deliveries to a recipient, who is then looked at again; never if that one is all that there is.
  const last = isLast ? undefined : all.at(-1)?.deliveries[0]?.id;
  const isAlone = last !== undefined && last === rows[0]?.id;
  const whole = last === undefined || isAlone ? all : all.slice(0, -1);
  const steps = await Promise.all(whole.map((one) => stepOf(notice, content, { of: one, reached })));
  if (isLast) return [...steps, { places: [], next: { reached: entriesIn(content), memberId: 0 } }];
  if (steps.length > 0) return steps;
  return [
    {
      places: [],
      next: { reached, memberId: last === undefined ? (rows.at(-1)?.id ?? memberId) : last - 1 },
    },
  ];
}

interface Failing {
  of: OfRecipient;
  reached: number;
}

async function stepOf(notice: Resend, content: Addressed, { of, reached }: Failing): Promise<TakingStep> {
  const next = { reached, memberId: of.deliveries.at(-1)?.id ?? 0 };
  const failed = failedFor(of);
  const [first] = failed;
  const places = first ? await placesAgain(notice, content, first) : [];
  return { places, next, taking: places.length > 0 ? failed.flatMap((one) => taking(notice, one)) : [] };
}

const taking = ({ id }: Resend, failed: Stored<Delivery>): Write[] =>
  changing(Deliveries, failed, { ...ended(failed), retrimisaIn: id });

/** The present places of a recipient whom a delivery has failed for; none for a person who was removed. */
async function placesAgain(
  notice: Resend,
  content: Addressed,
  { recipient = 0, destinatarId }: Delivery,
): Promise<Place[]> {
  const named = content.recipients[recipient];
  if (!named || isErased(named)) return [];
  if (destinatarId === undefined) return (await placesOf(notice, content, [recipient])).flat();
  const [person] = await readPeople([destinatarId]);
  return person ? placesOfPerson(notice, content, { recipient, limba: named.limba }, person) : [];
}
