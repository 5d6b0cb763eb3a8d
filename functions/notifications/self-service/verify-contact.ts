import * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, read, readById, removing, revised } from "../../../shared/data/repository.ts";
import { retry, transact, type Write } from "../../../shared/data/transaction.ts";
import type { Target } from "../../../shared/features/crud-verbs.ts";
import { log } from "../../../shared/log.ts";
import { kernel, limitReached } from "../../../shared/refusals.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { addressHmac } from "../records/hmac.ts";
import { type Contact, Contacts } from "../records/contact.ts";
import { isSuppressing, suppressionIdOf, Suppressions } from "../records/suppression.ts";
import { requiringActive } from "../recipients/registry/active-person.ts";
import { isSameAddress } from "../recipients/registry/contacts.ts";
import { checkCode, issueCode, mayHaveCode, takeAsked } from "./codes.ts";
import { sendCode } from "./send-code.ts";
import { refusals } from "./texts.ts";

/** The code that a person got, as they send it. */
export const Code = z
  .object({ code: z.string().regex(/^[0-9]{6}$/) })
  .meta({ id: "CodDeConfirmare", examples: [{ code: "048213" }] });

type Asking = Pick<Target<RecipientCaller>, "caller" | "id">;

/** A contact of the caller. @throws notFound */
async function ownContact({ caller, id }: Asking): Promise<Stored<Contact>> {
  const contact = await readById(Contacts, id);
  if (contact?.destinatarId !== caller.destinatarId) throw kernel.negasit();
  return contact;
}

/** True if messages may go to a contact: it is confirmed, and has not refused a message since. */
const isProved = ({ verificat, nelivrabil = false }: Contact): boolean => verificat && !nelivrabil;

/**
 * Verifies a contact by the code that was sent to it. The code is used up in the same transaction, and an earlier
 * refusal of the address no longer counts. A confirmed contact stays as it is.
 * @throws notFound, badRequest for a wrong code
 */
export async function verifyContact(asking: Asking, digits: string): Promise<Stored<Contact>> {
  const asked = await ownContact(asking);
  if (isProved(asked)) return asked;
  const usingUp = await checkCode(asked, digits);
  return retry(async () => {
    const before = await ownContact(asking);
    if (isProved(before)) return before;
    if (!isSameAddress(asked, before)) throw refusals.codGresit();
    const { nelivrabil: _, ...contact } = before;
    const after = revised(before, { ...contact, verificat: true });
    const writes = [...changing(Contacts, before, after), ...(await liftingSuppression(before)), usingUp];
    await transact([...writes, requiringActive(before.destinatarId)], { answer: after });
    return after;
  });
}

/** The write that lifts the suppression of an address that has just been proved to take messages. */
async function liftingSuppression({ canal, adresa }: Contact): Promise<Write[]> {
  const hmac = addressHmac(canal, adresa);
  const found = await read(Suppressions, { id: suppressionIdOf(hmac) });
  return found && isSuppressing(found, hmac) ? removing(Suppressions, found) : [];
}

/**
 * Sends a new code to a contact; the former one ends.
 * @throws notFound, conflict for a contact that is proved, or whose number gets none, tooManyRequests, unavailable if no provider
 * takes it
 */
export async function resendCode(asking: Asking): Promise<void> {
  const contact = await ownContact(asking);
  if (isProved(contact)) throw refusals.contactVerificat();
  if (!mayHaveCode(contact)) throw refusals.numarFaraCod();
  const limit = await takeAsked(contact);
  if (limit) throw limitReached(limit.most, limit.wait);
  if (!(await dispatchCode(asking.caller, contact))) throw refusals.codNetrimis();
}

/** The contact is stored, whatever becomes of its code: the person can ask for another one. */
export async function sendFirstCode(caller: RecipientCaller, contact: Stored<Contact>): Promise<void> {
  try {
    if (await takeAsked(contact)) return;
    if (await dispatchCode(caller, contact)) return;
    log.warn("no provider took the code of a contact", { object: contact.id });
  } catch (error) {
    log.error("sending the code of a contact failed", error, { object: contact.id });
  }
}

/** @returns false if no provider took it */
const dispatchCode = async ({ limba }: RecipientCaller, contact: Contact): Promise<boolean> =>
  sendCode(contact, await issueCode(contact), limba);
