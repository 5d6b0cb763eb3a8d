import { oldestFirst } from "../../../../shared/data/lists.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import type { Bookmark } from "../../state/progress/large.ts";
import { type ContentRecipient, isGroup } from "../../records/content.ts";
import { Groups, type Member, membersOf } from "../../records/group.ts";
import { ReceivedNotices } from "../../records/received.ts";
import { recipientsAmong } from "../registry/find-recipients.ts";
import { readPeople } from "./find-people.ts";
import { type Addressed, type Noticed, type Place, placesOfPerson } from "./places.ts";
import { entriesIn, placesOf } from "./resolve.ts";

/** A place in a content: the index of a recipient, and within a group the last member. */
export type Position = Pick<Bookmark, "reached" | "memberId">;

/** A recipient, or a member of a group, with the places of its deliveries and the position after it. */
export interface Step {
  places: Place[];
  next: Position;
}

/** The most recipients of a chunk. */
const MOST = 30;

/** Members that are walked in the order of their ids have lower ids than this. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER;

/** A notification; one that is only asked about has no id, and nobody got it. */
type Notice = Noticed & { id?: number };

/**
 * The next recipients of a content after a position, with their present places: some entries, or some members of a
 * group. A person who already got the notification has no places.
 */
export function stepsFrom(notice: Notice, content: Addressed, from: Position): Promise<Step[]> {
  const recipient = content.recipients[from.reached];
  return recipient && isGroup(recipient)
    ? stepsOfGroup(notice, content, { recipient, from })
    : stepsOfEntries(notice, content, from);
}

/** Recipients and copies up to the next group. */
async function stepsOfEntries(
  notice: Notice,
  content: Addressed,
  { reached: at }: Position,
): Promise<Step[]> {
  const { recipients } = content;
  const group = recipients.findIndex((recipient, index) => index >= at && isGroup(recipient));
  const end = Math.min(at + MOST, group < 0 ? entriesIn(content) : group);
  const indexes = Array.from({ length: end - at }, (_, i) => at + i);
  const places = await placesOf(notice, content, indexes);
  const people = places.flatMap(([first]) => first?.destinatarId ?? []);
  const served = recipients.length > 1 ? await servedAmong([...new Set(people)], notice) : new Set();
  return indexes.map((index, i) => {
    const own = places[i] ?? [];
    const isServed = served.has(own[0]?.destinatarId ?? 0);
    return { places: isServed ? [] : own, next: { reached: index + 1, memberId: 0 } };
  });
}

interface InGroup {
  recipient: Extract<ContentRecipient, { grupId: number }>;
  from: Position;
}

async function stepsOfGroup(
  notice: Notice,
  content: Addressed,
  { recipient: { grupId, limba }, from }: InGroup,
): Promise<Step[]> {
  const { reached } = from;
  const reading = { after: from.memberId, before: ABOVE_ALL, most: MOST };
  const rows = await oldestFirst(Groups.table, membersOf(grupId), reading);
  const members = rows.map(({ item }) => recordOf<Member>(item));
  const ids = await recipientsAmong(members);
  const known = ids.filter((id) => id !== undefined);
  // Somebody who is a member both by id and by number got it under the id.
  const mayRepeat = content.recipients.length > 1 || members.some(({ numar }) => numar);
  const [people, served] = await Promise.all([
    readPeople(ids),
    mayRepeat ? servedAmong(known, notice) : new Set(),
  ]);
  const steps = members.map(({ id: memberId }, i): Step => {
    const isAgain = served.has(ids[i]) || ids.indexOf(ids[i]) < i;
    const person = isAgain ? undefined : people[i];
    const places = person ? placesOfPerson(notice, content, { recipient: reached, limba }, person) : [];
    return { places, next: { reached, memberId } };
  });
  return members.length < MOST
    ? [...steps, { places: [], next: { reached: reached + 1, memberId: 0 } }]
    : steps;
}

/**
 * The people among these who already got the notification: whoever is named twice, or is in two groups, gets it with
 * the first.
 */
async function servedAmong(ids: readonly number[], { id }: Notice): Promise<ReadonlySet<number | undefined>> {
  if (id === undefined) return new Set();
  const keys = ids.map((destinatarId) => ReceivedNotices.key({ id, destinatarId }));
  const found = await readItems(ReceivedNotices.table, keys);
  return new Set(ids.filter((_, i) => found[i] !== undefined));
}
