import { type Access, recognize } from "../../../shared/http/access.ts";
import { access } from "./authentication.ts";
import type { Person } from "./callers.ts";
import { type RecipientCaller, recipients } from "./load-recipient.ts";
import { refusals } from "./texts.ts";

/** A signed-in person who is a recipient of the registry. */
type LinkedPerson = Person & RecipientCaller;

/**
 * The access of people to their own recipient. It is apart from the others, because the records of recipients need the registry's
 * key. Account and recipient must name one another, so a link that was ended at either
 * side ends the access with the next request, as an inactive recipient does.
 */
export const recipientAccess: Access<LinkedPerson> = {
  ...access.user,
  zone: "citizen",
  admit: async (request, service) => recipientOf(await recognize(access.user, request, service)),
};

/** @throws forbidden for people who are linked to no recipient, or to an inactive one */
async function recipientOf(person: Person): Promise<LinkedPerson> {
  const { destinatarId } = person;
  const recipient = destinatarId === undefined ? undefined : await recipients.get(destinatarId);
  if (destinatarId === undefined || recipient?.utilizatorId !== person.id) throw refusals.faraDestinatar();
  if (!recipient.activ) throw refusals.contDeDestinatarInactiv();
  return { ...person, destinatarId, limba: recipient.limba };
}
