import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { AppError } from "../../../../shared/errors.ts";
import { nextId } from "../../../../shared/ids.ts";
import { type Preference, Preferences } from "../../records/preference.ts";
import { requiringRecipient } from "../../records/recipient.ts";
import { type Person, readPerson } from "./person.ts";

/** Declines are counted with the other preferences, but not refused beyond their bound. */
const withoutBound = { most: Number.MAX_SAFE_INTEGER };

/** A category of a system. */
export type Subject = Required<Pick<Preference, "sistemId" | "categorie">>;

/**
 * Declines a category of a system for a recipient, by a preference. It adds to a preference for the same system and
 * category, and may exceed the bound of preferences, because one click must always succeed. Does nothing for a
 * recipient who was removed; repeating it, also at the same time, changes nothing.
 * @returns true if this call declined it
 */
export const declineFor = (destinatarId: number, subject: Subject): Promise<boolean> =>
  retry(async () => {
    const person = await readPerson(destinatarId);
    if (!person) return false;
    const before = preferenceFor(person, subject);
    if (before?.activ === false) return false;
    const { rev: _, ...rest } = before ?? newPreference(destinatarId, subject);
    const after = { ...rest, activ: false };
    const writes = before ? changing(Preferences, before, after) : adding(Preferences, after, withoutBound);
    await transact([...writes, requiringRecipient(destinatarId)], { repeatable: true }).catch(again);
    return true;
  });

/**
 * Takes the decline of a category of a system back. The preference stays, so that it also wins over a general one that declines.
 * @returns true if this call took it back
 */
export const acceptFor = (destinatarId: number, subject: Subject): Promise<boolean> =>
  retry(async () => {
    const person = await readPerson(destinatarId);
    const before = person && preferenceFor(person, subject);
    if (before?.activ !== false) return false;
    const { rev: _, ...rest } = before;
    const writes = changing(Preferences, before, { ...rest, activ: true });
    await transact([...writes, requiringRecipient(destinatarId)], { repeatable: true }).catch(again);
    return true;
  });

const preferenceFor = ({ preferences }: Person, subject: Subject): Stored<Preference> | undefined =>
  preferences.find(
    ({ sistemId, categorie }) => sistemId === subject.sistemId && categorie === subject.categorie,
  );

const newPreference = (destinatarId: number, subject: Subject): Preference & { rev?: number } => ({
  ...{ id: nextId(), destinatarId, ...subject, canale: [], activ: false, creatLa: clock.iso() },
});

/** Another act added the preference, or removed the recipient, meanwhile: both are read again. */
function again(error: unknown): never {
  throw error instanceof AppError ? new RevisionConflict() : error;
}
