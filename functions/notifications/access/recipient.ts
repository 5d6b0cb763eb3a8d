import { standings } from "../../../shared/auth/standings.ts";
import { recordOf } from "../../../shared/data/repository.ts";
import { forbidden } from "../../../shared/errors.ts";
import { type Access, recognize } from "../../../shared/http/access.ts";
import { type Recipient, Recipients } from "../records/recipient.ts";
import { access } from "./authentication.ts";
import type { Person } from "./callers.ts";

/** A recipient as far as it decides on the access of its account; cached under its revision. */
type RecipientStanding = Pick<Recipient, "activ" | "limba" | "utilizatorId">;

/** A signed-in person who is a recipient of the registry. */
export type RecipientCaller = Person & {
  destinatarId: number;
  /** The language in which they are addressed. */
  limba: Recipient["limba"];
};

const recipients = standings(Recipients.table, "recipient", (items): RecipientStanding | undefined => {
  const item = items.find(({ sk }) => sk === Recipients.name);
  if (!item) return undefined;
  const { activ, limba, utilizatorId } = recordOf<Recipient>(item);
  return { activ, limba, utilizatorId };
});

/**
 * The access of people to their own recipient. It is apart from the others, because the records of recipients need the registry's
 * key. Account and recipient must name one another, so a link that was ended at either
 * side ends the access with the next request, as an inactive recipient does.
 */
export const recipientAccess: Access<RecipientCaller> = {
  ...access.user,
  zone: "citizen",
  admit: async (request, service) => recipientOf(await recognize(access.user, request, service)),
};

/** @throws forbidden for people who are linked to no recipient, or to an inactive one */
async function recipientOf(person: Person): Promise<RecipientCaller> {
  const { destinatarId } = person;
  const recipient = destinatarId === undefined ? undefined : await recipients.get(destinatarId);
  if (destinatarId === undefined || recipient?.utilizatorId !== person.id) throw forbidden("faraDestinatar");
  if (!recipient.activ) throw forbidden("contDeDestinatarInactiv");
  return { ...person, destinatarId, limba: recipient.limba };
}
