import { standings } from "../../../shared/auth/standings.ts";
import { findUnique, recordOf } from "../../../shared/data/repository.ts";
import { hmacOfNumber, type Recipient, Recipients } from "../records/recipient.ts";

/** Who acts for a recipient of the registry: people with a linked account, and citizens, who have no account. */
export interface RecipientCaller {
  destinatarId: number;
  /** The language of messages to them. */
  limba: Recipient["limba"];
}

/** What access depends on in a recipient; cached under its revision. */
interface RecipientStanding extends Pick<Recipient, "activ" | "limba" | "utilizatorId"> {
  /** The HMAC of the number of a person. */
  idnpHmac: string | undefined;
}

export const recipients = standings(Recipients.table, "recipient", (items): RecipientStanding | undefined => {
  const item = items.find(({ sk }) => sk === Recipients.name);
  if (!item) return undefined;
  const { activ, limba, utilizatorId, idnp } = recordOf<Recipient>(item);
  return { activ, limba, utilizatorId, idnpHmac: idnp && hmacOfNumber("idnp", idnp) };
});

/**
 * The active recipient with an IDNP.
 * @param recordId the recipient that had it earlier, if that is known: then nothing is looked up
 */
export async function findRecipient(idnp: string, recordId?: number): Promise<RecipientCaller | undefined> {
  const idnpHmac = hmacOfNumber("idnp", idnp);
  const destinatarId = recordId ?? (await findUnique(Recipients, "idnpHmac", idnpHmac));
  const recipient = destinatarId === undefined ? undefined : await recipients.get(destinatarId);
  if (destinatarId === undefined || !recipient?.activ || recipient.idnpHmac !== idnpHmac) return undefined;
  return { destinatarId, limba: recipient.limba };
}
