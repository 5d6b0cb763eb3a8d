import { type Content, isAddress, isNumber, type NumberRecipient } from "../../records/content.ts";
import type { Person } from "../registry/person.ts";
import { idsOfNumbers } from "../registry/find-recipients.ts";
import { readPeople } from "./find-people.ts";
import {
  type Addressed,
  type Noticed,
  type Place,
  placeOfAddress,
  placeOfForward,
  placeOfUnknown,
  placesOfPerson,
} from "./places.ts";

/** A recipient by number, with its index in the content. */
interface Numbered {
  index: number;
  recipient: NumberRecipient;
}

/** The number of recipients and forwarded copies of a content. */
export const entriesIn = ({ recipients, forwardTo }: Pick<Content, "recipients" | "forwardTo">): number =>
  recipients.length + forwardTo.length;

/**
 * The places of recipients that are not groups, and of forwarded copies, by their index: copies follow the
 * recipients. People have their present contacts.
 */
export async function placesOf(
  notice: Noticed,
  content: Addressed,
  indexes: readonly number[],
): Promise<Place[][]> {
  const numbered = indexes.flatMap((index): Numbered[] => {
    const recipient = content.recipients[index];
    return recipient && isNumber(recipient) ? [{ index, recipient }] : [];
  });
  const ofPeople = new Map<number, Place[]>();
  const people = await peopleWith(numbered);
  for (const [i, one] of numbered.entries())
    ofPeople.set(one.index, placesOfNumber(notice, content, one, people[i]));
  return indexes.map((index) => ofPeople.get(index) ?? placesWithout(content, index));
}

async function peopleWith(numbered: readonly Numbered[]): Promise<(Person | undefined)[]> {
  if (numbered.length === 0) return [];
  return readPeople(await idsOfNumbers(numbered.map(({ recipient }) => recipient)));
}

function placesOfNumber(
  notice: Noticed,
  content: Addressed,
  { index, recipient }: Numbered,
  person: Person | undefined,
): Place[] {
  const named = { recipient: index, limba: recipient.limba };
  return person
    ? placesOfPerson(notice, content, named, person)
    : [placeOfUnknown(content, named, recipient)];
}

/** The place of an address or a copy. @throws Error if the content has nothing there */
function placesWithout(content: Addressed, index: number): Place[] {
  const recipient = content.recipients[index];
  if (recipient && isAddress(recipient)) return [placeOfAddress(content, index, recipient)];
  const forward = index - content.recipients.length;
  const adresa = content.forwardTo[forward];
  if (adresa === undefined) throw new Error(`the content has no recipient ${index}`);
  return [placeOfForward(forward, adresa)];
}
