import { clock } from "../../../shared/clock.ts";
import { adding, changing } from "../../../shared/data/repository.ts";
import { retry, RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { AppError } from "../../../shared/errors.ts";
import { nextId } from "../../../shared/ids.ts";
import { type Preference, Preferences } from "../records/preference.ts";
import { requiringRecipient } from "../records/recipient.ts";
import { readPerson } from "./person.ts";

/** Declines are counted with the other preferences, but not refused beyond their bound. */
const Unbounded: typeof Preferences = {
  ...Preferences,
  ...(Preferences.bounded && { bounded: { ...Preferences.bounded, most: Number.MAX_SAFE_INTEGER } }),
};

/** A category of a system. */
export type Subject = Required<Pick<Preference, "sistemId" | "categorie">>;

/**
 * Declines a category of a system in the name of a recipient, by a preference. It adds to a preference for the same system and
 * category, and may exceed the bound of preferences, because one click must always succeed. Does nothing for a recipient who
 * was removed; repeating it, also at the same time, changes nothing.
 */
export const declineFor = (destinatarId: number, subject: Subject): Promise<void> =>
  retry(async () => {
    const person = await readPerson(destinatarId);
    if (!person) return;
    const before = person.preferences.find(
      ({ sistemId, categorie }) => sistemId === subject.sistemId && categorie === subject.categorie,
    );
    if (before?.activ === false) return;
    const { rev: _, ...rest } = before ?? newPreference(destinatarId, subject);
    const after = { ...rest, activ: false };
    const writes = before ? changing(Preferences, before, after) : adding(Unbounded, after);
    await transact([...writes, requiringRecipient(destinatarId)], { repeatable: true }).catch(again);
  });

const newPreference = (destinatarId: number, subject: Subject): Preference & { rev?: number } => ({
  ...{ id: nextId(), destinatarId, ...subject, canale: [], activ: false, creatLa: clock.iso() },
});

/** Another act added the preference, or removed the recipient, meanwhile: both are read again. */
function again(error: unknown): never {
  throw error instanceof AppError ? new RevisionConflict() : error;
}
