import { readByKeys, readPartition } from "../../../../shared/data/repository.ts";
import { Contacts, contactsWith } from "../../records/contact.ts";

/** How many contacts with an address are read: if there are more, it does not belong to a single person. */
const MOST_READ = 20;

/** The person of the registry that an address belongs to: the only one who has it as a verified contact. */
export async function ownerOfAddress(addressHmac: string): Promise<number | undefined> {
  const rows = await readPartition(Contacts.table, contactsWith(addressHmac), { limit: MOST_READ });
  const keys = rows.map(({ sk, destinatarId }) => ({ id: Number(sk), destinatarId: Number(destinatarId) }));
  const verified = (await readByKeys(Contacts, keys)).filter(({ verificat }) => verificat);
  const owners = [...new Set(verified.map(({ destinatarId }) => destinatarId))];
  return owners.length === 1 && rows.length < MOST_READ ? owners[0] : undefined;
}
