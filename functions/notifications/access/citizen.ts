import { sessionCredentials, zoneAccess } from "../../../shared/features/zones/credentials.ts";
import type { Access } from "../../../shared/http/access.ts";
import { kernel } from "../../../shared/refusals.ts";
import { notifications } from "../service.ts";
import { findRecipient, type RecipientCaller } from "./load-recipient.ts";
import { refusals } from "./texts.ts";
import { notOfCitizens, officialCallers } from "./zone-access.ts";
import type { Person } from "./callers.ts";

/** A citizen with a session of the government's login. */
export interface Citizen {
  /** Names the recipient, or the session of a citizen who is not one. */
  key: string;
  /** The active recipient with their IDNP, if there is one. */
  recipient: RecipientCaller | undefined;
}

const { citizen } = sessionCredentials<Citizen, Person>(notifications.name, {
  ...officialCallers,
  async citizen({ id, idnp, recordId }) {
    const recipient = await findRecipient(idnp, recordId);
    return { key: recipient ? `recipient#${recipient.destinatarId}` : `session#${id}`, recipient };
  },
  identifyCitizen: ({ key }) => key,
});

/** The citizen zone. It is apart from the other zones, because the records of recipients need the registry's key. */
export const citizenAccess: Access<Citizen> = zoneAccess("citizen", [citizen], notOfCitizens);

/** The recipient that a citizen is. @throws notFound for other citizens: no record is theirs */
export function ownRecipient({ recipient }: Citizen): RecipientCaller {
  if (!recipient) throw kernel.negasit();
  return recipient;
}

/** The recipient that a citizen adds a record for. @throws forbidden for citizens who are not recipients */
export function demandRecipient({ recipient }: Citizen): RecipientCaller {
  if (!recipient) throw refusals.faraDestinatar();
  return recipient;
}
