import { readRowTotal } from "../../../../shared/data/totals.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Noticed, Place } from "../../recipients/people/places.ts";
import { entriesIn, placesOf } from "../../recipients/people/resolve.ts";
import { type Content, isAddress, isGroup, isNumber } from "../../records/content.ts";
import { Groups, membersOf } from "../../records/group.ts";
import { MOST_SMALL } from "../../records/notification.ts";
import type { NumberedRecipient } from "./recipients-of.ts";
import { refusals } from "./texts.ts";

/** How many people a notification is stored with: each takes up to five items, and DynamoDB takes a hundred in all. */
const MOST_PEOPLE = 12;
/** The most members of a group. */
const MOST_MEMBERS = 100_000;

/**
 * The places of a notification that is stored with its deliveries, by recipient; undefined if the expander makes them, because there are
 * too many or because it names groups.
 */
export async function placesAtOnce(notice: Noticed, content: Content): Promise<Place[][] | undefined> {
  const { recipients } = content;
  const entries = entriesIn(content);
  const isMore = entries > MOST_SMALL || recipients.filter(isNumber).length > MOST_PEOPLE;
  if (isMore || recipients.some(isGroup)) return undefined;
  const places = await placesOf(notice, content, [...Array(entries).keys()]);
  return places.flat().length > MOST_SMALL ? undefined : places;
}

/** True if a content names only addresses, so that its deliveries are as many as its recipients and copies. */
export const isOfAddresses = ({ recipients }: Pick<Content, "recipients">): boolean =>
  recipients.every(isAddress);

/**
 * The number of recipients and copies, with the members that groups have now. The expander finds out how many deliveries they
 * become.
 * @throws badRequest for a group that is too large
 */
export async function expectedIn(numbered: readonly NumberedRecipient[], copies: number): Promise<number> {
  const sizes = await Promise.all(
    numbered.map(async ({ number, recipient }) => {
      if (!isGroup(recipient)) return 1;
      const members = await readRowTotal(Groups.table, [membersOf(recipient.grupId)]);
      if (members > MOST_MEMBERS) throw invalidField(`recipients.${number}.value`, refusals.grupPesteLimita);
      return members;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, copies);
}
