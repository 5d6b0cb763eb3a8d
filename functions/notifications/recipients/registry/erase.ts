import { endingBound } from "../../../../shared/data/bounds.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read, refuseStale, removing } from "../../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../../shared/data/tombstone.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import type { Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Person as Caller } from "../../access/callers.ts";
import { CONTACT, Contacts } from "../../records/contact.ts";
import { DEVICE, Devices } from "../../records/device.ts";
import { PREFERENCE, Preferences } from "../../records/preference.ts";
import { memberOfNumber } from "../../records/member-number.ts";
import { boundOf, Recipients } from "../../records/recipient.ts";
import { endReceived, eraseUnknown } from "./end-received.ts";
import { leaveGroups } from "./leave-groups.ts";
import { endLink } from "./link.ts";
import { onlyNumber } from "./number.ts";
import { type Person, readPerson } from "./person.ts";

/**
 * Removes a recipient with everything that names them. A person has more records than one transaction takes: first
 * the recipient is deactivated, so that nothing more is sent or added, and the record itself goes last. Whatever
 * stops this in between, a repeat completes it, also within a day of the record's removal.
 * @throws notFound, stale
 */
export async function eraseRecipient({ caller, id, ifMatch }: Target<Caller>): Promise<void> {
  const found = await read(Recipients, { id });
  if (!found && !(await readTombstone(Recipients, id))) throw kernel.negasit();
  if (found) {
    refuseStale(found, ifMatch);
    await deactivate(id);
    await unlinkAny(caller, id);
    // Before the record goes, because contents have the number, and only the record tells it.
    const number = onlyNumber(found);
    await endReceived(id, number);
    await eraseUnknown(number);
    await leaveGroups(memberOfNumber(number.kind, number.number).id);
    await retry(() => removePerson(id));
  }
  await leaveGroups(id);
  await endReceived(id);
}

const deactivate = (id: number): Promise<void> =>
  retry(async () => {
    const before = await read(Recipients, { id });
    if (before?.activ) await transact(changing(Recipients, before, { ...before, activ: false }));
  });

async function unlinkAny(caller: Caller, id: number): Promise<void> {
  const recipient = await read(Recipients, { id });
  if (recipient) await endLink(caller, recipient);
}

/** Removes the records of a person, then the recipient. A lost race starts again with what is left. */
async function removePerson(id: number): Promise<void> {
  for (;;) {
    const person = await readPerson(id);
    if (!person) return;
    const some = removingSome(person);
    if (some.length === 0) return removeLast(person.recipient);
    await transact(some);
  }
}

/** The kinds of records that a recipient has a bounded number of: none may be left. */
const kinds = [CONTACT, PREFERENCE, DEVICE];

const removeLast = (recipient: Stored<Person["recipient"]>): Promise<void> =>
  transact([
    ...removing(Recipients, recipient),
    addingTombstone(Recipients, recipient),
    ...kinds.map((kind) => endingBound(Recipients.table, boundOf(kind, recipient.id))),
  ]);

/** How many records one transaction of 100 writes removes, at five writes each. */
const AT_ONCE = 15;

/** The writes that remove some of the records of a person. */
const removingSome = ({ contacts, preferences, devices }: Person): Write[] =>
  [
    ...contacts.map((contact) => removing(Contacts, contact)),
    ...preferences.map((preference) => removing(Preferences, preference)),
    ...devices.map((device) => removing(Devices, device)),
  ]
    .slice(0, AT_ONCE)
    .flat();
