import { read } from "../../../../shared/data/repository.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { acceptFor, declineFor } from "../../recipients/registry/decline-category.ts";
import { ownerOfAddress } from "../../recipients/registry/owner-of-address.ts";
import { acceptAt, declineAt } from "../../recipients/suppressions/decline-category.ts";
import type { Decision } from "./decision.ts";

/**
 * Carries out a decision of a number. For a delivery to a person, it becomes a preference of that person; for one to
 * a number, a suppression of the number, and a preference of the person if the number belongs to nobody else.
 * Repeating it changes nothing.
 * @returns true if it changed something
 */
export async function carryOut(adresaHmac: string, decision: Decision): Promise<boolean> {
  const { act, subject } = decision;
  const delivery = await read(Deliveries, { id: subject.livrareId });
  const person = delivery?.destinatarId ?? (await ownerOfAddress(adresaHmac));
  const byPerson = act === "decline" ? declineFor : acceptFor;
  const { sistemId, categorie } = subject;
  const changes = [
    person !== undefined && (await byPerson(person, { sistemId, categorie })),
    delivery?.destinatarId === undefined && (await carryOutAt(adresaHmac, decision, delivery)),
  ];
  return changes.includes(true);
}

async function carryOutAt(
  adresaHmac: string,
  { act, subject: { sistemId, categorie, livrareId } }: Decision,
  delivery: Delivery | undefined,
): Promise<boolean> {
  const declined = { adresaHmac, sistemId, categorie };
  if (act === "accept") return acceptAt(declined);
  if (!delivery) return false;
  const { notificareId, expiresOn: eventsExpireOn } = delivery;
  return declineAt({ ...declined, canal: "SMS", notificareId, livrareId, eventsExpireOn });
}
