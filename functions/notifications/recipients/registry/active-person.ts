import { when } from "../../../../shared/data/precondition.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { invalidField, unknownReference } from "../../../../shared/refusals.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { Recipients } from "../../records/recipient.ts";
import { type Person, readPerson } from "./person.ts";
import { refusals } from "./texts.ts";

/**
 * The person whose records change, or get a new one; `requiringActive` confirms it in the transaction.
 * @throws badRequest if there is no such recipient, conflict for an inactive one
 */
export async function activePerson(destinatarId: number): Promise<Person> {
  const person = await readPerson(destinatarId);
  if (!person) throw unknownReference("destinatarId");
  if (!person.recipient.activ) throw accessRefusals.destinatarInactiv();
  return person;
}

/** The recipient exists and is active; otherwise the writer reads again. */
export const requiringActive = (destinatarId: number): Write =>
  when(Recipients, { id: destinatarId }, { activ: true });

interface OfRecipient {
  destinatarId: number;
}

/** @throws badRequest if a record is to become another recipient's */
export function refuseMove(before: OfRecipient | undefined, { destinatarId }: Partial<OfRecipient>): void {
  if (before && destinatarId !== undefined && destinatarId !== before.destinatarId)
    throw invalidField("destinatarId", refusals.neschimbabil);
}
